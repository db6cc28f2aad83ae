import type { MissingFact } from '@palier/domain/imports/missingFact'
import { type Decimal, decimal, quotientOf, ZERO } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { PRICE_PLACES } from '@palier/domain/portfolios/lot'
import { consolidationOf, lowestTermsOf, type SplitFactor, splitRatioOf } from '@palier/domain/portfolios/splitFactors'
import { groupBy } from '../../kernel/groupBy.ts'
import type { RowOutcome } from './checkRows.ts'
import { type EventRow, isEventRow, isIncompleteRow, isLeft, NEAR, refuse } from './eventRows.ts'
import { changeEvent, factsOfRead, type ReadAction, type ReadEvent, type ReadStock, stockOfRead } from './readEvent.ts'

/**
 * Joins the rows of one corporate action or share transfer: shares removed, shares added, and cash
 * in lieu. If a fact is missing that only the user knows, the event is marked incomplete.
 */
export function joinActions(outcomes: readonly RowOutcome[]): void {
  const rows = outcomes.filter(isEventRow)
  const ofRole = (...roles: ReadEvent['role'][]) =>
    rows.filter((row) => isEventRow(row) && isLeft(row) && roles.includes(row.event.role))
  joinProceeds(ofRole('out'), ofRole('proceeds'))
  const actions = groupBy(ofRole('out', 'in'), ({ event }) => [event.kind, event.date, actionOf(event).group].join(' '))
  for (const legs of actions.values()) {
    const { pairs, alone } = pairsOf(legs)
    for (const [out, into] of pairs) joinLegs(out, into)
    for (const row of alone) resolveUnpairedLeg(row)
  }
  for (const moved of groupBy(ofRole('moved'), ({ event }) => event.date).values()) joinMoved(moved)
  for (const row of ofRole('added'))
    if (row.event.denominator !== null) inferSplitRatio(row, decimal(row.event.denominator))
  const told = rows.filter((row) => isEventRow(row) || isIncompleteRow(row))
  joinCashInLieu(told, ofRole('cashInLieu'))
  for (const row of told) settleRatio(row)
}

/**
 * Infers the ratio of a split from the added shares and those held before. Marks the row incomplete
 * if the ratio is uncertain.
 */
export function inferSplitRatio(row: EventRow, held: Decimal): void {
  const { event } = row
  const ratio = event.quantity === null ? null : splitRatioOf(held.plus(event.quantity), held)
  if (!ratio) return markIncomplete(row, 'ratio')
  changeEvent(event, { ...ratio, quantity: null })
  event.role = 'whole'
}

/** Infers the ratio of a split from the shares after it, or from the whole shares left by a reverse split. */
export function inferSplitRatioFromResult(row: EventRow, held: Decimal): void {
  const { event } = row
  const after = sharesOf(row)
  actionOf(event).otherQuantity = after.toString()
  changeEvent(event, { quantity: held.gt(ZERO) ? held : null })
  if (held.eq(ZERO)) return markIncomplete(row, 'ratio')
  event.role = 'whole'
  if (!splitRatioOf(after, held) && !consolidationOf(after, held)) markIncomplete(row, 'ratio')
  settleRatio(row)
}

export function treatAsSpinOff(row: EventRow): void {
  const { event } = row
  const action = { group: '', text: '', lacks: null, other: null, otherQuantity: null }
  event.action ??= action
  changeEvent(event, { kind: 'spinOff' })
  event.role = 'in'
  receivedFrom(row, null)
  markIncomplete(row, 'parent')
}

function markIncomplete(row: RowOutcome, missing: MissingFact): void {
  row.verdict = 'incomplete'
  row.reason = `missing.${missing}`
}

function joinProceeds(outs: readonly EventRow[], paid: readonly EventRow[]): void {
  const byPlace = groupBy(
    outs.filter(({ event }) => event.kind === 'exchange'),
    ({ event }) => placeOf(event.stockId, event.date),
  )
  for (const row of paid) {
    const [out, ...others] = rowsWithinDays(byPlace, row)
    if (!out || others.length > 0) {
      refuse(row, 'amount.withoutShares')
      continue
    }
    changeEvent(out.event, { gross: cashOf(out).plus(row.event.gross ?? 0) })
    row.withLine = out.line
  }
}

function placeOf(stockId: string | null, date: string): string {
  return `${stockId} ${date}`
}

/** Up to two rows of the same stock within the days of `NEAR`: more than one is ambiguous. */
function rowsWithinDays(byPlace: ReadonlyMap<string, readonly EventRow[]>, { event }: EventRow): EventRow[] {
  return NEAR.flatMap((days) => (byPlace.get(placeOf(event.stockId, daysAfter(event.date, days))) ?? []).slice(0, 2))
}

type Pair = readonly [out: EventRow, into: EventRow]

/** Pairs added shares with removed ones: of the same stock, the only ones, or of equal count. */
function pairsOf(legs: readonly EventRow[]): { pairs: Pair[]; alone: EventRow[] } {
  const kind = legs[0]?.event.kind
  if (kind === 'spinOff' || kind === 'stockDividend') return { pairs: [], alone: [...legs] }
  const pairs: Pair[] = []
  const outs = new Set(legs.filter(({ event }) => event.role === 'out'))
  const ins = new Set(legs.filter(({ event }) => event.role === 'in'))
  function pair(out: EventRow, into: EventRow): void {
    pairs.push([out, into])
    outs.delete(out)
    ins.delete(into)
  }
  const byStock = groupBy([...ins].toReversed(), ({ event }) => event.stockId)
  for (const out of outs) {
    const same = out.event.stockId === null ? undefined : byStock.get(out.event.stockId)?.pop()
    if (same) pair(out, same)
  }
  const [out, ...otherOuts] = outs
  const [into, ...otherIns] = ins
  if (out && into && otherOuts.length === 0 && otherIns.length === 0) pair(out, into)
  for (const [one, other] of pairUniqueMatches(outs, ins, (leg) => sharesOf(leg).toString())) pair(one, other)
  return { pairs, alone: [...outs, ...ins] }
}

/** Pairs the removed and the added shares of a key if each is the only one. */
function pairUniqueMatches(
  outs: Iterable<EventRow>,
  ins: Iterable<EventRow>,
  keyOf: (row: EventRow) => string,
): Pair[] {
  const came = groupBy(ins, keyOf)
  return [...groupBy(outs, keyOf)].flatMap(([key, went]): Pair[] => {
    const out = went[0]
    const into = came.get(key)?.[0]
    return out && into && went.length === 1 && came.get(key)?.length === 1 ? [[out, into]] : []
  })
}

function joinLegs(out: EventRow, into: EventRow): void {
  const isUnproved = out.event.isUnproved || into.event.isUnproved
  for (const { event } of [out, into]) event.isUnproved = isUnproved
  if (isOfSameStock(out, into) && sharesOf(out).eq(sharesOf(into))) return skipOffsettingPair(out, into)
  // The old shares of a split often have a number that is no longer a symbol.
  if (isOfSameStock(out, into) || out.event.kind === 'split') joinSplit(out, into)
  else joinConversion(out, into)
}

function skipOffsettingPair(out: EventRow, into: EventRow): void {
  Object.assign(out, { verdict: 'skipped', reason: 'noEffect', withLine: into.line })
  Object.assign(into, { verdict: 'skipped', reason: 'noEffect', withLine: out.line })
}

function joinSplit(out: EventRow, into: EventRow): void {
  const [main, part] = into.event.stockId === null ? [out, into] : [into, out]
  const told = statedRatio(into) ?? statedRatio(out)
  const [before, after] = [sharesOf(out), sharesOf(into)]
  part.withLine = main.line
  changeEvent(main.event, { ...NO_RATIO, ...told, kind: 'split', quantity: before, gross: null })
  actionOf(main.event).otherQuantity = after.toString()
  if (main.event.stockId === null) markIncomplete(main, 'stock')
  else main.event.role = 'whole'
}

function joinConversion(out: EventRow, into: EventRow): void {
  const [main, part] = out.event.stockId === null ? [into, out] : [out, into]
  const old = stockOfRead(out.event)
  const fresh = stockOfRead(into.event)
  const isRenamed = out.event.kind === 'symbolChange' && sharesOf(out).eq(sharesOf(into))
  const cash = cashOf(out).plus(cashOf(into))
  const told = isRenamed ? null : (statedRatio(into) ?? statedRatio(out))
  const [before, after] = [sharesOf(out), sharesOf(into)]
  part.withLine = main.line
  changeEvent(main.event, {
    ...NO_RATIO,
    ...told,
    kind: isRenamed ? 'symbolChange' : 'exchange',
    quantity: before,
    gross: cash.gt(ZERO) ? cash : null,
  })
  Object.assign(main.event, old)
  Object.assign(actionOf(main.event), { other: fresh, otherQuantity: after.toString() })
  const isInOtherCurrency = old.stockId !== null && fresh.stockId !== null && old.currency !== fresh.currency
  if (old.stockId === null) markIncomplete(main, 'oldStock')
  else if (fresh.stockId === null) markIncomplete(main, 'newStock')
  else if (isInOtherCurrency && !isRenamed) refuse(main, 'currency.mismatch')
  else if (isInOtherCurrency) markIncomplete(main, 'rate')
  else if (cash.gt(ZERO)) markIncomplete(main, 'treatment')
  else main.event.role = 'whole'
}

function resolveUnpairedLeg(row: EventRow): void {
  const { event } = row
  if (event.kind === 'split') return resolveUnpairedSplit(row)
  const cash = cashOf(row)
  // Cash moved for shares of an unknown stock.
  if (event.stockId === null && cash.gt(ZERO)) return refuse(row, actionOf(event).lacks ?? 'symbol.required')
  if (event.role === 'in') return resolveReceivedShares(row)
  if (event.kind === 'spinOff' || event.kind === 'stockDividend') return refuse(row, 'quantity.signContradictsKind')
  if (cash.gt(ZERO)) return sell(row, cash)
  changeEvent(event, { gross: null })
  markIncomplete(row, event.stockId === null ? 'stock' : 'newStock')
}

function resolveUnpairedSplit(row: EventRow): void {
  const { event } = row
  const told = statedRatio(row)
  if (event.stockId === null) markIncomplete(row, 'stock')
  else if (told) {
    changeEvent(event, { ...told, quantity: null, gross: null })
    event.role = 'whole'
  }
  // Added shares are resolved by the shares held before.
  else if (event.role === 'out') markIncomplete(row, 'ratio')
}

function resolveReceivedShares(row: EventRow): void {
  const { event } = row
  const action = actionOf(event)
  if (event.kind === 'stockDividend') return markIncomplete(row, event.stockId === null ? 'stock' : 'nature')
  receivedFrom(row, event.kind === 'spinOff' ? action.other : null)
  if (event.kind !== 'spinOff') markIncomplete(row, 'oldStock')
  else markIncomplete(row, event.stockId === null ? 'parent' : 'costShare')
}

/** The added shares belong to the other stock; `held` is the stock held before, if known. */
function receivedFrom({ event }: EventRow, held: ReadStock | null): void {
  Object.assign(actionOf(event), { other: stockOfRead(event), otherQuantity: event.quantity })
  Object.assign(event, held ?? { ...NO_STOCK, currency: event.currency })
  changeEvent(event, { quantity: null, gross: null })
}

const NO_STOCK = { symbol: null, exchange: null, stockId: null, companyName: null }

/** Shares removed for cash only are a sale. */
function sell(row: EventRow, cash: Decimal): void {
  const { date: tradeDate, symbol, exchange, stockId, companyName, isUnproved } = row.event
  const shares = sharesOf(row)
  const trade = {
    kind: 'sell',
    tradeDate,
    tradeOrder: 0,
    settlementDate: null,
    note: '',
    isReinvested: false,
    isUnproved,
    symbol,
    exchange,
    stockId,
    companyName,
    quantity: shares.toString(),
    fee: null,
    fxRateToCad: null,
    price: quotientOf(cash, shares).round(PRICE_PLACES).toString(),
  }
  Object.assign(row, { trade, event: undefined })
}

/**
 * Skips offsetting transfers. A journal to another listing becomes a change of symbol. The rest is
 * marked incomplete.
 */
function joinMoved(moved: readonly EventRow[]): void {
  const outs = moved.filter(({ event }) => event.kind === 'transfer')
  const ins = moved.filter(({ event }) => event.kind === 'transferIn')
  const keyOf = (row: EventRow) => placeOf(row.event.stockId, sharesOf(row).toString())
  const same = groupBy(ins.filter(({ event }) => event.stockId !== null).toReversed(), keyOf)
  for (const out of outs) {
    const back = same.get(keyOf(out))?.pop()
    if (back) skipOffsettingPair(out, back)
  }
  const mayBeJournal = (row: EventRow) => isLeft(row) && actionOf(row.event).group !== ''
  const journals = pairUniqueMatches(
    outs.filter(mayBeJournal),
    ins.filter(mayBeJournal),
    (row) => `${actionOf(row.event).group} ${sharesOf(row)}`,
  )
  for (const [out, into] of journals) {
    for (const { event } of [out, into]) changeEvent(event, { kind: 'symbolChange' })
    joinLegs(out, into)
  }
  for (const row of [...outs, ...ins].filter(isLeft)) {
    const { event } = row
    if (event.role !== 'moved') continue
    if (event.stockId === null) refuse(row, actionOf(event).lacks ?? 'symbol.required')
    else markIncomplete(row, event.kind === 'transfer' ? 'destination' : 'cost')
  }
}

const MAY_LEAVE_REST = new Set<ReadEvent['kind']>(['split', 'exchange', 'spinOff'])

function joinCashInLieu(rows: readonly EventRow[], paid: readonly EventRow[]): void {
  const actions = rows.filter(
    ({ withLine, event }) => withLine === undefined && event.role !== 'cashInLieu' && MAY_LEAVE_REST.has(event.kind),
  )
  const byPlace = new Map<string, EventRow[]>()
  for (const row of actions) {
    for (const stockId of new Set([row.event.stockId, row.event.action?.other?.stockId ?? null])) {
      const place = placeOf(stockId, row.event.date)
      byPlace.set(place, [...(byPlace.get(place) ?? []).slice(0, 1), row])
    }
  }
  for (const row of paid) {
    const [action, ...others] = rowsWithinDays(byPlace, row).filter(({ event }) => event.cashInLieu === null)
    if (!action || others.length > 0) {
      refuse(row, 'cashInLieu.withoutSplit')
      continue
    }
    changeEvent(action.event, { cashInLieu: decimal(row.event.gross ?? 0) })
    row.withLine = action.line
    // With cash in lieu, the added shares do not give the exact ratio.
    if (action.event.role === 'added') markIncomplete(action, 'ratio')
  }
}

/** Ratio of a split or an exchange with both rows: as stated, or derived from the shares. */
function settleRatio(row: EventRow): void {
  const { event } = row
  const before = decimalOf(event.quantity)
  const after = decimalOf(event.action?.otherQuantity)
  if (!before || !after || row.withLine !== undefined) return
  const told = statedRatio(row)
  const counted = lowestTermsOf(after, before)
  if (event.kind === 'exchange') {
    // With cash in lieu, the shares alone do not give the ratio.
    const isTold = event.cashInLieu !== null && told !== null && hasFraction(before, told, after)
    changeEvent(event, isTold ? told : counted)
    if (event.cashInLieu !== null && !isTold && row.verdict === 'accepted') markIncomplete(row, 'ratio')
  }
  if (event.kind !== 'split') return
  const likely = told ?? splitRatioOf(after, before) ?? consolidationOf(after, before)
  const leavesRest = likely !== null && hasFraction(before, likely, after)
  const rest = likely === null ? null : sharesAfter(before, likely).minus(after)
  const isExact = rest?.abs().lt(SMALLEST_FRACTION) ?? false
  // Some brokers round the fraction up to a whole share, others keep fractions.
  const isCounted = rest?.abs().lt(1) ?? !isWhole(after)
  changeEvent(event, { ...(leavesRest || isExact ? likely : counted), quantity: null })
  if (row.verdict !== 'accepted') return
  if (event.cashInLieu === null) {
    if (leavesRest) markIncomplete(row, 'fraction')
    else if (!isExact && !isCounted) markIncomplete(row, 'ratio')
  } else if (!leavesRest) markIncomplete(row, 'ratio')
}

const SMALLEST_FRACTION = '0.000001'
const NO_RATIO = { numerator: null, denominator: null }

/** True if a ratio gives these whole shares plus a fraction. */
function hasFraction(before: Decimal, ratio: SplitFactor, after: Decimal): boolean {
  const rest = sharesAfter(before, ratio).minus(after)
  return isWhole(after) && rest.gte(SMALLEST_FRACTION) && rest.lt(1)
}

function isWhole(shares: Decimal): boolean {
  return shares.eq(shares.round(0))
}

function sharesAfter(before: Decimal, { numerator, denominator }: SplitFactor): Decimal {
  return quotientOf(before.times(numerator), denominator)
}

function isOfSameStock(one: EventRow, other: EventRow): boolean {
  return one.event.stockId !== null && one.event.stockId === other.event.stockId
}

function sharesOf({ event }: EventRow): Decimal {
  return decimal(event.quantity ?? 0)
}

function cashOf({ event }: EventRow): Decimal {
  return decimal(event.gross ?? 0)
}

function decimalOf(text: string | null | undefined): Decimal | null {
  return text == null ? null : decimal(text)
}

const LARGEST_TERM = 1_000_000

function statedRatio({ event }: EventRow): SplitFactor | null {
  const { numerator, denominator } = factsOfRead(event)
  if (!numerator || !denominator || numerator.lte(ZERO) || denominator.lte(ZERO)) return null
  return numerator.gt(LARGEST_TERM) || denominator.gt(LARGEST_TERM) ? null : { numerator, denominator }
}

function actionOf({ action }: ReadEvent): ReadAction {
  if (!action) throw new Error('Event row has no share action')
  return action
}
