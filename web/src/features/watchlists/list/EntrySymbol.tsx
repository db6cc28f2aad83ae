import { badgeSymbolOf, tickerDisplay } from '@palier/domain/market/ticker'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import styles from './EntrySymbol.module.css'

interface EntrySymbolProps {
  readonly symbol: string
  readonly filter: string
}

export function EntrySymbol({ symbol, filter }: EntrySymbolProps) {
  const { parts, small } = tickerDisplay(badgeSymbolOf(symbol))
  const [first, second] = parts
  if (!small) return <Highlight text={first} filter={filter} />
  return (
    <span className={styles['small']} data-small title={symbol}>
      <Highlight text={first} filter={filter} />
      {second !== undefined && (
        <>
          <wbr />
          <Highlight text={second} filter={filter} />
        </>
      )}
    </span>
  )
}
