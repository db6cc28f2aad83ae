import { badgeSymbolOf, tickerDisplay } from '@palier/domain/market/ticker'
import { Text } from '../../../ui/text/Text.ts'

/** A ticker where there is little room: without its country, smaller when long, on two lines when longer still. */
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
