import type { WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type { Returns } from '@palier/domain/portfolios/periodReturns'
import type { Performance } from '../../services/portfolios/returns/performance.ts'
import { moneyToWire } from '../kernel/money.ts'

/** Rates are in percent, amounts are numbers. */
export function performanceToWire(measured: Performance): WirePerformance {
  const { currency, days, returns, change, flows, years, benchmark, activity, recent, ...rest } = measured
  const { leftOutCount, hasUnmeasuredIncome, isSample } = rest
  return {
    currency,
    points: days.map(({ date, value, growth, benchmarkGrowth }) => ({
      date,
      value: moneyToWire(value),
      timeWeighted: percentOrNull(growth === null ? null : growth - 1),
      benchmark: benchmarkGrowth === null ? null : percentOf(benchmarkGrowth - 1),
    })),
    returns: {
      ...ratesToWire(returns),
      moneyWeightedMissing: returns.moneyWeightedMissing,
      local: percentOrNull(returns.local),
      exchange: percentOrNull(returns.exchange),
    },
    change: {
      start: moneyToWire(change.start),
      price: moneyToWire(change.price),
      currency: moneyToWire(change.currency),
      income: moneyToWire(change.income),
      returnOfCapital: moneyToWire(change.returnOfCapital),
      costs: moneyToWire(change.costs),
      inflows: moneyToWire(change.inflows),
      outflows: moneyToWire(change.outflows),
      end: moneyToWire(change.end),
    },
    flows,
    years: years.map((one) => ({
      year: one.year,
      from: one.from,
      ...ratesToWire(one.returns),
      benchmark: one.benchmark === null ? null : percentOf(one.benchmark - 1),
    })),
    benchmark: benchmark && {
      stockId: benchmark.stock.id,
      symbol: benchmark.stock.ticker,
      ...ratesToWire(benchmark.outcome.returns),
      value: benchmark.outcome.values?.at(-1) ?? null,
    },
    activity,
    ...(recent && {
      portfolios: recent.map(({ portfolioId, days: last }) => ({
        portfolioId,
        firstDate: last[0]?.date ?? null,
        timeWeighted: recentLine(last.map(({ growth }) => growth)),
      })),
    }),
    leftOutCount,
    hasUnmeasuredIncome,
    isSample,
  }
}

function ratesToWire({
  isAnnual,
  timeWeighted,
  moneyWeighted,
}: Pick<Returns, 'isAnnual' | 'timeWeighted' | 'moneyWeighted'>) {
  return {
    isAnnual,
    timeWeighted: percentOrNull(timeWeighted),
    moneyWeighted: percentOrNull(moneyWeighted),
  }
}

/** Growth since the first point, in percent; empty if any is unknown. */
function recentLine(growths: readonly (number | null)[]): number[] {
  const known = growths.flatMap((growth) => growth ?? [])
  if (known.length < growths.length) return []
  return known.map((growth) => percentOf(growth / (known[0] || 1) - 1))
}

function percentOrNull(rate: number | null): number | null {
  return rate === null ? null : percentOf(rate)
}

/** Ten decimals: further ones are floating-point error. */
function percentOf(rate: number): number {
  return Number((100 * rate).toFixed(10))
}
