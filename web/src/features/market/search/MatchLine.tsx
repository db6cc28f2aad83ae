import { useIntl } from 'react-intl'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MatchSymbol } from './MatchSymbol.tsx'
import type { StockMatch } from './searchStocks.ts'

export function MatchLine({ match, isTwin }: { match: StockMatch; isTwin: boolean }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { symbol, companyName, exchange, country, currency, previousClose } = match
  const place = [exchangeNameOf(exchange) ?? formatMessage({ id: 'search.unknownExchange' }), country, currency]
  return (
    <>
      <MatchSymbol symbol={symbol} />
      <Text
        as="span"
        truncate
        {...(isTwin && {
          ps: '3',
          borderLeftWidth: '1px',
          borderColor: 'border.strong',
          textStyle: 'note',
          color: 'fg.muted',
        })}
      >
        {isTwin ? (
          <>
            <VisuallyHidden>{companyName}. </VisuallyHidden>
            {formatMessage({ id: 'search.twin' })}
          </>
        ) : (
          companyName
        )}
      </Text>
      <Text as="span" textStyle="note" color="fg.muted" whiteSpace="nowrap">
        {place.filter((part) => part != null && part !== '').join(', ')}
      </Text>
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="end" whiteSpace="nowrap">
        {previousClose != null && (
          <>
            <VisuallyHidden>{formatMessage({ id: 'search.previousClose' })} </VisuallyHidden>
            {formatters.price(previousClose)}
          </>
        )}
      </Text>
    </>
  )
}
