import { Decimal } from '../kernel/decimal.ts'
import { QUANTITY_PLACES } from './lot.ts'
import {
  AMOUNT_PLACES,
  type MeasuredCash,
  type MeasuredDays,
  type MeasuredPosition,
  type Payment,
  type TradedDay,
} from './performanceInputs.ts'
import { lengthFrom, ratesOf, type Returns, splitRates } from './periodReturns.ts'
import { lastUpTo } from './portfolioValue.ts'

const CLOSE_PLACES = AMOUNT_PLACES - QUANTITY_PLACES
const RATE_PLACES = 20
const CONVERTED_PLACES = AMOUNT_PLACES + RATE_PLACES
const SHOWN_PLACES = 10
const SHOWN_UNIT = 10n ** BigInt(CONVERTED_PLACES - SHOWN_PLACES)
const NONE = 0n
const NO_FEES: Fees = { purchaseFees: NONE, saleFees: NONE }
const UNCHANGED = { change: NONE, exchanged: NONE }
const ONE_CENT = 10n ** BigInt(AMOUNT_PLACES - 2)

/** Parts of a change of value, which add up exactly. Inflows and outflows are both positive. */
export type ValueChange = {
  readonly start: Decimal
  readonly price: Decimal
  readonly currency: Decimal
  readonly income: Decimal
  readonly returnOfCapital: Decimal
  readonly costs: Decimal
  readonly inflows: Decimal
  readonly outflows: Decimal
  readonly end: Decimal
}

/**
 * Value of a day, and growth of one unit invested at the start, without cash flows. Growth is null
 * from the first day on which the value or the invested amount is negative.
 */
export type MeasuredDay = {
  readonly date: string
  readonly value: Decimal
  readonly growth: number | null
  readonly localGrowth: number | null
}

export type BenchmarkOutcome = {
  readonly growth: readonly number[]
  /** Value on each day; null if the outflows exceed the benchmark's value. */
  readonly values: readonly number[] | null
  readonly returns: Omit<Returns, 'local' | 'exchange'>
}

type Sums = Record<
  | ('value' | 'bought' | 'sold' | 'inflow' | 'outflow' | 'income' | 'returnOfCapital' | 'cost')
  // Measured cash: effect of currency exchanges, and the change that no trade, payment or exchange
  // explains.
  | ('exchanged' | 'unexplained'),
  bigint[]
>

type Fees = Pick<TradedDay, 'purchaseFees' | 'saleFees'>

type PricedShares = {
  readonly currency: string
  /** Last price up to each day; null before the first one. */
  readonly prices: readonly (bigint | null)[]
  readonly pricedFrom: number | null
  readonly changes: bigint[]
}

function pricesOn(dates: readonly string[], closes: MeasuredPosition['closes']): (bigint | null)[] {
  const priceOf = lastUpTo(closes)
  let lastClose: Decimal | null = null
  let price: bigint | null = null
  return dates.map((date) => {
    const close = priceOf(date)
    if (close !== null && close !== lastClose) price = close.unitsOf(CLOSE_PLACES)
    lastClose = close
    return price
  })
}

function sharesAround({ shareCount, trades }: Pick<MeasuredPosition, 'shareCount' | 'trades'>, day: string) {
  const before = trades.findLast(({ date }) => date < day)?.shareCount ?? shareCount
  return [before, trades.findLast(({ date }) => date === day)?.shareCount ?? before] as const
}

/** Measures positions over some days, added one by one so that the caller can yield in between. */
export function createPerformance({ dates, rates }: MeasuredDays) {
  const places = new Map(dates.map((date, at) => [date, at]))
  const factors = new Map(
    [...rates].map(([currency, series]) => [currency, series.map((rate) => rate.unitsOf(RATE_PLACES))]),
  )
  const currencies = new Map<string, Sums>()
  const priced = new Map<MeasuredPosition['closes'], PricedShares>()
  let leftOutCount = 0

  function pricedSharesOf(closes: MeasuredPosition['closes'], currency: string): PricedShares {
    const known = priced.get(closes)
    if (known) return known
    const prices = pricesOn(dates, closes)
    const first = prices.findIndex((price) => price !== null)
    const changes = dates.map(() => NONE)
    const made = { currency, prices, pricedFrom: first < 0 ? null : first, changes }
    priced.set(closes, made)
    return made
  }

  function valueShares(): void {
    for (const { currency, prices, changes } of priced.values()) {
      const { value } = sumsOf(currency)
      let held = NONE
      for (const [at, change] of changes.entries()) {
        if (change !== NONE) held += change
        const price = prices[at]
        if (price && held !== NONE) add(value, at, held * price)
      }
    }
  }

  function sumsOf(currency: string): Sums {
    const zeros = () => dates.map(() => NONE)
    const known = currencies.get(currency)
    const sums = known ?? {
      value: zeros(),
      bought: zeros(),
      sold: zeros(),
      inflow: zeros(),
      outflow: zeros(),
      income: zeros(),
      returnOfCapital: zeros(),
      cost: zeros(),
      exchanged: zeros(),
      unexplained: zeros(),
    }
    if (!known) currencies.set(currency, sums)
    return sums
  }

  function pay({ date, currency, income, returnOfCapital, cash, isCashMeasured = false }: Payment): void {
    const at = places.get(date)
    if (at === undefined || at === 0 || !factors.has(currency)) return
    const sums = sumsOf(currency)
    add(sums.income, at, income)
    add(sums.returnOfCapital, at, returnOfCapital)
    add(sums.cost, at, cash - income - returnOfCapital)
    if (isCashMeasured) add(sums.unexplained, at, -cash)
    else add(cash < NONE ? sums.inflow : sums.outflow, at, cash < NONE ? -cash : cash)
  }

  function trade(sums: Sums, at: number, bought: bigint, sold: bigint, { purchaseFees, saleFees }: Fees): void {
    const received = sold - saleFees
    add(sums.bought, at, bought)
    add(sums.sold, at, sold)
    add(sums.inflow, at, bought + purchaseFees)
    if (received < NONE) add(sums.inflow, at, -received)
    else add(sums.outflow, at, received)
    add(sums.cost, at, -(purchaseFees + saleFees))
  }

  function tradeInside(sums: Sums, at: number, { bought, sold, purchaseFees, saleFees }: TradedDay): void {
    const fees = purchaseFees + saleFees
    add(sums.bought, at, bought)
    add(sums.sold, at, sold)
    add(sums.cost, at, -fees)
    add(sums.unexplained, at, bought - sold + fees)
  }

  /**
   * Books the unexplained change of cash as a deposit or withdrawal. Less than a cent is a rounding
   * of the statement.
   */
  function settleCash(): void {
    for (const { unexplained, inflow, outflow, cost } of currencies.values()) {
      for (const [at, rest] of unexplained.entries()) {
        const size = rest < NONE ? -rest : rest
        if (size < ONE_CENT) add(cost, at, rest)
        else add(rest > NONE ? inflow : outflow, at, size)
      }
    }
  }

  return {
    /**
     * Adds measured cash. A change that no trade, payment or exchange explains is an external cash
     * flow: a deposit, a withdrawal, an opening balance, an adjustment.
     */
    addCash({ currency, start, changes }: MeasuredCash): void {
      if (!factors.has(currency)) return
      const sums = sumsOf(currency)
      const changedOn = new Map(changes.map((day) => [day.date, day]))
      let balance = start
      for (const [at, date] of dates.entries()) {
        const { change, exchanged } = (at > 0 && changedOn.get(date)) || UNCHANGED
        balance += change
        add(sums.value, at, balance)
        add(change < NONE ? sums.sold : sums.bought, at, change < NONE ? -change : change)
        add(sums.exchanged, at, exchanged)
        add(sums.unexplained, at, change - exchanged)
      }
    },

    /**
     * Adds a position. A stock without closes is left out; a stock whose closes start later enters
     * at its first value. Positions that share the same `closes` array are valued together.
     */
    addPosition({ currency, shareCount, trades, payments, closes, cashFrom = null }: MeasuredPosition): void {
      if (!factors.has(currency)) {
        leftOutCount += 1
        return
      }
      const sums = sumsOf(currency)
      const { prices, pricedFrom, changes } = pricedSharesOf(closes, currency)
      let held = shareCount
      add(changes, 0, held)
      for (const traded of trades) {
        const at = places.get(traded.date)
        if (at === undefined) continue
        add(changes, at, traded.shareCount - held)
        const price = prices[at] ?? null
        // On the first day with a close, the value of shares already held includes the day's
        // trades.
        const isCounted = at > 0 && price !== null && (at !== pricedFrom || held === NONE)
        held = traded.shareCount
        if (!isCounted) continue
        const transferred = traded.transferredShareCount * price
        const isIn = transferred > NONE
        const [broughtIn, takenOut] = isIn ? [transferred, NONE] : [NONE, -transferred]
        if (cashFrom !== null && traded.date >= cashFrom) {
          tradeInside(sums, at, traded)
          trade(sums, at, broughtIn, takenOut, NO_FEES)
        } else trade(sums, at, traded.bought + broughtIn, traded.sold + takenOut, traded)
      }
      if (pricedFrom === null && (held !== NONE || trades.length > 0)) leftOutCount += 1
      if (pricedFrom !== null && pricedFrom > 0) {
        const first = dates[pricedFrom] ?? ''
        const [before, after] = sharesAround({ shareCount, trades }, first)
        const value = after * (prices[pricedFrom] ?? NONE)
        if (before !== NONE) trade(sums, pricedFrom, value, NONE, NO_FEES)
      }
      const from = dates[pricedFrom ?? dates.length] ?? '~'
      for (const payment of payments) if (payment.date >= from) pay(payment)
    },

    addPayment: pay,

    result() {
      valueShares()
      settleCash()
      return measured(
        dates,
        [...currencies].map(([currency, sums]) => ({ sums, rates: factors.get(currency) ?? [] })),
        leftOutCount,
      )
    },
  }
}

type InCurrency = { readonly sums: Sums; readonly rates: readonly bigint[] }

function measured(dates: readonly string[], all: readonly InCurrency[], leftOutCount: number) {
  /** Converts a series at the rates of each day, or of `daysBefore` days earlier. */
  const converted = (name: keyof Sums, daysBefore = 0): bigint[] => {
    const series = dates.map(() => NONE)
    for (const { sums, rates } of all) {
      for (const [at, amount] of sums[name].entries()) {
        if (amount !== NONE) add(series, at, amount * (rates[at - daysBefore] ?? NONE))
      }
    }
    return series
  }
  const on = (series: readonly bigint[], at: number) => series[at] ?? NONE
  const total = {
    value: converted('value'),
    inflow: converted('inflow'),
    outflow: converted('outflow'),
    bought: converted('bought'),
    income: converted('income'),
    cost: converted('cost'),
    returnOfCapital: converted('returnOfCapital'),
  }
  const local = { value: converted('value', 1), inflow: converted('inflow', 1), outflow: converted('outflow', 1) }

  const parts = {
    price: NONE,
    currency: NONE,
    income: NONE,
    returnOfCapital: NONE,
    costs: NONE,
    inflows: NONE,
    outflows: NONE,
  }
  const flows: { inflow: number; outflow: number }[] = []
  const days: MeasuredDay[] = []
  const growths: { growth: number; localGrowth: number }[] = []
  let growth = 1
  let localGrowth = 1
  let hasUnmeasuredIncome = false
  const negativeDays: number[] = []
  let before = NONE
  for (const [at, date] of dates.entries()) {
    const value = on(total.value, at)
    const [inflow, outflow] = at === 0 ? [NONE, NONE] : [on(total.inflow, at), on(total.outflow, at)]
    const base = before + inflow
    const localBase = before + (at === 0 ? NONE : on(local.inflow, at))
    const isNegative = value < NONE || base < NONE || localBase < NONE
    negativeDays.push((negativeDays.at(-1) ?? 0) + Number(isNegative))
    if (at > 0) {
      for (const { sums, rates } of all) {
        const old = on(sums.value, at - 1)
        const rate = on(rates, at)
        parts.price += (on(sums.value, at) - old - on(sums.bought, at) + on(sums.sold, at)) * rate
        parts.currency += old * (rate - on(rates, at - 1)) + on(sums.exchanged, at) * rate
      }
      parts.income += on(total.income, at)
      parts.returnOfCapital += on(total.returnOfCapital, at)
      parts.costs += on(total.cost, at)
      parts.inflows += inflow
      parts.outflows += outflow
      // Costs alone, while nothing is held, are not an investment.
      const isInvested = before > NONE || on(total.bought, at) > NONE
      if (isInvested && !isNegative) {
        growth *= ratio(value + outflow, base)
        localGrowth *= ratio(on(local.value, at) + on(local.outflow, at), localBase)
      }
      if ((!isInvested || base === NONE) && (value > NONE || outflow > NONE)) hasUnmeasuredIncome = true
    }
    flows.push({ inflow: numberOf(inflow), outflow: numberOf(outflow) })
    const isMeasured = negativeDays[at] === 0
    days.push({
      date,
      value: shownAmountOf(value),
      growth: isMeasured ? growth : null,
      localGrowth: isMeasured ? localGrowth : null,
    })
    growths.push({ growth, localGrowth })
    before = value
  }

  const change: ValueChange = {
    start: amountOf(on(total.value, 0)),
    price: amountOf(parts.price),
    currency: amountOf(parts.currency),
    income: amountOf(parts.income),
    returnOfCapital: amountOf(parts.returnOfCapital),
    costs: amountOf(parts.costs),
    inflows: amountOf(parts.inflows),
    outflows: amountOf(parts.outflows),
    end: amountOf(on(total.value, dates.length - 1)),
  }
  const dayNumbers = dates.map((date) => Date.parse(date) / 86_400_000)
  const values = days.map(({ value }) => value.toNumber())

  function returnsBetween(from: number, to: number): Returns {
    const isBelowZero = (values[from] ?? 0) < 0 || (negativeDays[to] ?? 0) > (negativeDays[from] ?? 0)
    const grown = (name: 'growth' | 'localGrowth') =>
      isBelowZero ? null : (growths[to]?.[name] ?? 1) / (growths[from]?.[name] || 1)
    const growth = grown('growth')
    const series = { dayNumbers, values, flows }
    return {
      ...ratesOf({ ...series, growth }, from, to),
      ...splitRates(growth, grown('localGrowth'), lengthFrom(series, from, to)),
    }
  }

  return {
    days,
    change,
    /** Index of the last day before the first holding; the last index if nothing was held. */
    firstPlace: firstPlaceOf(values, flows),
    leftOutCount,
    /** True if money arrived while nothing was held: the time-weighted rate misses it. */
    hasUnmeasuredIncome,
    get returns() {
      return returnsBetween(0, dates.length - 1)
    },
    returnsBetween,

    /** Invests the same cash flows in a benchmark. `benchmarkGrowth` is its growth at each day, above 0. */
    besideBenchmark(benchmarkGrowth: readonly number[]): BenchmarkOutcome {
      let units = (values[0] ?? 0) / (benchmarkGrowth[0] ?? 1)
      let isPossible = true
      const worth = benchmarkGrowth.map((grown, at) => {
        if (at === 0) return values[0] ?? 0
        const { inflow = 0, outflow = 0 } = flows[at] ?? {}
        units += inflow / (benchmarkGrowth[at - 1] ?? 1) - outflow / grown
        if (units * grown < -1e-6 * (inflow + outflow + 1)) isPossible = false
        return Math.max(0, units * grown)
      })
      const last = dates.length - 1
      const measuredAs = {
        dayNumbers,
        values: worth,
        flows,
        growth: (benchmarkGrowth[last] ?? 1) / (benchmarkGrowth[0] ?? 1),
      }
      const rates = ratesOf(measuredAs, 0, last)
      return {
        growth: benchmarkGrowth,
        values: isPossible ? worth : null,
        returns: isPossible ? rates : { ...rates, moneyWeighted: null, moneyWeightedMissing: 'noRate' },
      }
    },
  }
}

function firstPlaceOf(values: readonly number[], flows: readonly { inflow: number; outflow: number }[]): number {
  const first = values.findIndex((value, at) => value > 0 || (flows[at]?.inflow ?? 0) > 0)
  return first < 0 ? values.length - 1 : Math.max(0, first - 1)
}

function add(series: bigint[], at: number, amount: bigint): void {
  if (amount !== NONE) series[at] = (series[at] ?? NONE) + amount
}

function ratio(end: bigint, start: bigint): number {
  return start === NONE ? 1 : Number(end) / Number(start)
}

function amountOf(units: bigint): Decimal {
  return Decimal.of(units, CONVERTED_PLACES)
}

/** Ten places suffice: formatting a decimal with all its places takes twenty times as long. */
function shownAmountOf(units: bigint): Decimal {
  return Decimal.of(units / SHOWN_UNIT, SHOWN_PLACES)
}

function numberOf(units: bigint): number {
  return units === NONE ? 0 : amountOf(units).toNumber()
}
