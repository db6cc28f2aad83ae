import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../database/kernel/database.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { Encryption } from '../../kernel/encryption.ts'

export const SEND_MAIL = 'sendMail'

const person = z.object({ to: z.string(), language: z.enum(['fr', 'en']), firstName: z.string() })
const link = person.extend({ token: z.string(), expiresAt: z.coerce.date() })

const crossing = z.object({
  symbol: z.string(),
  companyName: z.string(),
  currency: z.enum(['CAD', 'USD']),
  listName: z.string(),
  listKind: z.enum(['buy', 'sell', 'others']),
  threshold: z.enum(['t200', 't400', 't600', 't800']),
  thresholdPrice: z.string(),
  price: z.string(),
})

const invoice = z.object({
  number: z.string(),
  createdAt: z.coerce.date(),
  start: z.coerce.date(),
  end: z.coerce.date(),
  lines: z.array(z.object({ planName: z.string(), amount: z.int() })),
  subtotal: z.int(),
  taxes: z.array(z.object({ kind: z.enum(['gst', 'qst', 'hst', 'other']), amount: z.int() })),
  total: z.int(),
  // Absent in mails ordered by earlier versions.
  billingAddress: z
    .object({ country: z.string(), province: z.string().nullable(), postalCode: z.string().nullable() })
    .nullish(),
})

const excess = z.object({ lists: z.int(), entries: z.int(), portfolios: z.int(), portfolioStocks: z.int() })
/** `excess` is closed to writing under the next plan. */
const planTransition = person.extend({ planName: z.string(), nextPlanName: z.string(), excess })

export const mailOrder = z.discriminatedUnion('template', [
  link.extend({ template: z.literal('activation') }),
  link.extend({ template: z.literal('passwordReset') }),
  link.extend({ template: z.literal('invitation'), inviterName: z.string().nullable(), planName: z.string() }),
  person.extend({ template: z.literal('invitationRequestReceived') }),
  person.extend({ template: z.literal('passwordChanged'), changedAt: z.coerce.date() }),
  person.extend({
    template: z.literal('apiTokenCreated'),
    name: z.string(),
    scope: z.enum(['read', 'write']),
    createdAt: z.coerce.date(),
    expiresAt: z.coerce.date(),
  }),
  person.extend({ template: z.literal('accountClosed'), closedAt: z.coerce.date() }),
  person.extend({ template: z.literal('welcome') }),
  person.extend({ template: z.literal('invoice'), invoice }),
  planTransition.extend({ template: z.literal('subscriptionCancelled'), endsAt: z.coerce.date() }),
  planTransition.extend({ template: z.literal('planEnded'), endedAt: z.coerce.date() }),
  person.extend({
    template: z.literal('crossingDigest'),
    // Absent in orders of versions without one-click unsubscribe.
    userId: z.uuid().optional(),
    crossings: z.array(crossing),
    moreCount: z.number(),
    // Absent in orders of versions with morning mails only.
    isAtOnce: z.boolean().optional(),
  }),
])
export type MailOrder = z.output<typeof mailOrder>

/** Stored job, encrypted since it may contain a token. `key` is the same for all attempts. */
export const mailJob = z.object({ key: z.string(), sealed: z.string() })
type MailJob = z.output<typeof mailJob>

export type MailQueue = {
  over(database: Database): MailQueue
  /** Part of the transaction; sent at least once after commit. */
  order(order: MailOrder, now: Date): Promise<void>
  /** Does the same work without sending, so that timing does not reveal whether an address is known. */
  orderNothing(now: Date): Promise<void>
}

/** Mails are stored encrypted. */
export function createMailQueue(database: Database, encryption: Encryption): MailQueue {
  async function enqueue(order: MailOrder | null, now: Date): Promise<void> {
    const data: MailJob = { key: randomUUID(), sealed: encryption.encrypt(JSON.stringify(order)) }
    await enqueueJob(database, SEND_MAIL, data, { now })
  }

  return {
    over: (other) => createMailQueue(other, encryption),
    order: enqueue,
    orderNothing: (now) => enqueue(null, now),
  }
}
