import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { canChoose, type OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanCards } from '../plans/PlanCards.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { planUseOf, useExcessMessages } from '../beyondPlan/useExcessMessages.ts'
import { differencesOf, type PresentUse } from '../plans/planUse.ts'
import styles from './ChooseStep.module.css'

interface ChooseStepProps {
  readonly plans: readonly OfferedPlan[]
  readonly present: OfferedPlan
  readonly use: PresentUse | null
  readonly chosenName: string
  /** The present plan is free: another one is a new order. */
  readonly isFree: boolean
  readonly renewalDate: string | null
  /** The change that waits for the end of the period. */
  readonly planned: { readonly planName: string; readonly date: string } | null
  /** The plan of an order that was begun and not paid: choosing it goes on with that order. */
  readonly pendingName: string | null
  readonly isBusy: boolean
  readonly onChoose: (planName: string) => void
  readonly onContinue: (plan: OfferedPlan) => void
  readonly onCancel: () => void
}

/** The first step: the plans side by side, what the chosen one changes, and the way on. */
export function ChooseStep(props: ChooseStepProps) {
  const { plans, present, use, chosenName, isFree, planned, pendingName, isBusy, onChoose, onContinue, onCancel } =
    props
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const chosen = plans.find(({ name }) => name === chosenName)
  const next = chosen && canChoose(chosen, present) ? chosen : null
  const over = useExcessMessages()(use && planUseOf(use), next ?? undefined)
  return (
    <>
      <PlanCards
        plans={plans}
        present={present}
        use={use}
        chosenName={chosenName}
        action={isFree ? 'select' : 'change'}
        noteOf={(name) =>
          planned?.planName === name
            ? formatMessage({ id: 'order.plannedFrom' }, { date: date(Date.parse(planned.date)) })
            : name === pendingName && formatMessage({ id: 'order.pendingHere' })
        }
        onChoose={onChoose}
      />
      <div className={styles['foot']}>
        <div className={styles['words']} role="status">
          <ChoiceTexts {...props} next={next} />
          {over && <p className={styles['over']}>{formatMessage({ id: 'order.over' }, { what: over })}</p>}
        </div>
        <div className={styles['actions']}>
          <Button onClick={onCancel}>{formatMessage({ id: 'order.cancel' })}</Button>
          <Button
            variant="primary"
            isDisabled={next === null}
            isBusy={isBusy}
            aria-describedby="order-choice"
            onClick={() => next && onContinue(next)}
          >
            {formatMessage({ id: 'order.continue' })}
          </Button>
        </div>
      </div>
    </>
  )
}

/** What the chosen plan changes, and what comes next. */
function ChoiceTexts({
  next,
  present,
  isFree,
  renewalDate,
  pendingName,
}: ChooseStepProps & { next: OfferedPlan | null }) {
  const { formatMessage, formatList } = useIntl()
  const { date } = useFormatters()
  const { nameOf } = usePlanNames()
  if (!next) {
    return (
      <p id="order-choice" className={styles['note']}>
        {formatMessage({ id: 'order.compare.none' })}
      </p>
    )
  }
  const differences = differencesOf(present, next).map(({ limit, count }) =>
    formatMessage({ id: `order.compare.${limit}` }, { count: Math.abs(count), side: count > 0 ? 'more' : 'less' }),
  )
  const text = differences.length > 0 ? formatList(differences) : formatMessage({ id: 'order.compare.same' })
  const names = { from: nameOf(present.name), to: nameOf(next.name) }
  return (
    <>
      <p className={styles['change']}>{formatMessage({ id: 'order.compare' }, { ...names, differences: text })}</p>
      <p id="order-choice" className={styles['note']}>
        {next.name === pendingName
          ? formatMessage({ id: 'order.next.pending' })
          : isFree || renewalDate === null
            ? formatMessage({ id: 'order.next.order' })
            : formatMessage({ id: 'order.next.change' }, { date: date(Date.parse(renewalDate)) })}
      </p>
    </>
  )
}
