import type { IntlShape } from 'react-intl'
import type { Formatters } from '../../../ui/figures/formatters.ts'

const DAYS_COUNTED = 30

/** Formats a time, more briefly if it is recent: "9 h 42", "hier, 15 h 10", "3 jours", a date. */
export function sinceText(
  at: Date,
  now: Date,
  { formatMessage }: IntlShape,
  format: Formatters,
  isShort = false,
): string {
  const days = Math.round((midnightOf(now) - midnightOf(at)) / 86_400_000)
  const time = format.time(at)
  if (days <= 0) return time
  if (days === 1) return formatMessage({ id: isShort ? 'today.yesterday' : 'today.yesterdayAt' }, { time })
  return days < DAYS_COUNTED ? formatMessage({ id: 'today.days' }, { count: days }) : format.date(at)
}

function midnightOf(instant: Date): number {
  return new Date(instant).setHours(0, 0, 0, 0)
}
