import { randomUUID } from 'node:crypto'
import { heldStockKey } from '@palier/domain/watchlists/beyondPlan'
import { MISSING_FACTS } from '@palier/domain/imports/missingFact'
import { canAddPortfolioStock } from '@palier/domain/billing/planUsage'
import type { Database } from '../../database/kernel/database.ts'
import { deleteLotsOf, type Lease } from '../../database/queries/imports/importLeaseQueries.ts'
import { deleteEventsOf, insertHiddenEvents } from '../../database/queries/imports/importEventQueries.ts'
import { recordEventChange } from '../../database/queries/portfolios/bookChangeQueries.ts'
import type { NewBookEvent } from '../../database/queries/portfolios/bookEventQueries.ts'
import {
  insertIncompleteEvents,
  type NewIncompleteEvent,
} from '../../database/queries/portfolios/incompleteEventQueries.ts'
import { insertHiddenLots, type LotPlace, type NewLot } from '../../database/queries/portfolios/lotQueries.ts'
import { countLotsForPlans } from '../../database/kernel/planStatistics.ts'
import { findStockVersions, insertPortfolioStocks } from '../../database/queries/portfolios/portfolioQueries.ts'
import { type StockCount, storeCounts } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { findAllUnitLots } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { markDuplicates, refuseOversold } from './importConflicts.ts'
import type { Evaluation, ReadTrade, RowOutcome } from './checkRows.ts'
import { type EventRow, isIncompleteRow } from './eventRows.ts'
import { listedOf } from './eventTwins.ts'
import { busy, LOTS_A_BLOCK } from './importQueue.ts'
import { otherIdOf, type ReadEvent, rowsInLedger } from './readEvent.ts'
import { ledgerColumnsOf } from '../portfolios/bookEventFacts.ts'
import { countStock } from '../portfolios/positionRecompute.ts'
import { createYieldClock } from '../../kernel/mapYielding.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, useOf } from '../billing/planUsage.ts'

// Enough rows to change the query plan.
const MANY_LOTS = 1_000
// Rounds of recomputing concurrently changed stocks before the last transaction does the rest.
const MOST_ROUNDS = 5

/** `entryId` is the id of the new lot or event; null for a duplicate. */
type FreshRow = { entryId: string | null; outcome: RowOutcome }

/**
 * Rows to import by stock, in order of insertion; rows of the account have the key ''. A conversion
 * belongs to both stocks.
 */
export type FreshRows = ReadonlyMap<string, readonly FreshRow[]>

/** Assigns ids to accepted rows, oldest first. Writes nothing. */
export async function freshRowsOf({
  outcomes,
  isNewestFirst,
}: Pick<Evaluation, 'outcomes' | 'isNewestFirst'>): Promise<FreshRows> {
  const byStock = new Map<string, FreshRow[]>()
  const clock = createYieldClock()
  for (const outcome of isNewestFirst ? outcomes.toReversed() : outcomes) {
    if (clock.isOver()) await clock.yieldNow()
    const { verdict, trade, event, withLine } = outcome
    if ((!trade && !event) || withLine !== undefined) continue
    if (verdict !== 'accepted' && verdict !== 'duplicate') continue
    const row = { entryId: verdict === 'accepted' ? randomUUID() : null, outcome }
    const otherId = event ? otherIdOf(event) : null
    for (const stockId of [trade?.stockId ?? event?.stockId ?? '', ...(otherId === null ? [] : [otherId])]) {
      const own = byStock.get(stockId) ?? []
      byStock.set(stockId, own)
      own.push(row)
    }
  }
  return byStock
}

export function incompleteOf(outcomes: readonly RowOutcome[]): EventRow[] {
  return outcomes.filter(isIncompleteRow).filter(({ withLine }) => withLine === undefined)
}

export type Entry = Lease & {
  portfolioId: string
  rows: FreshRows
  incomplete: readonly EventRow[]
  includeDuplicates: boolean
  /** Versions of each stock when its rows were checked, and when its positions were computed. */
  checked: Map<string, string | undefined>
  counted: Map<string, { version: string | undefined; count: StockCount | null }>
}

/** `versions` are those of the portfolio's stocks when the rows were checked; null if unknown. */
export function newEntry(
  entry: Pick<Entry, 'importId' | 'leaseId' | 'portfolioId' | 'rows' | 'incomplete' | 'includeDuplicates'>,
  versions: ReadonlyMap<string, string> | null,
): Entry {
  const checked = new Map<string, string | undefined>()
  if (versions) {
    for (const stockId of entry.rows.keys()) checked.set(stockId, versions.get(keyIn(entry, stockId)))
  }
  return { ...entry, checked, counted: new Map() }
}

/**
 * Writes hidden lots and events in blocks and computes the new positions. Refuses with
 * operationsLimitReached if the stocks exceed the plan, with ServiceUnavailable if the lease was
 * lost.
 */
export async function insertPendingRows(
  database: Database,
  userId: string,
  entry: Entry,
  lotsABlock: number,
  now: Date,
): Promise<void> {
  await assertStocksWithinPlan(database, userId, await missingStocks(database, entry))
  let block: NewLot[] = []
  let events: NewBookEvent[] = []
  let written = 0
  async function write(): Promise<void> {
    if (events.length > 0 && !(await insertHiddenEvents(database, entry, events))) throw busy()
    if (block.length > 0 && !(await insertHiddenLots(database, entry, block))) throw busy()
    written += block.length
    block = []
    events = []
  }
  for (const [stockId, rows] of entry.rows) {
    for (const { entryId, outcome } of rows) {
      if (entryId === null) continue
      if (outcome.trade) block.push(newLotOf(entryId, outcome.trade, { ...placeIn(entry, stockId), entry }, now))
      if (outcome.event) {
        if (isOfStock(outcome, stockId)) events.push(newEventOf(entryId, outcome.event, entry, now))
        block.push(...lotsOfEvent(entryId, outcome.event, { stockId, entry }, now))
      }
      if (block.length + events.length >= lotsABlock) await write()
    }
  }
  if (block.length + events.length > 0) await write()
  if (written >= MANY_LOTS) await countLotsForPlans(database)
  await countAll(database, entry)
}

/** Recomputes until no stock has changed concurrently or by newly excluded rows. */
async function countAll(database: Database, entry: Entry): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await countMoved(database, entry)) === 0) return
}

/**
 * Stores the positions including the import and returns the number of lots and events. Recomputes
 * stocks changed concurrently. Refuses like `writeHidden`. The caller holds the locks on limits and
 * portfolio, and makes the import visible in the same transaction.
 */
export async function commitImport(transaction: Database, userId: string, entry: Entry, now: Date): Promise<number> {
  await countAll(transaction, entry)
  const missing = await missingStocks(transaction, entry)
  await assertStocksWithinPlan(transaction, userId, missing)
  await insertPortfolioStocks(transaction, entry.portfolioId, missing, now)
  const counts = [...entry.counted.values()].flatMap(({ count }) => (count ? [count] : []))
  await storeCounts(transaction, counts)
  await insertIncompleteEvents(
    transaction,
    entry.incomplete.map((row) => newIncompleteOf(row, entry)),
  )
  // Invalidates earlier previews: the events may be of any day.
  await recordEventChange(transaction, entry.portfolioId)
  return new Set([...entry.rows.values()].flatMap(enteringOf)).size
}

/** Recomputes stocks that have changed or were never computed; returns their number. */
async function countMoved(database: Database, entry: Entry): Promise<number> {
  const versions = await findStockVersions(database, [entry.portfolioId])
  let moved = 0
  for (const [stockId, rows] of entry.rows) {
    if (stockId === '') continue
    const place = placeIn(entry, stockId)
    const version = versions.get(heldStockKey(place))
    const known = entry.counted.get(stockId)
    if (known && known.version === version) continue
    moved += 1
    if (!entry.checked.has(stockId) || entry.checked.get(stockId) !== version)
      await checkAgain(database, entry, stockId, version)
    const entering = enteringOf(rows)
    const from = firstDayOf(entering, stockId)
    const count =
      from === null ? null : await countStock(database, place, from, { seen: 'with', importId: entry.importId })
    entry.counted.set(stockId, { version, count })
  }
  return moved
}

async function checkAgain(
  database: Database,
  entry: Entry,
  stockId: string,
  version: string | undefined,
): Promise<void> {
  const rows = entry.rows.get(stockId) ?? []
  const ledger = { stockId, lots: await findAllUnitLots(database, placeIn(entry, stockId)) }
  const outcomes = rows.map(({ outcome }) => outcome)
  for (const outcome of outcomes) Object.assign(outcome, { verdict: 'accepted', reason: null })
  if (!entry.includeDuplicates) markDuplicates(outcomes, ledger)
  for (const { entryId, outcome } of rows) {
    if (entryId === null) Object.assign(outcome, { verdict: 'duplicate', reason: 'alreadyThere' })
  }
  await refuseOversold(outcomes, ledger)
  const left = rows.filter(({ entryId, outcome }) => entryId !== null && outcome.verdict !== 'accepted')
  for (let at = 0; at < left.length; at += LOTS_A_BLOCK) {
    const some = left.slice(at, at + LOTS_A_BLOCK)
    const ids = some.flatMap(({ entryId }) => entryId ?? [])
    await deleteLotsOf(database, entry.importId, ids)
    await deleteEventsOf(database, entry.importId, ids)
    for (const row of some) {
      row.entryId = null
      // The shares it would have added are no longer in the other stock's ledger.
      const otherId = row.outcome.event ? otherIdOf(row.outcome.event) : null
      if (otherId !== null) entry.counted.delete(otherId)
    }
  }
  entry.checked.set(stockId, version)
}

function enteringOf(rows: readonly FreshRow[]): FreshRow[] {
  return rows.filter(({ entryId }) => entryId !== null)
}

async function missingStocks(database: Database, entry: Entry): Promise<string[]> {
  const versions = await findStockVersions(database, [entry.portfolioId])
  return [...entry.rows].flatMap(([stockId, rows]) => {
    const isMissing = stockId !== '' && enteringOf(rows).length > 0 && !versions.has(keyIn(entry, stockId))
    return isMissing ? [stockId] : []
  })
}

async function assertStocksWithinPlan(database: Database, userId: string, missing: readonly string[]): Promise<void> {
  if (missing.length === 0) return
  const { plan, usage } = await findPlanAndUsage(database, userId)
  const limits = limitsOf(plan)
  const use = useOf(usage)
  if (!canAddPortfolioStock({ ...use, portfolioStocks: use.portfolioStocks + missing.length - 1 }, limits)) {
    throw new Refusal('operationsLimitReached', { n: limits.portfolioStocks, maxUnit: 'portfolioStocks' })
  }
}

export function placesOfEntry(entry: Entry): LotPlace[] {
  return [...entry.counted].flatMap(([stockId, { count }]) => (count ? [placeIn(entry, stockId)] : []))
}

function placeIn({ portfolioId }: Pick<Entry, 'portfolioId'>, stockId: string): LotPlace {
  return { portfolioId, stockId }
}

function keyIn(entry: Pick<Entry, 'portfolioId'>, stockId: string): string {
  return heldStockKey(placeIn(entry, stockId))
}

/** False for the stock that its shares become. */
function isOfStock({ event }: RowOutcome, stockId: string): boolean {
  return (event?.stockId ?? '') === stockId
}

function newEventOf(id: string, event: ReadEvent, { importId, portfolioId }: Entry, createdAt: Date): NewBookEvent {
  const { role: _, isUnproved: _known, symbol: _symbol, exchange: _exchange, companyName: _name, ...said } = event
  const { action: _action, ...written } = said
  return { id, portfolioId, importId, otherStockId: otherIdOf(event), ...written, createdAt }
}

function lotsOfEvent(
  eventId: string,
  event: ReadEvent,
  { stockId, entry: { importId, portfolioId } }: { stockId: string; entry: Entry },
  createdAt: Date,
): NewLot[] {
  if (stockId === '') return []
  return rowsInLedger(event, stockId).map((row) => ({
    id: randomUUID(),
    portfolioId,
    stockId,
    eventId,
    importId,
    fxRateToCad: event.fxRateToCad,
    note: '',
    createdAt,
    ...ledgerColumnsOf(row),
  }))
}

function newIncompleteOf({ line, reason, event }: EventRow, { importId, portfolioId }: Entry): NewIncompleteEvent {
  const missing = MISSING_FACTS.find((fact) => reason === `missing.${fact}`)
  if (!missing) throw new Error(`Row is not incomplete: line ${line}, reason ${reason}`)
  const { numerator, denominator, gross, cashInLieu, currency } = event
  return {
    id: randomUUID(),
    portfolioId,
    importId,
    line,
    missing,
    ...listedOf(event),
    // If the ratio is missing, the one derived from the shares is not reliable.
    ...(missing !== 'ratio' && { numerator, denominator }),
    gross,
    cashInLieu,
    currency,
    text: event.action?.text ?? '',
  }
}

function newLotOf(
  id: string,
  trade: ReadTrade,
  { portfolioId, stockId, entry }: LotPlace & { entry: Entry },
  createdAt: Date,
): NewLot {
  const { kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, fxRateToCad, note } = trade
  const written = { kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, fxRateToCad, note }
  return { id, portfolioId, stockId, importId: entry.importId, ...written, createdAt }
}

/** First day that the rows change in the ledger of a stock; null if they change none. */
function firstDayOf(rows: readonly FreshRow[], stockId: string): string | null {
  let first: string | null = null
  for (const { outcome } of rows) {
    const { trade, event } = outcome
    const days = trade ? [trade.tradeDate] : event ? rowsInLedger(event, stockId).map((row) => row.tradeDate) : []
    for (const day of days) if (first === null || day < first) first = day
  }
  return first
}
