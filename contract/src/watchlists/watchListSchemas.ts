import { z } from 'zod'
import { boundedText, currency, identifier, iso, money } from '../kernel/scalars.ts'
import { beyondPlan } from '../billing/planSchemas.ts'
import { scoreDetailsInfo, tag } from '../market/stockSchemas.ts'

export const listType = z.enum(['buy', 'sell', 'others'])
export type WireListType = z.infer<typeof listType>

const MAXIMUM_NOTE_LENGTH = 1_000

/** An unset threshold is 0. */
export const watchListEntry = z.object({
  id: z.string(),
  listId: z.string(),
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  score: z.number(),
  absoluteScore: z.number(),
  highScore: z.number(),
  t200: money,
  t400: money,
  t600: money,
  t800: money,
  isPriceIntraDay: z.boolean(),
  marketRegularPrice: z.object({ dateTime: iso, value: money }),
  marketCap: z.number().optional(),
  oneYearLow: money.optional(),
  oneYearHigh: money.optional(),
  change: z.object({ value: money }),
  changePercent: z.object({ value: z.number() }),
  currency,
  plateformCustomExchange: z.string().optional(),
  scoreDetailsInfo: scoreDetailsInfo.optional(),
  // Extensions: version for writes, and tags for the sector.
  version: z.int32().optional(),
  tags: z.array(tag).optional(),
  // Extension: the user's reason for these prices.
  note: z.string().optional(),
  // Extension: null or absent if the plan allows changes.
  beyondPlan: beyondPlan.nullable().optional(),
})
export type WireWatchListEntry = z.infer<typeof watchListEntry>

/** Thresholds are in capitals; lower case is accepted too. */
export const watchListEntryInput = z.object({
  stockId: identifier,
  symbol: z.string().max(20).optional(),
  T200: money.nonnegative(),
  T400: money.nonnegative(),
  T600: money.nonnegative(),
  T800: money.nonnegative(),
  note: boundedText(MAXIMUM_NOTE_LENGTH).optional(),
})

export type WireEntryInput = z.infer<typeof watchListEntryInput>

/**
 * Version that was read; another current version is refused with VersionConflict. Without it, the
 * write always succeeds.
 */
export const versionRead = z.int32().positive().optional()

export const watchListEntryChange = watchListEntryInput.extend({
  id: identifier,
  listId: identifier,
  version: versionRead,
})
export type WireEntryChange = z.infer<typeof watchListEntryChange>

export function eitherSpelling<Schema extends z.ZodObject>(schema: Schema): Schema {
  const spelled = z.preprocess((sent) => {
    if (typeof sent !== 'object' || sent === null) return sent
    const capitals = Object.entries(sent).map(([key, value]) => [
      /^t[2468]00$/.test(key) ? key.toUpperCase() : key,
      value,
    ])
    return { ...Object.fromEntries(capitals), ...sent }
  }, schema)
  // The static type does not show the tolerated spelling.
  return spelled as unknown as Schema
}

export const watchList = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: listType,
  currency: currency.nullable(),
  entries: z.array(watchListEntry),
  version: z.int32().optional(),
  // Extension: null or absent if the plan allows changes.
  beyondPlan: beyondPlan.nullable().optional(),
})
export type WireWatchList = z.infer<typeof watchList>
