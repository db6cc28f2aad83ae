import { describe, expect, test } from 'vitest'
import type { ExchangeRates } from './port.ts'

export function describeExchangeRates(name: string, create: () => { rates: ExchangeRates; now: Date }): void {
  describe(`${name} as a source of exchange rates`, () => {
    test('SHELL-03 a US dollar costs a plausible number of Canadian dollars, as of a day that has been', async () => {
      const { rates, now } = create()
      const { rate, asOf, source } = await rates.latest(now)
      expect([rate.gt(1), rate.lt(2)]).toEqual([true, true])
      expect(asOf.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(now.getTime() - asOf.getTime()).toBeLessThan(7 * 86_400_000)
      expect(source).not.toBe('')
    })

    test('PORT-20 the rates of past days come oldest first, none of a day that is not over', async () => {
      const { rates, now } = create()
      const first = '2026-11-16'
      const today = now.toISOString().slice(0, 10)
      const days = await rates.since(first, now)
      const dates = days.map(({ date }) => date)
      expect(days.length).toBeGreaterThan(1)
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every((date) => date >= first && date < today)).toBe(true)
      expect(days.every(({ rate }) => rate.gt(1) && rate.lt(2))).toBe(true)
    })

    test('SHELL-03 the same instant has the same rate', async () => {
      const { rates, now } = create()
      expect(await rates.latest(now)).toEqual(await rates.latest(now))
    })
  })
}
