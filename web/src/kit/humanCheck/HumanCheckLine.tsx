import { Check, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/status/Spinner.tsx'
import type { HumanCheckActions } from './useHumanCheck.ts'
import styles from './HumanCheckLine.module.css'

/** How the check stands, in one line; nothing where none is made. A failed one can be tried again. */
export function HumanCheckLine({ check: { state, prepare } }: { check: HumanCheckActions }) {
  const { formatMessage } = useIntl()
  if (state === 'idle') return null
  return (
    <p className={styles['line']} data-state={state} role="status">
      {state === 'working' && <Spinner />}
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'failed' && <CircleAlert aria-hidden="true" />}
      <span>{formatMessage({ id: `humanCheck.${state}` })}</span>
      {state === 'failed' && (
        <button className={styles['retry']} type="button" onClick={prepare}>
          {formatMessage({ id: 'failure.retry' })}
        </button>
      )}
    </p>
  )
}
