import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { LotFacts } from './lotFacts.ts'
import { liveGainOf } from './liveGain.ts'
import { LotMark } from './LotMark.tsx'
import { useLotLabels } from './useLotLabels.ts'
import styles from './LotCards.module.css'

interface LotCardsProps {
  readonly lots: readonly LotFacts[]
  readonly held: HeldStock
  readonly onEdit: (lot: LotFacts) => void
}

/** The lots as a phone shows them: each is a button that opens its form. */
export function LotCards({ lots, held, onEdit }: LotCardsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, price } = held
  const labels = useLotLabels(stock.currency)
  return (
    <ul className={styles['cards']} aria-label={formatMessage({ id: 'lot.table' }, { symbol: stock.symbol })}>
      {lots.map((lot) => {
        const gain = liveGainOf(lot, price)
        return (
          <li key={lot.id} className={styles['item']}>
            <button
              className={styles['card']}
              type="button"
              aria-haspopup="dialog"
              // What an event made changes with it alone.
              disabled={lot.isOfEvent}
              onClick={() => onEdit(lot)}
            >
              <span className={styles['line']}>
                <span>
                  <LotMark type={lot.type} />
                  {formatMessage({ id: `lot.type.${lot.type}` })}{' '}
                  <data value={lot.quantity} data-amount>
                    {labels.quantity(lot.quantity)}
                  </data>{' '}
                  × <data value={lot.price}>{format.unitPrice(lot.price, stock.currency)}</data>
                </span>
                {gain && (
                  <span className={styles['gain']} data-direction={directionOf(gain.gain)}>
                    <data value={gain.gain.toString()} data-amount>
                      {format.signedMoney(gain.gain.toString(), stock.currency)}
                    </data>
                  </span>
                )}
              </span>
              <span className={styles['second']}>
                <span>{labels.date(lot)}</span>
                {gain && (
                  <span className={styles['gain']} data-direction={directionOf(gain.gain)}>
                    {format.signedPercent(gain.percentage.toString(), 1)}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
