import { useIntl } from 'react-intl'
import { suggestionOf } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import type { MessageId } from '../../kit/language/MessageId.ts'
import { StockDistance, StockNote, StockPrice, StockRow, StockRows, StockSymbol } from '../../kit/prices/StockRows.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { BestEntry } from './today/todayData.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

interface BestEntriesProps {
  readonly title: string
  readonly best: readonly BestEntry[]
  readonly onView: (best: BestEntry) => void
}

/** Stocks without a next threshold show their suggestion instead. */
export function BestEntries({ title, best, onView }: BestEntriesProps) {
  const labels = useEntryLabels()
  const { formatMessage } = useIntl()
  if (best.length === 0) return null
  const word = (id: MessageId) => formatMessage({ id }).toLocaleLowerCase()
  return (
    <StockRows title={title}>
      {best.map(({ entry, listId }) => {
        const next = entry.states.find(({ state }) => state === 'next')
        const advice = word(adviceOf(entry.kind, entry))
        return (
          <StockRow key={entry.id} kind="best">
            <ScoreBadge score={entry.score} label={labels.score(entry)} />
            <StockSymbol symbol={entry.symbol} onOpen={() => onView({ entry, listId })} />
            <StockNote>{entry.stock.companyName}</StockNote>
            <StockNote>
              {next ? (
                <>
                  <VisuallyHidden>{advice}, </VisuallyHidden>
                  {word(thresholdName(entry.kind, next.key))} {labels.threshold(next)}
                </>
              ) : (
                advice
              )}
            </StockNote>
            <StockPrice value={entry.stock.lastPrice}>{labels.price(entry)}</StockPrice>
            <StockDistance>{next && labels.distance(next)}</StockDistance>
          </StockRow>
        )
      })}
    </StockRows>
  )
}

/** Message id of the suggestion, which for a sell limit names the high or the low one. */
function adviceOf(kind: ListKind, { score }: WatchedEntry): MessageId {
  const suggestion = suggestionOf(kind, score)
  if (suggestion !== 'sellLimit') return `suggestion.${suggestion}`
  return thresholdName('sell', score > 0 ? 't800' : 't200')
}
