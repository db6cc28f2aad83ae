import { useIntl, type IntlShape } from 'react-intl'
import { priceAgeOf } from '@palier/domain/market/priceAge'

/** Text such as "4 min ago". `at` is ISO 8601, or null if unknown. */
export function usePriceAge(): (at: string | null, now: Date) => string {
  const intl = useIntl()
  return (at, now) => priceAgeText(intl, at, now)
}

function priceAgeText({ formatMessage }: IntlShape, at: string | null, now: Date): string {
  const age = at === null ? ({ kind: 'unknown' } as const) : priceAgeOf(at, now)
  if (age.kind === 'unknown') return formatMessage({ id: 'age.unknown' })
  if (age.kind === 'days') return formatMessage({ id: 'age.days' }, { days: age.days })

  const { days, hours, minutes } = age
  if (days > 0) return formatMessage({ id: hours > 0 ? 'age.daysHours' : 'age.days' }, { days, hours })
  if (hours > 0) return formatMessage({ id: minutes > 0 ? 'age.hoursMinutes' : 'age.hours' }, { hours, minutes })
  return minutes > 0 ? formatMessage({ id: 'age.minutes' }, { minutes }) : formatMessage({ id: 'age.now' })
}
