import type { Database } from '../../database/kernel/database.ts'
import { findPaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import type { Confirmation, ConfirmationStatus } from '../../providers/payments/sandbox/confirm.ts'
import type { Sandbox } from '../../providers/payments/sandbox/sandbox.ts'
import { createCallPaymentProvider, PAYMENT_PAUSES } from './callPaymentProvider.ts'
import { createCustomers } from './customers.ts'
import { createSerializer } from '../../kernel/limiter.ts'
import { createInvoices } from './invoices.ts'
import { createRefreshPendingPayment } from './refreshPendingPayment.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { createPaymentEvents } from './paymentEvents.ts'
import { createPaymentMethods } from './paymentMethods.ts'
import type { UserEvents } from '../notifications/userEvents.ts'
import { createPlanChanges } from './planChanges.ts'
import { createPlanPrices } from './planPrices.ts'
import { createReconciliation } from './reconcile.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { createRetryTokens } from './retryTokens.ts'
import { createSubscriptionInfo } from './subscriptionInfo.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { Seller } from '../../config/sellerEnvironment.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import { createUsage } from './planUsage.ts'

/** Job that ends the subscription of a closed account. */
export const FORGET_CUSTOMER = 'forgetCustomer'

export type PaymentProvider = { gateway: PaymentGateway; sandbox: Sandbox | null }

type PaymentPorts = {
  database: Database
  provider: PaymentProvider
  mails: MailQueue
  userEvents: Pick<UserEvents, 'wake'>
  tokens: AccessTokens
  seller: Seller | null
  publicUrl: string
  pauses?: readonly number[]
}

/** Never call within a transaction: changes at the provider are not rolled back. */
export function createPayments(ports: PaymentPorts) {
  const { database, provider, mails, userEvents, tokens, publicUrl } = ports
  const { gateway, sandbox } = provider
  const ask = createCallPaymentProvider(ports.pauses ?? PAYMENT_PAUSES)
  const customers = createCustomers({ database, gateway, ask })
  const reconciliation = createReconciliation({ database, gateway, ask, mails, userEvents })
  const shared = { database, gateway, ask, serialize: createSerializer(), customers, reconciliation }
  const refreshPending = createRefreshPendingPayment(reconciliation)
  const returnTo = {
    successUrl: `${publicUrl}/subscription/success`,
    cancelUrl: `${publicUrl}/subscription/cancel`,
    plansUrl: `${publicUrl}/subscription`,
  }

  return {
    kind: gateway.kind,
    publicKey: gateway.publicKey,
    reconciliation,
    subscriptions: createSubscriptions(shared),
    planChanges: createPlanChanges({ ...shared, returnTo }),
    info: createSubscriptionInfo({ ...shared, refreshPending, usage: createUsage(database) }),
    methods: createPaymentMethods(shared),
    invoices: createInvoices({ ...shared, seller: ports.seller }),
    events: createPaymentEvents(database, gateway),
    prices: createPlanPrices(database, gateway, ask),
    retryTokens: createRetryTokens({ ...shared, tokens, refreshPending }),

    /**
     * Submits the sandbox's payment form. Refuses with resource_missing with a real provider, or
     * with a decline.
     */
    async confirmSandboxCard(secret: string, confirmation: Confirmation, now: Date): Promise<ConfirmationStatus> {
      if (!sandbox) throw new Refusal('resource_missing')
      const { status, customerId } = await ask(() => sandbox.confirm(secret, confirmation))
      if (status === 'succeeded') await reconciliation.reconcileCustomer(customerId, now)
      return status
    },

    /** Advances the test clock and reads all states. Refuses with resource_missing. */
    async useClock(clockId: string, now: Date): Promise<void> {
      await ask(() => gateway.useClock(clockId))
      await reconciliation.reconcileAll(now)
    },

    /** Ends a subscription immediately and reads the state; idempotent. */
    async endPlan(customerId: string, now: Date): Promise<void> {
      await ask(() => gateway.endNow(customerId))
      await reconciliation.reconcileCustomer(customerId, now)
    },

    forget: (customerId: string): Promise<void> => ask(() => gateway.forget(customerId)),
  }
}

export type Payments = ReturnType<typeof createPayments>

export async function orderForgetting(transaction: Database, userId: string, now: Date): Promise<void> {
  const customer = await findPaymentCustomer(transaction, userId)
  if (customer) await enqueueJob(transaction, FORGET_CUSTOMER, { customerId: customer.customerId }, { now })
}
