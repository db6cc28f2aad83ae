import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { sumAndPercent, sumOfParts, type ExplainedLine, type Explanation } from './explanation.ts'
import type { CurrencyPart, PortfolioFigures } from './portfolioFigures.ts'
import { useExplainedLines } from './useExplainedLines.ts'

export function useTotalExplanations({ currency, cash, statistics, parts }: PortfolioFigures) {
  const { formatMessage } = useIntl()
  const line = useExplainedLines()

  const amount = (id: MessageId, value: Decimal) => line.amount(formatMessage({ id }), value, currency)
  const signed = (id: MessageId, value: Decimal) => line.signed(formatMessage({ id }), value, currency)
  const percent = (id: MessageId, value: Decimal) => line.percent(formatMessage({ id }), value)
  const name = (id: MessageId) => formatMessage({ id })
  const { withoutPriceCount, currenciesWithoutRate } = statistics
  const note =
    withoutPriceCount > 0 || currenciesWithoutRate.length > 0
      ? formatMessage(
          { id: 'portfolio.leftOut' },
          { count: withoutPriceCount, currencies: currenciesWithoutRate.join(', ') || 'none' },
        )
      : undefined

  /** One line per currency. A foreign currency has a second line for its exchange rate. */
  function partLines(amountOf: (part: CurrencyPart) => Decimal, write: typeof line.amount): ExplainedLine[] {
    return parts.flatMap((part) => {
      if (part.rate === null) return []
      const label = formatMessage({ id: 'portfolio.part' }, { count: part.count, currency: part.currency })
      const own = write(label, amountOf(part), part.currency)
      if (part.currency === currency) return [own]
      const rateLabel = (from: string, to: string) => formatMessage({ id: 'portfolio.rateOf' }, { from, to })
      return [own, line.rate(rateLabel, part.rate, [part.currency, currency])]
    })
  }
  return {
    stocks: (): Explanation => {
      const lines = partLines(({ marketValue }) => marketValue, line.amount)
      return {
        title: name('portfolio.stockValue'),
        rule: name('portfolio.rule.stockValue'),
        lines,
        results: [amount('portfolio.stockValue', statistics.marketValue)],
        compute: (...numbers) => [sumOfParts(lines, numbers)],
        note,
      }
    },
    total: (): Explanation => {
      const stocks = partLines(({ marketValue }) => marketValue, line.amount)
      const lines = [...stocks, amount('portfolio.cash', cash)]
      return {
        title: name('portfolio.totalValue'),
        rule: name('portfolio.rule.totalValue'),
        lines,
        results: [
          amount('portfolio.stockValue', statistics.marketValue),
          amount('portfolio.totalValue', statistics.marketValueAndMoney),
        ],
        compute: (...numbers) => [sumOfParts(stocks, numbers), sumOfParts(lines, numbers)],
        note,
      }
    },
    gain: (): Explanation => {
      const gains = partLines(({ totalProfit }) => totalProfit, line.signed)
      return {
        title: name('portfolio.gainUnrealized'),
        rule: name('portfolio.rule.totalGain'),
        lines: [...gains, amount('portfolio.purchases', statistics.purchaseCost)],
        results: [
          signed('portfolio.gain', statistics.totalProfit),
          percent('portfolio.gainPercent', statistics.totalPercentage),
        ],
        compute: sumAndPercent(gains),
        note,
      }
    },
    day: (): Explanation => {
      const changes = partLines(({ dayChange }) => dayChange, line.signed)
      return {
        title: name('portfolio.day'),
        rule: name('portfolio.rule.totalDay'),
        lines: [...changes, amount('portfolio.yesterday', statistics.previousValue)],
        results: [
          signed('portfolio.day', statistics.dayChange),
          percent('portfolio.dayPercent', statistics.dayPercentage),
        ],
        compute: sumAndPercent(changes),
        note,
      }
    },
    gross: (): Explanation => {
      const lines = [
        amount('portfolio.proceeds', statistics.grossValue.minus(statistics.marketValue)),
        amount('portfolio.stockValue', statistics.marketValue),
        amount('portfolio.cash', cash),
      ]
      return {
        title: name('portfolio.gross'),
        rule: name('portfolio.rule.gross'),
        lines,
        results: [amount('portfolio.gross', statistics.grossValueAndMoney)],
        compute: (...numbers) => [sumOfParts(lines, numbers)],
        note,
      }
    },
  }
}
