import { useIntl } from 'react-intl'
import { quotientOf, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { Explanation } from './explanation.ts'
import type { HeldStock } from './heldStock.ts'
import { useExplainedLines } from './useExplainedLines.ts'

/** Explains how each figure of a holding was computed, in the stock's currency. */
export function useHoldingExplanations() {
  const { formatMessage } = useIntl()
  const line = useExplainedLines()

  const label = {
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
    const { shares, percent } = line
    const amount = (label: string, value: Decimal) => line.amount(label, value, stock.currency)
    const signed = (label: string, value: Decimal) => line.signed(label, value, stock.currency)
    const unitPrice = (label: string, value: Decimal) => line.unitPrice(label, value, stock.currency)
    const value = s.marketValue ?? ZERO
    const day = s.dayChange ?? ZERO
    const change = held.change ?? ZERO
    const explanation = (
      name: string,
      rule: string,
      { lines, results, compute }: Pick<Explanation, 'lines' | 'results' | 'compute'>,
    ): Explanation => ({ title: `${name}, ${stock.symbol}`, rule, lines, results, compute })
    return {
      shares: () =>
        explanation(label.shares, formatMessage({ id: 'portfolio.rule.shares' }), {
          lines: [shares(label.bought, s.purchasedShareCount), shares(label.sold, s.soldShareCount)],
          results: [shares(label.shares, s.shareCount)],
          compute: (bought = ZERO, sold = ZERO) => [bought.minus(sold)],
        }),
      average: () =>
        explanation(label.average, formatMessage({ id: 'portfolio.rule.average' }), {
          lines: [amount(label.cost, s.remainingCost), shares(label.shares, s.shareCount)],
          results: [amount(label.average, s.averageBuyPrice)],
          compute: (cost = ZERO, count = ZERO) => [count.gt(ZERO) ? quotientOf(cost, count) : ZERO],
        }),
      day: () =>
        explanation(label.day, formatMessage({ id: 'portfolio.rule.day' }), {
          lines: [
            shares(label.shares, s.shareCount),
            line.signedUnitPrice(label.change, change, stock.currency),
            amount(label.yesterday, value.minus(day)),
          ],
          results: [signed(label.day, day), percent(label.dayPercent, percentageOf(day, value.minus(day)))],
          compute: (count = ZERO, each = ZERO, yesterday = ZERO) => withPercent(count.times(each), yesterday),
        }),
      gain: () =>
        explanation(label.gain, formatMessage({ id: 'portfolio.rule.gain' }), {
          lines: [
            amount(label.proceeds, s.proceeds),
            amount(label.value, value),
            amount(label.purchases, s.purchaseCost),
          ],
          results: [signed(label.gain, s.totalProfit ?? ZERO), percent(label.gainPercent, s.totalPercentage ?? ZERO)],
          compute: (proceeds = ZERO, worth = ZERO, paid = ZERO) => withPercent(proceeds.plus(worth).minus(paid), paid),
        }),
      realized: () =>
        explanation(label.realized, formatMessage({ id: 'portfolio.rule.realized' }), {
          lines: [amount(label.proceeds, s.proceeds), amount(label.soldCost, s.soldCost)],
          results: [signed(label.realized, s.realizedProfit), percent(label.gainPercent, s.realizedPercentage)],
          compute: (proceeds = ZERO, cost = ZERO) => withPercent(proceeds.minus(cost), cost),
        }),
      unrealized: () =>
        explanation(label.unrealized, formatMessage({ id: 'portfolio.rule.unrealized' }), {
          lines: [amount(label.value, value), amount(label.cost, s.remainingCost)],
          results: [
            signed(label.unrealized, s.unrealizedProfit ?? ZERO),
            percent(label.gainPercent, s.unrealizedPercentage ?? ZERO),
          ],
          compute: (worth = ZERO, cost = ZERO) => withPercent(worth.minus(cost), cost),
        }),
      value: () =>
        explanation(label.value, formatMessage({ id: 'portfolio.rule.value' }), {
          lines: [shares(label.shares, s.shareCount), ...(held.price ? [unitPrice(label.price, held.price)] : [])],
          results: [amount(label.value, value)],
          compute: (count = ZERO, price = ZERO) => [count.times(price)],
        }),
    }
  }
}

function withPercent(amount: Decimal, base: Decimal): readonly Decimal[] {
  return [amount, percentageOf(amount, base)]
}
