import type { WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type { Returns } from '@palier/domain/portfolios/periodReturns'
import type { Performance } from '../../services/portfolios/returns/performance.ts'
import { moneyToWire } from '../kernel/money.ts'

/** A measurement as it travels: rates in percent, amounts as numbers. */
export function performanceToWire(measured: Performance): WirePerformance {
  const { currency, days, returns, change, years, benchmark, activity, recent, ...rest } = measured
  const { leftOutCount, hasUnmeasuredIncome, isSample } = rest
  return {
    currency,
    points: days.map(({ date, value, growth, benchmarkGrowth }) => ({
      date,
      value: moneyToWire(value),
      timeWeighted: percentOf(growth - 1),
      benchmark: benchmarkGrowth === null ? null : percentOf(benchmarkGrowth - 1),
    })),
    returns: {
      ...ratesToWire(returns),
      moneyWeightedMissing: returns.moneyWeightedMissing,
      local: percentOf(returns.local),
      exchange: percentOf(returns.exchange),
    },
    change: {
      ...{ start: moneyToWire(change.start), price: moneyToWire(change.price) },
      ...{ currency: moneyToWire(change.currency), income: moneyToWire(change.income) },
      ...{ returnOfCapital: moneyToWire(change.returnOfCapital), costs: moneyToWire(change.costs) },
      ...{ inflows: moneyToWire(change.inflows), outflows: moneyToWire(change.outflows), end: moneyToWire(change.end) },
    },
    years: years.map((one) => ({
      ...{ year: one.year, from: one.from, ...ratesToWire(one.returns) },
      benchmark: one.benchmark === null ? null : percentOf(one.benchmark - 1),
    })),
    benchmark: benchmark && {
      ...{ stockId: benchmark.stock.id, symbol: benchmark.stock.ticker },
      ...ratesToWire(benchmark.outcome.returns),
      value: benchmark.outcome.values?.at(-1) ?? null,
    },
    activity,
    ...(recent && {
      portfolios: recent.map(({ portfolioId, days: last }) => ({
        portfolioId,
        firstDate: last[0]?.date ?? null,
        timeWeighted: last.map(({ growth }) => percentOf(growth / (last[0]?.growth || 1) - 1)),
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
    timeWeighted: percentOf(timeWeighted),
    moneyWeighted: moneyWeighted === null ? null : percentOf(moneyWeighted),
  }
}

/** To ten places: what lies beyond is an error of the doubles. */
function percentOf(rate: number): number {
  return Number((100 * rate).toFixed(10))
}
