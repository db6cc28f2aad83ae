import { useIntl } from 'react-intl'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

interface PerformanceTableProps {
  readonly caption: string
  /** Of the benchmark, null without one. */
  readonly symbol: string | null
  readonly points: readonly {
    readonly date: string
    readonly timeWeighted: string
    readonly benchmark?: string | null | undefined
  }[]
}

/** The same days as figures, the newest first. */
export function PerformanceTable({ caption, symbol, points }: PerformanceTableProps) {
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
            {symbol !== null && (
              <th scope="col" data-number>
                {symbol}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, timeWeighted, benchmark }) => (
            <tr key={date}>
              <th scope="row">{format.date(dateText(date))}</th>
              <td data-number>{format.signedPercent(timeWeighted)}</td>
              {symbol !== null && <td data-number>{benchmark == null ? '–' : format.signedPercent(benchmark)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
