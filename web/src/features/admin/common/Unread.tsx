import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

/** Stands where a read of the administration has failed: no alert, a line for the console. */
export function Unread({ what }: { what: string }) {
  useEffect(() => {
    // What an administrator's own tools are for.
    // eslint-disable-next-line no-console
    console.error(`Administration: ${what} could not be read.`)
  }, [what])
  return (
    <p>
      <FormattedMessage id="administration.unread" />
    </p>
  )
}
