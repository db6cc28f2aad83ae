import { setImmediate as nextTurn } from 'node:timers/promises'
import { latestDateAnywhere } from '@palier/domain/lot'
import { type FileTrade, isNewestFirst, readTradeRow, type RowVerdict } from '@palier/domain/tradeRow'
import { NO_EVIDENCE, withRow } from '@palier/domain/tradeColumns'
import type { TradeReading } from '@palier/domain/tradeReading'
import type { WireImportAnswers } from '@palier/contract/calls/imports'
import type { Database } from '../database/database.ts'
import { findAllUnitLots } from '../database/stretchQueries.ts'
import type { FileRow } from './fileRows.ts'
import { findTwins, refuseOversold } from './importConflicts.ts'
import { type ColumnReading, columnsByHeader, type Question, understand } from './importReading.ts'
import { createStockFinder, type FoundStock } from './importStocks.ts'
import { groupBy } from './groupBy.ts'
import { createTurnClock } from './mapInTurns.ts'

export type Verdict = 'accepted' | 'skipped' | 'refused' | 'duplicate'

/** What becomes of a row of a file; numbers are exact text. */
export type RowOutcome = { line: number; verdict: Verdict; reason: string | null; trade: ReadTrade | null }

export type ReadTrade = Pick<FileTrade, 'kind' | 'tradeDate' | 'tradeOrder' | 'settlementDate' | 'note'> & {
  symbol: string | null
  exchange: string | null
  stockId: string | null
  companyName: string | null
  quantity: string
  price: string
  fee: string | null
  fxRateToCad: string | null
}

/** A file as it is understood, with the outcome of each row in the file's order; none while there are questions. */
export type Evaluation = {
  columns: ColumnReading
  questions: Question[]
  outcomes: RowOutcome[]
  isNewestFirst: boolean
}

/** The rows of a file, given as often as they are asked for. */
export type RowSource = () => AsyncIterable<readonly FileRow[]>

type Wanted = {
  portfolioId: string
  header: readonly string[]
  rows: RowSource
  answers: WireImportAnswers | null
  includeDuplicates: boolean
}

/** Reads a file twice: once for what its rows prove of how it writes, once for the trades. Writes nothing. */
export async function evaluateImport(database: Database, wanted: Wanted, now: Date): Promise<Evaluation> {
  const { header, rows, answers, portfolioId, includeDuplicates } = wanted
  const columns = columnsByHeader(header, answers)
  let evidence = NO_EVIDENCE
  await eachRow(rows, ({ cells }) => {
    evidence = withRow(evidence, cells, columns.columns)
  })
  const { reading, questions } = understand(header, columns, evidence, answers)
  if (!reading) return { columns, questions, outcomes: [], isNewestFirst: false }

  const outcomes = await readRows(database, rows, reading, latestDateAnywhere(now))
  await nextTurn()
  const dates = outcomes.flatMap(({ trade }) => (trade ? [trade.tradeDate] : []))
  const newestFirst = isNewestFirst(dates, columns.format?.newestFirst ?? null)
  const placed = groupBy(
    outcomes.filter(({ verdict }) => verdict === 'accepted'),
    ({ trade }) => trade?.stockId ?? '',
  )
  for (const [stockId, own] of placed) {
    const lots = await findAllUnitLots(database, { portfolioId, stockId })
    if (!includeDuplicates && lots.length > 0) findTwins(own, lots)
    await refuseOversold(newestFirst ? own.toReversed() : own, lots)
    await nextTurn()
  }
  return { columns, questions: [], outcomes, isNewestFirst: newestFirst }
}

async function eachRow(
  rows: RowSource,
  work: (row: FileRow) => void,
  endBlock: () => Promise<void> = async () => {},
): Promise<void> {
  const clock = createTurnClock()
  for await (const block of rows()) {
    for (const row of block) {
      work(row)
      if (clock.isOver()) await clock.giveTurns()
    }
    await endBlock()
  }
}

async function readRows(database: Database, rows: RowSource, reading: TradeReading, latestDate: string) {
  const findStocks = createStockFinder(database)
  const outcomes: RowOutcome[] = []
  let read: { outcome: RowOutcome; trade: FileTrade }[] = []
  async function settleStocks(): Promise<void> {
    const found = await findStocks(read.map(({ trade }) => trade))
    for (const [at, stock] of found.entries()) settleStock(read[at]?.outcome, stock)
    read = []
  }
  await eachRow(
    rows,
    ({ line, cells }) => {
      const verdict = readTradeRow(cells, reading, latestDate)
      const outcome = outcomeOf(line, verdict)
      outcomes.push(outcome)
      if (verdict.kind === 'trade') read.push({ outcome, trade: verdict.trade })
    },
    settleStocks,
  )
  return outcomes
}

function outcomeOf(line: number, verdict: RowVerdict): RowOutcome {
  if (verdict.kind === 'skipped') return { line, verdict: 'skipped', reason: verdict.reason, trade: null }
  if (verdict.kind === 'refused') {
    const { field, code } = verdict.fault
    return { line, verdict: 'refused', reason: `${field}.${code}`, trade: null }
  }
  const { trade: read } = verdict
  const trade: ReadTrade = {
    kind: read.kind,
    tradeDate: read.tradeDate,
    tradeOrder: read.tradeOrder,
    settlementDate: read.settlementDate,
    note: read.note,
    symbol: read.symbol,
    exchange: read.exchange,
    stockId: null,
    companyName: null,
    quantity: read.quantity.toString(),
    price: read.price.toString(),
    fee: read.fee && read.fee.toString(),
    fxRateToCad: read.fxRateToCad && read.fxRateToCad.toString(),
  }
  return { line, verdict: 'accepted', reason: null, trade }
}

function settleStock(outcome: RowOutcome | undefined, found: FoundStock): void {
  if (!outcome?.trade) return
  if (typeof found === 'string') {
    outcome.verdict = 'refused'
    outcome.reason = found
    return
  }
  outcome.trade.stockId = found.id
  outcome.trade.symbol = found.ticker
  outcome.trade.exchange = found.exchangeCode
  outcome.trade.companyName = found.companyName
}
