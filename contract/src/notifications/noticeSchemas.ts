import { z } from 'zod'
import { currency, iso, money } from '../kernel/scalars.ts'

/** On a sell list, t600 and t800 are high levels, t200 and t400 low ones. */
export const crossedThreshold = z.enum(['t200', 't400', 't600', 't800'])

/** A price crossed a level of an entry, or a split changed its prices. */
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
  /** Split that adjusted the entry's prices; null for a crossing. */
  split: z
    .object({
      /** First trading day of the new shares. */
      date: z.string(),
      /** New shares per old shares. */
      numerator: z.number(),
      denominator: z.number(),
      isUndone: z.boolean(),
    })
    .nullable()
    .optional(),
})
export type WireNotice = z.infer<typeof notice>

export const personEvent = z.object({
  userId: z.string(),
  kind: z.enum([
    'noticeAdded',
    'noticesRead',
    'listsChanged',
    'portfoliosChanged',
    'subscriptionChanged',
    // Some sessions or API tokens have ended: open connections must check theirs.
    'sessionsEnded',
  ]),
  notice: notice.optional(),
  /** Only for events about notices. */
  unreadCount: z.int().nonnegative().optional(),
  /** Only for `subscriptionChanged`. */
  outcome: z.string().optional(),
})
export type WirePersonEvent = z.infer<typeof personEvent>
