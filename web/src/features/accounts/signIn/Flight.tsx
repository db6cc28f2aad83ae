import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { priceHeight, TREAD_TOPS } from './flightShape.ts'
import styles from './Flight.module.css'

/** Four prices as four treads, and the live price between them. The treads it has crossed are full. */
export function Flight({ entry }: { entry: WatchedEntry }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { kind, lastPrice, states, stock, symbol } = entry
  const money = (price: { toString(): string }) => formatters.money(price.toString(), stock.currency)
  const prices = states.flatMap(({ price }) => price ?? [])
  return (
    <div className={styles['flight']}>
      {states.map(({ key, price, state }, index) => (
        <div key={key} className={styles['step']}>
          <span className={styles['name']}>{formatMessage({ id: thresholdName(kind, key) })}</span>
          <span className={styles['price']}>{price && money(price)}</span>
          <div
            className={styles['tread']}
            data-level={4 - index}
            data-state={state}
            style={{ height: `${(TREAD_TOPS[index] ?? 0) / 16}rem` }}
          />
        </div>
      ))}
      {lastPrice && (
        <div className={styles['line']} style={{ bottom: `${priceHeight(prices, lastPrice) / 16}rem` }}>
          <span className={styles['tag']}>
            {symbol} <span>{money(lastPrice)}</span>
          </span>
        </div>
      )}
    </div>
  )
}
