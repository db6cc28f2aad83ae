import { join } from 'node:path'
import { decimal } from '@palier/domain/kernel/decimal'
import { readConfig } from '../config/config.ts'
import type { MarketData, SecurityKey } from '../providers/marketData/port.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'
import { KEYS } from './startTestApi.ts'

/** The simulated exchange with the prices that a test sets; a security without one stands still at 100. */
export function createSteeredMarket(): { marketData: MarketData; setPrice(key: SecurityKey, price: number): void } {
  const prices = new Map<SecurityKey, number>()
  const { market } = readConfig({ ...KEYS, NODE_ENV: 'test' })
  const securitiesFile = join(import.meta.dirname, '../../data/securities.csv')
  const simulated = createSimulatedMarketData({ ...market, securitiesFile })
  return {
    setPrice: (key, price) => void prices.set(key, price),
    marketData: {
      ...simulated,
      async quotes(keys, now) {
        const quotes = await simulated.quotes(keys, now)
        return new Map([...quotes].map(([key, quote]) => [key, { ...quote, price: decimal(prices.get(key) ?? 100) }]))
      },
    },
  }
}
