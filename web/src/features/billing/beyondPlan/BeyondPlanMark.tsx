import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { BeyondPlan } from './beyondPlan.ts'
import styles from './BeyondPlanNote.module.css'

/** A quiet word on a card: it can be read, not changed, and which plan opens it. */
export function BeyondPlanMark({ beyondPlan: { planName } }: { beyondPlan: NonNullable<BeyondPlan> }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['mark']}>
      <Lock className={styles['icon']} aria-hidden="true" />
      {formatMessage({ id: 'beyondPlan.mark' }, { plan: planName ?? 'none' })}
    </p>
  )
}
