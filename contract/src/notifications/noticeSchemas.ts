import { z } from 'zod'
import { currency, iso, money } from '../kernel/scalars.ts'

/** Which of the four prices was crossed; on a sell list the side says whether it is a high or a low one. */
export const crossedThreshold = z.enum(['t200', 't400', 't600', 't800'])

/** A price moved an entry of a list into a higher band. */
export const notice = z.object({
  noticeId: z.string(),
  createdAt: iso,
  readAt: iso.nullable(),
  listId: z.string(),
  listName: z.string(),
  listType: z.enum(['buy', 'sell', 'others']),
  entryId: z.string(),
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  exchange: z.string(),
  currency,
  threshold: crossedThreshold,
  thresholdPrice: money,
  price: money,
  score: z.number(),
})
export type WireNotice = z.infer<typeof notice>

/** What happened to a person since a cursor, for whoever pushes it to their pages. */
export const personEvent = z.object({
  userId: z.string(),
  kind: z.enum([
    'noticeAdded',
    'noticesRead',
    'listsChanged',
    'portfoliosChanged',
    'subscriptionChanged',
    // Some of the person's sessions or tokens for scripts open nothing any more: whoever holds one open asks again.
    'sessionsEnded',
  ]),
  /** Of `noticeAdded` alone. */
  notice: notice.optional(),
  /** How many notices the person has not read, where the event is about notices. */
  unreadCount: z.int().nonnegative().optional(),
  /** Of `subscriptionChanged`: what became of it. */
  outcome: z.string().optional(),
})
export type WirePersonEvent = z.infer<typeof personEvent>
