import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { evaluateImport, type RowSource } from './importVerdicts.ts'

const HEADER = ['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note']
const NOW = new Date('2026-11-20T15:00:00.000Z')
const STOCKS = [['RY', 'XTSE'], ['NOSUCH'], ['AAPL'], ['T']]
const [BLOCKS, ROWS] = [40, 500]

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  // It brings the stocks.
  api = await startTestApi(testDatabase)
  testDatabase.statements.length = 0
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

/** Nothing is waited for between the blocks. */
const rows: RowSource = async function* () {
  for (let block = 0; block < BLOCKS; block += 1) {
    const [symbol = '', exchange = ''] = STOCKS[Math.floor((block * 4) / BLOCKS)] ?? []
    yield Array.from({ length: ROWS }, (_, row) => ({
      line: block * ROWS + row + 2,
      cells: ['2026-01-05', 'buy', symbol, exchange, '10', '100.25', ''],
    }))
  }
}

test('D22 the stocks of each block are found, and others have their turns while a long file is read', async () => {
  let [longestWait, last, isDone] = [0, performance.now(), false]
  const takeTurn = () => {
    longestWait = Math.max(longestWait, performance.now() - last)
    last = performance.now()
    if (!isDone) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const wanted = { portfolioId: randomUUID(), header: HEADER, rows, answers: null, includeDuplicates: false }
  const began = performance.now()
  const { outcomes } = await evaluateImport(testDatabase.database, wanted, NOW)
  const took = performance.now() - began
  isDone = true

  const found = [0, 1, 2, 3].map((part) => {
    const own = outcomes.slice((part * BLOCKS * ROWS) / 4, ((part + 1) * BLOCKS * ROWS) / 4)
    return [...new Set(own.map(({ verdict, reason, trade }) => `${verdict} ${reason} ${trade?.companyName}`))]
  })
  expect(found).toEqual([
    ['accepted null Royal Bank of Canada'],
    ['refused symbol.unknown null'],
    ['accepted null Apple Inc.'],
    ['refused symbol.ambiguous null'],
  ])
  // One for the listings of each symbol, one for the lots that the portfolio has of each stock.
  expect(testDatabase.statements).toHaveLength(6)
  expect(longestWait).toBeLessThan(took / 4)
})
