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
  /** Highest absolute scores among the requested kinds. */
  topEntries: z.array(watchListEntry),
  /** Entries of the requested kinds per badge level, strongest first. */
  levelCounts: z.array(z.object({ level: z.int(), count: z.int().positive() })).optional(),
})
export type WireListOverview = z.infer<typeof listOverview>

const portfolioOverview = z.object({ id: z.string(), name: z.string(), currency })
export type WirePortfolioOverview = z.infer<typeof portfolioOverview>

const count = z.int().nonnegative()

/** Entries that need action today; `rows` are the first of those in `counts`. */
const todayOverview = z.object({
  /** End of the previous visit; null for the first one. */
  lastVisitAt: iso.nullable(),
  isPaymentOwed: z.boolean(),
  rows: z.array(
    z.object({
      entry: watchListEntry,
      crossedAt: iso.nullable(),
      /** Crossed since the last visit. */
      isNew: z.boolean(),
    }),
  ),
  counts: z.object({ buys: count, sells: count, crossed: count, fresh: count }),
  /** Best entries of other stocks: at most four to buy and four to sell. */
  next: z.array(watchListEntry),
})
export type WireToday = z.infer<typeof todayOverview>

/** Data that most pages show; its size does not depend on the number of entries and holdings. */
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
    withToday: z.boolean().optional(),
    withSplits: z.boolean().optional(),
    stockId: identifier.optional(),
  }),
  output: z.object({
    preferences: userPreference,
    unreadCount: z.int().nonnegative(),
    lists: z.array(listOverview),
    portfolios: z.array(portfolioOverview),
    stockEntries: z.array(watchListEntry),
    today: todayOverview.optional(),
    /** Only the oldest split of each stock. */
    proposedSplits: z.array(proposedSplit).optional(),
  }),
  additional: usageEnvelope,
})
