import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { toneOf } from '../news/tone.ts'
import { isTooFew, type TonePoint } from './toneShape.ts'
import table from '../../../kit/chart/ChartTable.module.css'
import styles from './Tone.module.css'

export function ToneTable({ points }: { points: readonly TonePoint[] }) {
  const { formatMessage } = useIntl()
  const { date, signedPrice } = useFormatters()
  const name = formatMessage({ id: 'analysis.tone' })
  const toneText = (value: number, sources: number) =>
    isTooFew(sources)
      ? formatMessage({ id: 'analysis.tone.few' })
      : `${signedPrice(value)}, ${formatMessage({ id: `stock.tone.${toneOf(value)}` })}`
  return (
    <div className={styles['table']} role="region" aria-label={name} tabIndex={0}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'stock.chart.date' })}</th>
            <th scope="col">{name}</th>
            <th scope="col">{formatMessage({ id: 'analysis.tone.sources' })}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, value, sources }) => (
            <tr key={at}>
              <th scope="row">{date(at)}</th>
              <td>{toneText(value, sources)}</td>
              <td>{sources}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
