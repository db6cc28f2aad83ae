import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../database/kernel/database.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { Encryption } from '../../kernel/encryption.ts'

export const SEND_MAIL = 'sendMail'

const person = z.object({ to: z.string(), language: z.enum(['fr', 'en']), firstName: z.string() })
/** The link carries the token until its time is over. */
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
/** `excess` is what the next plan closes to writing. */
const planTransition = person.extend({ planName: z.string(), nextPlanName: z.string(), excess })

/** The data of a mail. */
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
    // Left out by versions whose digests could not be ended by a mail program.
    userId: z.uuid().optional(),
    crossings: z.array(crossing),
    moreCount: z.number(),
    // Left out by versions that had the morning's alone.
    isAtOnce: z.boolean().optional(),
  }),
])
export type MailOrder = z.output<typeof mailOrder>

/** The stored job of a mail, encrypted since it may hold a token. The key is the same at every attempt. */
export const mailJob = z.object({ key: z.string(), sealed: z.string() })
type MailJob = z.output<typeof mailJob>

export type MailQueue = {
  over(database: Database): MailQueue
  /** Orders a mail as part of the transaction; it is sent at least once. */
  order(order: MailOrder, now: Date): Promise<void>
  /** Does the same work without sending, so that timing does not reveal whether an address is known. */
  orderNothing(now: Date): Promise<void>
}

/** A queue of mails whose content is stored encrypted; a mail ordered in a transaction exists if that commits. */
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
