import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { TODAY } from '@palier/domain/dashboard/today'
import type { ProposedSplits_viewer$key } from '../../../__generated__/ProposedSplits_viewer.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useFirstRowKey } from '../../../kit/navigation/useFirstRowKey.ts'
import { ProposedSplits } from '../../portfolios/splits/ProposedSplits.tsx'
import type { BestEntry, TodayData } from './todayData.ts'
import { sinceText } from './sinceText.ts'
import { todaySentence } from './todaySentence.ts'
import { TodayRow } from './TodayRow.tsx'
import type { ReachedObjective } from './useReachedObjectives.ts'
import { useVisit } from './useVisit.ts'
import styles from './Today.module.css'

const QuietDay = lazyWithMessages(['todayLater'], async () => (await import('./QuietDay.tsx')).QuietDay)

const Reminders = lazyWithMessages(['todayLater'], async () => (await import('./Reminders.tsx')).Reminders)

const ROW_HEIGHT = 3.75
const COLUMNS = ['score', 'verb', 'place', 'price', 'distance', 'since'] as const

interface TodayProps {
  readonly today: TodayData
  readonly viewer: ProposedSplits_viewer$key
  readonly objectives: readonly ReachedObjective[]
  readonly onView: (best: BestEntry) => void
}

export function Today({ today, viewer, objectives, onView }: TodayProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const format = useFormatters()
  const now = useNow()
  const isMobile = useIsMobile()
  const [isWhole, setIsWhole] = useState(false)
  const section = useRef<HTMLElement>(null)
  const [known] = useState(() => new Set(today.rows.map(({ entry }) => entry.id)))
  useVisit()
  useFirstRowKey(section, '[data-today]')
  const { rows, counts, lastVisitAt, isPaymentOwed } = today
  const asking = { ...counts, objectives: objectives.length, isPaymentOwed }
  const since = lastVisitAt && sinceText(lastVisitAt, now, intl, format, true)
  const sentence = todaySentence(intl, asking, since)
  const others = objectives.length + Number(isPaymentOwed)
  const shown = isWhole ? rows : rows.slice(0, Math.max(0, TODAY.shown - others))
  // The row with the focused button was unmounted.
  const takeFocus = () => section.current?.querySelector<HTMLElement>('[data-today]')?.focus()
  const day = intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Box as="section" ref={section} minW="0" aria-labelledby="today" onKeyDown={moveByKey}>
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: isMobile ? 'today.dayShort' : 'today.day' }, { day, time: format.time(now) })}
      </Text>
      <Heading as="h1" id="today" textStyle={{ base: 'companyName', md: 'h1' }} mt="1">
        {sentence.asking || formatMessage({ id: 'today.quiet' })}
        {sentence.news && (
          <Text as="span" color="fg.muted">
            {' '}
            {sentence.news}
          </Text>
        )}
      </Heading>
      <ProposedSplits viewer={viewer} />
      {sentence.asking === '' ? (
        <Suspense fallback={<div style={{ height: '20rem' }} />}>
          <QuietDay today={today} onView={onView} />
        </Suspense>
      ) : (
        <>
          <div className={styles['head']} aria-hidden="true" style={isMobile ? undefined : { marginTop: '0.75rem' }}>
            {COLUMNS.map((column) => (
              <span key={column}>{formatMessage({ id: `today.column.${column}` })}</span>
            ))}
          </div>
          <Box as="ul" mt={{ base: '3', md: '0' }} borderTopWidth={{ base: '1px', md: '0' }} borderColor="rule">
            {others > 0 && (
              <Suspense fallback={<li style={{ height: `${others * ROW_HEIGHT}rem` }} />}>
                <Reminders isPaymentOwed={isPaymentOwed} objectives={objectives} onPostponed={takeFocus} />
              </Suspense>
            )}
            {shown.map((row) => (
              <TodayRow
                key={row.entry.id}
                row={row}
                arrives={!known.has(row.entry.id)}
                onOpen={() => onView(row)}
                onPostponed={takeFocus}
              />
            ))}
          </Box>
          {shown.length < rows.length && (
            <Button mt="3" size="small" onClick={() => setIsWhole(true)}>
              {formatMessage({ id: 'today.more' }, { count: rows.length - shown.length })}
            </Button>
          )}
          <Text mt="3" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'today.note' })}
          </Text>
        </>
      )}
    </Box>
  )
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-today]')]
  const place = rows.findIndex((row) => row === event.target)
  if (place >= 0) rows[place + (event.key === 'j' ? 1 : -1)]?.focus()
}
