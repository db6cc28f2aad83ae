import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from './offeredPlan.ts'
import { usePlanNames } from './planName.ts'
import styles from './PlanAnalysis.module.css'

const KEYS = ['SENTIMENTS', 'SIMILAR_COMPANIES', 'PARTNERSHIPS', 'QUESTIONS'] as const

interface PlanAnalysisProps {
  readonly plan: OfferedPlan
  /** The first plan that has any, for those that have none. */
  readonly firstWith: OfferedPlan | null
  /** The present plan, where what comes in addition shall stand out. */
  readonly before: OfferedPlan | null
}

/** The kinds of analysis that a plan opens. */
export function PlanAnalysis({ plan, firstWith, before }: PlanAnalysisProps) {
  const { formatMessage } = useIntl()
  const { nameOf } = usePlanNames()
  const keys = KEYS.filter((key) => plan.aiKeys.includes(key))
  return (
    <div className={styles['analysis']}>
      <p className={styles['head']}>{formatMessage({ id: 'order.ai' })}</p>
      {keys.length === 0 ? (
        <p className={styles['none']}>
          {firstWith
            ? formatMessage({ id: 'order.ai.from' }, { plan: nameOf(firstWith.name) })
            : formatMessage({ id: 'order.ai.none' })}
        </p>
      ) : (
        <ul className={styles['keys']}>
          {keys.map((key) => (
            <li key={key} className={styles['key']} data-new={(before && !before.aiKeys.includes(key)) || undefined}>
              <Check aria-hidden="true" />
              {formatMessage({ id: `order.ai.${key}` })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
