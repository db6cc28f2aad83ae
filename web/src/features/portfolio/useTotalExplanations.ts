import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/decimal'
import { useFormatters } from '../language/useFormatters.ts'
import type { MessageId } from '../language/MessageId.ts'
import type { ExplainedLine, Explanation } from './explanation.ts'
import type { CurrencyPart, PortfolioFigures } from './portfolioFigures.ts'

/** How each total of a portfolio came about: its stocks by currency, each by the rate it was converted with. */
export function useTotalExplanations({ currency, cash, statistics, parts }: PortfolioFigures) {
  const { formatMessage } = useIntl()
  const format = useFormatters()

  const line = (label: string, text: string, value: Decimal): ExplainedLine => ({
    label,
    text,
    value: value.toString(),
  })
  const money = (label: string, value: Decimal) => line(label, format.money(value.toString(), currency), value)
  const signed = (label: string, value: Decimal) => line(label, format.signedMoney(value.toString(), currency), value)
  const percent = (label: string, value: Decimal) => line(label, format.signedPercent(value.toString()), value)
  const name = (id: MessageId) => formatMessage({ id })
  const { withoutPriceCount, currenciesWithoutRate } = statistics
  const note =
    withoutPriceCount > 0 || currenciesWithoutRate.length > 0
      ? formatMessage(
          { id: 'portfolio.leftOut' },
          { count: withoutPriceCount, currencies: currenciesWithoutRate.join(', ') || 'none' },
        )
      : undefined

  /** One line a currency, and one more that names the rate where it is another one. */
  function partLines(amountOf: (part: CurrencyPart) => Decimal, isSigned: boolean): ExplainedLine[] {
    return parts.flatMap((part) => {
      if (part.rate === null) return []
      const amount = amountOf(part)
      const write = isSigned ? format.signedMoney : format.money
      const label = formatMessage({ id: 'portfolio.part' }, { count: part.count, currency: part.currency })
      const own = line(label, write(amount.toString(), part.currency), amount)
      if (part.currency === currency) return [own]
      const rateLabel = formatMessage({ id: 'portfolio.rateOf' }, { from: part.currency, to: currency })
      return [
        own,
        line(
          rateLabel,
          `× ${part.rate.toString().replace('.', decimalSign(format.rate(part.rate.toString())))}`,
          part.rate,
        ),
      ]
    })
  }
  return {
    stocks: (): Explanation => ({
      title: name('portfolio.stockValue'),
      rule: name('portfolio.rule.stockValue'),
      lines: partLines(({ marketValue }) => marketValue, false),
      results: [money(name('portfolio.stockValue'), statistics.marketValue)],
      note,
    }),
    total: (): Explanation => ({
      title: name('portfolio.totalValue'),
      rule: name('portfolio.rule.totalValue'),
      lines: [
        ...partLines(({ marketValue }) => marketValue, false),
        money(name('portfolio.stockValue'), statistics.marketValue),
        money(name('portfolio.cash'), cash),
      ],
      results: [money(name('portfolio.totalValue'), statistics.marketValueAndMoney)],
      note,
    }),
    gain: (): Explanation => ({
      title: name('portfolio.gainUnrealized'),
      rule: name('portfolio.rule.totalGain'),
      lines: [
        ...partLines(({ totalProfit }) => totalProfit, true),
        money(name('portfolio.purchases'), statistics.purchaseCost),
      ],
      results: [
        signed(name('portfolio.gain'), statistics.totalProfit),
        percent(name('portfolio.gainPercent'), statistics.totalPercentage),
      ],
      note,
    }),
    day: (): Explanation => ({
      title: name('portfolio.day'),
      rule: name('portfolio.rule.totalDay'),
      lines: [
        ...partLines(({ dayChange }) => dayChange, true),
        money(name('portfolio.yesterday'), statistics.previousValue),
      ],
      results: [
        signed(name('portfolio.day'), statistics.dayChange),
        percent(name('portfolio.dayPercent'), statistics.dayPercentage),
      ],
      note,
    }),
    gross: (): Explanation => ({
      title: name('portfolio.gross'),
      rule: name('portfolio.rule.gross'),
      lines: [
        money(name('portfolio.proceeds'), statistics.grossValue.minus(statistics.marketValue)),
        money(name('portfolio.stockValue'), statistics.marketValue),
        money(name('portfolio.cash'), cash),
      ],
      results: [money(name('portfolio.gross'), statistics.grossValueAndMoney)],
      note,
    }),
  }
}

/** The sign that the language of the page writes before decimals, read from a number that has some. */
function decimalSign(text: string): string {
  return text.includes(',') ? ',' : '.'
}
