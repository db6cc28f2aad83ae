import { useId, type ReactNode } from 'react'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { OfferedPlan } from './offeredPlan.ts'
import { PlanAnalysis } from './PlanAnalysis.tsx'
import { PlanLimits } from './PlanLimits.tsx'
import { PlanMark } from './PlanMark.tsx'
import { usePlanNames } from './planName.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { limitLines, type PresentUse } from './planUse.ts'
import styles from './PlanColumn.module.css'

/** What the button of a plan does: nothing to press where plans are only looked at. */
export type PlanAction = 'select' | 'change' | null

interface PlanColumnProps {
  readonly plan: OfferedPlan
  readonly present: OfferedPlan | null
  readonly firstWithAnalysis: OfferedPlan | null
  readonly use: PresentUse | null
  readonly isChosen: boolean
  readonly action: PlanAction
  /** A note on the plan, such as until when it stays open. */
  readonly note: ReactNode
  readonly onChoose: (planName: string) => void
}

/** A plan: rank, price, the button, its limits with what is used of them, the analysis that it opens. */
export function PlanColumn(props: PlanColumnProps) {
  const { plan, present, firstWithAnalysis, use, isChosen, action, note, onChoose } = props
  const { formatMessage } = useIntl()
  const { titleOf, nameOf } = usePlanNames()
  const id = useId()
  const isPresent = plan.name === present?.name
  const before = isChosen && !isPresent ? present : null
  return (
    <li
      className={styles['column']}
      data-plan={plan.name}
      data-present={isPresent || undefined}
      data-chosen={(isChosen && !isPresent) || undefined}
      aria-labelledby={id}
      aria-current={isPresent || undefined}
    >
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {titleOf(plan.name)}
        </h2>
        <PlanMark order={plan.displayOrder} />
      </div>
      <PlanPrice plan={plan} />
      <div className={styles['verb']} data-none={(action === null && present === null) || undefined}>
        {action === null ? (
          isPresent && (
            <>
              <span className={styles['present']}>{formatMessage({ id: 'order.current' })}</span>
              {note && <span className={styles['note']}>{note}</span>}
            </>
          )
        ) : (
          <Button
            variant={isChosen && !isPresent ? 'primary' : 'secondary'}
            isDisabled={isPresent}
            onClick={() => onChoose(plan.name)}
          >
            {isChosen && !isPresent && <Check aria-hidden="true" />}
            {formatMessage({ id: actionId(isPresent, isChosen, action) })}
            <VisuallyHidden>{formatMessage({ id: 'order.ofPlan' }, { plan: nameOf(plan.name) })}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div className={styles['limits']}>
        <PlanLimits
          lines={limitLines(plan, use)}
          isPresent={isPresent && use !== null}
          before={before && limitLines(before, use)}
        />
      </div>
      <PlanAnalysis plan={plan} firstWith={firstWithAnalysis} before={before} />
      {note && action !== null && <p className={styles['note']}>{note}</p>}
    </li>
  )
}

function actionId(isPresent: boolean, isChosen: boolean, action: 'select' | 'change') {
  if (isPresent) return 'order.current'
  return isChosen ? 'order.chosen' : (`order.${action}` as const)
}
