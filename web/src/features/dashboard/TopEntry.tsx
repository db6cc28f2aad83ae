import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { DayPercent, StockPrice, StockRow, StockSymbol } from '../../kit/prices/StockRows.tsx'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

interface TopEntryProps {
  readonly entry: WatchedEntry
  /** Shows the stock; without it the line is part of the card. */
  readonly onView?: () => void
}

/** A stock in the card of its list. */
export function TopEntry({ entry, onView }: TopEntryProps) {
  const labels = useEntryLabels()
  return (
    <StockRow kind="top">
      <ScoreBadge score={entry.score} label={labels.score(entry)} />
      <StockSymbol symbol={entry.symbol} onOpen={onView} />
      <StockPrice value={entry.stock.lastPrice}>{labels.price(entry)}</StockPrice>
      <DayPercent direction={entry.percentDirection}>{labels.percent(entry)}</DayPercent>
    </StockRow>
  )
}
