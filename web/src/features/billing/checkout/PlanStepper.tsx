import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PlanStepper_query$key } from '../../../__generated__/PlanStepper_query.graphql.ts'
import type { PlanStepper_subscription$key } from '../../../__generated__/PlanStepper_subscription.graphql.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { maskedCard } from '../cardFields/cardLabels.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { readOfferedPlan } from '../plans/offeredPlan.ts'
import { previewOfEnd, usePreviewPlanChange } from '../planChange/usePreviewPlanChange.ts'
import { readOwnUse } from '../usage/ownUse.ts'
import { placeOf } from './placeOf.ts'
import { CancelledPlans } from './CancelledPlans.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { StepBar } from './StepBar.tsx'
import { StepHeading } from './StepHeading.tsx'
import { StepWaiting } from './StepWaiting.tsx'
import { usePlanSteps } from './usePlanSteps.ts'

const OrderStep = lazyWithMessages(
  ['billing', 'alerts', 'form'],
  async () => (await import('./OrderStep.tsx')).OrderStep,
)
const OrderDone = lazyWithMessages(['billing'], async () => (await import('./OrderDone.tsx')).OrderDone)
const ChangeStep = lazyWithMessages(
  ['billing', 'alerts'],
  async () => (await import('../planChange/ChangeStep.tsx')).ChangeStep,
)
const ChangeDone = lazyWithMessages([], async () => (await import('../planChange/ChangeDone.tsx')).ChangeDone)

interface PlanStepperProps {
  readonly query: PlanStepper_query$key
  readonly subscription: PlanStepper_subscription$key
  readonly plans: readonly OfferedPlan[]
}

export function PlanStepper({ query: queryKey, subscription: subscriptionKey, plans }: PlanStepperProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { viewer, paymentProvider } = useFragment(
    graphql`
      fragment PlanStepper_query on Query {
        paymentProvider {
          kind
          ...useCardProvider_provider
        }
        viewer {
          firstName
          email
          usage {
            ...ownUse_usage
          }
          paymentMethods {
            ...placeOf_paymentMethods
          }
          ...OrderStep_viewer
        }
      }
    `,
    queryKey,
  )
  const subscription = useFragment(
    graphql`
      fragment PlanStepper_subscription on PlanSubscription {
        status
        isCancelling
        isFree
        renewalDate
        plannedPlanName
        pendingPlanName
        plannedChangeDate
        plan {
          ...offeredPlan_plan
        }
        defaultPaymentMethod {
          brand
          last4
        }
        ...CancelledPlans_subscription
      }
    `,
    subscriptionKey,
  )
  const isCancelled = subscription.status === 'CANCELLED' && subscription.isCancelling
  const {
    isFree,
    renewalDate = null,
    plannedPlanName,
    pendingPlanName = null,
    plannedChangeDate,
    defaultPaymentMethod,
  } = subscription
  const present = readOfferedPlan(subscription.plan)
  const { stage, chosenName, isBusy, choose, reset, setBusy, go } = usePlanSteps({
    plans,
    present,
    wanted: search.get('plan') ?? pendingPlanName,
    plannedName: plannedPlanName ?? null,
  })
  const previewChange = usePreviewPlanChange()
  const [isAsking, setIsAsking] = useState(false)
  const use = viewer?.usage ? readOwnUse(viewer.usage) : null
  const paidWith = defaultPaymentMethod ? maskedCard(defaultPaymentMethod.brand, defaultPaymentMethod.last4) : null

  const isChosen = chosenName !== present.name
  useEffect(() => {
    if (isChosen) (isFree ? OrderStep : ChangeStep).prepare(language)
  }, [isChosen, isFree, language])

  function leave(): void {
    reset()
    void navigate(pathTo('Home'))
  }
  async function goOn(to: OfferedPlan): Promise<void> {
    if (isFree) return go({ name: 'order', from: present, to })
    if (Number(to.price) === 0) return go({ name: 'change', from: present, to, preview: previewOfEnd(renewalDate) })
    setIsAsking(true)
    const preview = await previewChange({ input: { planName: to.name } })
    setIsAsking(false)
    if (preview) go({ name: 'change', from: present, to, preview })
  }

  if (!viewer) return null
  // A finished step stays on screen even if nothing can be chosen afterwards.
  if (isCancelled && stage.name === 'choose') {
    return <CancelledPlans subscription={subscription} plans={plans} use={use} />
  }
  const step = stage.name === 'choose' ? 1 : stage.name === 'order' || stage.name === 'change' ? 2 : 3
  const isOrder = stage.name === 'choose' ? isFree : stage.name === 'order' || stage.name === 'ordered'
  return (
    <>
      <StepHeading stage={stage} firstName={viewer.firstName} email={viewer.email ?? ''} />
      <StepBar
        step={step}
        second={isOrder ? 'pay' : 'check'}
        onChoose={isBusy ? undefined : () => go({ name: 'choose' })}
      />
      {stage.name === 'choose' && (
        <ChooseStep
          plans={plans}
          present={present}
          use={use}
          chosenName={chosenName}
          isFree={isFree}
          renewalDate={renewalDate}
          planned={plannedPlanName && plannedChangeDate ? { planName: plannedPlanName, date: plannedChangeDate } : null}
          pendingName={pendingPlanName}
          isBusy={isAsking}
          onChoose={choose}
          onContinue={(to) => void goOn(to)}
          onCancel={leave}
        />
      )}
      <Suspense fallback={<StepWaiting label={formatMessage({ id: 'shell.loading' })} />}>
        {stage.name === 'order' && (
          <OrderStep
            viewer={viewer}
            provider={paymentProvider}
            plan={stage.to}
            presentName={present.name}
            onBusy={setBusy}
            onArrived={(order) => go({ ...stage, name: 'ordered', order })}
            onCancel={leave}
          />
        )}
        {stage.name === 'ordered' && (
          <OrderDone
            invoice={stage.order.invoice}
            before={stage.from}
            plan={stage.to}
            use={use}
            paidWith={paidWith}
            isTest={paymentProvider?.kind === 'SANDBOX'}
            onClose={leave}
          />
        )}
        {stage.name === 'change' && (
          <ChangeStep
            from={stage.from}
            to={stage.to}
            preview={stage.preview}
            use={use}
            presentName={present.name}
            place={placeOf(viewer.paymentMethods)}
            provider={paymentProvider}
            paidWith={paidWith}
            onBusy={setBusy}
            onChanged={() => go({ ...stage, name: 'changed' })}
            onCancel={leave}
          />
        )}
        {stage.name === 'changed' && (
          <ChangeDone from={stage.from} to={stage.to} preview={stage.preview} use={use} onClose={leave} />
        )}
      </Suspense>
    </>
  )
}
