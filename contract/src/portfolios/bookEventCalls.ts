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

/** Parts of a list of trades and events. A reinvested dividend is income alone, not a trade as well. */
export const bookRowGroup = z.enum(['trades', 'income', 'cash', 'splits', 'transfers'])
export type BookRowGroup = z.infer<typeof bookRowGroup>

export const incomeKind = z.enum(['eligible', 'other', 'foreign', 'interest', 'trust', 'capitalGains', 'inLieu'])

/** What the paper says of an event. Amounts are in its currency; null is what the paper does not say. */
const facts = {
  /** The day of payment, or the first one in new shares. */
  date: day,
  /** Who held the shares on this day is paid; the cost base changes then. */
  recordDate: day.nullable().optional(),
  /** Shares: received, transferred, or those that were paid for. */
  quantity: z.number().nullable().optional(),
  /** New shares of a split for so many old ones. */
  numerator: z.number().nullable().optional(),
  denominator: z.number().nullable().optional(),
  /**
   * Paid for one share; of a reinvestment, the price of a share that it buys; of a transfer between accounts of different
   * kinds, its value that day: the law counts a sale and a purchase at it; of an exchange or a spin-off the value of a
   * new share, where the law counts a sale or a dividend.
   */
  perShare: money.nullable().optional(),
  /** Before anything is withheld; missing, quantity × perShare. Of a stock dividend its declared value, of a transfer in what its shares had cost. */
  gross: money.nullable().optional(),
  withheld: money.nullable().optional(),
  /** What was paid in the end; missing, gross less withheld. */
  net: money.nullable().optional(),
  /** Paid for what is not a whole share after a split. */
  cashInLieu: money.nullable().optional(),
  /** What an exchange of currency brought for the whole amount, in the other currency. */
  counterAmount: money.nullable().optional(),
  /** The part of the cost that goes to the stock that is spun off, between 0 and 1; without it the law counts a dividend. */
  costShare: z.number().nullable().optional(),
  counterCurrency: currency.nullable().optional(),
  /** Missing, the currency of the stock, or of the portfolio. */
  currency: currency.nullable().optional(),
  /** Canadian dollars for one unit of that currency on the day. */
  /** A change of symbol has it where it leads to a listing in the other currency: then that of the US dollar. */
  fxRateToCad: money.positive().nullable().optional(),
  incomeKind: incomeKind.nullable().optional(),
  /** Whether the amount is not final yet. */
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
  /** Where a transfer goes; null where it leaves the portfolios of the caller. */
  otherPortfolioId: z.string().nullable().optional(),
  otherPortfolioName: z.string().nullable().optional(),
  /** What its shares become, or bring. */
  otherStockId: z.string().nullable().optional(),
  otherStockSymbol: z.string().nullable().optional(),
  otherStockName: z.string().nullable().optional(),
  // A reader shows kinds that it does not know, and does not count them.
  kind: z.string(),
  ...facts,
  currency,
  note: z.string(),
  importId: z.string().nullable().optional(),
  /** What it adds to the cash of the account, in its currency; negative what it takes. */
  cash: money,
  /** The shares held after it; null where it changes none. */
  shareCountAfter: z.number().nullable(),
})
export type WireBookEvent = z.infer<typeof bookEvent>

const written = z.object({
  /** Null where it was deleted. */
  event: bookEvent.nullable(),
  updatedPortfolio: portfolio,
  /** The one that a transfer goes to. */
  otherPortfolio: portfolio.nullable().optional(),
  objectiveProgressions: z.array(objectiveProgression).optional(),
})

const note = boundedText(MAXIMUM_NOTE_LENGTH).default('')
const lots = z.enum(['all', 'none']).default('none')
const version = z.int32().positive().optional()

/** Adds an event; of a stock, the portfolio must have it. */
export const addBookEvent = call({
  item: 'D17',
  summary: 'Adds an event such as a dividend or a split to a portfolio',
  path: path('AddBookEvent'),
  ...write,
  input: z.object({
    portfolioId: identifier,
    stockId: identifier.nullable().optional(),
    /** Where a transfer goes: another portfolio of the caller; missing, it leaves them. */
    otherPortfolioId: identifier.nullable().optional(),
    /**
     * The event of an imported file that it completes: it goes with its import. Its stock need not be in the portfolio.
     */
    incompleteEventId: identifier.nullable().optional(),
    /** What shares become by a change of symbol or an exchange, or bring by a spin-off; it need not be in the portfolio. */
    otherStockId: identifier.nullable().optional(),
    kind: bookEventKind,
    ...facts,
    note,
    lots,
  }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'BeyondPlan', 'operationsLimitReached', 'TooManyTransfers'],
})

/** Changes what an event says; its kind and stock stay. */
export const updateBookEvent = call({
  item: 'D17',
  summary: 'Changes an event of a portfolio',
  path: path('UpdateBookEvent'),
  ...write,
  input: z.object({ portfolioId: identifier, eventId: identifier, ...facts, note, version, lots }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict', 'BeyondPlan', 'TooManyTransfers'],
})

/** Takes an event back: what it did is as it was before. */
export const deleteBookEvent = call({
  item: 'D17',
  summary: 'Deletes an event of a portfolio',
  path: path('DeleteBookEvent'),
  ...write,
  input: z.object({ portfolioId: identifier, eventId: identifier, version, lots }),
  output: written,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict'],
})

/** Events of the person, newest first; on request with the trades among them. */
export const getBookEvents = call({
  item: 'D17',
  summary: 'Lists the events of the caller, page by page, on request with the trades',
  path: path('GetBookEvents'),
  ...read,
  input: z.object({
    portfolioId: identifier.optional(),
    stockId: identifier.optional(),
    /** Trades that an event has made are told by that event. */
    trades: z.boolean().default(false),
    /** One part of the rows alone. */
    group: bookRowGroup.nullable().optional(),
    first: z.int().min(1).max(MAXIMUM_ROWS_A_CALL).default(50),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    /** Each is an event or a trade. */
    rows: z.array(z.object({ event: bookEvent.nullable(), trade: transaction.nullable() })),
    cursors: rowCursors,
    nextCursor: z.string().nullable(),
    totalCount: z.int(),
  }),
  errors: ['resource_missing'],
})
