import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingPeriod } from './billingCycle.ts'
import { prorate } from './proration.ts'
import { salesTaxes } from './salesTax.ts'

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const monthEnds = fc
  .tuple(fc.integer({ min: 2020, max: 2090 }), fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 3 }))
  .map(([year, month, before]) => new Date(Date.UTC(year, month + 1, -before, 23, 59, 59, 999)))
const periods = fc
  .tuple(fc.oneof(instants, monthEnds), fc.nat(120))
  .map(([first, number]) => billingPeriod(first, number))
const prices = fc.integer({ min: 1, max: 100_000 })
const parts = fc.double({ min: 0, max: 1, noNaN: true })

type Period = ReturnType<typeof billingPeriod>

const after = ({ start, end }: Period, part: number) =>
  new Date(start.getTime() + Math.floor((end.getTime() - start.getTime()) * part))

test('half of June on another plan costs half of the difference [SUBS-28]', () => {
  const period = { start: new Date('2027-06-01T00:00:00Z'), end: new Date('2027-07-01T00:00:00Z') }
  const at = new Date('2027-06-16T00:00:00Z')
  expect(prorate({ from: 499, to: 1999, period, at })).toEqual({ credit: 250, debit: 1000, subtotal: 750 })
  expect(salesTaxes(750)).toEqual({ gst: 38, qst: 75 })
})

test('a change costs the whole difference at the start of a period and nothing at its end [SUBS-28]', () => {
  fc.assert(
    fc.property(periods, prices, prices, (period, from, to) => {
      expect(prorate({ from, to, period, at: period.start }).subtotal).toBe(to - from)
      expect(prorate({ from, to, period, at: period.end }).subtotal).toBe(0)
      expect(prorate({ from, to, period, at: new Date(period.end.getTime() + 1000) }).subtotal).toBe(0)
    }),
  )
})

test('an upgrade never gives money back, a later one never costs more, and the same plan costs nothing [SUBS-28]', () => {
  fc.assert(
    fc.property(periods, prices, prices, parts, parts, (period, one, other, first, second) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const [early, late] = [Math.min(first, second), Math.max(first, second)].map((part) => after(period, part))
      const costs = [early, late].map((at) => prorate({ from, to, period, at: at ?? period.start }))
      for (const { subtotal } of costs) {
        expect(subtotal).toBeGreaterThanOrEqual(0)
        expect(subtotal).toBeLessThanOrEqual(to - from)
      }
      expect(costs[1]?.debit).toBeLessThanOrEqual(costs[0]?.debit ?? 0)
      expect(prorate({ from, to: from, period, at: period.start }).subtotal).toBe(0)
    }),
  )
})

test('a period of many changes costs what each plan costs for its time, to a cent a change [SUBS-28]', () => {
  const changes = fc.array(fc.record({ price: prices, part: parts }), { maxLength: 12 })
  fc.assert(
    fc.property(periods, prices, changes, (period, firstPrice, unordered) => {
      const ordered = unordered.toSorted((one, other) => one.part - other.part)
      let [charged, price, used, since] = [firstPrice, firstPrice, 0, period.start]
      for (const change of ordered) {
        const at = after(period, change.part)
        charged += prorate({ from: price, to: change.price, period, at }).subtotal
        used += price * (at.getTime() - since.getTime())
        ;[price, since] = [change.price, at]
      }
      used += price * (period.end.getTime() - since.getTime())
      const exact = used / (period.end.getTime() - period.start.getTime())
      expect(Math.abs(charged - exact)).toBeLessThanOrEqual(1 + 2 * ordered.length)
    }),
  )
})
