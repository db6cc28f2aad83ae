import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal, decimalOrNull, quotientOf, ZERO } from '@palier/domain/kernel/decimal'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { remainingCostOf, shareCountOf } from '@palier/domain/portfolios/position'
import type { Database } from '../../../database/kernel/database.ts'
import type { StockRow } from '../../../database/queries/market/stockQueries.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { createYieldClock } from '../../../kernel/mapYielding.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import type { HistoricalRate } from '../../market/historicalRates.ts'
import { keyOf } from '../../market/stockView.ts'
import { type HeldStock, type Holdings, readHoldings } from '../holdings.ts'
import type { BookReading } from './bookReading.ts'
import { type EventsOfDay, firstIndexOnOrAfter } from '../ledgers.ts'
import { marketPayouts, ownPayout, type Payout } from './payouts.ts'

export type IncomeOwner = { userId: string; preferences: { currency: Currency } }

type IncomeWanted = { portfolioId: string | null; currency: Currency | null; year: number | null }

type Sums = { received: Decimal; trailing: Decimal; forward: Decimal | null }
type Yields = { yieldOnCost: Decimal | null; yieldOnValue: Decimal | null }
type ComingIncome = {
  date: string
  stock: StockRow
  quantity: Decimal
  perShare: Decimal
  paidIn: Currency
  amount: Decimal
  isDeclared: boolean
}

/** Income of a year and expected income, in one currency. */
export type Income = Sums &
  Yields & {
    currency: Currency
    year: number
    receivedBefore: Decimal
    withheld: Decimal
    returnOfCapital: Decimal
    expected: Decimal
    declared: Decimal
    months: { received: Decimal; expected: Decimal; before: Decimal }[]
    /** `stock` is null for income that no stock pays. */
    stocks: (Sums & Yields & { stock: StockRow | null; cost: Decimal | null; years: Decimal[] })[]
    accounts: (Sums & { portfolioId: string; name: string })[]
    coming: ComingIncome[]
    withoutRateCount: number
  }

/** Payment received, in its own currency and in that of the response. */
type Received = {
  portfolioId: string
  stockId: string | null
  date: string
  currency: Currency
  gross: Decimal
  amount: Decimal
  withheld: Decimal
}

/** Payments received, and the number of payments without a known rate. */
type Counted = { received: Received[]; capital: Received[]; withoutRateCount: number }

/**
 * A stock held in a portfolio with its expected payments in a year, in the currency of the
 * response.
 */
type Line = {
  held: HeldStock
  portfolioId: string
  value: Decimal | null
  cost: Decimal
  forward: Decimal | null
  coming: ComingIncome[]
}

const YEARS = 5
const HUNDRED = 100
const IS_INCOME: ReadonlySet<string> = new Set(['income', 'reinvestment', 'stockDividend'])

/** Computes the income that portfolios have received and are expected to receive. */
export function createIncome(database: Database, marketData: MarketData, pastRate: HistoricalRate, books: BookReading) {
  /** Payments since the beginning of a year, converted at the rates of their days. */
  async function receivedSince(portfolios: Holdings['portfolios'], year: number, currency: Currency, now: Date) {
    const first = `${year}-01-01`
    const rates: Record<Currency, Map<string, Decimal | null>> = { CAD: new Map(), USD: new Map() }
    const clock = createYieldClock()

    async function add(all: Counted, rows: readonly EventsOfDay[]): Promise<void> {
      for (const row of rows) {
        const { portfolioId, stockId, date, kind, currency: paidIn, gross, paid } = row
        if (!IS_INCOME.has(kind) && kind !== 'returnOfCapital') continue
        if (clock.isOver()) await clock.yieldNow()
        if (gross === null || paid === null) continue
        const known = rates[paidIn]
        const stated = currency === 'CAD' && paidIn !== currency ? decimalOrNull(row.rateToCad) : null
        if (!stated && !known.has(date)) known.set(date, await pastRate(paidIn, currency, date, now))
        const rate = stated ?? known.get(date)
        if (!rate) {
          all.withoutRateCount += 1
          continue
        }
        const whole = decimal(gross)
        const amount = paidIn === currency ? whole : whole.times(rate)
        const hasNothingWithheld = kind === 'stockDividend' || gross === paid
        const withheld = hasNothingWithheld ? ZERO : whole.minus(decimal(paid)).times(rate)
        const one = { portfolioId, stockId, date, currency: paidIn, gross: whole, amount, withheld }
        if (kind === 'returnOfCapital') all.capital.push(one)
        else all.received.push(one)
      }
    }

    const all: Counted = { received: [], capital: [], withoutRateCount: 0 }
    for (const events of (await books.events(portfolios, first)).values()) {
      for (const rows of events.values()) await add(all, rows.slice(firstIndexOnOrAfter(rows, first)))
    }
    return all
  }

  /** Expected payments of each held stock, from the market data or else from past payments. */
  async function linesOf(
    stocks: readonly HeldStock[],
    received: readonly Received[],
    { currency, rates, today }: { currency: Currency; rates: ExchangeRates; today: string },
    now: Date,
  ): Promise<Line[]> {
    const held = stocks.filter(({ sums }) => shareCountOf(sums).gt(ZERO))
    const listings = [...new Map(held.map(({ stock }) => [stock.id, stock])).values()]
    const [payouts, fundamentals] = await Promise.all([
      marketPayouts(marketData, listings, today, now),
      marketData.fundamentals(listings.map(keyOf), now),
    ])
    const own = groupBy(received, placeOf)
    return held.flatMap((one) => {
      const { stock, sums, quote, held: row } = one
      const rate = exchangeRateOf(rates, stock.currency, currency)
      if (!rate) return []
      const shares = shareCountOf(sums)
      const payout =
        payouts.get(stock.id) ??
        ownPayout(one, own.get(placeOf(row)) ?? [], today) ??
        byYield(stock, quote?.price ?? null, fundamentals.get(keyOf(stock))?.dividendYield ?? null)
      const paidRate = payout && exchangeRateOf(rates, payout.currency, currency)
      const coming =
        payout && paidRate
          ? payout.coming.map(({ date, perShare, isDeclared }) => ({
              date,
              stock,
              quantity: shares,
              perShare,
              paidIn: payout.currency,
              isDeclared,
              amount: shares.times(perShare).times(paidRate),
            }))
          : []
      return {
        held: one,
        portfolioId: row.portfolioId,
        coming,
        value: quote && shares.times(quote.price).times(rate),
        cost: remainingCostOf(sums).times(rate),
        forward: payout && paidRate ? shares.times(payout.yearly).times(paidRate) : null,
      }
    })
  }

  return {
    /** Refuses with resource_missing. `known` are the holdings if already read. */
    async read(
      { userId, preferences }: IncomeOwner,
      wanted: IncomeWanted,
      now: Date,
      known?: Holdings,
    ): Promise<Income> {
      const { portfolios: all, rates } =
        known ?? (await readHoldings(database, marketData, { userId, lotsOf: 'none' }, now))
      const portfolios = all.filter(({ portfolio: { id } }) => wanted.portfolioId === null || id === wanted.portfolioId)
      const [one] = portfolios
      if (wanted.portfolioId !== null && !one) throw new Refusal('resource_missing')
      const own = wanted.portfolioId !== null && one ? one.portfolio.currency : preferences.currency
      const currency = wanted.currency ?? own

      const today = dateOfDay(dayAt(now.getTime()))
      const present = Number(today.slice(0, 4))
      const year = wanted.year ?? present
      const first = Math.min(year - 1, present - YEARS + 1)
      const { received, capital, withoutRateCount } = await receivedSince(portfolios, first, currency, now)
      const lines = await linesOf(
        portfolios.flatMap(({ stocks }) => stocks),
        received,
        { currency, rates, today },
        now,
      )

      const yearAgo = `${present - 1}${today.slice(4)}`
      const sumsOf = (paid: readonly Received[], months: Months, held: readonly Line[]): Sums => ({
        received: sumOfYear(months, year),
        trailing: sumOf(paid.filter(({ date }) => date > yearAgo && date <= today)),
        forward: forwardOf(held),
      })
      const coming = merged(lines.flatMap((line) => line.coming))
      const thisYear = year === present ? coming.filter(isIn(String(year))) : []
      const sameDayBefore = `${year - 1}${year === present ? today.slice(4) : '-12-31'}`
      const allMonths = monthsOf(received)
      const byStock = groupBy(received, ({ stockId }) => stockId)
      const byAccount = groupBy(received, ({ portfolioId }) => portfolioId)
      const linesByStock = groupBy(lines, ({ held }) => held.stock.id)
      const stocks = new Map(portfolios.flatMap((each) => each.stocks.map(({ stock }) => [stock.id, stock])))
      const shown = new Set<string | null>([...linesByStock.keys(), ...byStock.keys()])
      return {
        currency,
        year,
        coming,
        withoutRateCount,
        ...sumsOf(received, allMonths, lines),
        ...yieldsOf(lines),
        receivedBefore: sumOf(received.filter(isIn(String(year - 1))).filter(({ date }) => date <= sameDayBefore)),
        withheld: sumOf(received.filter(isIn(String(year))).map((paid) => ({ amount: paid.withheld }))),
        returnOfCapital: sumOf(capital.filter(isIn(String(year)))),
        expected: sumOf(thisYear),
        declared: sumOf(thisYear.filter(({ isDeclared }) => isDeclared)),
        months: Array.from({ length: 12 }, (_, at) => {
          const month = String(at + 1).padStart(2, '0')
          return {
            received: allMonths.get(`${year}-${month}`) ?? ZERO,
            expected: sumOf(thisYear.filter(isIn(`${year}-${month}`))),
            before: allMonths.get(`${year - 1}-${month}`) ?? ZERO,
          }
        }),
        stocks: [...shown].map((stockId) => {
          const paid = byStock.get(stockId) ?? []
          const held = linesByStock.get(stockId ?? '') ?? []
          const months = monthsOf(paid)
          return {
            stock: stocks.get(stockId ?? '') ?? null,
            cost: held.length > 0 ? held.reduce((sum, { cost }) => sum.plus(cost), ZERO) : null,
            ...sumsOf(paid, months, held),
            ...yieldsOf(held),
            years: Array.from({ length: YEARS }, (_, at) => sumOfYear(months, present - YEARS + 1 + at)),
          }
        }),
        accounts: portfolios.map(({ portfolio: { id, name } }) => {
          const paid = byAccount.get(id) ?? []
          const held = lines.filter(({ portfolioId }) => portfolioId === id)
          return { portfolioId: id, name, ...sumsOf(paid, monthsOf(paid), held) }
        }),
      }
    },
  }
}

/** Yearly payout from the yield of the market data, which states no dates. */
function byYield({ currency }: StockRow, price: Decimal | null, dividendYield: Decimal | null): Payout | null {
  return price && dividendYield?.gt(ZERO) ? { currency, yearly: price.times(dividendYield), coming: [] } : null
}

/** Sums by month, such as 2026-01. */
type Months = ReadonlyMap<string, Decimal>

function monthsOf(paid: readonly Received[]): Months {
  const months = new Map<string, Decimal>()
  for (const { date, amount } of paid) {
    const month = date.slice(0, 7)
    const sum = months.get(month)
    months.set(month, sum ? sum.plus(amount) : amount)
  }
  return months
}

function sumOfYear(months: Months, year: number): Decimal {
  const ofYear = [...months].flatMap(([month, amount]) => (month.startsWith(`${year}-`) ? [{ amount }] : []))
  return sumOf(ofYear)
}

function forwardOf(lines: readonly Line[]): Decimal | null {
  const known = lines.flatMap(({ forward }) => forward ?? [])
  return known.length > 0 ? known.reduce((sum, amount) => sum.plus(amount), ZERO) : null
}

/** Yields of all holdings, including those that pay nothing. */
function yieldsOf(lines: readonly Line[]): Yields {
  const forward = forwardOf(lines)
  const part = (base: Decimal) => (forward && base.gt(ZERO) ? quotientOf(forward.times(HUNDRED), base) : null)
  return {
    yieldOnCost: part(lines.reduce((sum, { cost }) => sum.plus(cost), ZERO)),
    yieldOnValue: part(lines.reduce((sum, { value }) => sum.plus(value ?? ZERO), ZERO)),
  }
}

/** Merges payments of the same stock, day and amount over all portfolios, sorted by day. */
function merged(coming: readonly ComingIncome[]): ComingIncome[] {
  const groups = groupBy(coming, ({ date, stock, perShare, isDeclared }) =>
    [date, stock.id, perShare, isDeclared].join(),
  )
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      return others.reduce((sum, { quantity, amount }) => {
        return { ...sum, quantity: sum.quantity.plus(quantity), amount: sum.amount.plus(amount) }
      }, first)
    })
    .sort((one, other) => (one.date + one.stock.ticker < other.date + other.stock.ticker ? -1 : 1))
}

function isIn(period: string): (row: { date: string }) => boolean {
  return ({ date }) => date.startsWith(period)
}

function sumOf(rows: readonly { amount: Decimal }[]): Decimal {
  return rows.reduce((sum, { amount }) => sum.plus(amount), ZERO)
}

function placeOf({ portfolioId, stockId }: { portfolioId: string; stockId: string | null }): string {
  return `${portfolioId}:${stockId}`
}
