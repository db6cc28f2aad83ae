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
 * Joins the rows that tell one corporate action or one transfer of shares: the shares that went and those that came, and
 * the cash for a rest. Where one fact is missing that only the person knows, the event is left to be completed.
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
    for (const row of alone) takeAlone(row)
  }
  for (const moved of groupBy(ofRole('moved'), ({ event }) => event.date).values()) joinMoved(moved)
  for (const row of ofRole('added')) if (row.event.denominator !== null) tellRatio(row, decimal(row.event.denominator))
  const told = rows.filter((row) => isEventRow(row) || isIncompleteRow(row))
  joinCashInLieu(told, ofRole('cashInLieu'))
  for (const row of told) settleRatio(row)
}

/** A split from the shares that it adds to those held before; left to be completed where its ratio does not follow for certain. */
export function tellRatio(row: EventRow, held: Decimal): void {
  const { event } = row
  const ratio = event.quantity === null ? null : splitRatioOf(held.plus(event.quantity), held)
  if (!ratio) return leaveToComplete(row, 'ratio')
  changeEvent(event, { ...ratio, quantity: null })
  event.role = 'whole'
}

/** The same where the shares that it left are told, or those after a consolidation of which only whole ones remain. */
export function tellRatioAfter(row: EventRow, held: Decimal): void {
  const { event } = row
  const after = sharesOf(row)
  actionOf(event).otherQuantity = after.toString()
  changeEvent(event, { quantity: held.gt(ZERO) ? held : null })
  if (held.eq(ZERO)) return leaveToComplete(row, 'ratio')
  event.role = 'whole'
  if (!splitRatioOf(after, held) && !consolidationOf(after, held)) leaveToComplete(row, 'ratio')
  settleRatio(row)
}

/** Shares received where none were held before came from another stock. */
export function tellAsSpinOff(row: EventRow): void {
  const { event } = row
  const action = { group: '', text: '', lacks: null, other: null, otherQuantity: null }
  event.action ??= action
  changeEvent(event, { kind: 'spinOff' })
  event.role = 'in'
  receivedFrom(row, null)
  leaveToComplete(row, 'parent')
}

/** Leaves an event to the person, who knows what is missing. */
function leaveToComplete(row: RowOutcome, missing: MissingFact): void {
  row.verdict = 'incomplete'
  row.reason = `missing.${missing}`
}

/** What was paid for the shares that a merger took, in a row of its own. */
function joinProceeds(outs: readonly EventRow[], paid: readonly EventRow[]): void {
  const byPlace = groupBy(
    outs.filter(({ event }) => event.kind === 'exchange'),
    ({ event }) => placeOf(event.stockId, event.date),
  )
  for (const row of paid) {
    const [out, ...others] = nearOnes(byPlace, row)
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

/** Up to two of the rows of its stock on the days around a row: more than one is not certain. */
function nearOnes(byPlace: ReadonlyMap<string, readonly EventRow[]>, { event }: EventRow): EventRow[] {
  return NEAR.flatMap((days) => (byPlace.get(placeOf(event.stockId, daysAfter(event.date, days))) ?? []).slice(0, 2))
}

type Pair = readonly [out: EventRow, into: EventRow]

/** Which shares that came stand for which that went: those of the same stock, the only ones, or as many. */
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
  const [[out, ...otherOuts], [into, ...otherIns]] = [[...outs], [...ins]]
  if (out && into && otherOuts.length === 0 && otherIns.length === 0) pair(out, into)
  for (const [one, other] of onlyOnes(outs, ins, (leg) => sharesOf(leg).toString())) pair(one, other)
  return { pairs, alone: [...outs, ...ins] }
}

/** What went and what came under the same key, where each is the only one of it. */
function onlyOnes(outs: Iterable<EventRow>, ins: Iterable<EventRow>, keyOf: (row: EventRow) => string): Pair[] {
  const came = groupBy(ins, keyOf)
  return [...groupBy(outs, keyOf)].flatMap(([key, went]): Pair[] => {
    const [out, into] = [went[0], came.get(key)?.[0]]
    return out && into && went.length === 1 && came.get(key)?.length === 1 ? [[out, into]] : []
  })
}

function joinLegs(out: EventRow, into: EventRow): void {
  const isUnproved = out.event.isUnproved || into.event.isUnproved
  for (const { event } of [out, into]) event.isUnproved = isUnproved
  if (isOfSameStock(out, into) && sharesOf(out).eq(sharesOf(into))) return leaveBoth(out, into)
  // The old shares of a split often stand under a number that is no symbol any more.
  if (isOfSameStock(out, into) || out.event.kind === 'split') joinSplit(out, into)
  else joinConversion(out, into)
}

/** Both rows are left out: together they do nothing. */
function leaveBoth(out: EventRow, into: EventRow): void {
  Object.assign(out, { verdict: 'skipped', reason: 'noEffect', withLine: into.line })
  Object.assign(into, { verdict: 'skipped', reason: 'noEffect', withLine: out.line })
}

function joinSplit(out: EventRow, into: EventRow): void {
  const [main, part] = into.event.stockId === null ? [out, into] : [into, out]
  const told = toldRatioOf(into) ?? toldRatioOf(out)
  const [before, after] = [sharesOf(out), sharesOf(into)]
  part.withLine = main.line
  changeEvent(main.event, { ...NO_RATIO, ...told, kind: 'split', quantity: before, gross: null })
  actionOf(main.event).otherQuantity = after.toString()
  if (main.event.stockId === null) leaveToComplete(main, 'stock')
  else main.event.role = 'whole'
}

function joinConversion(out: EventRow, into: EventRow): void {
  const [main, part] = out.event.stockId === null ? [into, out] : [out, into]
  const [old, fresh] = [stockOfRead(out.event), stockOfRead(into.event)]
  const isRenamed = out.event.kind === 'symbolChange' && sharesOf(out).eq(sharesOf(into))
  const cash = cashOf(out).plus(cashOf(into))
  const told = isRenamed ? null : (toldRatioOf(into) ?? toldRatioOf(out))
  const [before, after] = [sharesOf(out), sharesOf(into)]
  part.withLine = main.line
  changeEvent(main.event, {
    ...{ ...NO_RATIO, ...told, kind: isRenamed ? 'symbolChange' : 'exchange', quantity: before },
    gross: cash.gt(ZERO) ? cash : null,
  })
  Object.assign(main.event, old)
  Object.assign(actionOf(main.event), { other: fresh, otherQuantity: after.toString() })
  const isInOtherCurrency = old.stockId !== null && fresh.stockId !== null && old.currency !== fresh.currency
  if (old.stockId === null) leaveToComplete(main, 'oldStock')
  else if (fresh.stockId === null) leaveToComplete(main, 'newStock')
  else if (isInOtherCurrency && !isRenamed) refuse(main, 'currency.mismatch')
  else if (isInOtherCurrency) leaveToComplete(main, 'rate')
  else if (cash.gt(ZERO)) leaveToComplete(main, 'treatment')
  else main.event.role = 'whole'
}

/** Shares that went, or came, with nothing in the file that stands against them. */
function takeAlone(row: EventRow): void {
  const { event } = row
  if (event.kind === 'split') return takeSplit(row)
  const cash = cashOf(row)
  // Cash has moved for shares of which nobody knows the stock.
  if (event.stockId === null && cash.gt(ZERO)) return refuse(row, actionOf(event).lacks ?? 'symbol.required')
  if (event.role === 'in') return takeReceived(row)
  if (event.kind === 'spinOff' || event.kind === 'stockDividend') return refuse(row, 'quantity.signContradictsKind')
  if (cash.gt(ZERO)) return sell(row, cash)
  changeEvent(event, { gross: null })
  leaveToComplete(row, event.stockId === null ? 'stock' : 'newStock')
}

function takeSplit(row: EventRow): void {
  const { event } = row
  const told = toldRatioOf(row)
  if (event.stockId === null) leaveToComplete(row, 'stock')
  else if (told) {
    changeEvent(event, { ...told, quantity: null, gross: null })
    event.role = 'whole'
  }
  // Shares that came follow from those held before.
  else if (event.role === 'out') leaveToComplete(row, 'ratio')
}

function takeReceived(row: EventRow): void {
  const { event } = row
  const action = actionOf(event)
  if (event.kind === 'stockDividend') return leaveToComplete(row, event.stockId === null ? 'stock' : 'nature')
  receivedFrom(row, event.kind === 'spinOff' ? action.other : null)
  if (event.kind !== 'spinOff') leaveToComplete(row, 'oldStock')
  else leaveToComplete(row, event.stockId === null ? 'parent' : 'costShare')
}

/** What came is the other stock of that which was held, where this is known. */
function receivedFrom({ event }: EventRow, held: ReadStock | null): void {
  Object.assign(actionOf(event), { other: stockOfRead(event), otherQuantity: event.quantity })
  Object.assign(event, held ?? { ...NO_STOCK, currency: event.currency })
  changeEvent(event, { quantity: null, gross: null })
}

const NO_STOCK = { symbol: null, exchange: null, stockId: null, companyName: null }

/** Shares that went for cash alone are sold. */
function sell(row: EventRow, cash: Decimal): void {
  const { date: tradeDate, symbol, exchange, stockId, companyName, isUnproved } = row.event
  const shares = sharesOf(row)
  const trade = {
    ...{ kind: 'sell', tradeDate, tradeOrder: 0, settlementDate: null, note: '', isReinvested: false, isUnproved },
    ...{ symbol, exchange, stockId, companyName, quantity: shares.toString(), fee: null, fxRateToCad: null },
    price: quotientOf(cash, shares).round(PRICE_PLACES).toString(),
  }
  Object.assign(row, { trade, event: undefined })
}

/** What went and came back is nothing; a journal to another listing is a change of symbol; the rest is left to the person. */
function joinMoved(moved: readonly EventRow[]): void {
  const outs = moved.filter(({ event }) => event.kind === 'transfer')
  const ins = moved.filter(({ event }) => event.kind === 'transferIn')
  const keyOf = (row: EventRow) => placeOf(row.event.stockId, sharesOf(row).toString())
  const same = groupBy(ins.filter(({ event }) => event.stockId !== null).toReversed(), keyOf)
  for (const out of outs) {
    const back = same.get(keyOf(out))?.pop()
    if (back) leaveBoth(out, back)
  }
  const mayBeJournal = (row: EventRow) => isLeft(row) && actionOf(row.event).group !== ''
  const journals = onlyOnes(
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
    else leaveToComplete(row, event.kind === 'transfer' ? 'destination' : 'cost')
  }
}

const MAY_LEAVE_REST = new Set<ReadEvent['kind']>(['split', 'exchange', 'spinOff'])

/** What was paid for the rest of a split, an exchange or a spin-off. */
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
    const [action, ...others] = nearOnes(byPlace, row).filter(({ event }) => event.cashInLieu === null)
    if (!action || others.length > 0) {
      refuse(row, 'cashInLieu.withoutSplit')
      continue
    }
    changeEvent(action.event, { cashInLieu: decimal(row.event.gross ?? 0) })
    row.withLine = action.line
    // What a split adds is no whole ratio where the rest was paid in cash.
    if (action.event.role === 'added') leaveToComplete(action, 'ratio')
  }
}

/** The ratio of a split or an exchange with both of its rows: as told, or as the shares that went and came make it. */
function settleRatio(row: EventRow): void {
  const { event } = row
  const [before, after] = [decimalOf(event.quantity), decimalOf(event.action?.otherQuantity)]
  if (!before || !after || row.withLine !== undefined) return
  const told = toldRatioOf(row)
  const counted = lowestTermsOf(after, before)
  if (event.kind === 'exchange') {
    // Cash for a rest says that the shares alone do not make the ratio.
    const isTold = event.cashInLieu !== null && told !== null && hasRest(before, told, after)
    changeEvent(event, isTold ? told : counted)
    if (event.cashInLieu !== null && !isTold && row.verdict === 'accepted') leaveToComplete(row, 'ratio')
  }
  if (event.kind !== 'split') return
  const likely = told ?? splitRatioOf(after, before) ?? consolidationOf(after, before)
  const leavesRest = likely !== null && hasRest(before, likely, after)
  const rest = likely === null ? null : sharesAfter(before, likely).minus(after)
  const isExact = rest?.abs().lt(SMALLEST_REST) ?? false
  // Some brokers make a whole share of the rest, others keep parts of shares.
  const isCounted = rest?.abs().lt(1) ?? !isWhole(after)
  changeEvent(event, { ...(leavesRest || isExact ? likely : counted), quantity: null })
  if (row.verdict !== 'accepted') return
  if (event.cashInLieu === null) {
    if (leavesRest) leaveToComplete(row, 'fraction')
    else if (!isExact && !isCounted) leaveToComplete(row, 'ratio')
  } else if (!leavesRest) leaveToComplete(row, 'ratio')
}

// Shares have six decimal places.
const SMALLEST_REST = '0.000001'
const NO_RATIO = { numerator: null, denominator: null }

/** Whether a ratio makes these whole shares and a part of one more. */
function hasRest(before: Decimal, ratio: SplitFactor, after: Decimal): boolean {
  const rest = sharesAfter(before, ratio).minus(after)
  return isWhole(after) && rest.gte(SMALLEST_REST) && rest.lt(1)
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

/** The cash beside the shares of a row, as it moves. */
function cashOf({ event }: EventRow): Decimal {
  return decimal(event.gross ?? 0)
}

function decimalOf(text: string | null | undefined): Decimal | null {
  return text == null ? null : decimal(text)
}

const LARGEST_TERM = 1_000_000

/** The ratio that the text of a row tells. */
function toldRatioOf({ event }: EventRow): SplitFactor | null {
  const { numerator, denominator } = factsOfRead(event)
  if (!numerator || !denominator || numerator.lte(ZERO) || denominator.lte(ZERO)) return null
  return numerator.gt(LARGEST_TERM) || denominator.gt(LARGEST_TERM) ? null : { numerator, denominator }
}

function actionOf({ action }: ReadEvent): ReadAction {
  if (!action) throw new Error('Event row has no share action')
  return action
}
