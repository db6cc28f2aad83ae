import { useIntl } from 'react-intl'
import { decimal, type Decimal } from '@palier/domain/decimal'
import { useFormatters } from '../language/useFormatters.ts'
import type { ExplainedLine, Explanation } from '../portfolio/explanation.ts'
import type { HeldStock } from '../portfolio/heldStock.ts'
import { liveGainOf } from './liveGain.ts'
import type { LotFacts } from './lotFacts.ts'
import { useLotWords } from './useLotWords.ts'

/** How each figure of a lot came about, in the stock's currency. */
export function useLotExplanations({ stock, price }: Pick<HeldStock, 'stock' | 'price'>) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const words = useLotWords(stock.currency)

  const line = (label: string, text: string, value: Decimal): ExplainedLine => ({
    label,
    text,
    value: value.toString(),
  })
  const money = (label: string, value: Decimal) => line(label, format.money(value.toString(), stock.currency), value)
  const signed = (label: string, value: Decimal) =>
    line(label, format.signedMoney(value.toString(), stock.currency), value)
  const amountOf = (lot: LotFacts) => decimal(lot.quantity).times(decimal(lot.price))
  const quantityAndPrice = (lot: LotFacts) => [
    line(formatMessage({ id: 'portfolio.shares' }), words.quantity(lot.quantity), decimal(lot.quantity)),
    money(formatMessage({ id: 'lot.price' }), decimal(lot.price)),
  ]
  return {
    amount: (lot: LotFacts): Explanation => ({
      title: words.sentenceOf(lot),
      rule: formatMessage({ id: 'lot.rule.amount' }),
      lines: quantityAndPrice(lot),
      results: [money(formatMessage({ id: 'lot.amount' }), amountOf(lot))],
    }),
    gain: (lot: LotFacts): Explanation => {
      const gain = liveGainOf(lot, price)
      const cost = gain && amountOf(lot).minus(gain.gain)
      const other =
        lot.type === 'SELL'
          ? cost && money(formatMessage({ id: 'portfolio.soldCost' }), cost)
          : price && money(formatMessage({ id: 'portfolio.price' }), price)
      return {
        title: words.sentenceOf(lot),
        rule: formatMessage({ id: `lot.rule.gain.${lot.type}` }),
        lines: [...quantityAndPrice(lot), ...(other ? [other] : [])],
        results: gain
          ? [
              signed(formatMessage({ id: 'lot.gain' }), gain.gain),
              line(
                formatMessage({ id: 'portfolio.gainPercent' }),
                format.signedPercent(gain.percentage.toString()),
                gain.percentage,
              ),
            ]
          : [],
      }
    },
  }
}
