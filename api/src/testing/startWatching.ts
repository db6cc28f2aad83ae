import { buyListWrites } from '@palier/contract/watchlists/watchListCalls'
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../services/market/stockId.ts'
import type { Split } from '../providers/marketData/port.ts'
import { createCrossings } from '../services/watchlists/crossings.ts'
import { startTestApi } from './startTestApi.ts'
import { createSteeredMarket } from './steeredMarket.ts'

export const WATCHED = stockIdOf('RY:XTSE')
export const BUY = { stockId: WATCHED, T200: 100, T400: 90, T600: 80, T800: 70 }
export const SELL = { stockId: WATCHED, T200: 70, T400: 80, T600: 120, T800: 130 }

const MINUTE = 60_000

/** A service over a market that the test steers, with people who watch one stock of it. */
export async function startWatching(testDatabase: TestDatabase) {
  const { database } = testDatabase
  const { marketData, setPrice, setSplits } = createSteeredMarket()
  const api = await startTestApi(testDatabase, { marketData })
  const look = () => createCrossings({ database, marketData, pollMilliseconds: MINUTE, onFound: () => {} })
  let crossings = look()

  return {
    api,
    /** As another process would. */
    otherCrossings: look,
    crossings: () => crossings,
    setPrice: (price: number) => setPrice('RY:XTSE', price),
    setSplits: (splits: readonly Split[]) => setSplits('RY:XTSE', splits),
    /** Nobody is left, and nobody has looked. */
    async reset() {
      for (const table of ['users', 'notices', 'person_events']) await database.execute(sql.raw(`delete from ${table}`))
      setPrice('RY:XTSE', 110)
      setSplits('RY:XTSE', [])
      crossings = look()
    },
    /** Looks at a price a minute after the last one. */
    async at(price: number) {
      setPrice('RY:XTSE', price)
      api.pass(MINUTE)
      await crossings.check(api.now())
    },
    async watching(writes = buyListWrites, levels = BUY) {
      const person = await api.signIn()
      // The demonstration watches the same stocks.
      await database.execute(sql`delete from watch_lists where user_id = ${person.userId}`)
      const words = { userId: person.userId, listName: 'Banques', listDescription: '' }
      const list = await person.send(writes.createList, words)
      const entry = await person.send(writes.addEntry, { listId: list.id, newEntry: levels })
      return { person, list, entry }
    },
  }
}

export type Watching = Awaited<ReturnType<typeof startWatching>>
