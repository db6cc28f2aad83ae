import { randomUUID } from 'node:crypto'
import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal, decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import {
  type BookEventFacts,
  bookEventFaultsOf,
  convertedRowsOf,
  convertedShares,
  type EventRow,
  isConversionEvent,
  ledgerRowsOf,
  receivedRowOf,
} from '@palier/domain/portfolios/bookEvent'
import { mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { type Journal, journalledCost, journalOf, journalRateOf } from '@palier/domain/portfolios/journal'
import { FX_RATE_PLACES, LARGEST_FX_RATE, latestDateAnywhere, PRICE_PLACES } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import {
  type BookEventRow,
  deleteBookEvent,
  insertBookEvent,
  lockBookEvent,
  updateBookEvent,
} from '../../database/queries/portfolios/bookEventQueries.ts'
import { NO_CASH, recordEventChange } from '../../database/queries/portfolios/bookChangeQueries.ts'
import { lockIncompleteEvent, updateIncompleteEvent } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import {
  deletePortfolioStock,
  findPortfolioStock,
  insertPortfolioStock,
  lockPortfolios,
  type PortfolioRow,
  type PortfolioStockRow,
  type StockInPortfolio,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import { findStocks, type StockRow } from '../../database/queries/market/stockQueries.ts'
import { lockUserRow } from '../../database/queries/watchlists/watchListWriteQueries.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { assertOpen, type Closures, findClosures } from '../watchlists/beyondPlan.ts'
import { assertStockWithinPlan } from './assertStockWithinPlan.ts'
import { cashChangeOf, factsOf, ledgerColumnsOf } from './bookEventFacts.ts'
import { LAST_ENTRY } from './cash/cashMoves.ts'
import { readEvents, type ReadEvent } from './bookEvents.ts'
import { type AnswerOptions, type HoldingsAfterWrite, readHoldingsAfterWrite } from './holdingsAfterWrite.ts'
import { enterLot, type FreshLot, recomputePosition } from './positionRecompute.ts'
import { type PlacedTransfers, orderTransfersWithinDay } from './orderTransfersWithinDay.ts'

/** An event as entered by the user. The currency defaults to that of the stock or the portfolio. */
export type BookEventWrite = Omit<BookEventFacts, 'kind'> & {
  currency: Currency | null
  fxRateToCad: Decimal | null
  isEstimate: boolean
}

type NewEvent = {
  portfolioId: string
  stockId: string | null
  /** Target of a transfer; null if the shares leave the user's portfolios. */
  otherPortfolioId: string | null
  /** Stock that the shares become or yield; null for all other kinds of events. */
  otherStockId?: string | null
  kind: BookEventRow['kind']
  /** Incomplete event of an imported file that this event completes. */
  incompleteEventId?: string | null
}
type EventTarget = { portfolioId: string; eventId: string; version: number | undefined }
type Written = HoldingsAfterWrite & { event: ReadEvent | null }

/**
 * Writes events within the caller's transaction. Writes to one portfolio are serialized. Refuses as
 * writes of lots do: with invalidLotQuantity if any sale would lack shares afterwards.
 */
export function createBookEventWrites(transaction: Database, marketData: MarketData) {
  /**
   * Recomputes the stock of an event from the first changed day, with the event's new rows. `before`
   * is the previous event, if any. `now` is null if the event was deleted. With `held`, a single row
   * that sorts last is only added to the sums.
   */
  async function recount(
    event: BookEventRow,
    before: BookEventRow | null,
    now: Date | null,
    held: PortfolioStockRow | null = null,
  ): Promise<void> {
    const { portfolioId, stockId, otherPortfolioId, otherStockId } = event
    const rows = now ? ledgerRowsOf(factsOf(event)) : []
    const ledgerDays = [...(before ? ledgerDaysOf(before) : []), ...(now ? ledgerDaysOf(event) : [])]
    const written = [...ledgerDays, before?.date ?? event.date, event.date].sort()
    const [from = event.date] = written
    const cash = cashChangeOf(before, now && event)
    if (stockId === null || ledgerDays.length === 0) return recordEventChange(transaction, portfolioId, cash)
    const place = { portfolioId, stockId }
    const placed = otherPortfolioId === null ? NONE_PLACED : await orderTransfersWithinDay(transaction, place, written)
    const order = placed.orders.get(event.id)
    const journal = journalOf({ ...event, fxRateToCad: decimalOrNull(event.fxRateToCad) })
    const own = journal ? { ...event, fxRateToCad: rateText(journal, 'leaves') } : event
    const fresh = now ? freshRowsOf(own, portfolioId, at(rows, order?.out), now) : []
    const isAlone = otherPortfolioId === null && otherStockId === null
    const [only, ...others] = fresh
    if (isAlone && held && only && others.length === 0) return enterLot(transaction, held, only, cash, from)
    const { costsOut } = await recomputePosition(transaction, place, from, fresh, cash)
    if (isAlone) return
    const cost = decimal(costsOut.get(fresh[0]?.lot.id ?? '') ?? '0')
    if (otherStockId !== null) {
      const others = now ? convertedRowsOf(factsOf(event), journal ? journalledCost(cost, journal) : cost) : []
      const other = { ...event, stockId: otherStockId, ...(journal && { fxRateToCad: rateText(journal, 'comes') }) }
      const otherRows = freshRowsOf(other, portfolioId, others, now ?? event.createdAt)
      await recomputePosition(transaction, { portfolioId, stockId: otherStockId }, from, otherRows, NO_CASH)
      return
    }
    if (otherPortfolioId === null) return
    const received = now
      ? freshRowsOf(
          event,
          otherPortfolioId,
          at(
            [receivedRowOf(factsOf(event), cost)].flatMap((one) => one ?? []),
            order?.in,
          ),
          now,
        )
      : []
    await recomputePosition(transaction, { portfolioId: otherPortfolioId, stockId }, from, received, NO_CASH)
    for (const { from: day, ...moved } of placed.changed) await recomputePosition(transaction, moved, day, [], NO_CASH)
  }

  /** Adds a stock to the portfolio that receives its shares, unless it is there. */
  async function receive(viewer: Viewer, { id: portfolioId }: PortfolioRow, stockId: string, now: Date): Promise<void> {
    if (await findPortfolioStock(transaction, portfolioId, stockId)) return
    await assertStockWithinPlan(transaction, viewer)
    await insertPortfolioStock(transaction, { portfolioId, stockId, note: '', addedAt: now })
  }

  async function answer(
    viewer: Viewer,
    { id, portfolioId, otherPortfolioId }: Pick<BookEventRow, 'id' | 'portfolioId' | 'otherPortfolioId'>,
    options: AnswerOptions,
    now: Date,
    closures: Closures | null = null,
  ): Promise<Written> {
    const event = (await readEvents(transaction, [id])).get(id) ?? null
    const ids = otherPortfolioId === null ? [portfolioId] : [portfolioId, otherPortfolioId]
    const holdings = await readHoldingsAfterWrite(transaction, marketData, viewer, ids, options, now, closures)
    return { ...holdings, event }
  }

  async function lock({ userId }: Viewer, { portfolioId, eventId, version }: EventTarget) {
    const found = await lockBookEvent(transaction, userId, portfolioId, eventId)
    if (!found) throw new Refusal('resource_missing')
    assertVersion(found.event, version)
    return found
  }

  async function expectOpen({ userId }: Viewer, portfolioId: string, stockId: string | null): Promise<Closures> {
    const closures = await findClosures(transaction, userId)
    assertOpen(stockId === null ? closures.ofPortfolio(portfolioId) : closures.ofStock({ portfolioId, stockId }))
    return closures
  }

  async function heldOf(portfolioId: string, stockId: string | null): Promise<StockInPortfolio | null> {
    if (stockId === null) return null
    const found = await findPortfolioStock(transaction, portfolioId, stockId)
    if (!found) throw new Refusal('resource_missing')
    return found
  }

  /**
   * Locks the incomplete event that an event of the portfolio completes. Refuses if another event
   * has completed it.
   */
  async function incompleteOf({ userId }: Viewer, { id: portfolioId }: PortfolioRow, id: string | null) {
    if (id === null) return null
    const incomplete = await lockIncompleteEvent(transaction, userId, id)
    if (incomplete?.portfolioId !== portfolioId || incomplete.eventId !== null) throw new Refusal('resource_missing')
    return incomplete
  }

  /**
   * Stock that shares become or yield. It must be another stock in the same currency, which is that
   * of the cost. A change of symbol may lead to a listing in the other currency, with a rate to
   * convert the cost.
   */
  async function conversionStock(
    { kind, fxRateToCad }: { kind: BookEventRow['kind']; fxRateToCad: Decimal | null },
    stock: StockRow | null,
    otherStockId: string | null,
  ) {
    const fault = (reason: string) => new Refusal('parameter_invalid_empty', { field: 'otherStockId', reason })
    if (!isConversionEvent(kind)) {
      if (otherStockId !== null) throw fault('notAllowed')
      return null
    }
    if (otherStockId === null) throw fault('required')
    const [other] = await findStocks(transaction, [otherStockId])
    if (!other) throw new Refusal('resource_missing')
    if (other.id === stock?.id) throw fault('same')
    if (other.currency === stock?.currency) return other
    if (kind !== 'symbolChange') throw fault('currency')
    if (fxRateToCad === null) throw new Refusal('parameter_invalid_empty', { field: 'fxRateToCad', reason: 'required' })
    return other
  }

  /** Removes a stock from a portfolio if only this event has added it. */
  async function leave(event: BookEventRow): Promise<void> {
    const { portfolioId, stockId, otherPortfolioId, otherStockId, importId, createdAt } = event
    const places: { portfolioId: string; stockId: string | null }[] = []
    if (otherPortfolioId !== null || otherStockId !== null) {
      places.push({ portfolioId: otherPortfolioId ?? portfolioId, stockId: otherStockId ?? stockId })
    }
    // An event that completes an imported one may also have added its own stock.
    if (importId !== null) places.push({ portfolioId, stockId })
    for (const place of places) {
      const found =
        place.stockId === null ? null : await findPortfolioStock(transaction, place.portfolioId, place.stockId)
      if (!found || found.held.lotCount > 0 || found.held.addedAt.getTime() !== createdAt.getTime()) continue
      await deletePortfolioStock(transaction, place.portfolioId, found.stock.id)
    }
  }

  return {
    /**
     * The stock of an event must be in the portfolio. A transfer to another portfolio of the user
     * adds it there. An event that completes an imported one adds it too, and is deleted with its
     * import. Refuses with operationsLimitReached at the plan's limit.
     */
    async add(
      viewer: Viewer,
      { portfolioId, stockId, otherPortfolioId, otherStockId = null, kind, incompleteEventId = null }: NewEvent,
      sent: BookEventWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<Written> {
      const write = completed(kind, sent)
      const mayAddStock = otherPortfolioId !== null || otherStockId !== null || incompleteEventId !== null
      if (mayAddStock) await lockUserRow(transaction, viewer.userId)
      const ids = otherPortfolioId === null ? [portfolioId] : [portfolioId, otherPortfolioId]
      const found = await lockPortfolios(transaction, viewer.userId, ids)
      const portfolio = found.find(({ id }) => id === portfolioId.toLowerCase())
      const other = found.find(({ id }) => id === otherPortfolioId?.toLowerCase()) ?? null
      if (!portfolio || (otherPortfolioId !== null && !other)) throw new Refusal('resource_missing')
      const incomplete = await incompleteOf(viewer, portfolio, incompleteEventId)
      if (incomplete && stockId !== null) await receive(viewer, portfolio, stockId, now)
      const held = await heldOf(portfolio.id, stockId)
      const stock = held && held.stock
      const closures = await expectOpen(viewer, portfolio.id, stock && stock.id)
      if (other) assertOpen(closures.ofPortfolio(other.id))
      const currency = write.currency ?? stock?.currency ?? portfolio.currency
      assertEvent({ ...write, kind }, { currency, stockCurrency: stock && stock.currency }, now)
      assertTransfer({ ...write, kind }, portfolio, other)
      const becomes = await conversionStock({ ...write, kind }, stock, otherStockId)
      // A change of symbol within one currency has no rate: a rate would make it a journal.
      const isRenamed = kind === 'symbolChange' && becomes?.currency === stock?.currency
      const facts = isRenamed ? { ...write, fxRateToCad: null } : write
      const event = {
        id: randomUUID(),
        portfolioId: portfolio.id,
        stockId: stock && stock.id,
        kind,
        createdAt: now,
        importId: incomplete && incomplete.importId,
        otherPortfolioId: other && other.id,
        otherStockId: becomes && becomes.id,
        ...columnsOf(facts, currency),
      }
      await insertBookEvent(transaction, event)
      if (incomplete) await updateIncompleteEvent(transaction, incomplete.id, { eventId: event.id })
      if (stock && other) await receive(viewer, other, stock.id, now)
      if (becomes) await receive(viewer, portfolio, becomes.id, now)
      const row = { ...event, entryOrder: LAST_ENTRY, version: 1 }
      await recount(row, null, now, held && held.held)
      // An added stock may exceed the plan, so the closures are read again.
      return answer(viewer, row, options, now, other || becomes || incomplete ? null : closures)
    },

    /** The kind, the stock and the portfolios cannot change. */
    async update(
      viewer: Viewer,
      target: EventTarget,
      sent: BookEventWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<Written> {
      const { event: before, portfolios } = await lock(viewer, target)
      const write = completed(before.kind, sent)
      const stock = (await heldOf(before.portfolioId, before.stockId))?.stock ?? null
      const closures = await expectOpen(viewer, before.portfolioId, before.stockId)
      const currency = write.currency ?? before.currency
      assertEvent({ ...write, kind: before.kind }, { currency, stockCurrency: stock && stock.currency }, now)
      const [own, other] = [before.portfolioId, before.otherPortfolioId].map((id) =>
        portfolios.find((portfolio) => portfolio.id === id),
      )
      if (own) assertTransfer({ ...write, kind: before.kind }, own, other ?? null)
      const change = columnsOf(sameJournal(before, write), currency)
      await updateBookEvent(transaction, before.id, change)
      const after = { ...before, ...change }
      await recount(after, before, now)
      return answer(viewer, after, options, now, closures)
    },

    /** Deletes an event and the stocks that only it has added. */
    async delete(viewer: Viewer, target: EventTarget, options: AnswerOptions, now: Date): Promise<Written> {
      const { event } = await lock(viewer, target)
      await deleteBookEvent(transaction, event.id)
      await recount(event, event, null)
      await leave(event)
      return answer(viewer, event, options, now)
    },
  }
}

/** Requires a rate for a journal, and clears the rate of a change of symbol within a currency. */
function sameJournal(before: BookEventRow, write: BookEventWrite): BookEventWrite {
  if (before.kind !== 'symbolChange') return write
  if (before.fxRateToCad === null) return { ...write, fxRateToCad: null }
  if (write.fxRateToCad) return write
  throw new Refusal('parameter_invalid_empty', { field: 'fxRateToCad', reason: 'required' })
}

function rateText(journal: Journal, side: 'leaves' | 'comes'): string | null {
  return textOf(journalRateOf(journal, side))
}

const NONE_PLACED: PlacedTransfers = { orders: new Map(), changed: [] }

/** Rows with this order within their day; unchanged if it is undefined. */
function at(rows: readonly EventRow[], tradeOrder: number | undefined): readonly EventRow[] {
  return tradeOrder === undefined ? rows : rows.map((row) => ({ ...row, tradeOrder }))
}

/** Days on which an event has rows in ledgers. */
function ledgerDaysOf(event: BookEventRow): string[] {
  const facts = factsOf(event)
  return [...ledgerRowsOf(facts), ...convertedRowsOf(facts, ZERO)].map(({ tradeDate }) => tradeDate)
}

/** Ledger rows of an event for its stock in a portfolio. */
function freshRowsOf(event: BookEventRow, portfolioId: string, rows: readonly EventRow[], createdAt: Date): FreshLot[] {
  const { id: eventId, stockId, fxRateToCad, importId } = event
  if (stockId === null) return []
  return rows.map((row) => {
    const id = randomUUID()
    // Rows of an import are deleted with it, even after a change.
    const place = { portfolioId, stockId, eventId, importId }
    return {
      lot: { id, entryOrder: Infinity, ...row },
      row: { id, ...place, ...ledgerColumnsOf(row), fxRateToCad, note: '', createdAt },
    }
  })
}

/** Computes a missing gross amount from the shares and the amount per share. */
function completed(kind: BookEventRow['kind'], write: BookEventWrite): BookEventWrite {
  const { gross, quantity, perShare } = write
  if (kind === 'exchange' || kind === 'symbolChange' || gross || !perShare) return write
  const count = kind === 'spinOff' ? convertedShares({ ...write, kind }) : quantity
  return count ? { ...write, gross: count.times(perShare).round(PRICE_PLACES) } : write
}

/**
 * Refuses an invalid transfer target. A transfer between kinds of accounts is a sale for tax
 * purposes and requires a value per share; other transfers must have none.
 */
function assertTransfer(
  { kind, perShare }: Pick<BookEventFacts, 'kind' | 'perShare'>,
  own: PortfolioRow,
  other: PortfolioRow | null,
): void {
  if (other === null) return
  if (kind !== 'transfer' || own.id === other.id) {
    throw new Refusal('parameter_invalid_empty', { field: 'otherPortfolioId', reason: 'notAllowed' })
  }
  const needsValue = own.accountKind !== other.accountKind
  if (needsValue === (perShare !== null)) return
  throw new Refusal('parameter_invalid_empty', { field: 'perShare', reason: needsValue ? 'required' : 'notAllowed' })
}

type Currencies = { currency: Currency; stockCurrency: Currency | null }

/** Refuses the first fault of an event, named by its API field. */
function assertEvent(
  facts: BookEventFacts & Pick<BookEventWrite, 'fxRateToCad'>,
  { currency, stockCurrency }: Currencies,
  now: Date,
): void {
  const [fault] = bookEventFaultsOf(facts, {
    latestDate: latestDateAnywhere(now),
    currency,
    hasStock: stockCurrency !== null,
  })
  if (fault)
    throw new Refusal('parameter_invalid_empty', { field: FIELDS[fault.field] ?? fault.field, reason: fault.code })
  // Events that change a position or a cost must be in the stock's currency.
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
  const { date, recordDate, incomeKind, counterCurrency, isEstimate, note } = write
  const amounts = mapEventAmounts((name) => textOf(write[name]))
  const fxRateToCad = textOf(write.fxRateToCad)
  return { ...amounts, fxRateToCad, date, recordDate, incomeKind, counterCurrency, isEstimate, note, currency }
}

function textOf(amount: Decimal | null): string | null {
  return amount && amount.toString()
}
