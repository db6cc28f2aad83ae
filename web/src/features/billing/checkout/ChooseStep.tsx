import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { canChoose, type OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanCards } from '../plans/PlanCards.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { planUseOf, useExcessMessages } from '../beyondPlan/useExcessMessages.ts'
import { differencesOf, type PresentUse } from '../plans/planUse.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { KeepPlanButton } from '../planChange/KeepPlanButton.tsx'
import { Why } from './ReadOnlyPlans.tsx'
import { StepActions } from '../summary/StepActions.tsx'

interface ScheduledChange {
  readonly planName: string
  readonly date: string
}

interface ChooseStepProps {
  readonly plans: readonly OfferedPlan[]
  readonly present: OfferedPlan
  readonly use: PresentUse | null
  readonly chosenName: string
  /** True if the current plan is free: another plan is then a new order. */
  readonly isFree: boolean
  readonly renewalDate: string | null
  readonly planned: ScheduledChange | null
  /** Plan of an unpaid order; choosing it resumes that order. */
  readonly pendingName: string | null
  readonly isBusy: boolean
  readonly onChoose: (planName: string) => void
  readonly onContinue: (plan: OfferedPlan) => void
  readonly onCancel: () => void
}

export function ChooseStep(props: ChooseStepProps) {
  const { plans, present, use, chosenName, isFree, planned, pendingName, isBusy, onChoose, onContinue, onCancel } =
    props
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const chosen = plans.find(({ name }) => name === chosenName)
  const plannedName = planned?.planName ?? null
  const next = chosen && canChoose(chosen, present, plannedName) ? chosen : null
  const over = useExcessMessages()(use && planUseOf(use), next ?? undefined)
  return (
    <>
      {planned && <PlannedChange {...planned} presentName={present.name} />}
      <PlanCards
        plans={plans}
        present={present}
        use={use}
        chosenName={chosenName}
        plannedName={plannedName}
        action={isFree ? 'select' : 'change'}
        noteOf={(name) =>
          planned?.planName === name
            ? formatMessage({ id: 'order.plannedFrom' }, { date: date(Date.parse(planned.date)) })
            : name === pendingName && formatMessage({ id: 'order.pendingHere' })
        }
        onChoose={onChoose}
      />
      <Box
        display={{ base: 'contents', md: 'flex' }}
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        mt="6"
        pt="5"
        borderTopWidth="1px"
        borderTopColor="border"
      >
        <Box minW="0" mdDown={{ my: '4' }} role="status">
          <ChoiceTexts {...props} next={next} />
          {over && (
            <Text mt="0.375rem" color="warn" textStyle="note">
              {formatMessage({ id: 'order.over' }, { what: over })}
            </Text>
          )}
        </Box>
        <StepActions flex="none">
          <Button onClick={onCancel}>{formatMessage({ id: 'order.cancel' })}</Button>
          <Button
            data-verb
            variant="primary"
            isDisabled={next === null}
            isBusy={isBusy}
            aria-describedby="order-choice"
            onClick={() => next && onContinue(next)}
          >
            {formatMessage({ id: 'order.continue' })}
          </Button>
        </StepActions>
      </Box>
    </>
  )
}

function PlannedChange({ planName, date: day, presentName }: ScheduledChange & { readonly presentName: string }) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const { nameOf } = usePlanNames()
  return (
    <Box mb="6">
      <Why ways={<KeepPlanButton planName={presentName} />}>
        <p>{formatMessage({ id: 'order.planned.notice' }, { plan: nameOf(planName), date: date(Date.parse(day)) })}</p>
      </Why>
    </Box>
  )
}

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
      <Text id="order-choice" color="fg.muted" textStyle="note">
        {formatMessage({ id: 'order.compare.none' })}
      </Text>
    )
  }
  const differences = differencesOf(present, next).map(({ limit, count }) =>
    formatMessage({ id: `order.compare.${limit}` }, { count: Math.abs(count), side: count > 0 ? 'more' : 'less' }),
  )
  const text = differences.length > 0 ? formatList(differences) : formatMessage({ id: 'order.compare.same' })
  const names = { from: nameOf(present.name), to: nameOf(next.name) }
  return (
    <>
      <Text fontWeight="medium" _firstLetter={{ textTransform: 'uppercase' }}>
        {formatMessage({ id: 'order.compare' }, { ...names, differences: text })}
      </Text>
      <Text id="order-choice" color="fg.muted" textStyle="note">
        {next.name === pendingName
          ? formatMessage({ id: 'order.next.pending' })
          : isFree || renewalDate === null
            ? formatMessage({ id: 'order.next.order' })
            : formatMessage({ id: 'order.next.change' }, { date: date(Date.parse(renewalDate)) })}
      </Text>
    </>
  )
}
