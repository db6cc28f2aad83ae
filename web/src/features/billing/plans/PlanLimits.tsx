import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { LimitLine } from './planUse.ts'
import styles from './PlanLimits.module.css'

interface PlanLimitsProps {
  readonly lines: readonly LimitLine[]
  /** The present plan: its use is shown beside each limit. */
  readonly isPresent: boolean
  /** What the present plan allows of each, where what is better shall stand out. */
  readonly before: readonly LimitLine[] | null
}

/** The limits of a plan, each with a bar of what would be used of it today. */
export function PlanLimits({ lines, isPresent, before }: PlanLimitsProps) {
  const { formatMessage } = useIntl()
  return (
    <dl className={styles['limits']}>
      {lines.map((line, place) => (
        <div key={line.limit} className={styles['line']} data-locked={line.allowed === 0 || undefined}>
          <dt className={styles['label']}>{formatMessage({ id: `order.limit.${line.limit}` })}</dt>
          <dd className={styles['figure']} data-better={isBetter(line, before?.[place]) || undefined}>
            <Figure line={line} isPresent={isPresent} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isBetter({ allowed }: LimitLine, before: LimitLine | undefined): boolean {
  return before !== undefined && allowed > before.allowed
}

function Figure({ line: { allowed, used }, isPresent }: { line: LimitLine; isPresent: boolean }) {
  const { formatMessage } = useIntl()
  const { count } = useFormatters()
  if (allowed === 0) {
    return <Lock className={styles['lock']} role="img" aria-label={formatMessage({ id: 'order.limit.none' })} />
  }
  if (used === null) return count(allowed)
  const isReached = used >= allowed
  return (
    <>
      {isPresent ? formatMessage({ id: 'order.limit.line' }, { used, limit: allowed }) : count(allowed)}
      <VisuallyHidden>
        {!isPresent && `, ${formatMessage({ id: 'order.limit.used' }, { used })}`}
        {isReached && `, ${formatMessage({ id: 'order.limit.reached' })}`}
      </VisuallyHidden>
      <span className={styles['track']} data-reached={isReached || undefined} aria-hidden="true">
        <span className={styles['fill']} style={{ transform: `scaleX(${Math.min(used / allowed, 1)})` }} />
      </span>
    </>
  )
}
