import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/decimal'
import { percentageOf } from '@palier/domain/percentage'
import { ZERO } from '@palier/domain/decimal'
import { useFormatters } from '../language/useFormatters.ts'
import type { ExplainedLine, Explanation } from './explanation.ts'
import type { HeldStock } from './heldStock.ts'

/** How each figure of a held stock came about, in the stock's currency. */
export function useHoldingExplanations() {
  const { formatMessage } = useIntl()
  const format = useFormatters()

  const titled = (name: string, symbol: string) => `${name}, ${symbol}`
  const line = (label: string, text: string, value: Decimal): ExplainedLine => ({
    label,
    text,
    value: value.toString(),
  })
  const shares = (label: string, value: Decimal) => line(label, shareText(value), value)
  const shareText = (value: Decimal) => format.count(Number(value.toString()))
  const word = {
    average: formatMessage({ id: 'portfolio.average' }),
    bought: formatMessage({ id: 'portfolio.bought' }),
    change: formatMessage({ id: 'portfolio.changePerShare' }),
    cost: formatMessage({ id: 'portfolio.costHeld' }),
    day: formatMessage({ id: 'portfolio.day' }),
    dayPercent: formatMessage({ id: 'portfolio.dayPercent' }),
    gain: formatMessage({ id: 'portfolio.gain' }),
    gainPercent: formatMessage({ id: 'portfolio.gainPercent' }),
    price: formatMessage({ id: 'portfolio.price' }),
    proceeds: formatMessage({ id: 'portfolio.proceeds' }),
    purchases: formatMessage({ id: 'portfolio.purchases' }),
    realized: formatMessage({ id: 'portfolio.realized' }),
    shares: formatMessage({ id: 'portfolio.shares' }),
    sold: formatMessage({ id: 'portfolio.sold' }),
    soldCost: formatMessage({ id: 'portfolio.soldCost' }),
    unrealized: formatMessage({ id: 'portfolio.unrealized' }),
    value: formatMessage({ id: 'portfolio.value' }),
    yesterday: formatMessage({ id: 'portfolio.yesterday' }),
  }

  return (held: HeldStock) => {
    const { stock, statistics: s } = held
    const money = (label: string, value: Decimal) => line(label, format.money(value.toString(), stock.currency), value)
    const signed = (label: string, value: Decimal) =>
      line(label, format.signedMoney(value.toString(), stock.currency), value)
    const percent = (label: string, value: Decimal) => line(label, format.signedPercent(value.toString()), value)
    const value = s.marketValue ?? ZERO
    const day = s.dayChange ?? ZERO
    const explanation = (
      title: string,
      rule: string,
      lines: ExplainedLine[],
      results: ExplainedLine[],
    ): Explanation => ({
      title: titled(title, stock.symbol),
      rule,
      lines,
      results,
    })
    return {
      shares: () =>
        explanation(
          word.shares,
          formatMessage({ id: 'portfolio.rule.shares' }),
          [shares(word.bought, s.purchasedShareCount), shares(word.sold, s.soldShareCount)],
          [shares(word.shares, s.shareCount)],
        ),
      average: () =>
        explanation(
          word.average,
          formatMessage({ id: 'portfolio.rule.average' }),
          [money(word.cost, s.remainingCost), shares(word.shares, s.shareCount)],
          [money(word.average, s.averageBuyPrice)],
        ),
      day: () =>
        explanation(
          word.day,
          formatMessage({ id: 'portfolio.rule.day' }),
          [
            shares(word.shares, s.shareCount),
            signed(word.change, held.change ?? ZERO),
            money(word.yesterday, value.minus(day)),
          ],
          [signed(word.day, day), percent(word.dayPercent, percentageOf(day, value.minus(day)))],
        ),
      gain: () =>
        explanation(
          word.gain,
          formatMessage({ id: 'portfolio.rule.gain' }),
          [money(word.proceeds, s.proceeds), money(word.value, value), money(word.purchases, s.purchaseCost)],
          [signed(word.gain, s.totalProfit ?? ZERO), percent(word.gainPercent, s.totalPercentage ?? ZERO)],
        ),
      realized: () =>
        explanation(
          word.realized,
          formatMessage({ id: 'portfolio.rule.realized' }),
          [money(word.proceeds, s.proceeds), money(word.soldCost, s.soldCost)],
          [signed(word.realized, s.realizedProfit), percent(word.gainPercent, s.realizedPercentage)],
        ),
      unrealized: () =>
        explanation(
          word.unrealized,
          formatMessage({ id: 'portfolio.rule.unrealized' }),
          [money(word.value, value), money(word.cost, s.remainingCost)],
          [
            signed(word.unrealized, s.unrealizedProfit ?? ZERO),
            percent(word.gainPercent, s.unrealizedPercentage ?? ZERO),
          ],
        ),
      value: () =>
        explanation(
          word.value,
          formatMessage({ id: 'portfolio.rule.value' }),
          [shares(word.shares, s.shareCount), ...(held.price ? [money(word.price, held.price)] : [])],
          [money(word.value, value)],
        ),
    }
  }
}
