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
import { nearestFirst, rowsOfQuietDay, type Near } from './nearest.ts'
import styles from './Today.module.css'

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
  const nameOf = ({ entry, key }: Near) => formatMessage({ id: thresholdName(entry.kind, key) }).toLocaleLowerCase()
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
        {rowsOfQuietDay(today, 0).map((one) => {
          const { entry, key, price } = one
          const { lastPrice, symbol, stock } = entry
          const kind = entry.kind === 'sell' ? 'sell' : 'buy'
          const money = (amount: Decimal) => format.money(amount.toString(), stock.currency)
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
                {formatMessage({ id: `crossing.verb.${kind}.${key}` }, { symbol })}
              </button>
              <span className={styles['place']}>
                {formatMessage(
                  { id: 'today.quiet.away' },
                  { gap: money((lastPrice ?? price).minus(price).abs()), name: nameOf(one), price: money(price) },
                )}
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
