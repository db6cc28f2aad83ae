import { useIntl } from 'react-intl'
import { suggestionOf } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import type { MessageId } from '../../kit/language/MessageId.ts'
import { DayPercent, StockNote, StockPrice, StockRow, StockRows, StockSymbol } from '../../kit/prices/StockRows.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { BestEntry } from './today/todayData.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

interface BestEntriesProps {
  readonly title: string
  readonly best: readonly BestEntry[]
  readonly onView: (best: BestEntry) => void
}

/**
 * The most pressing stocks of all lists of a kind: score, name, what to do, price and the percent of the day. Nothing
 * where there are none.
 */
export function BestEntries({ title, best, onView }: BestEntriesProps) {
  const labels = useEntryLabels()
  const { formatMessage } = useIntl()
  if (best.length === 0) return null
  return (
    <StockRows title={title}>
      {best.map(({ entry, listId }) => (
        <StockRow key={entry.id} kind="best">
          <ScoreBadge score={entry.score} label={labels.score(entry)} />
          <StockSymbol symbol={entry.symbol} onOpen={() => onView({ entry, listId })} />
          <StockNote>{entry.stock.companyName}</StockNote>
          <StockNote>{formatMessage({ id: adviceOf(entry.kind, entry) }).toLocaleLowerCase()}</StockNote>
          <StockPrice value={entry.stock.lastPrice}>{labels.price(entry)}</StockPrice>
          <DayPercent direction={entry.percentDirection}>{labels.percent(entry)}</DayPercent>
        </StockRow>
      ))}
    </StockRows>
  )
}

/** The message id of the suggestion; for a limit to sell at, which of the two. */
function adviceOf(kind: ListKind, { score }: WatchedEntry): MessageId {
  const suggestion = suggestionOf(kind, score)
  if (suggestion !== 'sellLimit') return `suggestion.${suggestion}`
  return thresholdName('sell', score > 0 ? 't800' : 't200')
}
