import { useIntl } from 'react-intl'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { Explanation } from '../figures/explanation.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { useExplainedLines } from '../figures/useExplainedLines.ts'
import { liveGainOf } from './liveGain.ts'
import type { LotFacts } from './lotFacts.ts'
import { useLotLabels } from './useLotLabels.ts'

export function useLotExplanations({ stock, price }: Pick<HeldStock, 'stock' | 'price'>) {
  const { formatMessage } = useIntl()
  const labels = useLotLabels(stock.currency)

  const line = useExplainedLines()
  const signed = (label: string, value: Decimal) => line.signed(label, value, stock.currency)
  const amountOf = (lot: LotFacts) => decimal(lot.quantity).times(decimal(lot.price))
  const quantityAndPrice = (lot: LotFacts) => [
    line.shares(formatMessage({ id: 'portfolio.shares' }), decimal(lot.quantity)),
    line.unitPrice(formatMessage({ id: 'lot.price' }), decimal(lot.price), stock.currency),
  ]
  const presentShares = ({ quantity, presentQuantity }: LotFacts) =>
    presentQuantity === quantity
      ? []
      : [line.shares(formatMessage({ id: 'lot.presentShares' }), decimal(presentQuantity))]
  return {
    amount: (lot: LotFacts): Explanation => ({
      title: labels.sentenceOf(lot),
      rule: formatMessage({ id: 'lot.rule.amount' }),
      lines: quantityAndPrice(lot),
      results: [line.amount(formatMessage({ id: 'lot.amount' }), amountOf(lot), stock.currency)],
      compute: (quantity = ZERO, paid = ZERO) => [quantity.times(paid)],
    }),
    gain: (lot: LotFacts): Explanation => {
      const gain = liveGainOf(lot, price)
      const cost = gain && amountOf(lot).minus(gain.gain)
      const isSale = lot.type === 'SELL'
      const other = isSale
        ? cost && line.amount(formatMessage({ id: 'portfolio.soldCost' }), cost, stock.currency)
        : price && line.unitPrice(formatMessage({ id: 'portfolio.price' }), price, stock.currency)
      return {
        title: labels.sentenceOf(lot),
        rule: formatMessage({ id: `lot.rule.gain.${lot.type}` }),
        lines: [...quantityAndPrice(lot), ...(other ? [other] : []), ...(other && !isSale ? presentShares(lot) : [])],
        results: gain
          ? [
              signed(formatMessage({ id: 'lot.gain' }), gain.gain),
              line.percent(formatMessage({ id: 'portfolio.gainPercent' }), gain.percentage),
            ]
          : [],
        compute: (quantity = ZERO, each = ZERO, last = ZERO, present = quantity) => {
          const amount = quantity.times(each)
          const [made, base] = isSale ? [amount.minus(last), last] : [present.times(last).minus(amount), amount]
          return [made, percentageOf(made, base)]
        },
      }
    },
  }
}
