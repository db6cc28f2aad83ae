import { MAXIMUM_IMPORT_ROWS } from '@palier/contract/imports/importCalls'
import { expect, test } from 'vitest'
import { longestStandstill } from '../../testing/longestStandstill.ts'
import { budgetShareOf, createFileThreads } from './fileThreads.ts'
import { fromStoredText } from '../../database/kernel/storedJson.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note\n'
const ROW = '2026-01-05,buy,RY,XTSE,10,100.25,\n'
const MOST_STANDSTILL_MILLISECONDS = 100
const noEnd = new AbortController().signal

const threads = createFileThreads()

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.for([
  ['a header and blank lines', HEADER + '\n'.repeat(2_000_000), 'ImportTooManyRows'],
  ['blank lines alone', '\n'.repeat(2_000_000), 'NotCsv'],
  ['ragged rows', HEADER + 'x\n'.repeat(99_000), null],
  ['blank and ragged rows', HEADER + 'x\n\n\n'.repeat(33_000), null],
  ['ten million columns', `${HEADER}${','.repeat(10_000_000)}`, 'NotCsv'],
  ['rows of two hundred cells', HEADER + `${'1,'.repeat(199)}1\n`.repeat(25_000), null],
  ['quotes', `${HEADER}${'"'.repeat(10_000_000)}`, 'NotCsv'],
  ['rows that are quoted', HEADER + '"2026-01-05","buy","RY","XTSE","1","1","a ""b"""\n'.repeat(99_000), null],
  ['delimiters of four kinds', 'a,b;c\td|e\n'.repeat(99_000), null],
  ['a file that fills its budget', HEADER + ROW.repeat(MAXIMUM_IMPORT_ROWS), null],
] as const)('%s hold nobody up while they are read', async ([, text, code]) => {
  const bytes = bytesOf(text)
  let outcome: unknown = null
  const work = () =>
    threads.readTradeFile(bytes, 'somebody', noEnd).catch((error: unknown) => {
      outcome = error
    })
  // Each of them takes longer where it is read among others' requests; bench/floods measures what others wait.
  expect(await longestStandstill(work)).toBeLessThan(MOST_STANDSTILL_MILLISECONDS)
  if (code === null) expect(outcome).toBeNull()
  else expect(outcome).toMatchObject({ code })
})

test('a file whose time or memory is spent is refused, and the next one is read', async () => {
  const large = () => bytesOf(HEADER + ROW.repeat(MAXIMUM_IMPORT_ROWS))
  const hasty = createFileThreads({ readMilliseconds: 1 })
  await expect(hasty.readTradeFile(large(), 'somebody', noEnd)).rejects.toMatchObject({ code: 'ImportTooMuchWork' })
  const small = createFileThreads({ megabytes: 8 })
  await expect(small.readTradeFile(large(), 'somebody', noEnd)).rejects.toMatchObject({ code: 'ImportTooMuchWork' })
  const { rowCount, blocks } = await threads.readTradeFile(bytesOf(HEADER + ROW), 'somebody', noEnd)
  expect([rowCount, blocks.map(fromStoredText)]).toEqual([
    1,
    [[{ line: 2, cells: ['2026-01-05', 'buy', 'RY', 'XTSE', '10', '100.25', ''] }]],
  ])
})

test('reading stops with its sender, at once, and the next file is read', async () => {
  const sender = new AbortController()
  const reading = threads.readTradeFile(bytesOf(HEADER + ROW.repeat(MAXIMUM_IMPORT_ROWS)), 'somebody', sender.signal)
  sender.abort()
  await expect(reading).rejects.toThrow('aborted')
  await expect(threads.readTradeFile(bytesOf(HEADER + ROW), 'somebody', sender.signal)).rejects.toThrow('aborted')
  expect(await threads.readTradeFile(bytesOf(HEADER + ROW), 'somebody', noEnd)).toMatchObject({ rowCount: 1 })
})

test('a user whose file used up its time is deferred, and a small file gets less time than a large one [SEC-4]', async () => {
  const rows = (count: number) => bytesOf(HEADER + ROW.repeat(count))
  const hasty = createFileThreads({ readMilliseconds: 1 })
  expect(hasty.hasSpentBudget('spender')).toBe(false)
  await expect(hasty.readTradeFile(rows(50_000), 'spender', noEnd)).rejects.toMatchObject({ code: 'ImportTooMuchWork' })
  expect([hasty.hasSpentBudget('spender'), hasty.hasSpentBudget('other')]).toEqual([true, false])
  expect([budgetShareOf(0), budgetShareOf(5 * 1024 * 1024), budgetShareOf(10 * 1024 * 1024)]).toEqual([0.1, 0.6, 1])
})
