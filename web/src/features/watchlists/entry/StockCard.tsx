import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { EntryStock } from '../thresholds/entryStock.ts'
import styles from './StockCard.module.css'

const LETTERS = 2

/** The stock whose prices are written: who, where, and its price as it moves. */
export function StockCard({ stock }: { stock: EntryStock }) {
  const { formatMessage } = useIntl()
  const { money, signedMoney, percent, signedPercent } = useFormatters()
  const { symbol, companyName, currency, lastPrice, change, changePercent } = stock
  const direction = directionOf(decimal(change))
  const bare = (value: string) => value.replace(/^-/, '')
  const sentence =
    direction === 'flat'
      ? formatMessage({ id: 'change.flat' })
      : formatMessage(
          { id: `change.${direction}` },
          { amount: money(bare(change), currency), percent: percent(bare(changePercent)) },
        )
  return (
    <div className={styles['card']}>
      <span className={styles['tile']} aria-hidden="true">
        {symbol.slice(0, LETTERS)}
      </span>
      <div className={styles['words']}>
        <p className={styles['company']}>{companyName}</p>
        <p
          className={styles['facts']}
        >{`${symbol}, ${exchangeNameOf(stock.exchange) ?? stock.exchange}, ${currency}`}</p>
      </div>
      <div className={styles['market']}>
        {lastPrice == null ? (
          <p className={styles['facts']}>{formatMessage({ id: 'list.noPrice' })}</p>
        ) : (
          <>
            <p className={styles['price']}>
              <LiveNumber value={lastPrice}>{money(lastPrice, currency)}</LiveNumber>
            </p>
            <ChangeText
              direction={direction}
              text={`${signedMoney(change, currency)} (${signedPercent(changePercent)})`}
              screenReaderText={sentence}
            />
          </>
        )}
      </div>
    </div>
  )
}
