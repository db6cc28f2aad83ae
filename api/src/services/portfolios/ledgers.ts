import { unitsOf } from '@palier/domain/kernel/scaledIntegers'
import {
  AMOUNT_PLACES,
  type Payment,
  paymentOf,
  type TradedDay,
  tradedDaysOf,
} from '@palier/domain/portfolios/performanceInputs'
import { type UnitSums, unitSumsOf } from '@palier/domain/portfolios/positionReplay'
import type { LotRange, RangeLot } from '../../database/queries/portfolios/lotRangeQueries.ts'
import type { DailyEvents } from '../../database/queries/portfolios/returnQueries.ts'
import type { HeldStock } from './holdings.ts'
import { daysOf } from './lotRangeReplay.ts'

/** A day with trades; `cash` is the cash that they added to the account, except trades that belong to an event. */
type LedgerDay = TradedDay & { readonly cash: bigint }

/** Ledger of a stock in a portfolio since a day. */
export type Ledger = {
  /** Shares held before that day, in millionths. */
  shareCount: bigint
  /** `daysAlone` also counts conversions as transfers, for a measurement of this stock alone. */
  days: readonly LedgerDay[]
  daysAlone: readonly LedgerDay[]
}

/** Events of one kind on a day. Cash is in units of the twentieth decimal place. */
export type EventsOfDay = Omit<DailyEvents, 'cash' | 'counter'> & {
  /** The payment if its cash is measured too, and if it is not. */
  payment: { within: Payment; alone: Payment } | null
  cash: bigint
  counter: { currency: string; amount: bigint } | null
}

/** Events of a portfolio by stock, oldest first; null holds those of the account itself. */
export type EventsByStock = ReadonlyMap<string | null, readonly EventsOfDay[]>

/** Computes the ledger of a stock since a day from its lots. */
export async function ledgerSince(range: LotRange, from: string): Promise<Ledger> {
  const days = await daysOf(range)
  const before = days[firstIndexOnOrAfter(days, from) - 1]?.sums ?? range.before.sums
  const later = days.slice(firstIndexOnOrAfter(days, from))
  const paid = paidByDay(range.lots)
  const withCash = (traded: readonly TradedDay[]) =>
    traded.map((day): LedgerDay => Object.assign(day, { cash: (paid.get(day.date) ?? NOTHING_PAID).cash }))
  const isConverted = later.some(({ transfers }) => transfers !== null && transfers.convertedShareCount !== 0n)
  const all = withCash(tradedDaysOf(before, later, paid))
  return {
    shareCount: sharesOf(before),
    days: all,
    daysAlone: isConverted ? withCash(tradedDaysOf(before, later, paid, 'stock')) : all,
  }
}

type PaidOfDay = { purchases: bigint; sales: bigint; cash: bigint }

const NOTHING_PAID: PaidOfDay = { purchases: 0n, sales: 0n, cash: 0n }
// A quantity has 6 decimal places and a price 8: their product lacks 6 of the 20.
const CASH_UNITS = 10n ** 6n

/** Fees of purchases and sales, and their cash, by day. */
function paidByDay(lots: readonly RangeLot[]): Map<string, PaidOfDay> {
  const days = new Map<string, PaidOfDay>()
  for (const { tradeDate, kind, quantity, price, fee, isOfEvent } of lots) {
    if (kind !== 'buy' && kind !== 'sell') continue
    const day = days.get(tradeDate) ?? { ...NOTHING_PAID }
    days.set(tradeDate, day)
    const amount = quantity * price * CASH_UNITS
    if (kind === 'buy') day.purchases += fee
    else day.sales += fee
    if (!isOfEvent) day.cash += (kind === 'buy' ? -amount : amount) - fee
  }
  return days
}

/** Parses the amounts of events for a measurement. */
export function measuredEvents(events: DailyEvents): EventsOfDay {
  const { portfolioId, stockId, date, kind, currency, rateToCad, gross, paid, entryOrder, cash, counter } = events
  const alone = gross !== null && paid !== null ? paymentOf({ kind, date, currency, gross, paid }) : null
  return {
    portfolioId,
    stockId,
    date,
    kind,
    currency,
    rateToCad,
    gross,
    paid,
    entryOrder,
    payment: alone && { alone, within: { ...alone, isCashMeasured: true } },
    cash: unitsOf(cash, AMOUNT_PLACES),
    counter: counter && { currency: counter.currency, amount: unitsOf(counter.amount, AMOUNT_PLACES) },
  }
}

/** Index of the first of these sorted days that is not before a day; their number if there is none. */
export function firstIndexOnOrAfter(days: readonly { date: string }[], day: string): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle]?.date ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

function sharesOf({ purchasedShareCount, soldShareCount }: UnitSums): bigint {
  return purchasedShareCount - soldShareCount
}

/** Shares of a stock held now, in millionths. */
export function currentShares({ held }: HeldStock): bigint {
  return sharesOf(unitSumsOf(held))
}
