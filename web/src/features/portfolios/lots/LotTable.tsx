import { Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Table } from '../../../ui/layout/Table.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/how.ts'
import type { LotFacts } from './lotFacts.ts'
import { liveGainOf } from './liveGain.ts'
import { LotMark } from './LotMark.tsx'
import { useLotExplanations } from './useLotExplanations.ts'
import { useLotLabels } from './useLotLabels.ts'

interface LotTableProps {
  readonly lots: readonly LotFacts[]
  readonly held: HeldStock
  /** Includes gains and notes. */
  readonly hasDetails: boolean
  readonly onEdit: (lot: LotFacts) => void
}

export function LotTable({ lots, held, hasDetails, onEdit }: LotTableProps) {
  const { formatMessage } = useIntl()
  const { stock, price } = held
  const format = useFormatters()
  const labels = useLotLabels(stock.currency)
  const explain = useLotExplanations(held)
  return (
    <Table
      isFixed
      rows="tall"
      css={{
        '& :is(th, td)': { whiteSpace: 'nowrap' },
        '& thead :is(th, td)': { h: '9' },
        '& thead th[data-wide]': { w: '19%' },
        '& thead td': { w: '14' },
        '& [data-strong]': { fontWeight: 'semibold' },
      }}
      aria-label={formatMessage({ id: 'lot.table' }, { symbol: stock.symbol })}
    >
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'lot.date' })}</th>
          <th scope="col">{formatMessage({ id: 'lot.type' })}</th>
          <th scope="col" data-number>
            {formatMessage({ id: 'portfolio.column.shares' })}
          </th>
          <th scope="col" data-number>
            {formatMessage({ id: 'lot.column.price' })}
          </th>
          <th scope="col" data-number>
            {formatMessage({ id: 'lot.amount' })}
          </th>
          {hasDetails && (
            <>
              <th scope="col" data-number data-wide>
                {formatMessage({ id: 'lot.gain' })}
              </th>
              <th scope="col" data-wide>
                {formatMessage({ id: 'lot.note' })}
              </th>
            </>
          )}
          <td />
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => {
          const amount = decimal(lot.quantity).times(decimal(lot.price))
          const gain = liveGainOf(lot, price)
          return (
            <tr key={lot.id} data-lot={lot.lotId}>
              <th scope="row">{labels.date(lot)}</th>
              <td>
                <LotMark type={lot.type} />
                {formatMessage({ id: `lot.type.${lot.type}` })}
              </td>
              <td data-number data-amount>
                <data value={lot.quantity}>{labels.signedQuantity(lot)}</data>
              </td>
              <td data-number>
                <data value={lot.price}>{format.unitPrice(lot.price, stock.currency)}</data>
              </td>
              <td data-number data-strong>
                <Figure
                  name="amount"
                  value={amount}
                  how={(frame) => <HowComputed explanation={explain.amount(lot)} {...frame} />}
                >
                  {format.money(amount.toString(), stock.currency)}
                </Figure>
              </td>
              {hasDetails && (
                <>
                  <td data-number>
                    {gain ? (
                      <Figure
                        name="lotGain"
                        value={gain.gain}
                        how={(frame) => <HowComputed explanation={explain.gain(lot)} {...frame} />}
                      >
                        <AmountWithPercent
                          amount={gain.gain}
                          percent={gain.percentage}
                          direction={directionOf(gain.gain)}
                        />
                      </Figure>
                    ) : (
                      formatMessage({ id: 'portfolio.noPrice' })
                    )}
                  </td>
                  <Text as="td" color="fg.muted" truncate title={lot.note}>
                    {lot.note}
                  </Text>
                </>
              )}
              <td data-number>
                {/* Lots created by an event can only be changed through that event. */}
                {!lot.isOfEvent && (
                  <IconButton
                    label={formatMessage({ id: 'lot.editOne' }, { lot: labels.sentenceOf(lot) })}
                    variant="quiet"
                    onClick={() => onEdit(lot)}
                  >
                    <Pencil aria-hidden="true" />
                  </IconButton>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
