import { useIntl } from 'react-intl'
import { CURRENCIES } from '@palier/domain/market/currency'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Dividend, DividendMark } from './points/dividends.ts'

export function useDividendTexts(marks: readonly DividendMark[]) {
  const { formatMessage } = useIntl()
  const { unitPrice, price } = useFormatters()
  const amountOf = ({ amount, currency }: Dividend) => {
    const known = CURRENCIES.find((one) => one === currency)
    return known ? unitPrice(amount, known) : `${price(amount)}\u00a0${currency}`
  }
  const latest = marks.at(-1)
  return {
    at: (place: number): readonly string[] =>
      marks
        .filter((mark) => mark.place === place)
        .map((mark) => formatMessage({ id: 'stock.chart.dividend' }, { amount: amountOf(mark) })),
    /** Amount of the latest dividend; null without one. */
    latest: latest ? amountOf(latest) : null,
  }
}
