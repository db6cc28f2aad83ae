import { Check, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/status/Spinner.tsx'
import type { HumanCheckActions } from './useHumanCheck.ts'
import styles from './HumanCheckLine.module.css'

/** The state of the check in one line; nothing where there is none. A failed one can be retried. */
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
