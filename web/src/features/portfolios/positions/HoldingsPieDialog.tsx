import { useIntl } from 'react-intl'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { AllHoldings } from '../overview/useAllHoldings.ts'
import { HoldingsPie } from './HoldingsPie.tsx'
import { pieSlicesOf, sharesOf } from './pieSlices.ts'
import styles from './HoldingsPieDialog.module.css'

interface HoldingsPieDialogProps extends Pick<AllHoldings, 'positions' | 'positionFigures'> {
  readonly onClose: () => void
}

/** What each stock is of everything that is held, over portfolios of both currencies: a pie, and the same as a table. */
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
    <ContentDialog
      title={formatMessage({ id: 'overview.pie' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="wide"
      onClose={onClose}
    >
      <div className={styles['body']}>
        <HoldingsPie slices={slices} sentence={sentence} />
        <div className={styles['region']} role="region" tabIndex={0} aria-label={formatMessage({ id: 'overview.pie' })}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'overview.symbol' })}</th>
                <th scope="col">{formatMessage({ id: 'overview.value' }, { currency })}</th>
                <th scope="col">{formatMessage({ id: 'overview.share' })}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ stock, value, percentage }) => (
                <tr key={stock.id}>
                  <th scope="row" title={stock.companyName}>
                    {stock.symbol}
                  </th>
                  <td data-amount>
                    <data value={value.toString()}>{format.money(value.toString(), currency)}</data>
                  </td>
                  <td>{format.percent(percentage.toString(), 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </ContentDialog>
  )
}
