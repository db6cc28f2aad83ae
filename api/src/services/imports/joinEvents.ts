import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { splitRatioOf } from '@palier/domain/portfolios/splitFactors'
import { groupBy } from '../../kernel/groupBy.ts'
import type { RowOutcome } from './checkRows.ts'
import { changeEvent, type ReadEvent } from './readEvent.ts'

export type EventRow = RowOutcome & { event: ReadEvent }

// Brokers book the parts of an event within days.
const NEAR = Array.from({ length: 11 }, (_, place) => place - 5)
const ROUNDING = decimal('0.01')

/**
 * Joins the rows that tell one event: what was reversed, the tax of a dividend, the two rows of a split, cash for the
 * rest of one, the two currencies of an exchange. A part whose whole is not there for certain is refused, half of an
 * exchange left out.
 */
export function joinEvents(outcomes: readonly RowOutcome[]): void {
  const rows = outcomes.filter(isEventRow)
  const ofRole = (role: ReadEvent['role']) => rows.filter((row) => row.event.role === role)
  cancelReversed(rows)
  joinTaxes(rows, ofRole('withheld').filter(isLeft))
  joinExchanges(ofRole('exchanged'))
  joinSplits(rows, ofRole('closed').filter(isLeft))
  for (const row of ofRole('opened')) if (isLeft(row)) refuse(row, 'ratio.required')
  joinCashInLieu(rows, ofRole('cashInLieu').filter(isLeft))
  for (const row of ofRole('added')) if (row.event.denominator !== null) tellRatio(row, decimal(row.event.denominator))
}

/** Whether the row of a file tells an event that is to be entered. */
export function isEventRow(outcome: RowOutcome): outcome is EventRow {
  return outcome.event !== undefined && outcome.verdict === 'accepted'
}

/** A split from the shares that it adds to those held before; refused where its ratio does not follow for certain. */
export function tellRatio(row: EventRow, held: Decimal): void {
  const { event } = row
  const ratio = event.quantity === null ? null : splitRatioOf(held.plus(event.quantity), held)
  if (!ratio) return refuse(row, 'ratio.unclear')
  changeEvent(event, { ...ratio, quantity: null })
  event.role = 'whole'
}

/**
 * Joins a purchase with the dividend of its day that pays for it into one reinvestment. Of other days two rows say the
 * same, each on its own.
 */
export function joinReinvestments(outcomes: readonly RowOutcome[]): void {
  const incomes = groupBy(
    outcomes.filter(isEventRow).filter(({ event }) => event.kind === 'income' && event.role === 'whole'),
    ({ event }) => event.date,
  )
  for (const bought of outcomes) {
    const { trade } = bought
    if (!trade?.isReinvested || bought.verdict !== 'accepted') continue
    const cost = decimal(trade.quantity).times(trade.price)
    const [only, ...others] = (incomes.get(trade.tradeDate) ?? []).filter(({ event }) => {
      const left = decimal(event.gross ?? 0).minus(event.withheld ?? 0)
      return event.kind === 'income' && left.minus(cost).abs().lte(ROUNDING)
    })
    if (!only || others.length > 0) continue
    const facts = { kind: 'reinvestment', quantity: decimal(trade.quantity), perShare: decimal(trade.price) } as const
    changeEvent(only.event, facts)
    bought.withLine = only.line
  }
}

/** Both rows are left out: together they do nothing. */
function cancelReversed(rows: readonly EventRow[]): void {
  const keyOf = ({ event }: EventRow) => [payerOf(event), event.kind, event.withheld ?? event.gross].join(' ')
  const isTax = ({ event }: EventRow) => event.withheld !== null && event.role !== 'whole'
  const byAmount = groupBy(
    rows.filter((row) => row.event.role === 'whole' || row.event.role === 'withheld'),
    keyOf,
  )
  for (const row of rows) {
    if (row.event.role !== 'reversed') continue
    const found = byAmount.get(keyOf(row)) ?? []
    const at = found.findLastIndex((other) => isTax(other) === isTax(row) && other.event.date <= row.event.date)
    const [taken] = at < 0 ? [] : found.splice(at, 1)
    if (!taken) {
      refuse(row, 'kind.reversal')
      continue
    }
    Object.assign(row, { verdict: 'skipped', reason: 'reversed', withLine: taken.line })
    Object.assign(taken, { verdict: 'skipped', reason: 'reversed', withLine: row.line })
  }
}

function joinTaxes(rows: readonly EventRow[], taxes: readonly EventRow[]): void {
  const dividends = rows.filter((row) => {
    const { event } = row
    return isLeft(row) && event.role === 'whole' && event.kind === 'income' && event.stockId !== null
  })
  const byPayer = groupBy(dividends, ({ event }) => `${payerOf(event)} ${event.date}`)
  const byDay = groupBy(dividends, ({ event }) => `${event.currency} ${event.date}`)
  for (const row of taxes) {
    const { event } = row
    const tax = decimal(event.withheld ?? 0)
    const isOpen = ({ event: { withheld, gross } }: EventRow) => withheld === null && tax.lte(gross ?? 0)
    const ofPayer = (days: number) => byPayer.get(`${payerOf(event)} ${daysAfter(event.date, days)}`) ?? []
    // A row that names no stock belongs to the only dividend of its day.
    const sameDay = event.stockId === null ? (byDay.get(`${event.currency} ${event.date}`) ?? []) : ofPayer(0)
    const open = sameDay.filter(isOpen)
    const near = open.length > 0 || event.stockId === null ? open : NEAR.flatMap(ofPayer).filter(isOpen)
    const [dividend, ...others] = near
    if (!dividend || others.length > 0) {
      refuse(row, dividend ? 'withheld.severalDividends' : 'withheld.withoutDividend')
      continue
    }
    changeEvent(dividend.event, { withheld: tax })
    row.withLine = dividend.line
  }
}

// Canadian dollars for a US one: what is outside are no two sides of an exchange.
const [LEAST_RATE, MOST_RATE] = [0.9, 1.7]

/** What was given and what was got on one day, where each is the only one that fits the other. */
function joinExchanges(rows: readonly EventRow[]): void {
  const isGiven = ({ event }: EventRow) => event.gross !== null
  const byDay = groupBy(rows, ({ event }) => event.date)
  const othersOf = (row: EventRow) =>
    (byDay.get(row.event.date) ?? []).filter((other) => isGiven(other) !== isGiven(row) && hasLikelyRate(row, other))
  const pairs = rows.filter(isGiven).flatMap((given) => {
    const [got, ...others] = othersOf(given)
    return got && others.length === 0 && othersOf(got).length === 1 ? [{ given, got }] : []
  })
  for (const { given, got } of pairs) {
    const counterAmount = decimal(got.event.counterAmount ?? 0)
    changeEvent(given.event, { counterAmount, counterCurrency: got.event.currency })
    given.event.role = 'whole'
    got.withLine = given.line
  }
  for (const row of rows) {
    if (row.event.role === 'exchanged' && row.withLine === undefined) {
      Object.assign(row, { verdict: 'skipped', reason: 'currencyExchange' })
    }
  }
}

function hasLikelyRate({ event: one }: EventRow, { event: other }: EventRow): boolean {
  if (one.currency === other.currency) return false
  const [canadian, american] = one.currency === 'CAD' ? [one, other] : [other, one]
  const amountOf = ({ gross, counterAmount }: ReadEvent) => Number(gross ?? counterAmount)
  const rate = amountOf(canadian) / amountOf(american)
  return rate >= LEAST_RATE && rate <= MOST_RATE
}

function joinSplits(rows: readonly EventRow[], closed: readonly EventRow[]): void {
  const opened = groupBy(
    rows.filter(({ event }) => event.role === 'opened'),
    placeOf,
  )
  for (const row of closed) {
    const other = nearOf(opened, row).find(({ event }) => event.role === 'opened')
    const [before, after] = [row.event.quantity, other?.event.quantity]
    const ratio = before && after ? splitRatioOf(decimal(after), decimal(before)) : null
    if (!other || !ratio) {
      for (const part of other ? [row, other] : [row]) refuse(part, other ? 'ratio.unclear' : 'ratio.required')
      continue
    }
    changeEvent(other.event, { ...ratio, quantity: null })
    other.event.role = 'whole'
    row.withLine = other.line
  }
}

/** What a split adds is no whole ratio where the rest was paid in cash. */
function joinCashInLieu(rows: readonly EventRow[], paid: readonly EventRow[]): void {
  const splits = groupBy(
    rows.filter((row) => isLeft(row) && row.event.kind === 'split' && row.event.role !== 'cashInLieu'),
    placeOf,
  )
  for (const row of paid) {
    const [split, ...others] = nearOf(splits, row).filter((other) => isLeft(other) && other.event.cashInLieu === null)
    if (!split || others.length > 0) refuse(row, 'cashInLieu.withoutSplit')
    else if (split.event.role === 'added') for (const part of [row, split]) refuse(part, 'ratio.unclear')
    else {
      changeEvent(split.event, { cashInLieu: decimal(row.event.gross ?? 0) })
      row.withLine = split.line
    }
  }
}

function nearOf(byPlace: ReadonlyMap<string, readonly EventRow[]>, { event }: EventRow): readonly EventRow[] {
  return NEAR.flatMap((days) => byPlace.get(`${event.stockId} ${daysAfter(event.date, days)}`) ?? [])
}

function placeOf({ event }: EventRow): string {
  return `${event.stockId} ${event.date}`
}

function payerOf({ stockId, currency }: ReadEvent): string {
  return `${stockId} ${currency}`
}

/** Whether a row is neither cancelled nor a part of another one. */
function isLeft({ verdict, withLine }: RowOutcome): boolean {
  return verdict === 'accepted' && withLine === undefined
}

function refuse(row: RowOutcome, reason: string): void {
  row.verdict = 'refused'
  row.reason = reason
}
