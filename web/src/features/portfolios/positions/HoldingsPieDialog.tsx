import { useIntl } from 'react-intl'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { AllHoldings } from '../overview/useAllHoldings.ts'
import { HoldingsPie } from './HoldingsPie.tsx'
import { pieSlicesOf, sharesOf } from './pieSlices.ts'

interface HoldingsPieDialogProps extends Pick<AllHoldings, 'positions' | 'positionFigures'> {
  readonly onClose: () => void
}

export function HoldingsPieDialog({ positions, positionFigures, onClose }: HoldingsPieDialogProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency } = positionFigures
  const shares = sharesOf(positions, positionFigures)
  const slices = pieSlicesOf(shares).map(({ id, symbol, value }) => ({
    id,
    label: `${symbol ?? formatMessage({ id: 'overview.pie.others' })} ${format.money(value.toString(), currency)}`,
    value: value.toNumber(),
  }))
  const sentence = formatMessage(
    { id: 'overview.pie.sentence' },
    { slices: slices.map(({ label }) => label).join('; ') },
  )
  return (
    <Dialog title={formatMessage({ id: 'overview.pie' })} size="wide" onClose={onClose}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }} gap="6" alignItems="center">
        <HoldingsPie slices={slices} sentence={sentence} />
        <Box
          maxH={{ md: '24rem' }}
          overflow="auto"
          role="region"
          tabIndex={0}
          aria-label={formatMessage({ id: 'overview.pie' })}
        >
          <Table
            hasStickyHead
            css={{
              '--palier-surface': 'colors.bg.card',
              '& :is(th, td)': { px: '1', h: '2.1875rem' },
              '& tbody th': { fontWeight: 'semibold' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'overview.symbol' })}</th>
                <th scope="col" data-number>
                  {formatMessage({ id: 'overview.value' }, { currency })}
                </th>
                <th scope="col" data-number>
                  {formatMessage({ id: 'overview.share' })}
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ stock, value, percentage }) => (
                <tr key={stock.id}>
                  <th scope="row" title={stock.companyName}>
                    {stock.symbol}
                  </th>
                  <td data-number data-amount>
                    <data value={value.toString()}>{format.money(value.toString(), currency)}</data>
                  </td>
                  <td data-number>{format.percent(percentage.toString(), 1)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      </Grid>
    </Dialog>
  )
}
