import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { BeyondPlan } from './beyondPlan.ts'
import styles from './BeyondPlanNote.module.css'

/** A badge on a card that is read-only, with the plan that would open it. */
export function BeyondPlanMark({ beyondPlan: { planName } }: { beyondPlan: NonNullable<BeyondPlan> }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['mark']}>
      <Lock className={styles['icon']} aria-hidden="true" />
      {formatMessage({ id: 'beyondPlan.mark' }, { plan: planName ?? 'none' })}
    </p>
  )
}
