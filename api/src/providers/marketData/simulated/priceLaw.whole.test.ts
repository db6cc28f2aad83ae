import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSimulatedMarketData } from './simulatedMarketData.ts'

const securitiesFile = join(import.meta.dirname, '../../../../data/securities.csv')
const now = new Date('2026-11-20T19:17:23.500Z')

test.each(['always', 'exchange'] as const)(
  'the yearly deviation of common stocks lies between 0.08 and 0.8 (%s)',
  async (session) => {
    const market = createSimulatedMarketData({ seed: 42, session, securitiesFile })
    for (const { key, kind } of await market.securities()) {
      if (kind !== 'commonStock') continue
      const closes = (await market.dailyCloses(key, '2021-11-21', '2026-11-20', now)).map(({ close }) =>
        close.toNumber(),
      )
      const volatility = deviationOf(closes) * Math.sqrt(session === 'always' ? 365 : 252)

      expect(volatility, key).toBeGreaterThan(0.08)
      expect(volatility, key).toBeLessThan(0.8)
      expect(Math.max(...closes) / Math.min(...closes), key).toBeLessThan(15)
    }
  },
)

test('a US dollar stays near 1.40 Canadian dollars for ten years [SHELL-03]', async () => {
  const market = createSimulatedMarketData({ seed: 42, session: 'always', securitiesFile })
  const rates: number[] = []
  for (let week = 0; week < 520; week += 1) {
    const instant = new Date(Date.UTC(2020, 0, 1) + week * 7 * 86_400_000)
    rates.push((await market.exchangeRate('USD', 'CAD', instant)).toNumber())
  }

  expect(Math.min(...rates)).toBeGreaterThan(1.29)
  expect(Math.max(...rates)).toBeLessThan(1.51)
  expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(0.05)
})

test('between two ticks of five seconds about half of the prices move', async () => {
  const market = createSimulatedMarketData({ seed: 42, session: 'always', securitiesFile })
  const keys = (await market.securities()).map(({ key }) => key)
  let [moved, seen] = [0, 0]
  let before = await market.quotes(keys, now)
  for (let tick = 1; tick <= 24; tick += 1) {
    const after = await market.quotes(keys, new Date(now.getTime() + tick * 5_000))
    for (const [key, quote] of after) if (!before.get(key)?.price.eq(quote.price)) moved += 1
    seen += after.size
    before = after
  }

  expect(moved / seen).toBeGreaterThan(0.45)
})

function deviationOf(closes: readonly number[]): number {
  const moves = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)))
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length
  return Math.sqrt(moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / moves.length)
}
