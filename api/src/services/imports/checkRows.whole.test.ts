import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { longestStandstill } from '../../testing/longestStandstill.ts'
import { createFileThreads } from './fileThreads.ts'
import { outcomesOfBlock } from './importBlocks.ts'
import { lookupsForFile } from './stagedRows.ts'

const HEADER = ['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note']
const STOCKS = [['RY', 'XTSE'], ['NOSUCH'], ['AAPL'], ['T']]
const ROWS = 20_000
const MOST_STANDSTILL_MILLISECONDS = 100

const threads = createFileThreads()
const noEnd = new AbortController().signal

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  // It brings the stocks.
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

/** Judges a file, and tells how long its caller's thread stood still at most, in milliseconds. */
async function evaluated(rows: readonly string[]) {
  const bytes = new TextEncoder().encode([HEADER.join(','), ...rows].join('\n'))
  const file = await threads.readTradeFile(bytes, 'somebody', noEnd)
  testDatabase.statements.length = 0
  const wanted = {
    header: HEADER,
    answers: null,
    includeDuplicates: false,
    latestDate: '2026-11-20',
    currency: 'CAD' as const,
    isRegistered: false,
  }
  const answering = lookupsForFile(testDatabase.database, file, { portfolioId: randomUUID() })
  const evaluating = threads.evaluate(wanted, answering, {
    userId: 'somebody',
    rowCount: file.rowCount,
    signal: noEnd,
  })
  const longest = await longestStandstill(() => evaluating)
  const { blocks, ...facts } = await evaluating
  return { ...facts, longest, outcomes: blocks.flatMap(outcomesOfBlock), statements: testDatabase.statements.length }
}

test('the stocks of a long file are found, and nobody is held up while it is judged [D22]', async () => {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const [symbol = '', exchange = ''] = STOCKS[Math.floor((row * 4) / ROWS)] ?? []
    return `2026-01-05,buy,${symbol},${exchange},10,100.25,`
  })
  const { outcomes, longest, statements, counts } = await evaluated(rows)
  const found = [0, 1, 2, 3].map((part) => {
    const own = outcomes.slice((part * ROWS) / 4, ((part + 1) * ROWS) / 4)
    return [...new Set(own.map(({ verdict, reason, trade }) => `${verdict} ${reason} ${trade?.companyName}`))]
  })
  expect(found).toEqual([
    ['accepted null Royal Bank of Canada'],
    ['refused symbol.unknown null'],
    ['accepted null Apple Inc.'],
    ['refused symbol.ambiguous null'],
  ])
  expect(counts).toEqual({ accepted: ROWS / 2, incomplete: 0, refused: ROWS / 2, skipped: 0, duplicate: 0 })
  // One for the listings of each symbol, one for the lots that the portfolio has of each stock.
  expect(statements).toBe(6)
  expect(longest).toBeLessThan(MOST_STANDSTILL_MILLISECONDS)
})

test.for([
  ['as many symbols as rows', (row: number) => `2026-01-05,buy,QQ${row.toString(36).toUpperCase()},XTSE,1,1,`],
  ['symbols of two thousand characters', (row: number) => `2026-01-05,buy,${row}${'X'.repeat(2_000)},,1,1,`],
  ['notes of two thousand characters', (row: number) => `2026-01-05,buy,RY,XTSE,${row + 1},1,${'é'.repeat(1_999)}`],
] as const)('%s hold nobody up while they are judged', async ([, rowOf]) => {
  const length = Math.min(30_000, Math.floor(5_000_000 / rowOf(0).length))
  const { counts, longest } = await evaluated(Array.from({ length }, (_, row) => rowOf(row)))
  expect(counts.refused).toBe(length)
  expect(longest).toBeLessThan(MOST_STANDSTILL_MILLISECONDS)
})
