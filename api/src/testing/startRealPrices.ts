import type { Config } from '../config/config.ts'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { startEodhd } from '../providers/marketData/eodhd/testing/startEodhd.ts'
import { NOW, sampleMarket } from '../providers/marketData/testing/sampleMarket.ts'
import { startJsonServer } from '../providers/marketData/testing/startJsonServer.ts'
import { startYahoo } from '../providers/marketData/yahoo/testing/startYahoo.ts'
import type { Overrides } from '../start.ts'
import { startTestApi } from './startTestApi.ts'

export const SOURCES = ['eodhd', 'yahoo'] as const
export type SourceName = (typeof SOURCES)[number]

/** A service whose prices and rates come from stand-ins of a real source and of the Bank of Canada. */
export async function startRealPrices(testDatabase: TestDatabase, name: SourceName, overrides: Overrides = {}) {
  const market = sampleMarket()
  const source =
    name === 'eodhd' ? await startEodhd(market, NOW) : await startYahoo(market, NOW, ({ currency }) => currency)
  const bank = await startJsonServer(async () => ({
    body: { observations: [{ d: NOW.toISOString().slice(0, 10), FXUSDCAD: { v: '1.4064' } }] },
  }))
  const marketSources: Config['marketSources'] = {
    source:
      name === 'eodhd'
        ? { kind: 'eodhd', token: 'good', baseUrl: `${source.url}/api`, allowInsecure: true }
        : { kind: 'yahoo', baseUrl: source.url, allowInsecure: true },
    bankOfCanada: { allowInsecure: true, baseUrl: bank.url },
    model: null,
  }
  const api = await startTestApi(testDatabase, { config: { marketSources }, ...overrides })
  return {
    api,
    requests: source.requests,
    async close() {
      await api.close()
      await Promise.all([source.close(), bank.close()])
    },
  }
}
