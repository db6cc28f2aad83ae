import { brokerFormatOf } from '@palier/domain/imports/brokerFormats'
import type { UnitLot } from '@palier/domain/portfolios/positionReplay'
import {
  hidesTrade,
  isSameHeader,
  isTradeLike,
  looksLikeTrade,
  type ShapeFault,
  shapeFaultOf,
} from '@palier/domain/imports/recordShape'
import type { FileEvent, FileTrade, RowVerdict } from '@palier/domain/imports/rowVerdict'
import { feesOfFills } from '@palier/domain/imports/fillFees'
import {
  type AccountChoice,
  accountKeyOf,
  chooseAccount,
  createAccountTally,
} from '@palier/domain/imports/rowFacts/fileAccounts'
import { type AmountMismatch, feeMismatchOf } from '@palier/domain/imports/rowFacts/tradeAmount'
import { isNewestFirst, readTradeRow } from '@palier/domain/imports/tradeRow'
import { factColumnsOf, NO_EVIDENCE, withRow } from '@palier/domain/imports/tradeColumns'
import type { ParsedTrade } from '@palier/domain/imports/parseTrade'
import { LONGEST_IMPORT_NAME, MAXIMUM_IMPORT_NAMES, type WireImportAnswers } from '@palier/contract/imports/importCalls'
import { storedText } from '../../database/kernel/storedJson.ts'
import type { FileRow, RecordFault } from './fileRows.ts'
import { markDuplicates, refuseOversold, resolveFromHoldings } from './importConflicts.ts'
import type { EventKey } from '../../database/queries/imports/importEventQueries.ts'
import type { IncompleteKey } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import {
  type EventRules,
  type EventSum,
  refuseFaulty,
  settleEvent,
  propagateVerdict,
  sumEvents,
} from './checkEvents.ts'
import { cancelTrades } from './cancelTrades.ts'
import { isIncompleteRow, refuse } from './eventRows.ts'
import { knownEventsOf, knownIncompleteOf, markListed, markDuplicateEvents } from './eventTwins.ts'
import { columnsByHeader, type Question, understand } from './importReading.ts'
import { joinActions } from './joinActions.ts'
import { joinEvents, joinReinvestments } from './joinEvents.ts'
import { otherIdOf, type ReadEvent } from './readEvent.ts'
import { inBlocks, rowsOfBlock } from './importBlocks.ts'
import { createStockFinder, type FindListings, type FoundStock } from './matchStocks.ts'
import { groupBy } from '../../kernel/groupBy.ts'

/** `incomplete` rows must be completed by the user. */
type RowCheck = 'accepted' | 'incomplete' | 'skipped' | 'refused' | 'duplicate'

/** Numbers are exact text. */
export type RowOutcome = {
  line: number
  verdict: RowCheck
  reason: string | null
  trade: ReadTrade | null
  event?: ReadEvent
  /** Stated and computed amount of a row refused for its amount. */
  mismatch?: { stated: string; computed: string }
  /** Line of the row that completes or cancels this one. */
  withLine?: number
}

export type ReadTrade = Pick<
  FileTrade,
  'kind' | 'tradeDate' | 'tradeOrder' | 'settlementDate' | 'note' | 'isReinvested'
> & {
  symbol: string | null
  exchange: string | null
  stockId: string | null
  companyName: string | null
  quantity: string
  price: string
  fee: string | null
  fxRateToCad: string | null
  /** Present on a row that cancels a trade of this kind. */
  cancels?: FileTrade['cancels']
  transactionId: string | null
  cancelledId: string | null
  /** Unproved: no source shows enough such rows. */
  isUnproved?: boolean
}

export type EvaluationFacts = {
  /** Rows are not evaluated until all questions are answered. */
  questions: Question[]
  counts: Record<RowCheck, number>
  events: EventSum[]
  /** Names of securities whose rows are refused for lack of a known symbol. */
  unnamed: string[]
  accounts: AccountChoice[]
  isNewestFirst: boolean
}

/** One outcome per row in file order; empty if there are questions. */
export type Evaluation = Pick<EvaluationFacts, 'questions' | 'isNewestFirst'> & { outcomes: RowOutcome[] }

export type ImportSource = {
  /** Blocks of rows in the format of `storedText`. */
  blocks: AsyncIterable<string>
  findListings: FindListings
  findLots(stockId: string): Promise<readonly UnitLot[]>
  findHeld(): Promise<readonly string[]>
  findEvents(): Promise<readonly EventKey[]>
  /** Keys of events of files that the user must complete. */
  findIncomplete(): Promise<readonly IncompleteKey[]>
}

export type Wanted = {
  header: readonly string[]
  answers: WireImportAnswers | null
  includeDuplicates: boolean
  latestDate: string
  /** Currency of the portfolio, for account rows in files that state none. */
  currency: Currency
  isRegistered: boolean
}

/**
 * Reads a file twice: to detect its number and date formats, then to read the trades. May take
 * seconds, so it runs on a worker thread. Passes outcomes in blocks in the format of `storedText`.
 */
export async function checkRows(
  source: ImportSource,
  { header, answers, includeDuplicates, latestDate, currency, isRegistered }: Wanted,
  onVerdicts: (block: string) => void,
): Promise<EvaluationFacts> {
  const { blocks, findLots } = source
  const columns = columnsByHeader(header, answers)
  const readBlocks: string[] = []
  const tally = createAccountTally(columns.columns)
  let evidence = NO_EVIDENCE
  for await (const block of blocks) {
    readBlocks.push(block)
    for (const { cells, isAbove, fault } of rowsOfBlock(block)) {
      if (isAbove) tally.addAbove(cells)
      else if (!fault) {
        evidence = withRow(evidence, cells, columns.columns, columns.grain)
        tally.add(cells)
      }
    }
  }
  const understood = understand(header, columns, evidence, answers)
  const { reading } = understood
  const answered = { account: answers?.account, isKindConfirmed: answers?.isAccountKindConfirmed === true }
  const choice = chooseAccount(tally.accounts(), answered, isRegistered)
  const { accounts } = choice
  const questions = reading ? choice.questions : understood.questions
  if (!reading || questions.length > 0) {
    return { questions, accounts, counts: countOutcomes([]), events: [], unnamed: [], isNewestFirst: false }
  }

  const check = createRowChecker(header, reading, latestDate, choice.key)
  const { outcomes, unnamed } = await readRows(readBlocks, check, source, { latestDate, currency })
  const dates = outcomes.flatMap(({ trade, event }) => trade?.tradeDate ?? event?.date ?? [])
  const newestFirst = isNewestFirst(dates, columns.format?.newestFirst ?? null)
  cancelTrades(outcomes)
  joinEvents(outcomes)
  joinActions(outcomes)
  const hasEvents = outcomes.some(({ event }) => event !== undefined)
  const known = knownEventsOf(includeDuplicates || !hasEvents ? [] : await source.findEvents())
  const incomplete = knownIncompleteOf(outcomes.some(isIncompleteRow) ? await source.findIncomplete() : [])
  for (const { stockId, own } of placesOf(outcomes)) {
    const lots = stockId === '' ? [] : await findLots(stockId)
    const ledger = { stockId, lots }
    if (!includeDuplicates && lots.length > 0) markDuplicates(own, ledger)
    const inOrder = newestFirst ? own.toReversed() : own
    resolveFromHoldings(inOrder, ledger)
    markDuplicateEvents(own, known)
    markListed(own, known, incomplete)
    joinReinvestments(own)
    refuseFaulty(own, latestDate)
    if (stockId !== '') await refuseOversold(inOrder, ledger)
  }
  propagateVerdict(outcomes)
  for (const block of inBlocks(outcomes)) onVerdicts(storedText(block))
  const events = sumEvents(outcomes)
  return { questions: [], accounts, counts: countOutcomes(outcomes), events, unnamed, isNewestFirst: newestFirst }
}

/**
 * Rows by stock; rows of the account have the key ''. A conversion belongs to both stocks, and its
 * source stock is processed first.
 */
function placesOf(outcomes: readonly RowOutcome[]): { stockId: string; own: RowOutcome[] }[] {
  const rows = outcomes.flatMap((outcome) => {
    if (outcome.verdict !== 'accepted' && outcome.verdict !== 'incomplete') return []
    const { trade, event } = outcome
    const stockId = trade?.stockId ?? event?.stockId ?? ''
    const otherId = event ? otherIdOf(event) : null
    const own = { stockId, otherId, outcome }
    return otherId === null ? [own] : [own, { stockId: otherId, otherId: null, outcome }]
  })
  const places = groupBy(rows, ({ stockId }) => stockId)
  const origins = groupBy(rows, ({ otherId }) => otherId)
  const ordered = new Set<string>()
  const visited = new Set<string>()
  function visit(stockId: string): void {
    if (visited.has(stockId)) return
    visited.add(stockId)
    for (const { stockId: origin } of origins.get(stockId) ?? []) visit(origin)
    ordered.add(stockId)
  }
  for (const stockId of places.keys()) visit(stockId)
  return [...ordered].map((stockId) => ({ stockId, own: (places.get(stockId) ?? []).map(({ outcome }) => outcome) }))
}

async function readRows(
  blocks: readonly string[],
  check: (row: FileRow) => RowVerdict | RecordCheck,
  { findListings, findHeld }: ImportSource,
  rules: EventRules,
): Promise<{ outcomes: RowOutcome[]; unnamed: string[] }> {
  const findStocks = createStockFinder(findListings)
  const outcomes: RowOutcome[] = []
  const names = new Set<string>()
  const events: { outcome: RowOutcome; event: FileEvent }[] = []
  const paid: { outcome: RowOutcome; trade: FileTrade }[] = []
  for (const block of blocks) {
    const read: { outcome: RowOutcome; trade: FileTrade }[] = []
    for (const row of rowsOfBlock(block)) {
      const verdict = check(row)
      const outcome = outcomeOf(row.line, verdict)
      outcomes.push(outcome)
      if (verdict.kind === 'trade') read.push({ outcome, trade: verdict.trade })
      if (verdict.kind === 'event') events.push({ outcome, event: verdict.event })
    }
    for (const one of read) if (one.trade.paid !== null) paid.push(one)
    const found = await findStocks.ofTrades(read.map(({ trade }) => trade))
    for (const [at, stock] of found.entries()) settleStock(read[at]?.outcome, stock)
    for (const { outcome, trade } of read) noteName(names, outcome, trade)
  }
  const fees = feesOfFills(paid.map(({ trade }) => trade))
  for (const { outcome, trade } of paid) {
    if (outcome.verdict !== 'accepted' || !outcome.trade || trade.cancels !== null) continue
    const fee = fees.get(trade)
    if (fee !== undefined) outcome.trade.fee = fee && fee.toString()
    const mismatch = fee === undefined && trade.paid?.gt(0) ? feeMismatchOf({ ...trade, paid: trade.paid }) : null
    if (fee !== null && mismatch === null) continue
    refuse(outcome, 'amount.mismatch')
    if (mismatch) outcome.mismatch = textsOf(mismatch)
  }
  if (events.length === 0) return { outcomes, unnamed: [...names] }
  const held = new Set([...(await findHeld()), ...outcomes.flatMap(({ trade }) => trade?.stockId ?? [])])
  const payers = await findStocks.ofEvents(
    events.map(({ event }) => event),
    (stockId) => held.has(stockId),
  )
  for (const [at, { outcome, event }] of events.entries()) {
    settleEvent(outcome, event, payers[at] ?? { found: 'symbol.unknown', named: null }, rules)
    noteName(names, outcome, event)
  }
  return { outcomes, unnamed: [...names] }
}

function noteName(
  names: Set<string>,
  { verdict, reason: refusal, event }: RowOutcome,
  { unnamed: name, currency }: Pick<FileTrade, 'unnamed' | 'currency'>,
): void {
  const reason = verdict === 'refused' ? refusal : event?.action?.lacks
  if (reason == null || name === null || name.length > LONGEST_IMPORT_NAME) return
  // A symbol does not help a security in another currency.
  if (currency !== null && !CURRENCIES.some((known) => known === currency)) return
  if (!reason.startsWith('symbol.') && reason !== 'currency.mismatch') return
  if (names.size < MAXIMUM_IMPORT_NAMES) names.add(name)
}

function countOutcomes(outcomes: readonly RowOutcome[]): Record<RowCheck, number> {
  const counts = { accepted: 0, incomplete: 0, skipped: 0, refused: 0, duplicate: 0 }
  for (const { verdict } of outcomes) counts[verdict] += 1
  return counts
}

/** Outcome that follows from a record's position and shape, whatever its cells contain. */
export type RecordCheck =
  | { kind: 'skipped'; reason: 'aboveHeader' | 'repeatedHeader' }
  | { kind: 'refused'; fault: { field: 'record'; code: RecordFault | ShapeFault | 'otherDelimiter' | 'aboveHeader' } }

/** Checks rows one by one. A possible trade that cannot be read with certainty is refused. */
export function createRowChecker(
  header: readonly string[],
  reading: ParsedTrade,
  latestDate: string,
  account: string | null = null,
) {
  const isKnown = brokerFormatOf(header) !== null
  const facts = factColumnsOf(reading.columns)
  const read = (cells: readonly string[]): RowVerdict => {
    const key = account === null ? null : accountKeyOf(cells, reading.columns)
    if (key !== null && key !== account) return { kind: 'skipped', reason: 'otherAccount', text: key }
    const verdict = readTradeRow(cells, reading, latestDate)
    const isOfNone = account !== null && key === null && (verdict.kind === 'trade' || verdict.kind === 'event')
    return isOfNone ? { kind: 'refused', fault: { field: 'account', code: 'required' }, text: '' } : verdict
  }
  const isTrade = (cells: readonly string[]) => ['trade', 'event'].includes(read(cells).kind)
  const refused = (code: (RecordCheck & { kind: 'refused' })['fault']['code']): RecordCheck => {
    return { kind: 'refused', fault: { field: 'record', code } }
  }

  return ({ cells, fault, isAbove, ...flags }: FileRow): RowVerdict | RecordCheck => {
    if (fault) return refused(fault)
    if (isAbove) {
      const mayBeTrade = isTradeLike(cells) || hidesTrade(cells, 2)
      return mayBeTrade ? refused('aboveHeader') : { kind: 'skipped', reason: 'aboveHeader' }
    }
    if (isSameHeader(cells, header)) return { kind: 'skipped', reason: 'repeatedHeader' }
    const verdict = read(cells)
    const isSkipped = verdict.kind === 'skipped'
    // A stray quotation mark may hide another row.
    if (flags.hasStrayQuote && hidesTrade(cells, 1)) return refused('strayQuote')
    if (hidesTrade(cells, isSkipped ? 1 : 2)) return refused('otherDelimiter')
    if (isSkipped) {
      if (flags.hasStrayQuote && looksLikeTrade(cells.join(',').replaceAll('"', ''), 1)) return refused('strayQuote')
      return cells.length > header.length && isTradeLike(cells, 1) ? refused('tooManyCells') : verdict
    }
    if (verdict.kind === 'event' && verdict.width !== null) {
      if (flags.hasStrayQuote) return refused('strayQuote')
      const written = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      return flags.hasMore || written > verdict.width ? refused('tooManyCells') : verdict
    }
    const record = { cells, isKnown, hasMore: flags.hasMore === true, hasStrayQuote: flags.hasStrayQuote === true }
    const shape = shapeFaultOf(record, header.length, facts, isTrade)
    return shape === null ? verdict : refused(shape)
  }
}

function outcomeOf(line: number, verdict: RowVerdict | RecordCheck): RowOutcome {
  if (verdict.kind === 'skipped') return { line, verdict: 'skipped', reason: verdict.reason, trade: null }
  if (verdict.kind === 'refused') {
    const { field, code } = verdict.fault
    const outcome: RowOutcome = { line, verdict: 'refused', reason: `${field}.${code}`, trade: null }
    if ('stated' in verdict.fault) outcome.mismatch = textsOf(verdict.fault)
    return outcome
  }
  if (verdict.kind === 'event') return { line, verdict: 'accepted', reason: null, trade: null }
  const { trade: read } = verdict
  const trade: ReadTrade = {
    kind: read.kind,
    tradeDate: read.tradeDate,
    tradeOrder: read.tradeOrder,
    settlementDate: read.settlementDate,
    note: read.note,
    isReinvested: read.isReinvested,
    symbol: read.symbol,
    exchange: read.exchange,
    stockId: null,
    companyName: null,
    quantity: read.quantity.toString(),
    price: read.price.toString(),
    fee: read.fee && read.fee.toString(),
    fxRateToCad: read.fxRateToCad && read.fxRateToCad.toString(),
    transactionId: read.transactionId,
    cancelledId: read.cancelledId,
  }
  if (read.cancels !== null) trade.cancels = read.cancels
  return { line, verdict: 'accepted', reason: null, trade }
}

function textsOf({ stated, computed }: AmountMismatch): { stated: string; computed: string } {
  return { stated: stated.round(2).toString(), computed: computed.round(2).toString() }
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
