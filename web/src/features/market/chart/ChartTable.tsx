import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { moveOf } from './points/chartMove.ts'
import { moveText } from './chartLabels.ts'
import type { PlotPoint } from './points/pricePoint.ts'
import styles from '../../../kit/chart/ChartTable.module.css'

interface ChartTableProps {
  readonly id: string
  readonly caption: string
  readonly points: readonly PlotPoint[]
  readonly instant: (at: number) => string
  readonly previousClose: number | null
  readonly currency: Currency
  /** Dividends at an index of the line; null if there are none. */
  readonly dividendsAt: ((place: number) => readonly string[]) | null
  /** User's trades at an index of the line; null if there are none. */
  readonly tradesAt: ((place: number) => readonly string[]) | null
  /** Share volume at an index of the line; null if the chart shows no volumes. */
  readonly volumeAt: ((place: number) => string) | null
  readonly compared: readonly { readonly name: string; readonly at: (index: number) => string }[]
}

export function ChartTable(props: ChartTableProps) {
  const { id, caption, points, instant, previousClose, currency, dividendsAt, tradesAt, volumeAt, compared } = props
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  return (
    <div id={id} className={styles['region']} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'stock.chart.date' })}</th>
            <th scope="col">{formatMessage({ id: 'list.column.price' })}</th>
            <th scope="col">{formatMessage({ id: 'stock.chart.move' })}</th>
            {compared.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {volumeAt && <th scope="col">{formatMessage({ id: 'stock.chart.volume' })}</th>}
            {dividendsAt && <th scope="col">{formatMessage({ id: 'stock.chart.dividends' })}</th>}
            {tradesAt && <th scope="col">{formatMessage({ id: 'stock.chart.trades' })}</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, price }, index) => {
            const move = moveOf(points, previousClose, price)
            return (
              <tr key={at}>
                <th scope="row">{instant(at)}</th>
                <td>{formatters.money(price, currency)}</td>
                <td data-direction={move.direction}>{moveText(move, formatters)}</td>
                {compared.map(({ name, at: valueAt }) => (
                  <td key={name}>{valueAt(points.length - 1 - index)}</td>
                ))}
                {volumeAt && <td>{volumeAt(points.length - 1 - index)}</td>}
                {dividendsAt && <td>{dividendsAt(points.length - 1 - index).join('; ')}</td>}
                {tradesAt && <td data-amount>{tradesAt(points.length - 1 - index).join('; ')}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
