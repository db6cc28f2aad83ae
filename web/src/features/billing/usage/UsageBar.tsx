import { useId } from 'react'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import styles from './UsagePanel.module.css'

interface UsageBarProps {
  readonly label: string
  readonly used: number
  /** 0 where the plan has none of it. */
  readonly limit: number
  /** The figures under the label instead of beside it. */
  readonly isStacked?: boolean
}

/** The use of one limit: a bar, with a text where it is full; a lock where the plan has none of it. */
export function UsageBar({ label, used, limit, isStacked = false }: UsageBarProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const isLocked = limit === 0
  const isReached = !isLocked && used >= limit
  const end = () => {
    if (isLocked)
      return <Lock className={styles['lock']} role="img" aria-label={formatMessage({ id: 'usage.locked' })} />
    return formatMessage({ id: 'usage.line' }, { used, limit })
  }
  return (
    <div className={styles['usage']} data-reached={isReached || undefined}>
      <div className={styles['line']} data-stacked={isStacked || undefined}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        <span className={styles['figures']}>{end()}</span>
      </div>
      {!isLocked && (
        <div
          className={styles['track']}
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={formatMessage({ id: 'usage.said' }, { used, limit })}
        >
          <span className={styles['fill']} style={{ transform: `scaleX(${Math.min(used / limit, 1)})` }} />
        </div>
      )}
      {isReached && <span className={styles['reached']}>{formatMessage({ id: 'usage.reached' })}</span>}
    </div>
  )
}
