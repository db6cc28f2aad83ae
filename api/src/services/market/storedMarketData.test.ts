import { afterAll } from 'vitest'
import { createTestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeMarketData } from '../../providers/marketData/conformance.ts'
import { NOW } from '../../providers/marketData/testing/sampleMarket.ts'
import { DIVIDEND, SPLIT } from '../../providers/marketData/testing/withCorporateActions.ts'
import { seedDatabase } from '../../setup/seedDatabase.ts'
import { FEW_KEYS, fewMarket, playSource, RY } from '../../testing/playSource.ts'
import { createStoredMarketData } from './storedMarketData.ts'
import { createSynchronization } from './synchronization.ts'

const testDatabase = await createTestDatabase()
const { database } = testDatabase
afterAll(() => testDatabase.close())
await seedDatabase(database, fewMarket)
const { sources } = playSource({ jump: 1, failsAt: null, hasRate: true })
await createSynchronization(database, sources).run('all', NOW)

describeMarketData('what is stored of a source', () => ({
  marketData: createStoredMarketData(database, fewMarket),
  knownKeys: [...FEW_KEYS],
  action: { key: RY, split: SPLIT, dividend: DIVIDEND },
  now: NOW,
}))
