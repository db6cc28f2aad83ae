import { type CashFlow, moneyWeightedRateOf, type RateMissing } from './moneyWeightedRate.ts'

const YEAR = 365

/** Rates of a period; 0.05 is five per cent. Over 365 days and more they are of a year. */
export type Returns = {
  readonly isAnnual: boolean
  /** Null if the value was below zero on a day of the period: a growth of less than nothing has no rate. */
  readonly timeWeighted: number | null
  /** Time-weighted rate without exchange rates, and that of exchange rates alone. */
  readonly local: number | null
  readonly exchange: number | null
  readonly moneyWeighted: number | null
  readonly moneyWeightedMissing: RateMissing | null
}

/** Values and flows of money of some days, and how much one unit has grown from the first to the last of a period. */
type MeasuredSeries = {
  readonly dayNumbers: readonly number[]
  readonly values: readonly number[]
  readonly flows: readonly { readonly inflow: number; readonly outflow: number }[]
}

/** The days from the first money to the end. */
export function lengthFrom({ dayNumbers, values, flows }: MeasuredSeries, from: number, to: number): number {
  const isEmpty = (values[from] ?? 0) === 0
  const first = isEmpty ? flows.findIndex(({ inflow }, at) => at > from && inflow > 0) : from
  return first < 0 || first > to ? 0 : (dayNumbers[to] ?? 0) - (dayNumbers[first] ?? 0)
}

/** The rates between the closes of two days, by their places. */
export function ratesOf(
  series: MeasuredSeries & { growth: number | null },
  from: number,
  to: number,
): Omit<Returns, 'local' | 'exchange'> {
  const { dayNumbers, values, flows, growth } = series
  const length = lengthFrom(series, from, to)
  const isAnnual = length >= YEAR
  if (growth === null) {
    return { isAnnual, timeWeighted: null, moneyWeighted: null, moneyWeightedMissing: 'negativeValue' }
  }
  const cash: CashFlow[] = [
    { day: dayNumbers[from] ?? 0, amount: -(values[from] ?? 0) },
    ...flows.slice(from + 1, to + 1).map(({ inflow, outflow }, at) => {
      return { day: dayNumbers[from + 1 + at] ?? 0, amount: outflow - inflow }
    }),
    { day: dayNumbers[to] ?? 0, amount: values[to] ?? 0 },
  ]
  const money = moneyWeightedRateOf(cash)
  return {
    isAnnual,
    timeWeighted: annual(growth, length) - 1,
    moneyWeighted: money.kind === 'known' ? money.rate : null,
    moneyWeightedMissing: money.kind === 'known' ? null : money.kind,
  }
}

/** Splits a growth into its part without exchange rates and that of exchange rates. */
export function splitRates(growth: number | null, localGrowth: number | null, length: number) {
  if (growth === null || localGrowth === null) return { local: null, exchange: null }
  const exchange = localGrowth === 0 ? 1 : growth / localGrowth
  return { local: annual(localGrowth, length) - 1, exchange: annual(exchange, length) - 1 }
}

/** Growth a year, where it took a year and more. */
function annual(growth: number, length: number): number {
  return length >= YEAR ? growth ** (YEAR / length) : growth
}
