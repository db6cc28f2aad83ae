import { z } from 'zod'
import { userPreference } from '../accounts/userSchemas.ts'
import { usageEnvelope } from '../billing/planSchemas.ts'
import { call } from '../kernel/call.ts'
import { currency, identifier, iso } from '../kernel/scalars.ts'
import { proposedSplit } from '../portfolios/splitCalls.ts'
import { listType, watchList, watchListEntry } from '../watchlists/watchListSchemas.ts'

const MAXIMUM_TOP_ENTRIES = 10

const listOverview = watchList.omit({ entries: true }).extend({
  entryCount: z.int().nonnegative(),
  /** Those with the highest absolute scores, of the kinds that were asked for. */
  topEntries: z.array(watchListEntry),
  /** How many entries are at each level of the badge, the strongest level first; of the kinds that were asked for. */
  levelCounts: z.array(z.object({ level: z.int(), count: z.int().positive() })).optional(),
})
export type WireListOverview = z.infer<typeof listOverview>

const portfolioOverview = z.object({ id: z.string(), name: z.string(), currency })
export type WirePortfolioOverview = z.infer<typeof portfolioOverview>

const count = z.int().nonnegative()

/** What asks for something today: `rows` are the first of those counted. */
const todayOverview = z.object({
  /** The end of the visit before this one; null at the first. */
  lastVisitAt: iso.nullable(),
  isPaymentOwed: z.boolean(),
  rows: z.array(
    z.object({
      entry: watchListEntry,
      /** When the price last crossed a level of the entry, as far as known. */
      crossedAt: iso.nullable(),
      /** Crossed since the last visit. */
      isNew: z.boolean(),
    }),
  ),
  counts: z.object({ buys: count, sells: count, crossed: count, fresh: count }),
  /** The best entries of other stocks, at most four to buy and four to sell. */
  next: z.array(watchListEntry),
})
export type WireToday = z.infer<typeof todayOverview>

/** What pages show of a person besides their own subject; the size does not depend on the entries and holdings. */
export const getOverview = call({
  item: 'D17',
  summary: 'Reads preferences, unread notices, use of the plan, and the names of lists and portfolios',
  path: '/api/Extensions/Overview/Get',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    top: z
      .object({ first: z.int().min(1).max(MAXIMUM_TOP_ENTRIES), kinds: z.array(listType).max(listType.options.length) })
      .optional(),
    /** Whether what asks for something today comes with it. */
    withToday: z.boolean().optional(),
    /** Whether splits come with it that the market data tells and that accounts of the caller lack. */
    withSplits: z.boolean().optional(),
    /** The entries of this stock come with it. */
    stockId: identifier.optional(),
  }),
  output: z.object({
    preferences: userPreference,
    unreadCount: z.int().nonnegative(),
    lists: z.array(listOverview),
    portfolios: z.array(portfolioOverview),
    stockEntries: z.array(watchListEntry),
    /** Where it was asked for. */
    today: todayOverview.optional(),
    /** Where they were asked for, the oldest of each stock. */
    proposedSplits: z.array(proposedSplit).optional(),
  }),
  additional: usageEnvelope,
})
