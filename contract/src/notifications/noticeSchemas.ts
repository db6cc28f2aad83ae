import { z } from 'zod'
import { currency, iso, money } from '../kernel/scalars.ts'

/** The price level crossed; on a sell list the side tells a high from a low one. */
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
  /** A split by which the prices of the entry were adjusted; null where a price crossed one. */
  split: z
    .object({
      /** The first day on which the new shares trade. */
      date: z.string(),
      /** New shares for so many old ones. */
      numerator: z.number(),
      denominator: z.number(),
      isUndone: z.boolean(),
    })
    .nullable()
    .optional(),
})
export type WireNotice = z.infer<typeof notice>

/** An event of a person, to be pushed to their pages. */
export const personEvent = z.object({
  userId: z.string(),
  kind: z.enum([
    'noticeAdded',
    'noticesRead',
    'listsChanged',
    'portfoliosChanged',
    'subscriptionChanged',
    // Some sessions or API tokens of the person have ended: open connections must check theirs.
    'sessionsEnded',
  ]),
  /** Only for `noticeAdded`. */
  notice: notice.optional(),
  /** Number of unread notices, for events about notices. */
  unreadCount: z.int().nonnegative().optional(),
  /** For `subscriptionChanged`: the outcome. */
  outcome: z.string().optional(),
})
export type WirePersonEvent = z.infer<typeof personEvent>
