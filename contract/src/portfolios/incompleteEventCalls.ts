import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

/** Maximum returned; the rest follow as they are completed. */
export const MAXIMUM_INCOMPLETE_EVENTS = 200

const stock = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  currency,
})

/**
 * Event of an imported file that lacks a fact only the user knows. It is settled when an event is
 * added for it, or when it is dismissed.
 */
export const incompleteEvent = z.object({
  incompleteEventId: z.string(),
  portfolioId: z.string(),
  importId: z.string(),
  /** Line in the file, from 1. */
  line: z.int(),
  /** Clients must accept unknown kinds. */
  kind: z.string(),
  missing: z.string(),
  date: z.string(),
  /** Stock held before; null if the file does not name it. */
  stock: stock.nullable(),
  /** Stock that the shares become or distribute. */
  otherStock: stock.nullable(),
  /** Symbol of an unknown stock, as written. */
  symbol: z.string().nullable(),
  /** Shares transferred, or held before a corporate action. */
  quantity: z.number().nullable(),
  otherQuantity: z.number().nullable(),
  numerator: z.number().nullable(),
  denominator: z.number().nullable(),
  gross: money.nullable(),
  cashInLieu: money.nullable(),
  currency,
  text: z.string(),
})
export type WireIncompleteEvent = z.infer<typeof incompleteEvent>

/** Oldest first. */
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
