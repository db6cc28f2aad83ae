import { Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { useNow } from '../../../device/clock.ts'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { EntryPrice } from '../../watchlists/list/EntryPrice.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import type { TodayEntry } from './todayData.ts'
import { placeOfPrice } from './placeOfPrice.ts'
import { sinceText } from './sinceText.ts'
import { DELAYS, type Delay } from './usePostpone.ts'
import styles from './Today.module.css'

const RAIL_WIDTH = 72

interface TodayRowProps {
  readonly row: TodayEntry
  readonly onOpen: () => void
  readonly onPostpone: (delay: Delay) => void
}

/** An entry that asks for something: what the person meant to do, at which of their prices, how far beyond, since when. */
export function TodayRow({ row, onOpen, onPostpone }: TodayRowProps) {
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
    <li className={styles['row']} data-new={isNew || undefined}>
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
      <LaterMenu symbol={symbol} onPostpone={onPostpone} />
    </li>
  )
}

interface LaterMenuProps {
  readonly symbol: string
  readonly onPostpone: (delay: Delay) => void
}

/** The clock: takes the row out of Today until then. */
export function LaterMenu({ symbol, onPostpone }: LaterMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['later']}>
      <MenuButton
        label={formatMessage({ id: 'today.later' }, { symbol })}
        entries={DELAYS.map((delay) => ({
          id: delay,
          label: formatMessage({ id: `today.delay.${delay}` }),
          onSelect: () => onPostpone(delay),
        }))}
      >
        <Clock size={16} aria-hidden="true" />
      </MenuButton>
    </span>
  )
}
