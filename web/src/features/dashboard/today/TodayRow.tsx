import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { useNow } from '../../../device/clock.ts'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { EntryPrice } from '../../watchlists/list/EntryPrice.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import type { TodayEntry } from './todayData.ts'
import { SnoozeButton } from './SnoozeButton.tsx'
import { placeOfPrice } from './placeOfPrice.ts'
import { sinceText } from './sinceText.ts'
import styles from './Today.module.css'

const RAIL_WIDTH = 72

interface TodayRowProps {
  readonly row: TodayEntry
  /** True if the row appeared after the page was opened. */
  readonly arrives: boolean
  readonly onOpen: () => void
  readonly onPostponed: () => void
}

export function TodayRow({ row, arrives, onOpen, onPostponed }: TodayRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const format = useFormatters()
  const labels = useEntryLabels()
  const now = useNow()
  const isMobile = useIsMobile()
  const { entry, listName, crossedAt, isNew } = row
  const { symbol, stock } = entry
  const place = placeOfPrice(entry)
  const kind = entry.kind === 'sell' ? 'sell' : 'buy'
  const key = `${kind}.${place?.key ?? 't600'}` as const
  const verb = formatMessage({ id: `crossing.verb.${key}` }, { symbol })
  const price = place ? format.money(place.price.toString(), stock.currency) : ''
  const at = formatMessage(
    { id: place?.isCrossed === false ? `today.near.${kind}` : `crossing.place.${key}` },
    { price },
  )
  const since = crossedAt && sinceText(crossedAt, now, intl, format, isMobile)
  const name = formatMessage(
    { id: 'today.rowName' },
    { verb, place: at, price: labels.price(entry), since: since ?? 'none', isNew: String(isNew) },
  )
  return (
    <li className={styles['row']} data-new={isNew || undefined} data-arrives={arrives || undefined}>
      <span className={styles['badge']}>
        <ScoreBadge score={entry.score} label={labels.score(entry)} />
      </span>
      <button
        className={styles['verb']}
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        data-today
        onClick={onOpen}
      >
        {verb}
      </button>
      <span className={styles['place']}>
        {at}
        <span className={styles['list']}>
          <br />
          {listName}
        </span>
      </span>
      <span className={styles['price']}>
        <EntryPrice entry={entry} labels={labels} railWidth={RAIL_WIDTH} />
      </span>
      <span className={styles['meta']}>
        <span className={styles['distance']}>{place && format.signedPercent(place.distance.toString(), 1)}</span>
        <span className={styles['since']}>
          {since}
          {isNew && <VisuallyHidden>, {formatMessage({ id: 'today.new' })}</VisuallyHidden>}
        </span>
      </span>
      <SnoozeButton what={{ symbol, entryId: entry.id }} onPostponed={onPostponed} />
    </li>
  )
}
