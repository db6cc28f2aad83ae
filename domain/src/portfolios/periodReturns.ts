import { type CashFlow, moneyWeightedRateOf, type RateMissing } from './moneyWeightedRate.ts'

const YEAR = 365

/** Rates of a period; 0.05 is 5 %. Annual over 365 days or more. */
export type Returns = {
  readonly isAnnual: boolean
  /** Null if the value was negative on a day of the period. */
  readonly timeWeighted: number | null
  /** Effect of the local prices alone, and of exchange rates alone. */
  readonly local: number | null
  readonly exchange: number | null
  readonly moneyWeighted: number | null
  readonly moneyWeightedMissing: RateMissing | null
}

type MeasuredSeries = {
  readonly dayNumbers: readonly number[]
  readonly values: readonly number[]
  readonly flows: readonly { readonly inflow: number; readonly outflow: number }[]
}

export function lengthFrom({ dayNumbers, values, flows }: MeasuredSeries, from: number, to: number): number {
  const isEmpty = (values[from] ?? 0) === 0
  const first = isEmpty ? flows.findIndex(({ inflow }, at) => at > from && inflow > 0) : from
  return first < 0 || first > to ? 0 : (dayNumbers[to] ?? 0) - (dayNumbers[first] ?? 0)
}

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

export function splitRates(growth: number | null, localGrowth: number | null, length: number) {
  if (growth === null || localGrowth === null) return { local: null, exchange: null }
  const exchange = localGrowth === 0 ? 1 : growth / localGrowth
  return { local: annual(localGrowth, length) - 1, exchange: annual(exchange, length) - 1 }
}

function annual(growth: number, length: number): number {
  return length >= YEAR ? growth ** (YEAR / length) : growth
}
