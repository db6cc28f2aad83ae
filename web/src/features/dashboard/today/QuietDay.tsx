import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { EntryPrice } from '../../watchlists/list/EntryPrice.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import type { BestEntry, TodayData } from './todayData.ts'
import { QuietAxis } from './QuietAxis.tsx'
import { placeOfPrice } from './placeOfPrice.ts'
import styles from './Today.module.css'

const NEAREST = 3

/** A stock with its distance, in percent without sign, to the price of the person's own that it would reach next. */
export interface Near extends BestEntry {
  readonly away: Decimal
}

/** A day without anything to decide: how far the nearest stocks are from their next price. */
export function QuietDay({ today, onView }: { today: TodayData; onView: (best: BestEntry) => void }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useEntryLabels()
  const near = nearestFirst(today.next)
  const [first] = near
  if (!first)
    return (
      <Text mt="2" color="fg.muted">
        {formatMessage({ id: 'today.quiet.text' })}
      </Text>
    )
  const nameOf = ({ entry }: Near) =>
    formatMessage({ id: thresholdName(entry.kind, placeOfPrice(entry)?.key ?? 't600') }).toLocaleLowerCase()
  const awayOf = ({ away }: Near) => format.percent(away.toString(), 1)
  return (
    <>
      <Text mt="1" color="fg.muted">
        {formatMessage({ id: 'today.quiet.text' })}{' '}
        {formatMessage(
          { id: 'today.quiet.nearest' },
          { symbol: first.entry.symbol, distance: awayOf(first), name: nameOf(first) },
        )}
      </Text>
      <QuietAxis near={near} />
      <Heading mt="6" pb="2" borderBottomWidth="1px" borderColor="rule" textStyle="h3">
        {formatMessage({ id: 'today.quiet.rows' })}
      </Heading>
      <Box as="ul">
        {near.slice(0, NEAREST).map((one) => {
          const { entry } = one
          const place = placeOfPrice(entry)
          const price = place ? format.money(place.price.toString(), entry.stock.currency) : ''
          return (
            <li key={entry.id} className={styles['row']}>
              <span className={styles['badge']}>
                <ScoreBadge score={entry.score} label={labels.score(entry)} />
              </span>
              <button
                className={styles['verb']}
                type="button"
                aria-haspopup="dialog"
                data-today
                onClick={() => onView(one)}
              >
                {entry.symbol}
              </button>
              <span className={styles['place']}>
                {formatMessage({ id: 'today.quiet.away' }, { name: nameOf(one), price })}
              </span>
              <span className={styles['price']}>
                <EntryPrice entry={entry} labels={labels} railWidth={72} />
              </span>
              <span className={styles['meta']}>
                <span className={styles['distance']}>{awayOf(one)}</span>
              </span>
            </li>
          )
        })}
      </Box>
    </>
  )
}

function nearestFirst(entries: readonly BestEntry[]): Near[] {
  return entries
    .flatMap((best) => {
      const next = best.entry.states.find(({ state }) => state === 'next')
      return next?.distance ? [{ ...best, away: next.distance.abs().times(100) }] : []
    })
    .sort((one, other) => one.away.cmp(other.away))
}
