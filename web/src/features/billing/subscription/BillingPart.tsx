import { useState, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { BillingPart_query$key } from '../../../__generated__/BillingPart_query.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart, AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { planUseOf, useExcessMessages } from '../beyondPlan/useExcessMessages.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { freePlanIn, readPlanOffer } from '../plans/planOffers.ts'
import { readOwnUse } from '../usage/ownUse.ts'
import { CardRow } from './CardRow.tsx'
import { ClimateNote } from './ClimateNote.tsx'
import { PlanRow } from './PlanRow.tsx'
import { UsageColumns } from './UsageColumns.tsx'
import { Text } from '../../../ui/text/Text.ts'

const PaymentDefault = lazyWithMessages(
  ['billing', 'alerts'],
  async () => (await import('./PaymentDefault.tsx')).PaymentDefault,
)
const ManageCardsDialog = lazyWithMessages(
  ['billing', 'form', 'alerts'],
  async () => (await import('../cards/ManageCardsDialog.tsx')).ManageCardsDialog,
)
const InvoicesDialog = lazyWithMessages(
  ['billing', 'plans'],
  async () => (await import('../invoices/InvoicesDialog.tsx')).InvoicesDialog,
)

export function BillingPart({ query: key }: { query: BillingPart_query$key }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<'cards' | 'invoices' | null>(null)
  const { viewer, plans, paymentProvider } = useFragment(
    graphql`
      fragment BillingPart_query on Query {
        paymentProvider {
          kind
          ...ClimateNote_provider
          ...useCardProvider_provider
        }
        plans {
          ...planOffers_plan
        }
        viewer {
          isGuest
          usage {
            ...ownUse_usage
          }
          subscription {
            ...PlanRow_subscription
            paymentDefaultReason
            ...PaymentDefault_subscription
            ...CardRow_subscription
          }
        }
      }
    `,
    key,
  )
  const excessMessages = useExcessMessages()
  if (!viewer || viewer.isGuest) return null
  const { subscription, usage } = viewer
  const use = usage ? readOwnUse(usage) : null
  const over = use ? excessMessages(planUseOf(use), freePlanIn((plans ?? []).map(readPlanOffer))) : null
  const close = () => setOpen(null)
  const manage = () => setOpen('cards')
  return (
    <AccountPart
      id="billing"
      title={formatMessage({ id: 'account.billing' })}
      text={formatMessage({ id: 'account.billing.text' })}
    >
      {subscription ? (
        <>
          {subscription.paymentDefaultReason != null && (
            <Suspense>
              <PaymentDefault subscription={subscription} onManage={manage} />
            </Suspense>
          )}
          <PlanRow subscription={subscription} provider={paymentProvider} over={over} onNeedCard={manage} />
        </>
      ) : (
        <Text py="0.625rem" borderBottomWidth="1px" borderBottomColor="border" color="fg.muted">
          {formatMessage({ id: 'billing.unknown' })}
        </Text>
      )}
      {use && <UsageColumns use={use} />}
      {subscription && <CardRow subscription={subscription} onManage={manage} />}
      <AccountRow label={formatMessage({ id: 'invoices.title' })} hint={formatMessage({ id: 'invoices.text' })}>
        <Button onClick={() => setOpen('invoices')}>{formatMessage({ id: 'invoices.open' })}</Button>
      </AccountRow>
      <ClimateNote provider={paymentProvider} />
      <Suspense>
        {open === 'cards' && <ManageCardsDialog isHosted={paymentProvider?.kind === 'STRIPE'} onClose={close} />}
        {open === 'invoices' && <InvoicesDialog onClose={close} />}
      </Suspense>
    </AccountPart>
  )
}
