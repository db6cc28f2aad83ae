import { isStalePrice } from '@palier/domain/market/priceAge'
import { THRESHOLD_KEYS } from '@palier/domain/watchlists/thresholds'
import { useNow } from '../../../device/clock.ts'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { PriceRail } from '../../../ui/figures/PriceRail.tsx'
import type { RailThresholds } from '../../../ui/figures/priceRailShape.ts'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import type { EntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './EntryPrice.module.css'

interface EntryPriceProps {
  readonly entry: WatchedEntry
  readonly labels: EntryLabels
  readonly railWidth: number
  readonly filter?: string
}

export function EntryPrice({ entry, labels, railWidth, filter = '' }: EntryPriceProps) {
  const now = useNow()
  const { stock, kind, level, thresholds } = entry
  const text = labels.price(entry)
  if (stock.lastPrice == null) return <span className={styles['price']}>{text}</span>

  const isStale = stock.lastPriceAt != null && isStalePrice(stock.lastPriceAt, now)
  return (
    <>
      <span className={styles['price']}>
        <LiveNumber value={stock.lastPrice} over="cell" stale={isStale}>
          <Highlight text={text} filter={filter} />
        </LiveNumber>
      </span>
      <span className={styles['rail']} data-stale={isStale || undefined}>
        <PriceRail
          kind={kind}
          price={Number(stock.lastPrice)}
          low={numberOrNull(stock.yearLow)}
          high={numberOrNull(stock.yearHigh)}
          thresholds={railThresholds(thresholds)}
          level={level}
          label={labels.rail(entry)}
          width={railWidth}
        />
      </span>
    </>
  )
}

/** Floats are exact enough for a rail of about 70 pixels. */
function railThresholds(thresholds: WatchedEntry['thresholds']): RailThresholds {
  const [t200, t400, t600, t800] = THRESHOLD_KEYS.map((key) => thresholds[key]?.toNumber() ?? null)
  return { t200: t200 ?? null, t400: t400 ?? null, t600: t600 ?? null, t800: t800 ?? null }
}

function numberOrNull(value: string | null | undefined): number | null {
  return value == null ? null : Number(value)
}
