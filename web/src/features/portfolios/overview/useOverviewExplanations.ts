import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { PortfolioStatistics, PortfolioSummary } from '@palier/domain/portfolios/portfolioTotals'
import { sumAndPercent, sumOfParts, type ExplainedLine, type Explanation } from '../figures/explanation.ts'
import { useExplainedLines } from '../figures/useExplainedLines.ts'
import type { PricedPortfolio } from './useAllHoldings.ts'

export function useOverviewExplanations(portfolios: readonly Pick<PricedPortfolio, 'name' | 'currency' | 'figures'>[]) {
  const { formatMessage } = useIntl()
  const line = useExplainedLines()

  function partLines(
    { ratesUsed, currency: to }: PortfolioSummary,
    amountOf: (statistics: PortfolioStatistics) => Decimal,
    write: typeof line.amount,
  ): ExplainedLine[] {
    return portfolios.flatMap(({ name, currency, figures }) => {
      const rate = ratesUsed[currency + to]
      if (!rate) return []
      const own = write(name, amountOf(figures.statistics), currency)
      if (currency === to) return [own]
      const label = (one: string, other: string) =>
        formatMessage({ id: 'overview.rateOf' }, { name, from: one, to: other })
      return [own, line.rate(label, rate, [currency, to])]
    })
  }
  function noteOf({ currenciesWithoutRate, withoutPriceCount }: PortfolioSummary): string | undefined {
    if (withoutPriceCount === 0 && currenciesWithoutRate.length === 0) return undefined
    const currencies = currenciesWithoutRate.join(', ') || 'none'
    return formatMessage({ id: 'overview.leftOut' }, { count: withoutPriceCount, currencies })
  }
  return {
    total: (summary: PortfolioSummary) => (): Explanation => {
      const lines = partLines(summary, ({ marketValueAndMoney }) => marketValueAndMoney, line.amount)
      return {
        title: formatMessage({ id: 'overview.total' }),
        rule: formatMessage({ id: 'overview.rule.total' }),
        lines,
        results: [line.amount(formatMessage({ id: 'overview.total' }), summary.totalValue, summary.currency)],
        compute: (...numbers) => [sumOfParts(lines, numbers)],
        note: noteOf(summary),
      }
    },
    day: (summary: PortfolioSummary) => (): Explanation => {
      const parts = partLines(summary, ({ dayChange }) => dayChange, line.signed)
      const { dayChange, previousValue, dayPercentage, currency } = summary
      return {
        title: formatMessage({ id: 'overview.day' }),
        rule: formatMessage({ id: 'overview.rule.day' }),
        lines: [...parts, line.amount(formatMessage({ id: 'portfolio.yesterday' }), previousValue, currency)],
        results: [
          line.signed(formatMessage({ id: 'overview.day' }), dayChange, currency),
          line.percent(formatMessage({ id: 'overview.dayPercent' }), dayPercentage),
        ],
        compute: sumAndPercent(parts),
        note: noteOf(summary),
      }
    },
    gain: (summary: PortfolioSummary) => (): Explanation => {
      const parts = partLines(summary, ({ totalProfit }) => totalProfit, line.signed)
      const { totalChange, purchaseCost, totalPercentage, currency } = summary
      return {
        title: formatMessage({ id: 'overview.gain' }),
        rule: formatMessage({ id: 'overview.rule.gain' }),
        lines: [...parts, line.amount(formatMessage({ id: 'portfolio.purchases' }), purchaseCost, currency)],
        results: [
          line.signed(formatMessage({ id: 'overview.gain' }), totalChange, currency),
          line.percent(formatMessage({ id: 'overview.gainPercent' }), totalPercentage),
        ],
        compute: sumAndPercent(parts),
        note: noteOf(summary),
      }
    },
  }
}
