import { z } from 'zod'
import { userPreference } from '../accounts/userSchemas.ts'
import { usageEnvelope } from '../billing/planSchemas.ts'
import { call } from '../kernel/call.ts'
import { currency, identifier } from '../kernel/scalars.ts'
import { listType, watchList, watchListEntry } from '../watchlists/watchListSchemas.ts'

const MAXIMUM_TOP_ENTRIES = 10

const listOverview = watchList.omit({ entries: true }).extend({
  entryCount: z.int().nonnegative(),
  /** Those with the highest absolute scores, of the kinds that were asked for. */
  topEntries: z.array(watchListEntry),
})
export type WireListOverview = z.infer<typeof listOverview>

const portfolioOverview = z.object({ id: z.string(), name: z.string(), currency })
export type WirePortfolioOverview = z.infer<typeof portfolioOverview>

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
    /** The entries of this stock come with it. */
    stockId: identifier.optional(),
  }),
  output: z.object({
    preferences: userPreference,
    unreadCount: z.int().nonnegative(),
    lists: z.array(listOverview),
    portfolios: z.array(portfolioOverview),
    stockEntries: z.array(watchListEntry),
  }),
  additional: usageEnvelope,
})
