import type { OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import { createSubscription, previewOrder } from '@palier/contract/billing/paymentCalls'
import { billingPeriod } from '@palier/domain/billing/billingCycle'
import { salesTaxesIn } from '@palier/domain/billing/salesTax'
import type { Operation } from '../../operation/context.ts'
import { loadPlans } from '../../loaders/billing/loadPlans.ts'
import { subscriptionLoader } from '../../loaders/billing/loadSubscription.ts'
import { loadSystemTime } from '../../loaders/site/loadSystemDate.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { BillingAddressInput, wireAddress } from './billingAddress.ts'
import { builder } from '../kernel/builder.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { Invoice, InvoiceTax } from './invoice.ts'
import { ofCents } from '../kernel/ofCents.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'previewOrder',
  {
    inputFields: (t) => ({
      priceId: t.string({ required: true, description: '`priceId` of the plan.' }),
      billingAddress: t.field({
        type: BillingAddressInput,
        description: 'Billing address, which decides the taxes; the known one when left out.',
      }),
    }),
  },
  {
    description: 'Computes what an order or a resumption would charge now. Changes nothing.',
    async resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const order = { priceId: input.priceId, billingAddress: wireAddress(input.billingAddress) }
      const preview = await orRefusal(sendOptionalCall(operation, previewOrder, order))
      return preview ?? estimateOf(operation, order)
    },
  },
  {
    outputFields: (t) => ({
      amount: t.field({
        type: 'Decimal',
        description: 'Amount charged now, taxes included.',
        resolve: ({ amountDue }) => ofCents(amountDue),
      }),
      isResumption: t.exposeBoolean('isResumption', {
        description: 'Whether it resumes a cancelled subscription: the rest of the paid month is credited.',
      }),
      prorationDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time of the calculation; send it with the order to be charged the same.',
        resolve: ({ prorationDate }) => instantOrNull(prorationDate),
      }),
      nextBillingDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Date of the next charge; null when there is none.',
        resolve: ({ nextBillingDate }) => instantOrNull(nextBillingDate),
      }),
      taxes: t.expose('taxes', { type: [InvoiceTax], description: 'Sales taxes, each with its amount.' }),
    }),
  },
)

/** Fallback without this call: the price of a first month with taxes. */
async function estimateOf(
  operation: Operation,
  { priceId, billingAddress }: SentInputOf<typeof previewOrder>,
): Promise<OutputOf<typeof previewOrder>> {
  const plans = await loadPlans(operation)
  const price = plans.find(({ paymentSystemPriceId }) => paymentSystemPriceId === priceId)?.price ?? 0
  const taxes = salesTaxesIn(billingAddress ?? null, price)
  const now = await loadSystemTime(operation)
  return {
    amountDue: taxes.reduce((sum, { amount }) => sum + amount, price),
    isResumption: false,
    prorationDate: now.toISOString(),
    nextBillingDate: billingPeriod(now, 0).end.toISOString(),
    taxes: taxes.map(({ kind, amount }) => ({ [`${kind}Id`]: kind, amount })),
  }
}

builder.relayMutationField(
  'orderPlan',
  {
    inputFields: (t) => ({
      priceId: t.string({ required: true, description: '`priceId` of the plan.' }),
      billingAddress: t.field({
        type: BillingAddressInput,
        description: 'Billing address, which decides the taxes; the known one when left out.',
      }),
      prorationDate: t.field({
        type: 'DateTime',
        description: '`prorationDate` of the preview, so that the amount shown is charged.',
      }),
    }),
  },
  {
    description: 'Orders a plan for the first time, or resumes a cancelled one.',
    async resolve(_root, { input: { priceId, billingAddress, prorationDate } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const asked = {
        priceId,
        billingAddress: wireAddress(billingAddress),
        prorationDate: prorationDate ?? undefined,
      }
      const order = await orRefusal(operation.client.send(createSubscription, asked))
      subscriptionLoader(operation).clear(session.userId)
      return order
    },
  },
  {
    description: 'The order, which takes effect once its first payment is confirmed with `clientSecret`.',
    outputFields: (t) => ({
      subscriptionId: t.exposeString('subscriptionId', {
        description: 'Id of the subscription, which waits for its payment.',
      }),
      invoice: t.expose('invoice', { type: Invoice, description: 'Invoice of the order.' }),
      clientSecret: t.exposeString('clientSecret', {
        description: "Secret for confirming the payment in the provider's form; empty when nothing is to be confirmed.",
      }),
      retryToken: t.exposeString('retryToken', {
        description: 'Token for `paymentOutcome`, then once for `renewSession`.',
      }),
    }),
  },
)
