import {
  calculateProrata,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createSubscription,
  createUpdateCheckoutSession,
  getInvoices,
  payOwed,
  previewOrder,
  renewToken,
} from '@palier/contract/billing/paymentCalls'
import type { BoundServices } from '../../services/services.ts'
import type { Viewer } from '../../services/kernel/viewer.ts'
import { invoiceToWire, taxesToWire } from '../../wire/billing/invoice.ts'
import { subscriptionToWire } from '../../wire/billing/subscription.ts'
import { forPayer } from './payerRoute.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['noGuests'] } as const
const orderOptions = { rules: ['acceptedTerms'], encryptStoredResponse: true } as const

type Payments = BoundServices['payments']

async function outcomeOf(payments: Payments, viewer: Viewer, clientSecret: string | null, now: Date) {
  return {
    updatedSubscription: subscriptionToWire(await payments.info.read(viewer, now)),
    ...(clientSecret !== null && { clientSecret, retryToken: await payments.retryTokens.issue(viewer, now) }),
  }
}

export const paymentRoutes = {
  createSubscription: forPayer(
    createSubscription,
    async ({ input, viewer, now, requestKey, services: { payments } }) => {
      const { billingAddress: address = null, prorationDate } = input
      const at = prorationDate === undefined ? null : new Date(prorationDate)
      const ordered = await payments.subscriptions.order(viewer, input.priceId, { requestKey, now }, { address, at })
      const { subscriptionId, invoice, clientSecret } = ordered
      return {
        subscriptionId,
        invoice: invoiceToWire(invoice, await payments.invoices.parties(viewer)),
        clientSecret: clientSecret ?? '',
        retryToken: await payments.retryTokens.issue(viewer, now),
      }
    },
    orderOptions,
  ),

  previewOrder: forUser(
    previewOrder,
    async ({ input: { priceId, billingAddress = null }, viewer, now, services: { payments } }) => {
      const cost = await payments.subscriptions.preview(viewer, priceId, billingAddress, now)
      return {
        data: {
          amountDue: cost.amountDue,
          isResumption: cost.isResumption,
          prorationDate: cost.at.toISOString(),
          nextBillingDate: cost.nextBillingDate.toISOString(),
          taxes: taxesToWire(cost.taxes),
        },
      }
    },
    options,
  ),

  cancelSubscription: forPayer(cancelSubscription, async ({ viewer, now, requestKey, services: { payments } }) => {
    await payments.subscriptions.cancel(viewer, { requestKey, now })
    return { updatedSubscriptionInfo: subscriptionToWire(await payments.info.read(viewer, now)) }
  }),

  createCheckoutSession: forPayer(
    createCheckoutSession,
    ({ input, viewer, now, services: { payments } }) => payments.planChanges.orderPage(viewer, input.priceId, now),
    orderOptions,
  ),

  createUpdateCheckoutSession: forPayer(
    createUpdateCheckoutSession,
    ({ input, viewer, services: { payments } }) => payments.planChanges.changePage(viewer, input.newPlanName),
    orderOptions,
  ),

  calculateProrata: forPayer(calculateProrata, async ({ input, viewer, now, services: { payments } }) => {
    const cost = await payments.planChanges.preview(viewer, input.newPlanName, now)
    return {
      amountRemaining: cost.amountDue,
      isDowngrade: cost.isDowngrade,
      prorationDate: cost.at.toISOString(),
      nextBillingDate: cost.nextBillingDate.toISOString(),
      taxes: taxesToWire(cost.taxes),
    }
  }),

  changePlan: forPayer(
    changePlan,
    async ({ input, viewer, now, requestKey, services: { payments } }) => {
      const at = input.prorationDate === undefined ? null : new Date(input.prorationDate)
      const secret = await payments.planChanges.change(viewer, input.newPlanName, at, { requestKey, now })
      return outcomeOf(payments, viewer, secret, now)
    },
    orderOptions,
  ),

  payOwed: forPayer(
    payOwed,
    async ({ viewer, now, requestKey, services: { payments } }) => {
      const secret = await payments.subscriptions.payOwed(viewer, { requestKey, now })
      return outcomeOf(payments, viewer, secret, now)
    },
    { encryptStoredResponse: true },
  ),

  renewToken: forUser(
    renewToken,
    async ({ input, viewer, now, services: { payments } }) => {
      const { planName, ...tokens } = await payments.retryTokens.exchange(viewer, input.retryToken, now)
      return { data: { ...tokens, subscriptionInfos: { subscriptionPlanName: planName } } }
    },
    options,
  ),

  getInvoices: forUser(
    getInvoices,
    async ({ input: { first, after = null }, viewer, services: { payments } }) => {
      const { invoices, nextCursor } = await payments.invoices.read(viewer, first, after)
      const parties = await payments.invoices.parties(viewer)
      return {
        data: {
          invoices: invoices.map((invoice) => invoiceToWire(invoice, parties)),
          cursors: invoices.map(({ id }) => id),
          nextCursor,
        },
      }
    },
    options,
  ),
}
