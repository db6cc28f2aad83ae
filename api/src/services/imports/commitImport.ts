import { randomUUID } from 'node:crypto'
import { heldStockKey } from '@palier/domain/watchlists/beyondPlan'
import { canAddPortfolioStock } from '@palier/domain/billing/planUsage'
import type { Database } from '../../database/kernel/database.ts'
import { deleteLotsOf, type Lease } from '../../database/queries/imports/importLeaseQueries.ts'
import { insertHiddenLots, type LotPlace, type NewLot } from '../../database/queries/portfolios/lotQueries.ts'
import { countLotsForPlans } from '../../database/kernel/planStatistics.ts'
import { findStockVersions, insertPortfolioStocks } from '../../database/queries/portfolios/portfolioQueries.ts'
import { type StockCount, storeCounts } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { findAllUnitLots } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { markDuplicates, refuseOversold } from './importConflicts.ts'
import type { Evaluation, ReadTrade, RowOutcome } from './checkRows.ts'
import { busy, LOTS_A_BLOCK } from './importQueue.ts'
import { countStock } from '../portfolios/positionRecompute.ts'
import { createYieldClock } from '../../kernel/mapYielding.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, useOf } from '../billing/planUsage.ts'

// Enough to change the query plan.
const MANY_LOTS = 1_000
// How often concurrently changed stocks are recounted before the rest is left to the last transaction.
const MOST_ROUNDS = 5

/** A row to be imported as the lot of this id; null where it is a duplicate. */
type FreshRow = { lotId: string | null; outcome: RowOutcome; trade: ReadTrade }

/** The rows to be imported, by stock, in the order of insertion. */
export type FreshRows = ReadonlyMap<string, readonly FreshRow[]>

/** The accepted rows as new lots, the oldest first. Nothing is written. */
export async function freshRowsOf({
  outcomes,
  isNewestFirst,
}: Pick<Evaluation, 'outcomes' | 'isNewestFirst'>): Promise<FreshRows> {
  const byStock = new Map<string, FreshRow[]>()
  const clock = createYieldClock()
  for (const outcome of isNewestFirst ? outcomes.toReversed() : outcomes) {
    if (clock.isOver()) await clock.yieldNow()
    const { verdict, trade } = outcome
    if (!trade || (verdict !== 'accepted' && verdict !== 'duplicate')) continue
    const stockId = trade.stockId ?? ''
    const own = byStock.get(stockId) ?? []
    byStock.set(stockId, own)
    own.push({ lotId: verdict === 'accepted' ? randomUUID() : null, outcome, trade })
  }
  return byStock
}

/** An import in progress, whose lots are still hidden. */
export type Entry = Lease & {
  portfolioId: string
  rows: FreshRows
  includeDuplicates: boolean
  /** The row versions of each stock when its rows were checked, and when its lots were counted. */
  checked: Map<string, string | undefined>
  counted: Map<string, { version: string | undefined; count: StockCount | null; lotCount: number }>
}

/** `versions` are those of the portfolio's stocks when the rows were checked; null where unknown. */
export function newEntry(
  entry: Pick<Entry, 'importId' | 'leaseId' | 'portfolioId' | 'rows' | 'includeDuplicates'>,
  versions: ReadonlyMap<string, string> | null,
): Entry {
  const checked = new Map<string, string | undefined>()
  if (versions) {
    for (const stockId of entry.rows.keys()) checked.set(stockId, versions.get(heldStockKey(placeIn(entry, stockId))))
  }
  return { ...entry, checked, counted: new Map() }
}

/**
 * Writes hidden lots block by block and computes the resulting positions. Refused with operationsLimitReached where the
 * stocks exceed the plan, and with ServiceUnavailable where the lease was lost.
 */
export async function writeHidden(
  database: Database,
  userId: string,
  entry: Entry,
  lotsABlock: number,
  now: Date,
): Promise<void> {
  await assertStocksWithinPlan(database, userId, await missingStocks(database, entry))
  let block: NewLot[] = []
  let written = 0
  async function write(): Promise<void> {
    if (!(await insertHiddenLots(database, entry, block))) throw busy()
    written += block.length
    block = []
  }
  for (const [stockId, rows] of entry.rows) {
    for (const row of rows) {
      if (row.lotId !== null) block.push(newLotOf(row.lotId, row.trade, { ...placeIn(entry, stockId), entry }, now))
      if (block.length === lotsABlock) await write()
    }
  }
  if (block.length > 0) await write()
  if (written >= MANY_LOTS) await countLotsForPlans(database)
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await countMoved(database, entry)) === 0) return
}

/**
 * Stores the positions including the import and returns the number of lots. Stocks changed meanwhile are recounted.
 * Refused as `writeHidden` is. The caller holds the locks on limits and portfolio, and makes the import visible in the
 * same transaction.
 */
export async function commitImport(transaction: Database, userId: string, entry: Entry, now: Date): Promise<number> {
  await countMoved(transaction, entry)
  const missing = await missingStocks(transaction, entry)
  await assertStocksWithinPlan(transaction, userId, missing)
  await insertPortfolioStocks(transaction, entry.portfolioId, missing, now)
  const counts = [...entry.counted.values()].flatMap(({ count }) => (count ? [count] : []))
  await storeCounts(transaction, counts)
  return [...entry.counted.values()].reduce((sum, { lotCount }) => sum + lotCount, 0)
}

/** Recounts stocks that have changed or were never counted; returns their number. */
async function countMoved(database: Database, entry: Entry): Promise<number> {
  const versions = await findStockVersions(database, [entry.portfolioId])
  let moved = 0
  for (const [stockId, rows] of entry.rows) {
    const place = placeIn(entry, stockId)
    const version = versions.get(heldStockKey(place))
    const known = entry.counted.get(stockId)
    if (known && known.version === version) continue
    moved += 1
    if (!entry.checked.has(stockId) || entry.checked.get(stockId) !== version)
      await checkAgain(database, entry, stockId, version)
    const entering = enteringOf(rows)
    const count =
      entering.length > 0
        ? await countStock(database, place, firstDayOf(entering), { seen: 'with', importId: entry.importId })
        : null
    entry.counted.set(stockId, { version, count, lotCount: entering.length })
  }
  return moved
}

/** Checks the rows of a changed stock again for duplicates and oversold shares. */
async function checkAgain(
  database: Database,
  entry: Entry,
  stockId: string,
  version: string | undefined,
): Promise<void> {
  const rows = entry.rows.get(stockId) ?? []
  const lots = await findAllUnitLots(database, placeIn(entry, stockId))
  const outcomes = rows.map(({ outcome }) => outcome)
  for (const outcome of outcomes) Object.assign(outcome, { verdict: 'accepted', reason: null })
  if (!entry.includeDuplicates) markDuplicates(outcomes, lots)
  // Rows excluded before stay excluded.
  for (const { lotId, outcome } of rows) {
    if (lotId === null) Object.assign(outcome, { verdict: 'duplicate', reason: 'alreadyThere' })
  }
  await refuseOversold(outcomes, lots)
  const left = rows.filter(({ lotId, outcome }) => lotId !== null && outcome.verdict !== 'accepted')
  for (let at = 0; at < left.length; at += LOTS_A_BLOCK) {
    const some = left.slice(at, at + LOTS_A_BLOCK)
    await deleteLotsOf(
      database,
      entry.importId,
      some.flatMap(({ lotId }) => lotId ?? []),
    )
    for (const row of some) row.lotId = null
  }
  entry.checked.set(stockId, version)
}

function enteringOf(rows: readonly FreshRow[]): FreshRow[] {
  return rows.filter(({ lotId }) => lotId !== null)
}

async function missingStocks(database: Database, entry: Entry): Promise<string[]> {
  const versions = await findStockVersions(database, [entry.portfolioId])
  return [...entry.rows].flatMap(([stockId, rows]) => {
    return rows.some(({ lotId }) => lotId !== null) && !versions.has(heldStockKey(placeIn(entry, stockId)))
      ? [stockId]
      : []
  })
}

async function assertStocksWithinPlan(database: Database, userId: string, missing: readonly string[]): Promise<void> {
  if (missing.length === 0) return
  const { plan, usage } = await findPlanAndUsage(database, userId)
  const [limits, use] = [limitsOf(plan), useOf(usage)]
  if (!canAddPortfolioStock({ ...use, portfolioStocks: use.portfolioStocks + missing.length - 1 }, limits)) {
    throw new Refusal('operationsLimitReached', { n: limits.portfolioStocks, maxUnit: 'portfolioStocks' })
  }
}

function placeIn({ portfolioId }: Pick<Entry, 'portfolioId'>, stockId: string): LotPlace {
  return { portfolioId, stockId }
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

function firstDayOf(rows: readonly FreshRow[]): string {
  return rows.reduce(
    (first, { trade }) => (trade.tradeDate < first ? trade.tradeDate : first),
    rows[0]?.trade.tradeDate ?? '',
  )
}
