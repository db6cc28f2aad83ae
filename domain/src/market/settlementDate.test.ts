import { expect, test } from 'vitest'
import { dayOfDate } from './exchangeDay.ts'
import { isWeekend } from './exchangeHolidays.ts'
import { settlementDateOf } from './settlementDate.ts'

const HOLIDAYS = new Set(['2026-01-01', '2024-05-27'])
const isTradingDay = (date: string) => !isWeekend(dayOfDate(date)) && !HOLIDAYS.has(date)

test.each([
  ['2014-11-03', '2014-11-06'],
  ['2017-09-01', '2017-09-06'],
  ['2017-09-05', '2017-09-07'],
  ['2024-05-24', '2024-05-29'],
  ['2024-05-28', '2024-05-29'],
  ['2026-11-20', '2026-11-23'],
  ['2025-12-31', '2026-01-02'],
])('a trade of %s settles on %s', (tradeDate, settlementDate) => {
  expect(settlementDateOf(tradeDate, isTradingDay)).toBe(settlementDate)
})
