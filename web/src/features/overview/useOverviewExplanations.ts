import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/currency'
import type { Decimal } from '@palier/domain/decimal'
import type { PortfolioStatistics, PortfolioSummary } from '@palier/domain/portfolioTotals'
import { useFormatters } from '../language/useFormatters.ts'
import type { ExplainedLine, Explanation } from '../portfolio/explanation.ts'
import type { BookPortfolio } from './useBook.ts'

/** How each total of the overview came about: portfolio by portfolio, each by the rate that it was converted with. */
export function useOverviewExplanations(portfolios: readonly BookPortfolio[]) {
  const { formatMessage } = useIntl()
  const format = useFormatters()

  const line = (label: string, text: string, value: Decimal): ExplainedLine => ({
    label,
    text,
    value: value.toString(),
  })
  function partLines(
    { ratesUsed }: PortfolioSummary,
    to: Currency,
    amountOf: (statistics: PortfolioStatistics) => Decimal,
    write: (value: string, currency: Currency) => string,
  ): ExplainedLine[] {
    return portfolios.flatMap(({ name, currency, figures }) => {
      const rate = ratesUsed[currency + to]
      if (!rate) return []
      const amount = amountOf(figures.statistics)
      const own = line(name, write(amount.toString(), currency), amount)
      if (currency === to) return [own]
      const label = formatMessage({ id: 'overview.rateOf' }, { name, from: currency, to })
      return [own, line(label, `× ${format.rate(rate.toString())}`, rate)]
    })
  }
  function noteOf({ currenciesWithoutRate, withoutPriceCount }: PortfolioSummary): string | undefined {
    if (withoutPriceCount === 0 && currenciesWithoutRate.length === 0) return undefined
    const currencies = currenciesWithoutRate.join(', ') || 'none'
    return formatMessage({ id: 'overview.leftOut' }, { count: withoutPriceCount, currencies })
  }
  return {
    total: (summary: PortfolioSummary) => (): Explanation => ({
      title: formatMessage({ id: 'overview.total' }),
      rule: formatMessage({ id: 'overview.rule.total' }),
      lines: partLines(summary, summary.currency, ({ marketValueAndMoney }) => marketValueAndMoney, format.money),
      results: [
        line(
          formatMessage({ id: 'overview.total' }),
          format.money(summary.totalValue.toString(), summary.currency),
          summary.totalValue,
        ),
      ],
      note: noteOf(summary),
    }),
    day: (summary: PortfolioSummary) => (): Explanation => ({
      title: formatMessage({ id: 'overview.day' }),
      rule: formatMessage({ id: 'overview.rule.day' }),
      lines: partLines(summary, summary.currency, ({ dayChange }) => dayChange, format.signedMoney),
      results: [
        line(
          formatMessage({ id: 'overview.day' }),
          format.signedMoney(summary.dayChange.toString(), summary.currency),
          summary.dayChange,
        ),
        line(
          formatMessage({ id: 'overview.dayPercent' }),
          format.signedPercent(summary.dayPercentage.toString()),
          summary.dayPercentage,
        ),
      ],
      note: noteOf(summary),
    }),
    gain: (summary: PortfolioSummary) => (): Explanation => ({
      title: formatMessage({ id: 'overview.gain' }),
      rule: formatMessage({ id: 'overview.rule.gain' }),
      lines: partLines(summary, summary.currency, ({ totalProfit }) => totalProfit, format.signedMoney),
      results: [
        line(
          formatMessage({ id: 'overview.gain' }),
          format.signedMoney(summary.totalChange.toString(), summary.currency),
          summary.totalChange,
        ),
        line(
          formatMessage({ id: 'overview.gainPercent' }),
          format.signedPercent(summary.totalPercentage.toString()),
          summary.totalPercentage,
        ),
      ],
      note: noteOf(summary),
    }),
  }
}
