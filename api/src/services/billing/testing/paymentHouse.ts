import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/kernel/database.ts'
import { addMissingPlans, findPaidPlans } from '../../../database/queries/billing/planQueries.ts'
import { preferences, users } from '../../../database/schema/accounts.ts'
import { jobs } from '../../../database/schema/jobs.ts'
import { userEvents } from '../../../database/schema/notices.ts'
import type { PaymentCase, TypedCard } from '../../../providers/payments/testing/conformance/paymentCase.ts'
import type { PaidInvoice, PaymentGateway } from '../../../providers/payments/port.ts'
import { SEED_PLANS } from '../../../setup/plans.ts'
import { createMailQueue, mailJob, mailOrder, SEND_MAIL } from '../../notifications/mailQueue.ts'
import { createPayments } from '../payments.ts'
import { createEncryption } from '../../../kernel/encryption.ts'
import type { Act } from '../subscriptions.ts'
import { createAccessTokens } from '../../../kernel/accessTokens.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { createFaultyGateway } from './faultyGateway.ts'

const SECRET = 'a secret of the tests, long enough for a key'
const SEAL = createEncryption([SECRET], 'mails')

/** The services of payments over a provider that may fail, as one process of several has them. */
export function openHouse(database: Database, provider: PaymentGateway) {
  const { gateway, faults } = createFaultyGateway(provider)
  const payments = createPayments({
    database,
    provider: { gateway, sandbox: null },
    mails: createMailQueue(database, SEAL),
    userEvents: { wake() {} },
    tokens: createAccessTokens([SECRET]),
    seller: null,
    publicUrl: 'http://localhost:4000',
    pauses: [0, 0],
  })
  return { ...payments, faults }
}

export type House = ReturnType<typeof openHouse>

/** A person who pays at this provider, and what became of it. */
export async function addCustomer(database: Database, { gateway, confirm }: PaymentCase, house: House, now: Date) {
  await addMissingPlans(database, SEED_PLANS)
  await house.prices.sync()
  const viewer = await addViewer(database, now)
  const { userId } = viewer
  const plans = await findPaidPlans(database)
  const act = (requestKey: string = randomUUID()): Act => ({ requestKey, now })
  const priceOf = (planName: string) => plans.find(({ name }) => name === planName)?.priceId ?? ''

  return {
    viewer,
    act,
    priceOf,
    order: (planName: string, key?: string, at: House = house) =>
      at.subscriptions.order(viewer, priceOf(planName), act(key)),
    change: (planName: string, key?: string, at: House = house) =>
      at.planChanges.change(viewer, planName, null, act(key)),
    /** Has the plan. */
    async pay(planName: string, card: TypedCard): Promise<void> {
      const { clientSecret } = await house.subscriptions.order(viewer, priceOf(planName), act())
      await confirm(clientSecret ?? '', card, true)
      await house.reconciliation.reconcile(userId, now)
    },
    async planName(): Promise<string | undefined> {
      const [row] = await database.select({ name: users.planName }).from(users).where(eq(users.id, userId))
      return row?.name
    },
    /** What was really taken, whatever we know of it. */
    async paidInvoices(): Promise<PaidInvoice[]> {
      const info = await house.info.read(viewer, now)
      if (!info.customer) return []
      const { invoices } = await gateway.invoicesOf(info.customer.customerId, { first: 100, after: null })
      return invoices.filter(({ status }) => status === 'paid')
    },
    async mailedInvoices(): Promise<string[]> {
      const rows = await database.select().from(jobs).where(eq(jobs.name, SEND_MAIL))
      const orders = rows.map(({ data }) => mailOrder.parse(JSON.parse(SEAL.decrypt(mailJob.parse(data).sealed))))
      return orders.flatMap((order) =>
        order.template === 'invoice' && order.to === viewer.email ? [order.invoice.number] : [],
      )
    },
    async toldPlans(): Promise<(string | null)[]> {
      const rows = await database
        .select()
        .from(userEvents)
        .where(and(eq(userEvents.userId, userId), eq(userEvents.kind, 'subscriptionChanged')))
      return rows.map(({ outcome }) => outcome)
    },
  }
}

export type Customer = Awaited<ReturnType<typeof addCustomer>>

async function addViewer(database: Database, now: Date): Promise<Viewer & { email: string }> {
  const userId = randomUUID()
  const email = `${userId}@palier.test`
  const person = { firstName: 'Rose', lastName: 'Roy', roles: {}, planName: 'base' }
  const way = { firstAuthenticationMethod: 'password', emailConfirmedAt: now, createdAt: now } as const
  await database.insert(users).values({ ...person, ...way, id: userId, email })
  const score = { scoreFallback: 'none', scoreFiftyTwoWeeks: 0, scoreThresholds: 1 } as const
  await database
    .insert(preferences)
    .values({ ...score, userId, language: 'fr', currency: 'CAD', updatedAt: now })
    .onConflictDoNothing()
  return {
    userId,
    email,
    sessionId: randomUUID(),
    sessionExpiresAt: now,
    apiToken: null,
    roles: {},
    tokenRoles: {},
    acceptedTermsVersion: null,
    preferences: {
      language: 'fr',
      currency: 'CAD',
      buyListBasis: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
      hasCrossingDigest: false,
      crossingMail: 'daily',
      version: 1,
    },
  }
}
