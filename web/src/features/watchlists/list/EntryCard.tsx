import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isStalePrice } from '@palier/domain/market/priceAge'
import { useNow } from '../../../device/clock.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { PriceAgeText } from '../../../kit/prices/PriceAgeText.tsx'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import { ThresholdStair } from './ThresholdStair.tsx'
import { useEntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { EntrySymbol } from './EntrySymbol.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  readonly entry: WatchedEntry
  readonly filter?: string
  readonly wrapBadge?: (badge: ReactNode) => ReactNode
}

export const EntryCard = memo(function EntryCard({ entry, filter = '', wrapBadge }: EntryCardProps) {
  const labels = useEntryLabels()
  const now = useNow()
  const { stock } = entry
  const isStale = stock.lastPriceAt != null && isStalePrice(stock.lastPriceAt, now)
  const badge = <ScoreBadge score={entry.score} label={labels.score(entry)} />
  return (
    <div className={styles['card']}>
      <div className={styles['line']}>
        <span className={styles['symbol']}>
          <EntrySymbol symbol={stock.symbol} filter={filter} />
        </span>
        <span className={styles['name']}>
          <Highlight text={stock.companyName} filter={filter} />
        </span>
        {wrapBadge ? wrapBadge(badge) : badge}
      </div>
      <div className={styles['line']}>
        <span className={styles['price']}>
          <LiveNumber value={stock.lastPrice ?? '0'} stale={isStale}>
            {labels.price(entry)}
          </LiveNumber>
        </span>
        <span className={styles['currency']}>{stock.currency}</span>
        <span className={styles['change']}>
          <ChangeText
            direction={entry.percentDirection}
            text={labels.percent(entry)}
            screenReaderText={labels.changeSentence(entry, 'percentOnly')}
          />
        </span>
        <span className={styles['age']}>
          <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
        </span>
      </div>
      <div className={styles['line']}>
        <span className={styles['stair']}>
          <ThresholdStair kind={entry.kind} states={entry.states} />
        </span>
        <span className={styles['next']}>
          <NextThreshold entry={entry} />
        </span>
      </div>
    </div>
  )
})

/** Falls back to the last crossed threshold. */
function NextThreshold({ entry }: { entry: WatchedEntry }) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const strong = (text: ReactNode) => <strong className={styles['strong']}>{text}</strong>
  const next = entry.states.find(({ state }) => state === 'next')
  const shown = next ?? entry.states.findLast(({ state }) => state === 'crossed')
  if (!shown) return <FormattedMessage id="list.threshold.none" />

  const name = formatMessage({ id: thresholdName(entry.kind, shown.key) })
  if (shown === next) {
    const values = { name, price: labels.threshold(next), distance: labels.distance(next) ?? '', strong }
    return <FormattedMessage id="list.threshold.nextNamed" values={values} />
  }
  return <FormattedMessage id="list.threshold.crossedNamed" values={{ name, strong }} />
}
