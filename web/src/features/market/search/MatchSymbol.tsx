import { badgeSymbolOf, tickerDisplay } from '@palier/domain/market/ticker'
import { Text } from '../../../ui/text/Text.ts'

/** Ticker for narrow columns: without country, smaller if long, on two lines if longer. */
export function MatchSymbol({ symbol }: { symbol: string }) {
  const { parts, small } = tickerDisplay(badgeSymbolOf(symbol))
  const [first, second] = parts
  return (
    <Text
      as="span"
      fontWeight="semibold"
      overflowWrap="anywhere"
      {...(small && { fontSize: '0.6875rem', lineHeight: '0.875rem' })}
      title={symbol}
      data-small={small || undefined}
    >
      {first}
      {second !== undefined && (
        <>
          <wbr />
          {second}
        </>
      )}
    </Text>
  )
}
