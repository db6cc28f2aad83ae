import type { Currency } from '@palier/domain/market/currency'
import { unitsOf } from '@palier/domain/kernel/scaledIntegers'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import {
  AMOUNT_PLACES,
  type MeasuredCash,
  type MeasuredPosition,
  type Payment,
  paymentOf,
  type TradedDay,
  tradedDaysOf,
} from '@palier/domain/portfolios/performanceInputs'
import { unitSumsOf, type UnitSums } from '@palier/domain/portfolios/positionReplay'
import type { Database } from '../../../database/kernel/database.ts'
import { type CashAccount, findCash } from '../../../database/queries/portfolios/cashQueries.ts'
import { findLotRanges } from '../../../database/queries/portfolios/lotRangeQueries.ts'
import {
  type DailyPayments,
  findFeesAfter,
  findPaymentsAfter,
} from '../../../database/queries/portfolios/returnQueries.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import { keyOf } from '../../market/stockView.ts'
import type { HeldStock, ValuedPortfolio } from '../holdings.ts'
import { daysOf } from '../lotRangeReplay.ts'

/** Longer than any exchange is closed. */
export const DAYS_BACK_FOR_A_CLOSE = 14

/** The first day, whose close is the start, and the present one. */
export type Period = { first: string; today: string }

export type Held = Omit<MeasuredPosition, 'closes' | 'currency'> & { stock: HeldStock }

/** What a measurement counts: positions that were held or paid something in the period, and payments of no stock. */
export type MeasuredBooks = {
  held: Held[]
  ofAccounts: (Payment & OfPortfolio)[]
  cash: (MeasuredCash & OfPortfolio)[]
}

type OfPortfolio = { portfolioId: string }

/** The same without prices, the positions by their places. */
type MeasuredLedgers = Omit<MeasuredBooks, 'held'> & { positions: ReadonlyMap<string, Omit<Held, 'stock'>> }

// What is less is read again as quickly.
const FEWEST_CACHED_ROWS = 2_000
// Over all people; a row takes some 200 bytes.
const CACHED_ROWS = 120_000

/**
 * Reads the positions of portfolios with their trades and payments, of one stock alone where `stockId` is given. Those of
 * long books are kept for whoever looks at them again, until the books change.
 */
export function createMeasuredBooks(database: Database, fewestCachedRows = FEWEST_CACHED_ROWS) {
  // The oldest first.
  const cached = new Map<string, MeasuredLedgers>()
  let cachedRows = 0

  function cache(name: string, ledgers: MeasuredLedgers): void {
    const rows = rowCountOf(ledgers)
    if (rows < fewestCachedRows || rows > CACHED_ROWS || cached.has(name)) return
    cached.set(name, ledgers)
    cachedRows += rows
    for (const [oldest, other] of cached) {
      if (cachedRows <= CACHED_ROWS) return
      cached.delete(oldest)
      cachedRows -= rowCountOf(other)
    }
  }

  return async function readMeasuredBooks(
    portfolios: readonly ValuedPortfolio[],
    stockId: string | null,
    period: Period,
  ): Promise<MeasuredBooks> {
    const versions = portfolios.map(
      ({ portfolio: { id, bookVersion, cashMode } }) => `${id} ${bookVersion} ${cashMode}`,
    )
    const name = [period.first, period.today, stockId, ...versions].join(' ')
    const known = cached.get(name)
    const ledgers = known ?? (await readLedgers(database, portfolios, stockId, period))
    if (!known) cache(name, ledgers)
    const { positions, ofAccounts, cash } = ledgers
    const held = portfolios.flatMap(({ stocks }) =>
      stocks.flatMap((stock) => {
        const position = positions.get(placeOf(stock.held))
        return position ? { stock, ...position } : []
      }),
    )
    return { held, ofAccounts, cash }
  }
}

function rowCountOf({ positions, ofAccounts, cash }: MeasuredLedgers): number {
  let count = ofAccounts.length
  for (const { trades, payments } of positions.values()) count += 1 + trades.length + payments.length
  for (const { changes } of cash) count += changes.length
  return count
}

async function readLedgers(
  database: Database,
  portfolios: readonly ValuedPortfolio[],
  stockId: string | null,
  { first, today }: Period,
): Promise<MeasuredLedgers> {
  const ids = portfolios.map(({ portfolio }) => portfolio.id)
  const stocks = portfolios.flatMap((one) => one.stocks.filter(({ stock }) => stockId === null || stock.id === stockId))
  const traded = stocks.filter(({ held: { newestTradeDate: date } }) => date !== null && date > first)
  const wanted = traded.map(({ held }) => {
    return { portfolioId: held.portfolioId, stockId: held.stockId, from: daysAfter(first, 1), through: today }
  })
  // The cash of an account is no part of one of its stocks.
  const isCashWanted = stockId === null && portfolios.some(({ portfolio }) => portfolio.cashMode === 'ledger')
  const [ranges, fees, paid, cashAccounts] = await Promise.all([
    findLotRanges(database, wanted),
    findFeesAfter(database, ids, stockId, first),
    findPaymentsAfter(database, ids, stockId, first),
    isCashWanted ? findCash(database, ids) : [],
  ])
  const accounts = new Map(cashAccounts.map((account) => [accountOf(account), account]))
  const cashFrom = (account: Account) => {
    const known = accounts.get(accountOf(account))
    if (!known) return null
    return known.openedOn === null ? '' : daysAfter(known.openedOn, 1)
  }
  const feesOf = groupBy(fees, placeOf)
  const positions = new Map<HeldStock, { shareCount: bigint; trades: TradedDay[] }>()
  for (const [at, stock] of traded.entries()) {
    const range = ranges[at]
    if (!range) continue
    const days = await daysOf(range)
    const start = days.findLast(({ date }) => date <= first)?.sums ?? range.before.sums
    const later = days.filter(({ date }) => date > first)
    const ownFees = new Map((feesOf.get(placeOf(stock.held)) ?? []).map((day) => [day.date, day]))
    positions.set(stock, {
      shareCount: sharesOf(start),
      trades: tradedDaysOf(start, later, ownFees, stockId === null ? 'all' : 'stock'),
    })
  }
  leaveOutTransfersWithin([...positions].map(([{ stock }, position]) => ({ stockId: stock.id, ...position })))
  const known = groupBy(
    paid.filter(({ date }) => date <= today),
    placeOf,
  )
  const held = stocks.map((stock) => ({
    place: placeOf(stock.held),
    payments: paymentsOf(known.get(placeOf(stock.held)) ?? [], cashFrom),
    cashFrom: cashFrom({ portfolioId: stock.held.portfolioId, currency: stock.stock.currency }),
    ...(positions.get(stock) ?? { shareCount: sharesOf(unitSumsOf(stock.held)), trades: [] }),
  }))
  const counted = held.filter(({ shareCount, trades, payments }) => {
    return shareCount !== 0n || trades.length + payments.length > 0
  })
  return {
    positions: new Map(counted.map(({ place, ...position }) => [place, position])),
    ofAccounts:
      stockId === null
        ? paymentsOf(
            paid.filter((one) => one.stockId === null && one.date <= today),
            cashFrom,
          )
        : [],
    cash: cashAccounts.map((account) => measuredCashOf(account, { first, today })),
  }
}

/** The closes of a held stock, the oldest first; the last one is the present price. */
export async function closesOf(
  marketData: MarketData,
  { stock, quote }: HeldStock,
  { first, today }: Period,
  now: Date,
): Promise<MeasuredPosition['closes']> {
  const closes = await marketData.dailyCloses(keyOf(stock), daysAfter(first, -DAYS_BACK_FOR_A_CLOSE), today, now)
  const past = closes.filter(({ date }) => date < today).map(({ date, close }) => ({ date, value: close }))
  const present = quote ? [{ date: today, value: quote.price }] : []
  return [...past, ...present]
}

/** Shares that go from one of these portfolios to another one are no flow of money: what is left of a day's is. */
function leaveOutTransfersWithin(positions: readonly { stockId: string; trades: TradedDay[] }[]): void {
  const days = positions.flatMap(({ stockId, trades }) =>
    trades.flatMap((day, at) =>
      day.transferredShareCount === 0n ? [] : [{ key: `${stockId} ${day.date}`, trades, at }],
    ),
  )
  for (const [first, ...others] of groupBy(days, ({ key }) => key).values()) {
    if (!first) continue
    const countOf = ({ trades, at }: typeof first) => trades[at]?.transferredShareCount ?? 0n
    const left = others.reduce((sum, one) => sum + countOf(one), countOf(first))
    for (const one of [first, ...others]) {
      const day = one.trades[one.at]
      if (day) one.trades[one.at] = { ...day, transferredShareCount: one === first ? left : 0n }
    }
  }
}

type Account = { portfolioId: string; currency: Currency }

function accountOf({ portfolioId, currency }: Account): string {
  return `${portfolioId}:${currency}`
}

/** `cashFrom` is the day from which on the cash of an account is measured; null never. */
function paymentsOf(
  rows: readonly DailyPayments[],
  cashFrom: (account: Account) => string | null,
): (Payment & OfPortfolio)[] {
  return rows.flatMap((row) => {
    const payment = paymentOf(row)
    const from = cashFrom(row)
    const isCashMeasured = from !== null && row.date >= from
    return payment ? [{ ...payment, isCashMeasured, portfolioId: row.portfolioId }] : []
  })
}

function measuredCashOf(
  { portfolioId, currency, days }: CashAccount,
  { first, today }: Period,
): MeasuredCash & OfPortfolio {
  const units = (amount: string) => unitsOf(amount, AMOUNT_PLACES)
  const before = days.filter(({ date }) => date <= first)
  const during = days.filter(({ date }) => date > first && date <= today)
  return {
    portfolioId,
    currency,
    start: before.reduce((sum, { change }) => sum + units(change), 0n),
    changes: during.map(({ date, change, exchanged }) => {
      return { date, change: units(change), exchanged: units(exchanged) }
    }),
  }
}

function sharesOf({ purchasedShareCount, soldShareCount }: UnitSums): bigint {
  return purchasedShareCount - soldShareCount
}

function placeOf({ portfolioId, stockId }: { portfolioId: string; stockId: string | null }): string {
  return `${portfolioId}:${stockId}`
}
