import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowCursors } from '../kernel/page.ts'
import { boundedText, currency, identifier, money } from '../kernel/scalars.ts'
import { objectiveProgression, portfolio, transaction } from './portfolioSchemas.ts'

const MAXIMUM_ROWS_A_CALL = 500
const MAXIMUM_NOTE_LENGTH = 1_000
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const path = (verb: string) => `/api/Extensions/Portfolio/${verb}`
const read = { access: 'user', scripts: true, extension: true } as const
const write = { ...read, write: true } as const

export const bookEventKind = z.enum([
  'income',
  'reinvestment',
  'stockDividend',
  'returnOfCapital',
  'notional',
  'split',
  'transfer',
  'transferIn',
  'fee',
  'interestPaid',
  'deposit',
  'withdrawal',
  'currencyExchange',
  'openingBalance',
  'cashAdjustment',
  'symbolChange',
  'exchange',
  'spinOff',
])

/** A reinvested dividend is in `income` only, not in `trades` too. */
export const bookRowGroup = z.enum(['trades', 'income', 'cash', 'splits', 'transfers'])
export type BookRowGroup = z.infer<typeof bookRowGroup>

export const incomeKind = z.enum(['eligible', 'other', 'foreign', 'interest', 'trust', 'capitalGains', 'inLieu'])

/** Facts of an event as entered; null if the statement omits one. Amounts are in the event's currency. */
const facts = {
  /** Payment date, or the first day in new shares. */
  date: day,
  /** Record date. The cost base changes on this day. */
  recordDate: day.nullable().optional(),
  /** Shares received, transferred, or paid on. */
  quantity: z.number().nullable().optional(),
  /** New shares per old shares. */
  numerator: z.number().nullable().optional(),
  denominator: z.number().nullable().optional(),
  /**
   * Amount per share. For a reinvestment, the price of a purchased share. For a transfer between
   * kinds of accounts, the value that day, at which it is taxed. For a taxable exchange or
   * spin-off, the value of a new share.
   */
  perShare: money.nullable().optional(),
  /**
   * Total before withholding, by default quantity × perShare. For a stock dividend, its declared
   * value; for a transfer in, the cost of the shares.
   */
  gross: money.nullable().optional(),
  withheld: money.nullable().optional(),
  /** Net amount paid, by default gross less withheld. */
  net: money.nullable().optional(),
  cashInLieu: money.nullable().optional(),
  /** Amount received in a currency exchange, in the other currency. */
  counterAmount: money.nullable().optional(),
  /**
   * Part of the cost, between 0 and 1, allocated to the spun-off stock. Without it the spin-off is
   * taxed as a dividend.
   */
  costShare: z.number().nullable().optional(),
  counterCurrency: currency.nullable().optional(),
  /** Defaults to the currency of the stock, or of the portfolio. */
  currency: currency.nullable().optional(),
  /**
   * Canadian dollars per unit of the event's currency on the day. A change of symbol to a listing
   * in the other currency has the rate of the US dollar.
   */
  fxRateToCad: money.positive().nullable().optional(),
  incomeKind: incomeKind.nullable().optional(),
  /** True if the amount is not final. */
  isEstimate: z.boolean().nullable().optional(),
}

export const bookEvent = z.object({
  eventId: z.string(),
  version: z.int32(),
  portfolioId: z.string(),
  stockId: z.string().nullable(),
  stockSymbol: z.string().nullable(),
  stockName: z.string().nullable(),
  portfolioName: z.string().nullable().optional(),
  /** Receiving portfolio of a transfer; null if it is not one of the caller's. */
  otherPortfolioId: z.string().nullable().optional(),
  otherPortfolioName: z.string().nullable().optional(),
  /** Stock that the shares become or distribute. */
  otherStockId: z.string().nullable().optional(),
  otherStockSymbol: z.string().nullable().optional(),
  otherStockName: z.string().nullable().optional(),
  // Clients must accept unknown kinds: display them, but ignore them in totals.
  kind: z.string(),
  ...facts,
  currency,
  note: z.string(),
  importId: z.string().nullable().optional(),
  /** Change of the account's cash in the event's currency. */
  cash: money,
  /** Shares held afterwards; null if the event changes none. */
  shareCountAfter: z.number().nullable(),
})
export type WireBookEvent = z.infer<typeof bookEvent>

const written = z.object({
  event: bookEvent.nullable(),
  updatedPortfolio: portfolio,
  otherPortfolio: portfolio.nullable().optional(),
  objectiveProgressions: z.array(objectiveProgression).optional(),
})

const note = boundedText(MAXIMUM_NOTE_LENGTH).default('')
const lots = z.enum(['all', 'none']).default('none')
const version = z.int32().positive().optional()

/** The portfolio must already have the stock. */
export const addBookEvent = call({
  item: 'D17',
  summary: 'Adds an event such as a dividend or a split to a portfolio',
  path: path('AddBookEvent'),
  ...write,
  input: z.object({
    portfolioId: identifier,
    stockId: identifier.nullable().optional(),
    /** Receiving portfolio of a transfer; missing if it is not one of the caller's. */
    otherPortfolioId: identifier.nullable().optional(),
    /**
     * Incomplete event of an import that this event completes; undoing that import removes both.
     * Its stock need not be in the portfolio.
     */
    incompleteEventId: identifier.nullable().optional(),
    /** Stock that the shares become or distribute; it need not be in the portfolio. */
    otherStockId: identifier.nullable().optional(),
    kind: bookEventKind,
    ...facts,
    note,
    lots,
  }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'BeyondPlan', 'operationsLimitReached', 'TooManyTransfers'],
})

/** Kind and stock cannot change. */
export const updateBookEvent = call({
  item: 'D17',
  summary: 'Changes an event of a portfolio',
  path: path('UpdateBookEvent'),
  ...write,
  input: z.object({ portfolioId: identifier, eventId: identifier, ...facts, note, version, lots }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict', 'BeyondPlan', 'TooManyTransfers'],
})

export const deleteBookEvent = call({
  item: 'D17',
  summary: 'Deletes an event of a portfolio',
  path: path('DeleteBookEvent'),
  ...write,
  input: z.object({ portfolioId: identifier, eventId: identifier, version, lots }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict'],
})

/** Newest first. */
export const getBookEvents = call({
  item: 'D17',
  summary: 'Lists the events of the caller, page by page, on request with the trades',
  path: path('GetBookEvents'),
  ...read,
  input: z.object({
    portfolioId: identifier.optional(),
    stockId: identifier.optional(),
    /** True to include trades, except those created by events. */
    trades: z.boolean().default(false),
    group: bookRowGroup.nullable().optional(),
    first: z.int().min(1).max(MAXIMUM_ROWS_A_CALL).default(50),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    /** Each row is an event or a trade. */
    rows: z.array(z.object({ event: bookEvent.nullable(), trade: transaction.nullable() })),
    cursors: rowCursors,
    nextCursor: z.string().nullable(),
    totalCount: z.int(),
  }),
  errors: ['resource_missing'],
})
