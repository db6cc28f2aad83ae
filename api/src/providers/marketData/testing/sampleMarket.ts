import { join } from 'node:path'
import type { MarketData } from '../port.ts'
import { createSimulatedMarketData } from '../simulated/simulatedMarketData.ts'

/** A Friday morning in Toronto. */
export const NOW = new Date('2026-11-20T15:00:00.000Z')

/** The simulated exchange, in the place of a real one behind a stand-in. */
export function sampleMarket(): MarketData {
  const securitiesFile = join(import.meta.dirname, '../../../../data/securities.csv')
  return createSimulatedMarketData({ seed: 1, session: 'always', securitiesFile })
}
