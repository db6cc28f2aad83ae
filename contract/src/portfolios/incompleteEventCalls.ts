import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

/** At most so many are answered; the rest follows as they are completed. */
export const MAXIMUM_INCOMPLETE_EVENTS = 200

const stock = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  currency,
})

/**
 * An event of an imported file that lacks one fact which only the person knows. It is done with once an event was added
 * for it, or once it was dismissed.
 */
export const incompleteEvent = z.object({
  incompleteEventId: z.string(),
  portfolioId: z.string(),
  importId: z.string(),
  /** In the file, from 1. */
  line: z.int(),
  /** A reader may not know all of them. */
  kind: z.string(),
  /** What is not told, such as `cost` or `costShare`. */
  missing: z.string(),
  date: z.string(),
  /** That which was held; null where the file does not tell it. */
  stock: stock.nullable(),
  /** What its shares become, or bring. */
  otherStock: stock.nullable(),
  /** As the file writes it, of a stock that is not known. */
  symbol: z.string().nullable(),
  /** Shares of the stock: transferred, or held before a corporate action. */
  quantity: z.number().nullable(),
  /** Shares of the other stock that were received. */
  otherQuantity: z.number().nullable(),
  numerator: z.number().nullable(),
  denominator: z.number().nullable(),
  /** Cash beside shares, and for a rest of them. */
  gross: money.nullable(),
  cashInLieu: money.nullable(),
  currency,
  /** What the row says in words. */
  text: z.string(),
})
export type WireIncompleteEvent = z.infer<typeof incompleteEvent>

/** What imported files have left to the caller in a portfolio, the oldest first. */
export const getIncompleteEvents = call({
  item: 'D22',
  summary: 'Lists the events of imported files that the caller has to complete',
  path: '/api/Extensions/Portfolio/GetIncompleteEvents',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({ portfolioId: identifier }),
  output: z.object({ incompleteEvents: z.array(incompleteEvent) }),
  errors: ['resource_missing'],
})

/** Takes one of them off the list without an event, or puts it back. */
export const dismissIncompleteEvent = call({
  item: 'D22',
  summary: 'Dismisses an event of an imported file that was to be completed, or takes that back',
  path: '/api/Extensions/Portfolio/DismissIncompleteEvent',
  access: 'user',
  scripts: true,
  extension: true,
  write: true,
  input: z.object({ incompleteEventId: identifier, isDismissed: z.boolean().default(true) }),
  output: z.object({ portfolioId: z.string() }),
  errors: ['resource_missing'],
})
