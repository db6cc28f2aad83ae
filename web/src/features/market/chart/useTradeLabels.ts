import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { TradeMark } from './points/ownTrades.ts'

export function useTradeLabels(marks: readonly TradeMark[], currency: Currency) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return {
    at: (place: number): readonly string[] =>
      marks
        .filter((mark) => mark.place === place)
        .map(({ kind, count, quantity, price }) =>
          formatMessage(
            { id: `stock.chart.trade.${kind}` },
            {
              count,
              quantity: format.shares(quantity.toString()),
              price: format.unitPrice(price.toString(), currency),
            },
          ),
        ),
    addedTo(sentence: string): string {
      const countOf = (kind: TradeMark['kind']) =>
        marks.filter((mark) => mark.kind === kind).reduce((sum, { count }) => sum + count, 0)
      const buys = countOf('buy')
      const sells = countOf('sell')
      if (buys + sells === 0) return sentence
      return formatMessage({ id: 'stock.chart.ownTrades' }, { sentence, buys, sells, both: buys > 0 && sells > 0 })
    },
  }
}
