import { join } from 'node:path'
import { decimal } from '@palier/domain/kernel/decimal'
import { readConfig } from '../config/config.ts'
import type { MarketData, SecurityKey, Split } from '../providers/marketData/port.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'
import { KEYS } from './startTestApi.ts'

type SteeredMarket = {
  marketData: MarketData
  setPrice(key: SecurityKey, price: number): void
  setSplits(key: SecurityKey, splits: readonly Split[]): void
}

/** The simulated exchange with the prices and splits that a test sets; a security without a price stands still at 100. */
export function createSteeredMarket(): SteeredMarket {
  const prices = new Map<SecurityKey, number>()
  const splits = new Map<SecurityKey, readonly Split[]>()
  const { market } = readConfig({ ...KEYS, NODE_ENV: 'test' })
  const securitiesFile = join(import.meta.dirname, '../../data/securities.csv')
  const simulated = createSimulatedMarketData({ ...market, securitiesFile })
  return {
    setPrice: (key, price) => void prices.set(key, price),
    setSplits: (key, told) => void splits.set(key, told),
    marketData: {
      ...simulated,
      splits: async (key, from, to) => (splits.get(key) ?? []).filter(({ date }) => date >= from && date <= to),
      async quotes(keys, now) {
        const quotes = await simulated.quotes(keys, now)
        return new Map([...quotes].map(([key, quote]) => [key, { ...quote, price: decimal(prices.get(key) ?? 100) }]))
      },
    },
  }
}
