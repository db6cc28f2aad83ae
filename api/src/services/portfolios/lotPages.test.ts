import { randomUUID } from 'node:crypto'
import { decimal } from '@palier/domain/kernel/decimal'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addInvestor, RY } from '../../testing/portfolioPerson.ts'
import { START, startTestApi } from '../../testing/startTestApi.ts'
import type { Paged } from '../../kernel/paged.ts'
import { withEffects } from './lotEffects.ts'
import { pagedLots, pagedTransactions } from './lotPages.ts'
import { recomputePosition } from './positionRecompute.ts'

async function readAll<Item>(paged: Paged<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of paged.pages()) for (const item of page) items.push(item)
  return items
}

test('a day of 3,500 lots is replayed once, however many pages it has, and each lot has its effect [SEC-25]', async () => {
  const testDatabase = await createTestDatabase()
  const api = await startTestApi(testDatabase)
  const { database, statements } = testDatabase
  const own = await addInvestor(testDatabase, api)
  const place = { portfolioId: await own.portfolioWith(), stockId: RY }
  const fresh = Array.from({ length: 3_600 }, (_, at) => {
    const kind = at % 5 === 4 ? ('sell' as const) : ('buy' as const)
    const tradeDate = at < 50 ? '2024-03-01' : at < 3_550 ? '2024-03-04' : '2024-03-05'
    const lot = { kind, tradeDate, tradeOrder: 0, quantity: decimal(1 + (at % 7)), price: decimal(50) }
    const id = randomUUID()
    const row = { id, ...place, ...lot, quantity: String(lot.quantity), price: '50', note: '', createdAt: START }
    return { lot: { id, entryOrder: Infinity, ...lot }, row }
  })
  await database.transaction((transaction) => recomputePosition(transaction, place, '2024-03-01', fresh))

  statements.length = 0
  const lots = await readAll(pagedLots(database, place))
  // One for each neighbour of the crowded day, which shares a page with it, and one for the splits.
  expect(statements.filter((statement) => statement.includes("s.kind = 'split'"))).toHaveLength(3)
  expect(lots).toHaveLength(fresh.length)
  expect(lots).toEqual(await withEffects(database, lots, ({ id }) => id))
  const trades = await readAll(pagedTransactions(database, own.userId))
  expect(trades).toHaveLength(fresh.length)
  expect(trades).toEqual(await withEffects(database, trades, ({ lotId }) => lotId))
  await api.close()
  await testDatabase.close()
})
