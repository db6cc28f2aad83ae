import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingDate, billingPeriod } from './billingCycle.ts'

const DAY = 86_400_000
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

const dates = (first: string, count: number) =>
  Array.from({ length: count }, (_, number) => billingDate(new Date(first), number).toISOString().slice(0, 10))

test('a subscription of the 31st is billed on the last day of shorter months, and does not drift [SUBS-01] [SUBS-28]', () => {
  expect(dates('2027-12-31T15:30:00Z', 6)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
  ])
  expect(billingDate(new Date('2027-01-31T15:30:00Z'), 1)).toEqual(new Date('2027-02-28T15:30:00Z'))
})

test('a subscription of a leap day is billed on the 28th in other Februaries and on the 29th else [SUBS-01]', () => {
  const all = dates('2028-02-29T00:00:00Z', 49)
  expect([all[0], all[1], all[12], all[48]]).toEqual(['2028-02-29', '2028-03-29', '2029-02-28', '2032-02-29'])
})

test('periods follow each other without a gap, are a month long and keep the day and the time of the first [SUBS-01]', () => {
  fc.assert(
    fc.property(instants, fc.nat(600), (first, number) => {
      const { start, end } = billingPeriod(first, number)
      expect(billingPeriod(first, number + 1).start).toEqual(end)
      const days = (end.getTime() - start.getTime()) / DAY
      expect([28, 29, 30, 31]).toContain(days)
      expect(start.toISOString().slice(11)).toBe(first.toISOString().slice(11))

      const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
      expect(start.getUTCDate()).toBe(Math.min(first.getUTCDate(), lastDay))
    }),
  )
})
