import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'

const securitiesFile = join(import.meta.dirname, '../../data/securities.csv')
const markets = new Map<string, MarketData>()

/**
 * The simulated market of a configuration, null where it names another source. All tests of a process share it: it is a
 * function of the moment, whose first prices take longer than many a test.
 */
export function sharedMarket({ market, marketSources }: Pick<Config, 'market' | 'marketSources'>): MarketData | null {
  if (marketSources.source.kind !== 'simulated') return null
  const name = `${market.seed} ${market.session}`
  const known = markets.get(name) ?? createSimulatedMarketData({ ...market, securitiesFile })
  markets.set(name, known)
  return known
}
