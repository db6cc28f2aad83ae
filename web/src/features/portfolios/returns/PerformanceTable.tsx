import { useIntl } from 'react-intl'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

interface PerformanceTableProps {
  readonly caption: string
  /** Symbols of the compared returns. */
  readonly symbols: readonly string[]
  readonly points: readonly {
    readonly date: string
    readonly timeWeighted: string | null | undefined
    /** In the order of `symbols`. */
    readonly others: readonly (string | null | undefined)[]
  }[]
}

export function PerformanceTable({ caption, symbols, points }: PerformanceTableProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return (
    <Box maxH="18.75rem" overflowY="auto" role="region" tabIndex={0} aria-label={caption}>
      <Table hasStickyHead rows="low">
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'portfolio.date' })}</th>
            <th scope="col" data-number>
              {formatMessage({ id: 'returns.you' })}
            </th>
            {symbols.map((symbol) => (
              <th key={symbol} scope="col" data-number>
                {symbol}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, timeWeighted, others }) => (
            <tr key={date}>
              <th scope="row">{format.date(dateText(date))}</th>
              <td data-number>{timeWeighted == null ? '–' : format.signedPercent(timeWeighted)}</td>
              {symbols.map((symbol, at) => {
                const other = others[at]
                return (
                  <td key={symbol} data-number>
                    {other == null ? '–' : format.signedPercent(other)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
