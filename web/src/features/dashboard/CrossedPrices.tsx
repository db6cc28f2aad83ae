import { useIntl } from 'react-intl'
import { compareByAbsoluteScore } from '@palier/domain/watchlists/ranking'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Box, Grid } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'
import type { BestEntry } from './BestEntries.tsx'
import { DayPercent, StockNote, StockPrice, StockRow, StockStack, StockSymbol } from '../../kit/prices/StockRows.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import type { BoardList } from './useBoard.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

const SHOWN = 5

interface CrossedPricesProps {
  readonly lists: readonly BoardList[]
  readonly onView: (best: BestEntry) => void
}

/** The stocks of all lists that are beyond a threshold, the most pressing first. */
export function CrossedPrices({ lists, onView }: CrossedPricesProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const title = formatMessage({ id: 'dashboard.crossed' })
  const crossed = crossedOf(lists)
  return (
    <Box as="section" minW="0" borderTopWidth="1px" borderColor="rule" pt="0.625rem" aria-label={title}>
      <Heading>{title}</Heading>
      {crossed.length === 0 && (
        <Text mt="2" color="fg.muted">
          {formatMessage({ id: 'dashboard.crossed.none' })}
        </Text>
      )}
      <Grid as="ul" templateColumns={{ base: '1fr 1fr', lg: 'minmax(0, 1fr)' }} columnGap="8">
        {crossed.map(({ entry, listId }) => {
          const state = lastCrossed(entry)
          return (
            <StockRow key={entry.id} kind="crossed">
              <ScoreBadge score={entry.score} label={labels.score(entry)} />
              <StockStack>
                <StockSymbol symbol={entry.symbol} onOpen={() => onView({ entry, listId })} />
                {state && (
                  <StockNote>
                    {formatMessage({ id: thresholdName(entry.kind, state.key) })}, {labels.threshold(state)}
                  </StockNote>
                )}
              </StockStack>
              <StockStack>
                <StockPrice value={entry.stock.lastPrice}>{labels.price(entry)}</StockPrice>
                <DayPercent direction={entry.percentDirection}>{labels.percent(entry)}</DayPercent>
              </StockStack>
            </StockRow>
          )
        })}
      </Grid>
    </Box>
  )
}

function crossedOf(lists: readonly BoardList[]): BestEntry[] {
  const byStock = new Map<string, BestEntry>()
  for (const { listId, top } of lists) {
    for (const entry of top) {
      if (lastCrossed(entry) && !byStock.has(entry.stock.id)) byStock.set(entry.stock.id, { entry, listId })
    }
  }
  return [...byStock.values()].sort((one, other) => compareByAbsoluteScore(one.entry, other.entry)).slice(0, SHOWN)
}

/** Of several crossed prices the one farthest along: the last of a purchase, the outermost of a sale. */
function lastCrossed({ kind, states }: WatchedEntry) {
  const crossed = states.filter(({ state }) => state === 'crossed')
  // A sale is either above or below: of what is below, the low limit comes first.
  const isBelow = kind === 'sell' && crossed.some(({ key }) => key === 't200' || key === 't400')
  return isBelow ? crossed[0] : crossed.at(-1)
}
