import { randomUUID } from 'node:crypto'
import type { Currency } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { type BookEventFacts, bookEventFaultsOf, ledgerRowsOf } from '@palier/domain/portfolios/bookEvent'
import { FX_RATE_PLACES, LARGEST_FX_RATE, latestDateAnywhere } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import {
  type BookEventRow,
  deleteBookEvent,
  insertBookEvent,
  lockBookEvent,
  recordEventChange,
  updateBookEvent,
} from '../../database/queries/portfolios/bookEventQueries.ts'
import { findPortfolioStock } from '../../database/queries/portfolios/portfolioQueries.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { assertOpen, findClosures } from '../watchlists/beyondPlan.ts'
import { factsOf } from './bookEventFacts.ts'
import { readEvents, type ReadEvent } from './bookEvents.ts'
import { type AnswerOptions, type HoldingsAfterWrite, readHoldingsAfterWrite } from './holdingsAfterWrite.ts'
import { lockPortfolio } from './ownPortfolio.ts'
import { type FreshLot, recomputePosition } from './positionRecompute.ts'

/** An event as a person writes it; without a currency it is in that of the stock, or of the portfolio. */
export type BookEventWrite = Omit<BookEventFacts, 'kind'> & {
  currency: Currency | null
  fxRateToCad: Decimal | null
  isEstimate: boolean
}

type EventTarget = { portfolioId: string; eventId: string; version: number | undefined }
type Written = HoldingsAfterWrite & { event: ReadEvent | null }

/**
 * Writes on events, within the caller's transaction; those on one portfolio are serialized. Refused as writes on lots
 * are: with invalidLotQuantity where any sale would lack shares afterwards.
 */
export function createBookEventWrites(transaction: Database, marketData: MarketData) {
  /** Recounts the stock of an event, with the rows that it writes now, from the first day that it changes. */
  async function recount(event: BookEventRow, days: readonly string[], fresh: readonly FreshLot[]): Promise<void> {
    const from = [...days, ...fresh.map(({ lot }) => lot.tradeDate)].sort()[0]
    if (event.stockId === null || from === undefined) return recordEventChange(transaction, event.portfolioId)
    await recomputePosition(transaction, { portfolioId: event.portfolioId, stockId: event.stockId }, from, fresh)
  }

  async function answer(
    viewer: Viewer,
    { id, portfolioId }: Pick<BookEventRow, 'id' | 'portfolioId'>,
    options: AnswerOptions,
    now: Date,
  ): Promise<Written> {
    const event = (await readEvents(transaction, [id])).get(id) ?? null
    const holdings = await readHoldingsAfterWrite(transaction, marketData, viewer, [portfolioId], options, now)
    return { ...holdings, event }
  }

  async function lock({ userId }: Viewer, { portfolioId, eventId, version }: EventTarget): Promise<BookEventRow> {
    const event = await lockBookEvent(transaction, userId, portfolioId, eventId)
    if (!event) throw new Refusal('resource_missing')
    assertVersion(event, version)
    return event
  }

  async function assertOpenFor({ userId }: Viewer, portfolioId: string, stockId: string | null): Promise<void> {
    const closures = await findClosures(transaction, userId)
    assertOpen(stockId === null ? closures.ofPortfolio(portfolioId) : closures.ofStock({ portfolioId, stockId }))
  }

  async function stockOf(portfolioId: string, stockId: string | null) {
    if (stockId === null) return null
    const found = await findPortfolioStock(transaction, portfolioId, stockId)
    if (!found) throw new Refusal('resource_missing')
    return found.stock
  }

  return {
    /** An event of a stock needs it in the portfolio. */
    async add(
      viewer: Viewer,
      { portfolioId, stockId, kind }: { portfolioId: string; stockId: string | null; kind: BookEventRow['kind'] },
      write: BookEventWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<Written> {
      const portfolio = await lockPortfolio(transaction, viewer, portfolioId)
      const stock = await stockOf(portfolio.id, stockId)
      await assertOpenFor(viewer, portfolio.id, stock && stock.id)
      const currency = write.currency ?? stock?.currency ?? portfolio.currency
      const facts = { ...write, kind }
      assertEvent(facts, { currency, stockCurrency: stock && stock.currency }, now)
      const event = {
        ...{ id: randomUUID(), portfolioId: portfolio.id, stockId: stock && stock.id, kind, createdAt: now },
        ...columnsOf(write, currency),
      }
      await insertBookEvent(transaction, event)
      const row = { ...event, importId: null, entryOrder: 0, version: 1 }
      await recount(row, [], freshRowsOf(row, now))
      return answer(viewer, row, options, now)
    },

    /** Its kind and its stock stay. */
    async update(
      viewer: Viewer,
      target: EventTarget,
      write: BookEventWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<Written> {
      const before = await lock(viewer, target)
      const stock = await stockOf(before.portfolioId, before.stockId)
      await assertOpenFor(viewer, before.portfolioId, before.stockId)
      const currency = write.currency ?? before.currency
      assertEvent({ ...write, kind: before.kind }, { currency, stockCurrency: stock && stock.currency }, now)
      const change = columnsOf(write, currency)
      await updateBookEvent(transaction, before.id, change)
      const after = { ...before, ...change }
      await recount(after, daysOf(before), freshRowsOf(after, now))
      return answer(viewer, after, options, now)
    },

    /** What it did is as it was before. */
    async delete(viewer: Viewer, target: EventTarget, options: AnswerOptions, now: Date): Promise<Written> {
      const event = await lock(viewer, target)
      await deleteBookEvent(transaction, event.id)
      await recount(event, daysOf(event), [])
      return answer(viewer, event, options, now)
    },
  }
}

function daysOf(event: BookEventRow): string[] {
  return ledgerRowsOf(factsOf(event)).map(({ tradeDate }) => tradeDate)
}

/** The rows that an event writes into the ledger of its stock. */
function freshRowsOf(event: BookEventRow, createdAt: Date): FreshLot[] {
  const { id: eventId, portfolioId, stockId, fxRateToCad, importId } = event
  if (stockId === null) return []
  return ledgerRowsOf(factsOf(event)).map(({ settlementDate, ...row }) => {
    const id = randomUUID()
    const texts = { quantity: row.quantity.toString(), price: row.price.toString() }
    // What an import has entered goes with it, also after a change.
    const place = { portfolioId, stockId, eventId, importId }
    return {
      lot: { id, entryOrder: Infinity, ...row },
      row: { id, ...place, ...row, ...texts, settlementDate, fxRateToCad, note: '', createdAt },
    }
  })
}

type Currencies = { currency: Currency; stockCurrency: Currency | null }

/** Refuses the first fault of an event by its field on the wire. */
function assertEvent(
  facts: BookEventFacts & Pick<BookEventWrite, 'fxRateToCad'>,
  { currency, stockCurrency }: Currencies,
  now: Date,
): void {
  const [fault] = bookEventFaultsOf(facts, { latestDate: latestDateAnywhere(now), hasStock: stockCurrency !== null })
  if (fault)
    throw new Refusal('parameter_invalid_empty', { field: FIELDS[fault.field] ?? fault.field, reason: fault.code })
  // What changes a position or a cost is counted in the stock's currency.
  if (stockCurrency !== null && currency !== stockCurrency && ledgerRowsOf(facts).length > 0) {
    throw new Refusal('parameter_invalid_empty', { field: 'currency' })
  }
  const rate = facts.fxRateToCad
  if (rate && (rate.gt(LARGEST_FX_RATE) || !rate.round(FX_RATE_PLACES).eq(rate))) {
    throw new Refusal('parameter_invalid_empty', { field: 'fxRateToCad' })
  }
}

const FIELDS: Readonly<Record<string, string>> = { stock: 'stockId', ratio: 'numerator' }

function columnsOf(write: BookEventWrite, currency: Currency) {
  const { date, recordDate, incomeKind, isEstimate, note } = write
  return {
    ...{ date, recordDate, incomeKind, isEstimate, note, currency },
    quantity: textOf(write.quantity),
    numerator: textOf(write.numerator),
    denominator: textOf(write.denominator),
    perShare: textOf(write.perShare),
    gross: textOf(write.gross),
    withheld: textOf(write.withheld),
    net: textOf(write.net),
    cashInLieu: textOf(write.cashInLieu),
    fxRateToCad: textOf(write.fxRateToCad),
  }
}

function textOf(amount: Decimal | null): string | null {
  return amount && amount.toString()
}
