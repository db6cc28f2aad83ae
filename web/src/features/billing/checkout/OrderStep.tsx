import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { billingDate } from '@palier/domain/billing/billingCycle'
import { billingAddressProblem, type BillingAddress } from '@palier/domain/billing/billingAddress'
import type { OrderStep_viewer$key } from '../../../__generated__/OrderStep_viewer.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { firstChoice, NEW_CARD } from '../cards/cardChoice.ts'
import { PaymentChoice } from '../cards/PaymentChoice.tsx'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import { RefusalNote } from '../cardFields/RefusalNote.tsx'
import { useCardForm } from '../cardFields/useCardForm.ts'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import { centsOf } from '../plans/centsOf.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { AddressFields } from './AddressFields.tsx'
import { LateNote } from '../summary/LateNote.tsx'
import { MissingTotal } from '../summary/MissingTotal.tsx'
import { placeOf } from './placeOf.ts'
import { PlanLine } from '../summary/PlanLine.tsx'
import { SummaryLines } from '../summary/SummaryLines.tsx'
import { TwoColumns } from '../summary/TwoColumns.tsx'
import { useOrder } from './useOrder.ts'
import type { StartedOrder } from '../payment/useOrderPlan.ts'
import { usePreviewOrder } from './usePreviewOrder.ts'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const HOME: BillingAddress = { country: 'CA', province: null, postalCode: null }

interface OrderStepProps {
  readonly viewer: OrderStep_viewer$key
  readonly provider: CardProviderKey | null | undefined
  readonly plan: OfferedPlan
  readonly presentName: string
  /** Locks the other choices while true. Must be a stable function. */
  readonly onBusy: (isBusy: boolean) => void
  readonly onArrived: (order: StartedOrder) => void
  readonly onCancel: () => void
}

export function OrderStep({ viewer: key, provider, plan, presentName, onBusy, onArrived, onCancel }: OrderStepProps) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const now = useNow()
  const viewer = useFragment(
    graphql`
      fragment OrderStep_viewer on Viewer {
        email
        fullName
        paymentMethods {
          today
          ...PaymentChoice_paymentMethods
          ...cardChoice_paymentMethods
          ...placeOf_paymentMethods
        }
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState(() => firstChoice(viewer.paymentMethods))
  const [refusal, setRefusal] = useState<PaymentProblem | null>(null)
  const form = useCardForm({ provider, today: viewer.paymentMethods?.today, nameOnCard: viewer.fullName })
  const isNew = chosen === NEW_CARD
  const [address, setAddress] = useState<BillingAddress>(() => placeOf(viewer.paymentMethods) ?? HOME)
  const addressProblem = billingAddressProblem(address)
  const { preview, problem, retry } = usePreviewOrder(plan.priceId ?? '', addressProblem === null ? address : null)
  const { phase, isUnanswered, bankStep, place, check } = useOrder({
    plan,
    address,
    presentName,
    provider,
    onArrived,
    onRefused(next) {
      if (isNew) form.refuse(next)
      else setRefusal(next)
    },
  })

  const renewal = preview?.nextBillingDate ? Date.parse(preview.nextBillingDate) : billingDate(now, 1)
  const missing = isNew ? form.missing : null
  const isUnderWay = phase !== 'ready'
  useEffect(() => {
    onBusy(isUnderWay)
    return () => onBusy(false)
  }, [onBusy, isUnderWay])

  if (phase === 'late') return <LateNote planName={plan.name} onCheck={check} onClose={onCancel} />
  return (
    <>
      <TwoColumns
        title={formatMessage({ id: 'order.method' })}
        asideTitle={formatMessage({ id: 'order.summary' })}
        aside={
          <Stack gap="3" css={{ '& > :last-child': { pt: '3', borderTopWidth: '1px', borderTopColor: 'border' } }}>
            <PlanLine
              plan={plan}
              note={formatMessage({ id: 'order.period' }, { start: date(now), end: date(renewal) })}
            />
            {preview ? (
              <SummaryLines
                label={formatMessage({ id: 'order.subtotal' })}
                taxes={preview.taxes}
                place={address}
                totalCents={centsOf(preview.amount)}
              />
            ) : (
              <MissingTotal missing={addressProblem} problem={problem} onRetry={retry} />
            )}
          </Stack>
        }
        actions={
          <>
            <Button
              data-verb
              variant="primary"
              size="large"
              isBusy={isUnderWay}
              isDisabled={missing !== null || preview === null}
              aria-describedby="order-missing"
              onClick={() => void place(isNew ? { form } : { paymentMethodId: chosen })}
            >
              {formatMessage({ id: 'order.place' })}
            </Button>
            <Button size="large" isDisabled={isUnderWay} onClick={onCancel}>
              {formatMessage({ id: 'order.cancel' })}
            </Button>
          </>
        }
        foot={
          <>
            <p id="order-missing" role="status">
              {phase === 'waiting' && formatMessage({ id: 'order.waiting' })}
              {phase === 'paying' && formatMessage({ id: 'order.paying' })}
              {phase === 'ready' && missing !== null && formatMessage({ id: `card.missing.${missing}` })}
              {phase === 'ready' &&
                missing === null &&
                addressProblem !== null &&
                formatMessage({ id: 'address.missing' })}
            </p>
            {preview && (
              <p>
                {formatMessage(
                  { id: 'order.then' },
                  { total: money(Number(preview.amount), 'CAD'), date: date(renewal), email: viewer.email },
                )}
              </p>
            )}
          </>
        }
      >
        <Stack gap="4">
          {isUnanswered && (
            <Text py="0.6875rem" px="3" borderRadius="control" bg="warn.subtle" color="warn" role="alert">
              {formatMessage({ id: 'order.unanswered' })}
            </Text>
          )}
          {refusal && !isNew && <RefusalNote refusal={refusal} />}
          <AddressFields address={address} onChange={setAddress} isInert={isUnderWay} />
          <PaymentChoice
            paymentMethods={viewer.paymentMethods}
            form={form}
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next)
              setRefusal(null)
            }}
            isInert={isUnderWay}
          />
        </Stack>
      </TwoColumns>
      {bankStep}
    </>
  )
}
