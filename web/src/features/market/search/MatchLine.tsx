import { useIntl } from 'react-intl'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MatchSymbol } from './MatchSymbol.tsx'
import type { StockMatch } from './searchStocks.ts'
import styles from './MatchLine.module.css'

/** A listing in the results: ticker, name, exchange and country, previous close. Dual listings follow their company. */
export function MatchLine({ match, isTwin }: { match: StockMatch; isTwin: boolean }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { symbol, companyName, exchange, country, currency, previousClose } = match
  const place = [exchangeNameOf(exchange) ?? formatMessage({ id: 'search.unknownExchange' }), country, currency]
  return (
    <>
      <MatchSymbol symbol={symbol} />
      <span className={styles['company']} data-twin={isTwin || undefined}>
        {isTwin ? (
          <>
            <VisuallyHidden>{companyName}. </VisuallyHidden>
            {formatMessage({ id: 'search.twin' })}
          </>
        ) : (
          companyName
        )}
      </span>
      <span className={styles['place']}>{place.filter((part) => part != null && part !== '').join(', ')}</span>
      <span className={styles['close']}>
        {previousClose != null && (
          <>
            <VisuallyHidden>{formatMessage({ id: 'search.previousClose' })} </VisuallyHidden>
            {formatters.price(previousClose)}
          </>
        )}
      </span>
    </>
  )
}
