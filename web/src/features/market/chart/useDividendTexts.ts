import { useIntl } from 'react-intl'
import { CURRENCIES } from '@palier/domain/market/currency'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Dividend, DividendMark } from './points/dividends.ts'

/** The texts of the dividends of a chart. */
export function useDividendTexts(marks: readonly DividendMark[]) {
  const { formatMessage } = useIntl()
  const { unitPrice, price } = useFormatters()
  const amountOf = ({ amount, currency }: Dividend) => {
    const known = CURRENCIES.find((one) => one === currency)
    return known ? unitPrice(amount, known) : `${price(amount)}\u00a0${currency}`
  }
  const latest = marks.at(-1)
  return {
    /** What a share paid at a point of the line. */
    at: (place: number): readonly string[] =>
      marks
        .filter((mark) => mark.place === place)
        .map((mark) => formatMessage({ id: 'stock.chart.dividend' }, { amount: amountOf(mark) })),
    /** The amount of the latest; null where there is none. */
    latest: latest ? amountOf(latest) : null,
  }
}
