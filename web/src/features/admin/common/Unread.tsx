import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

/** Replaces data that failed to load: logs to the console, without an alert. */
export function Unread({ what }: { what: string }) {
  useEffect(() => {
    // Administrators diagnose with the console.
    // eslint-disable-next-line no-console
    console.error(`Administration: ${what} could not be read.`)
  }, [what])
  return (
    <p>
      <FormattedMessage id="administration.unread" />
    </p>
  )
}
