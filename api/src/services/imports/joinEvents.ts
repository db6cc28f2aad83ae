import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { groupBy } from '../../kernel/groupBy.ts'
import type { RowOutcome } from './checkRows.ts'
import { type EventRow, isEventRow, isLeft, NEAR, refuse } from './eventRows.ts'
import { changeEvent, type ReadEvent } from './readEvent.ts'

const ROUNDING = decimal('0.01')

/**
 * Joins the rows of one movement of money: reversals, the tax of a dividend, the two sides of a
 * currency exchange. Refuses a part whose whole is uncertain; skips half an exchange.
 */
export function joinEvents(outcomes: readonly RowOutcome[]): void {
  const rows = outcomes.filter(isEventRow)
  const ofRole = (role: ReadEvent['role']) => rows.filter((row) => row.event.role === role)
  cancelReversed(rows)
  joinTaxes(rows, ofRole('withheld').filter(isLeft))
  joinExchanges(ofRole('exchanged'))
}

/**
 * Joins a purchase with the dividend of its day that pays for it. On different days, the two rows
 * remain separate.
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

/** Skips both rows, which offset each other. */
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
    // A tax row without a stock belongs to the only dividend of its day.
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

// Canadian dollars per US dollar. Amounts outside this range are not two sides of an exchange.
const LEAST_RATE = 0.9
const MOST_RATE = 1.7

/** Pairs the amounts of a day if each is the only match of the other. */
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

function payerOf({ stockId, currency }: ReadEvent): string {
  return `${stockId} ${currency}`
}
