import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanCards } from '../plans/PlanCards.tsx'
import type { PresentUse } from '../plans/planUse.ts'
import { PageHeading } from './PageHeading.tsx'
import styles from './ReadOnlyPlans.module.css'

interface ReadOnlyPlansProps {
  readonly plans: readonly OfferedPlan[]
  readonly present?: OfferedPlan | null
  readonly use?: PresentUse | null
  /** Why nothing can be chosen, and what can be done instead. */
  readonly children: ReactNode
  readonly noteOf?: (planName: string) => ReactNode
}

/** The plans to look at. */
export function ReadOnlyPlans({ plans, present = null, use = null, children, noteOf }: ReadOnlyPlansProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHeading title={formatMessage({ id: 'title.Subscription' })} lede={formatMessage({ id: 'order.lede' })} />
      <div className={styles['why']}>{children}</div>
      <PlanCards plans={plans} present={present} use={use} action={null} {...(noteOf && { noteOf })} />
    </>
  )
}

/** Why nothing can be chosen, in a box, with the ways on at its right. */
export function Why({ children, ways }: { children: ReactNode; ways?: ReactNode }) {
  return (
    <div className={styles['box']}>
      <div className={styles['words']}>{children}</div>
      {ways && <div className={styles['ways']}>{ways}</div>}
    </div>
  )
}
