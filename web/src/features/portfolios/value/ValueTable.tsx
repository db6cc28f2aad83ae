import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { dateText } from '../../../kit/language/dateText.ts'

interface ValueTableProps {
  readonly caption: string
  readonly currency: Currency
  readonly points: readonly { readonly date: string; readonly value: string; readonly invested: string }[]
}

export function ValueTable({ caption, currency, points }: ValueTableProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return (
    <Box maxH="14.25rem" overflowY="auto" role="region" tabIndex={0} aria-label={caption}>
      <Table hasStickyHead rows="low">
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'portfolio.date' })}</th>
            <th scope="col" data-number>
              {formatMessage({ id: 'portfolio.value' })}
            </th>
            <th scope="col" data-number>
              {formatMessage({ id: 'portfolio.invested' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, value, invested }) => (
            <tr key={date}>
              <th scope="row">{format.date(dateText(date))}</th>
              <td data-number data-amount>
                <data value={value}>{format.money(value, currency)}</data>
              </td>
              <td data-number data-amount>
                <data value={invested}>{format.money(invested, currency)}</data>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
