import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import type { PlanRow_subscription$key } from '../../../__generated__/PlanRow_subscription.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { maskedCard } from '../cardFields/cardLabels.ts'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import { PlanMark } from '../plans/PlanMark.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { readPlanOffer } from '../plans/planOffers.ts'
import { planPath } from '../plans/planPath.ts'
import { planPrice } from '../plans/planLabels.ts'
import { KeepPlanButton } from '../planChange/KeepPlanButton.tsx'
import type { OrderPreview } from '../checkout/usePreviewOrder.ts'
import { useCancelSubscription } from './useCancelSubscription.ts'
import { usePlanSentence } from './usePlanSentence.ts'
import { useResumptionPreview } from './useResumptionPreview.ts'
import { useResume } from './useResume.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { BillingRow, BillingRowEnd } from './BillingRow.tsx'

const CancelQuestion = lazyWithMessages(['billing'], async () => (await import('./CancelQuestion.tsx')).CancelQuestion)
const ResumeQuestion = lazyWithMessages(['billing'], async () => (await import('./ResumeQuestion.tsx')).ResumeQuestion)

const RefusalNote = lazyWithMessages(
  ['billing', 'alerts'],
  async () => (await import('../cardFields/RefusalNote.tsx')).RefusalNote,
)

interface PlanRowProps {
  readonly subscription: PlanRow_subscription$key
  readonly provider: CardProviderKey | null | undefined
  /** Sentence listing what would become read-only with the free plan. */
  readonly over: string | null
  readonly onNeedCard: () => void
}

export function PlanRow({ subscription: key, provider, over, onNeedCard }: PlanRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { titleOf } = usePlanNames()
  const [isAsking, setIsAsking] = useState<'cancel' | OrderPreview | null>(null)
  const subscription = useFragment(
    graphql`
      fragment PlanRow_subscription on PlanSubscription {
        status
        isFree
        isCancelling
        plannedPlanName
        plan {
          name
          displayOrder
          priceId
          ...planOffers_plan
        }
        defaultPaymentMethod {
          brand
          last4
          isExpired
        }
        ...usePlanSentence_subscription
      }
    `,
    key,
  )
  const { status, isFree, isCancelling, plannedPlanName, plan, defaultPaymentMethod: card } = subscription
  const sentence = usePlanSentence(subscription)
  const { cancel, isCancelBusy } = useCancelSubscription()
  const { resume, isResuming, refusal, bankStep } = useResume(provider)
  const { askResumption, isCounting } = useResumptionPreview()
  const price = planPrice(intl, formatters, readPlanOffer(plan))
  const name = titleOf(plan.name)
  const { priceId } = plan
  const isStopped = status === 'CANCELLED' && isCancelling
  const canCancel = !isFree && status === 'ACTIVE' && !isCancelling
  const payingCard = card && !card.isExpired ? card : null

  function answer(isYes: boolean) {
    setIsAsking(null)
    if (!isYes) return
    if (isAsking === 'cancel') void cancel()
    else if (plan.priceId != null && isAsking) {
      void resume({ priceId: plan.priceId, planName: plan.name, prorationDate: isAsking.prorationDate ?? null })
    }
  }
  async function askToResume(priceId: string) {
    const preview = await askResumption(priceId)
    if (preview) setIsAsking(preview)
  }
  return (
    <BillingRow pt="0">
      <HStack flex="1 1 16rem" gap="4" minW="0">
        <PlanMark order={plan.displayOrder} size="row" />
        <Box minW="0">
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {formatMessage({ id: 'billing.plan' }, { name, price })}
          </Text>
          <Text mt="0.125rem" color={isStopped ? 'warn' : 'fg.muted'} textStyle="note">
            {sentence}
          </Text>
        </Box>
      </HStack>
      <BillingRowEnd css={{ '& > *': { smDown: { flex: '1 1 8rem' } } }}>
        {canCancel && (
          <Button variant="danger" isBusy={isCancelBusy} onClick={() => setIsAsking('cancel')}>
            {formatMessage({ id: 'billing.cancel' })}
          </Button>
        )}
        {canCancel && plannedPlanName != null && <KeepPlanButton planName={plan.name} />}
        {isStopped && !isFree && priceId != null && (
          <Button
            variant="primary"
            isBusy={isResuming || isCounting}
            onClick={() => (payingCard ? void askToResume(priceId) : onNeedCard())}
          >
            {formatMessage({ id: 'billing.resume' })}
          </Button>
        )}
        <Button asChild>
          <Link to={planPath(null)}>{formatMessage({ id: linkOf(isFree, isStopped) })}</Link>
        </Button>
      </BillingRowEnd>
      <Suspense>
        {isAsking === 'cancel' && <CancelQuestion plan={name} over={over} onAnswer={answer} />}
        {isAsking !== null && isAsking !== 'cancel' && payingCard && (
          <ResumeQuestion
            preview={isAsking}
            plan={name}
            price={price}
            card={maskedCard(payingCard.brand, payingCard.last4)}
            onAnswer={answer}
          />
        )}
        {refusal && (
          <Box flex="1 0 100%">
            <RefusalNote refusal={refusal} />
          </Box>
        )}
      </Suspense>
      {bankStep}
    </BillingRow>
  )
}

function linkOf(isFree: boolean, isStopped: boolean) {
  if (isStopped) return 'billing.seePlans'
  return isFree ? 'billing.choosePlan' : 'billing.changePlan'
}
