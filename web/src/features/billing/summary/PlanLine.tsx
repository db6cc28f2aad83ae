import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanMark } from '../plans/PlanMark.tsx'
import { usePlanNames } from '../plans/planName.ts'
import styles from './PlanLine.module.css'

/** A plan on one line: its mark, its name over a note, its price. */
export function PlanLine({ plan, note }: { plan: OfferedPlan; note: ReactNode }) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const { nameOf } = usePlanNames()
  return (
    <div className={styles['plan']}>
      <PlanMark order={plan.displayOrder} size="row" />
      <div className={styles['words']}>
        <p className={styles['name']}>{formatMessage({ id: 'order.planLine' }, { plan: nameOf(plan.name) })}</p>
        <p className={styles['note']}>{note}</p>
      </div>
      <span className={styles['price']}>
        {Number(plan.price) === 0 ? formatMessage({ id: 'order.free' }) : money(Number(plan.price), plan.currency)}
      </span>
    </div>
  )
}
