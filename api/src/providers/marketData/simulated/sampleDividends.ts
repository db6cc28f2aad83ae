import { dateOfDay, dayOfDate, exchangeDay } from '@palier/domain/market/exchangeDay'
import { decimal } from '@palier/domain/kernel/decimal'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import type { Dividend } from '../port.ts'
import { hashText } from './random.ts'
import type { Listing } from './listing.ts'

const AMOUNT_PLACES = 4
const ANNOUNCED_DAYS = 45
const PAID_AFTER_DAYS = 21
const MONTHS = 12
const EARLIEST_DAY_OF_MONTH = 8
const DAYS_OF_MONTH = 14

/**
 * Dividends announced by `today`: the yearly dividend in equal parts, in months that depend on the
 * company. Listings of one company pay on the same days, except for holidays.
 */
export function sampleDividends(listing: Listing, from: string, to: string, today: string): Dividend[] {
  const { security, referencePrice, referenceYield, payoutsPerYear } = listing.sample
  if (payoutsPerYear === 0) return []
  const company = hashText(security.companyKey)
  const gap = MONTHS / payoutsPerYear
  const dayOfMonth = EARLIEST_DAY_OF_MONTH + (company % DAYS_OF_MONTH)
  const amount = (referenceYield * referencePrice) / payoutsPerYear
  // Exchanges settle on business days, whatever hours the simulation uses.
  const calendar = calendarOf(security.mic, 'exchange')
  const openFrom = (day: number): number => (calendar.isOpen(day) ? day : openFrom(day + 1))

  const last = Math.min(dayOfDate(to), dayOfDate(today) + ANNOUNCED_DAYS)
  const dividends: Dividend[] = []
  const [year = 0, month = 1] = from.split('-').map(Number)
  for (let place = year * MONTHS + month - 1; ; place += 1) {
    const day = openFrom(exchangeDay(Math.floor(place / MONTHS), (place % MONTHS) + 1, dayOfMonth))
    if (day > last) return dividends
    if (day < dayOfDate(from) || place % gap !== company % gap) continue
    const paymentDate = dateOfDay(openFrom(day + PAID_AFTER_DAYS))
    dividends.push({
      exDate: dateOfDay(day),
      amount: decimal((amount / listing.shareFactor(day)).toFixed(AMOUNT_PLACES)),
      currency: security.currency,
      paymentDate,
    })
  }
}
