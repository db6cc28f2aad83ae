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
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import { createUsage } from './planUsage.ts'

/** Ends what somebody pays who has closed the account. */
export const FORGET_CUSTOMER = 'forgetCustomer'

/** The payment provider. */
export type PaymentProvider = { gateway: PaymentGateway; sandbox: Sandbox | null }

type PaymentPorts = {
  database: Database
  provider: PaymentProvider
  mails: MailQueue
  userEvents: Pick<UserEvents, 'wake'>
  tokens: AccessTokens
  publicUrl: string
  /** How long is waited before a provider that did not answer is asked again. */
  pauses?: readonly number[]
}

/**
 * All that is done with money. Nothing of it may be called within a transaction: the provider is asked in between, and
 * what it does lasts whatever becomes of us.
 */
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
  }

  return {
    kind: gateway.kind,
    publicKey: gateway.publicKey,
    reconciliation,
    subscriptions: createSubscriptions(shared),
    planChanges: createPlanChanges({ ...shared, returnTo }),
    info: createSubscriptionInfo({ ...shared, refreshPending, usage: createUsage(database) }),
    methods: createPaymentMethods(shared),
    invoices: createInvoices(shared),
    events: createPaymentEvents(database, gateway),
    prices: createPlanPrices(database, gateway, ask),
    retryTokens: createRetryTokens({ ...shared, tokens, refreshPending }),

    /** What the sandbox's own form asks. Refused with resource_missing where real money is taken, or with a decline. */
    async confirmSandboxCard(secret: string, confirmation: Confirmation, now: Date): Promise<ConfirmationStatus> {
      if (!sandbox) throw new Refusal('resource_missing')
      const { status, customerId } = await ask(() => sandbox.confirm(secret, confirmation))
      if (status === 'succeeded') await reconciliation.reconcileCustomer(customerId, now)
      return status
    },

    /** Has time pass at the provider, and reads what that did. Refused with resource_missing. */
    async useClock(clockId: string, now: Date): Promise<void> {
      await ask(() => gateway.useClock(clockId))
      await reconciliation.reconcileAll(now)
    },

    /** Ends at once what a customer pays for, and reads what that did. Again, it does nothing. */
    async endPlan(customerId: string, now: Date): Promise<void> {
      await ask(() => gateway.endNow(customerId))
      await reconciliation.reconcileCustomer(customerId, now)
    },

    forget: (customerId: string): Promise<void> => ask(() => gateway.forget(customerId)),
  }
}

export type Payments = ReturnType<typeof createPayments>

/** Part of the closing of an account: what is paid for it ends, whatever becomes of the provider meanwhile. */
export async function orderForgetting(transaction: Database, userId: string, now: Date): Promise<void> {
  const customer = await findPaymentCustomer(transaction, userId)
  if (customer) await enqueueJob(transaction, FORGET_CUSTOMER, { customerId: customer.customerId }, { now })
}
