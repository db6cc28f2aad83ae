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
import { mapInTurns } from './mapInTurns.ts'

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

/** What is left to be settled of a trade once its row is read: its amounts, which take most room, stand in the outcome. */
type Listed = Pick<FileTrade, 'symbol' | 'exchange' | 'currency' | 'tradeDate'>

type Wanted = {
  portfolioId: string
  header: readonly string[]
  rows: RowSource
  answers: WireImportAnswers | null
  includeDuplicates: boolean
}

// So many rows take a few milliseconds; then others have their turn.
const ROWS_A_TURN = 100

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

  const { outcomes, trades } = await readRows(rows, reading, latestDateAnywhere(now))
  const find = await createStockFinder(database, [...trades.values()])
  await mapInTurns([...trades], ([outcome, trade]) => settleStock(outcome, find(trade)))
  await nextTurn()

  const newestFirst = isNewestFirst(
    [...trades.values()].map(({ tradeDate }) => tradeDate),
    columns.format?.newestFirst ?? null,
  )
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

async function eachRow(rows: RowSource, work: (row: FileRow) => void): Promise<void> {
  let since = 0
  for await (const block of rows()) {
    for (const row of block) {
      work(row)
      since += 1
      if (since % ROWS_A_TURN === 0) await nextTurn()
    }
  }
}

async function readRows(rows: RowSource, reading: TradeReading, latestDate: string) {
  const outcomes: RowOutcome[] = []
  const trades = new Map<RowOutcome, Listed>()
  await eachRow(rows, ({ line, cells }) => {
    const verdict = readTradeRow(cells, reading, latestDate)
    const outcome = outcomeOf(line, verdict)
    outcomes.push(outcome)
    if (verdict.kind !== 'trade') return
    const { symbol, exchange, currency, tradeDate } = verdict.trade
    trades.set(outcome, { symbol, exchange, currency, tradeDate })
  })
  return { outcomes, trades }
}

function outcomeOf(line: number, verdict: RowVerdict): RowOutcome {
  if (verdict.kind === 'skipped') return { line, verdict: 'skipped', reason: verdict.reason, trade: null }
  if (verdict.kind === 'refused') {
    const { field, code } = verdict.fault
    return { line, verdict: 'refused', reason: `${field}.${code}`, trade: null }
  }
  const { kind, tradeDate, tradeOrder, settlementDate, note, symbol, exchange, fee, fxRateToCad } = verdict.trade
  const trade: ReadTrade = {
    ...{ kind, tradeDate, tradeOrder, settlementDate, note, symbol, exchange },
    stockId: null,
    companyName: null,
    quantity: verdict.trade.quantity.toString(),
    price: verdict.trade.price.toString(),
    fee: fee && fee.toString(),
    fxRateToCad: fxRateToCad && fxRateToCad.toString(),
  }
  return { line, verdict: 'accepted', reason: null, trade }
}

function settleStock(outcome: RowOutcome, found: FoundStock): void {
  if (typeof found === 'string') {
    outcome.verdict = 'refused'
    outcome.reason = found
    return
  }
  if (!outcome.trade) return
  outcome.trade.stockId = found.id
  outcome.trade.symbol = found.ticker
  outcome.trade.exchange = found.exchangeCode
  outcome.trade.companyName = found.companyName
}
