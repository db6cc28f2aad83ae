import { placesOf } from './placesOf.ts'
import type { InputOf } from '@palier/contract/kernel/call'
import type {
  calculateProrata,
  changePlan,
  confirmSandboxCard,
  deletePaymentMethod,
  getInvoices,
  previewOrder,
  renewToken,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import type { WirePaymentMethod, WirePaymentMethods } from '../loaders/billing/loadPaymentMethods.ts'
import type { WireInvoice } from '../loaders/billing/loadInvoices.ts'
import { sampleToken, type TokenFacts } from './wireSamples.ts'

export const BILLING_NOW = '2026-11-20T15:00:00Z'

export function sampleCard(id: string, expMonth = 12, expYear = 2027): WirePaymentMethod {
  return { id, brand: 'visa', last4: '4242', expMonth, expYear }
}

export function sampleInvoice(number: string): WireInvoice {
  return {
    number,
    startDate: '2026-11-20T15:00:00Z',
    endDate: '2026-12-20T15:00:00Z',
    emailTo: 'camille@palier.test',
    subtotal: 999,
    total: 1149,
    items: [{ name: 'standard', reccurringInterval: 'month', price: 999 }],
    taxes: [
      { gstId: '123456789 RT0001', amount: 50 },
      { qstId: '1234567890 TQ0001', amount: 100 },
    ],
    planName: 'standard',
    renewalDate: '2026-12-20T15:00:00Z',
  }
}

/** What the small server knows of billing, and what it answers to the calls on it, by their names. */
export function createPaymentAnswers() {
  const state = {
    provider: { publicKey: 'sandbox', provider: 'sandbox' } as { publicKey: string; provider?: 'sandbox' | 'stripe' },
    /** What of the subscription is other than usual. */
    subscription: {} as Partial<WireUserSubscriptionInfo>,
    cards: {
      defaultPaymentMethodId: 'pm-1',
      paymentMethods: { methods: [sampleCard('pm-1'), sampleCard('pm-2', 10, 2026)] },
    } as WirePaymentMethods,
    invoices: [3, 2, 1].map((number) => sampleInvoice(`P-${number}`)),
    /** Of the token that a retry token is exchanged for. */
    nextToken: {} as TokenFacts,
    /** What is answered beside the subscription when the bank asks the holder first. */
    asksHolder: false,
    systemDateTime: BILLING_NOW,
  }
  const secrets = () => (state.asksHolder ? { clientSecret: 'change-secret', retryToken: 'retry-2' } : {})
  const cards = () => state.cards.paymentMethods.methods

  /** The subscription as `usual` with what is other; the small server of lists tells the usual. */
  const answers = {
    getPaymentPublicKey: () => state.provider,
    createSubscription: () => ({
      subscriptionId: 'sub-1',
      invoice: sampleInvoice('P-4'),
      clientSecret: 'order-secret',
      retryToken: 'retry-1',
    }),
    previewOrder: ({ billingAddress }: InputOf<typeof previewOrder>) => ({
      amountDue: 1129,
      isResumption: billingAddress === undefined,
      prorationDate: BILLING_NOW,
      nextBillingDate: '2026-12-20T15:00:00Z',
      taxes: [{ hstId: '123456789 RT0001', amount: 130 }],
    }),
    calculateProrata: ({ newPlanName }: InputOf<typeof calculateProrata>) =>
      newPlanName === 'frugal'
        ? { amountRemaining: 0, isDowngrade: true }
        : {
            amountRemaining: 517,
            isDowngrade: false,
            prorationDate: BILLING_NOW,
            nextBillingDate: '2026-12-20T15:00:00Z',
            taxes: [
              { gstId: '1', amount: 22 },
              { qstId: '2', amount: 45 },
            ],
          },
    createSetupIntent: () => ({ clientSecret: 'setup-secret' }),
    renewToken: ({ retryToken }: InputOf<typeof renewToken>) =>
      retryToken === 'retry-1'
        ? {
            token: sampleToken(state.nextToken),
            retryToken: 'retry-2',
            subscriptionInfos: { subscriptionPlanName: 'standard' },
          }
        : undefined,
    getPaymentMethods: () => state.cards,
    setDefaultPaymentMethod: ({ paymentMethodId }: InputOf<typeof setDefaultPaymentMethod>) => {
      state.cards = { ...state.cards, defaultPaymentMethodId: paymentMethodId }
      return state.cards
    },
    deletePaymentMethod: ({ paymentMethodId }: InputOf<typeof deletePaymentMethod>) => {
      const methods = cards().filter(({ id }) => id !== paymentMethodId)
      state.cards = { ...state.cards, paymentMethods: { methods } }
      return state.cards
    },
    updatePaymentMethod: ({
      paymentMethodId,
      expirationMonth,
      expirationYear,
    }: InputOf<typeof updatePaymentMethod>) => {
      const dates = { expMonth: expirationMonth, expYear: expirationYear }
      const methods = cards().map((card) => (card.id === paymentMethodId ? { ...card, ...dates } : card))
      state.cards = { ...state.cards, paymentMethods: { methods } }
      return state.cards
    },
    confirmSandboxCard: ({ card, isApproved }: InputOf<typeof confirmSandboxCard>) => ({
      status: card && isApproved === undefined ? 'requires_action' : 'succeeded',
    }),
    getInvoices: ({ first, after }: InputOf<typeof getInvoices>) => {
      const begin = after === undefined ? 0 : Number(after)
      const end = begin + first
      return {
        invoices: state.invoices.slice(begin, end),
        cursors: placesOf(state.invoices.slice(begin, end), begin),
        nextCursor: end < state.invoices.length ? String(end) : null,
      }
    },
    getSystemDateTime: () => ({ systemDateTime: state.systemDateTime }),
  }

  return {
    state,
    answers: new Map<string, (input: never) => unknown>(Object.entries(answers)),
    /** Writes that change the subscription, given the rest of it. */
    writes: new Map<string, (info: WireUserSubscriptionInfo, input: never) => unknown>(
      Object.entries({
        changePlan: (info: WireUserSubscriptionInfo, { newPlanName }: InputOf<typeof changePlan>) => {
          state.subscription = { ...state.subscription, planName: newPlanName }
          const planDefinition = { ...info.planDefinition, planName: newPlanName }
          return { updatedSubscription: { ...info, planName: newPlanName, planDefinition }, ...secrets() }
        },
        cancelSubscription: (info: WireUserSubscriptionInfo) => {
          const terminationInfo = { isCancel: true, terminationDate: BILLING_NOW, endOfGracePeriodDate: null }
          state.subscription = { ...state.subscription, status: 'cancelled', terminationInfo }
          return { updatedSubscriptionInfo: { ...info, ...state.subscription } }
        },
        payOwed: (info: WireUserSubscriptionInfo) => {
          state.subscription = { ...state.subscription, defaultOfPayment: null }
          return { updatedSubscription: { ...info, defaultOfPayment: null }, ...secrets() }
        },
      }),
    ),
  }
}
