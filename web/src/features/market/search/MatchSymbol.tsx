import { badgeSymbolOf, tickerDisplay } from '@palier/domain/market/ticker'
import styles from './MatchSymbol.module.css'

/** A ticker where there is little room: without its country, smaller when long, on two lines when longer still. */
export function MatchSymbol({ symbol }: { symbol: string }) {
  const { parts, small } = tickerDisplay(badgeSymbolOf(symbol))
  const [first, second] = parts
  return (
    <span className={styles['symbol']} data-small={small || undefined} title={symbol}>
      {first}
      {second !== undefined && (
        <>
          <wbr />
          {second}
        </>
      )}
    </span>
  )
}
