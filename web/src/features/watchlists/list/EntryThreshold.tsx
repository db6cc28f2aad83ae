import { isStalePrice } from '@palier/domain/market/priceAge'
import type { ThresholdState } from '@palier/domain/watchlists/thresholds'
import { useNow } from '../../../device/clock.ts'
import { ThresholdCell } from '../../../ui/figures/ThresholdCell.tsx'
import type { EntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

interface EntryThresholdProps {
  readonly entry: WatchedEntry
  readonly state: ThresholdState
  readonly labels: EntryLabels
}

/** Shows no progress toward the next threshold if the price is stale or the score is pending. */
export function EntryThreshold({ entry, state, labels }: EntryThresholdProps) {
  const now = useNow()
  const { lastPriceAt } = entry.stock
  const isSure = entry.level !== 11 && !(lastPriceAt != null && isStalePrice(lastPriceAt, now))
  return (
    <ThresholdCell
      kind={entry.kind}
      thresholdKey={state.key}
      state={state.state}
      text={labels.threshold(state)}
      distanceText={labels.distance(state)}
      ledge={isSure ? state.ledge : null}
      screenReaderText={labels.thresholdSentence(state)}
    />
  )
}
