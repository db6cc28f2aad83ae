import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSimulatedMarketData } from '../../../providers/marketData/simulated/simulatedMarketData.ts'
import type { HeldStock } from '../holdings.ts'
import { createCloses } from './closes.ts'

const securitiesFile = join(import.meta.dirname, '../../../../data/securities.csv')
const marketData = createSimulatedMarketData({ seed: 42, session: 'always', securitiesFile })
const period = { first: '2026-11-16', today: '2026-11-21' }

// 5 minutes of delay plus 10 minutes in the cache, counted from midnight in Toronto.
const minutesAfterMidnight = (minutes: number) => new Date(Date.parse('2026-11-21T05:00:00Z') + minutes * 60_000)

test('closes read just after midnight are not reused once the day before has closed [NUM-16]', async () => {
  const held = { stock: { ticker: 'RY', exchangeCode: 'XTSE' }, quote: null } as unknown as HeldStock
  const closesOf = createCloses(marketData)
  for (const minutes of [0, 1, 4, 4.9, 5, 6, 9, 13, 14.9, 16]) {
    const now = minutesAfterMidnight(minutes)
    expect(await closesOf(held, period, now)).toEqual(await createCloses(marketData)(held, period, now))
  }
  expect((await closesOf(held, period, minutesAfterMidnight(6))).at(-1)?.date).toBe('2026-11-20')
})
