import { expect, test } from 'vitest'
import { createReadings } from './readings.ts'

type Change = [version: number, from: string]

/** Reads a part at a version, and tells from which day on it had to be loaded; null where it was kept. */
function reader(mostRows = 100) {
  const read = createReadings<string[]>(mostRows, (rows) => rows.length)
  return async (bookVersion: number, since: string, { changes = [] as Change[], key = 'book', version = '' } = {}) => {
    let loaded: string | null = null
    const portfolio = { bookVersion, changes }
    const part = { key, portfolio, since, ...(version && { version }) }
    const [rows] = await read([part], async ([missing]) => {
      loaded = missing?.from ?? null
      return [[...(missing?.before ?? []), `${key} from ${loaded}`]]
    })
    return { loaded, rows }
  }
}

test('what was read comes again while nothing is written, also for a later day', async () => {
  const read = reader()
  expect(await read(1, '2026-01-01')).toMatchObject({ loaded: '2026-01-01' })
  expect(await read(1, '2026-01-01')).toEqual({ loaded: null, rows: ['book from 2026-01-01'] })
  expect(await read(1, '2026-05-01')).toMatchObject({ loaded: null })
  expect(await read(1, '2025-01-01')).toEqual({ loaded: '2025-01-01', rows: ['book from 2025-01-01'] })
})

test('after writes only what follows the first changed day is read', async () => {
  const read = reader()
  await read(3, '2026-01-01')
  const changes: Change[] = [
    [4, '2026-06-01'],
    [6, '2026-08-01'],
  ]
  expect(await read(6, '2026-01-01', { changes })).toEqual({
    loaded: '2026-06-01',
    rows: ['book from 2026-01-01', 'book from 2026-06-01'],
  })
  const later: Change[] = [...changes, [7, '2026-09-01']]
  expect(await read(7, '2026-01-01', { changes: later })).toMatchObject({ loaded: '2026-09-01' })
})

test('a change before the first day, or one that nobody has told, has all read again', async () => {
  const read = reader()
  await read(3, '2026-01-01')
  expect(await read(4, '2026-01-01', { changes: [[4, '2019-01-01']] })).toMatchObject({ loaded: '2026-01-01' })
  expect(await read(5, '2026-01-01', { changes: [[4, '2026-06-01']] })).toMatchObject({ loaded: '2026-01-01' })
})

test('a part with the same version is the same, whatever else of its book was written', async () => {
  const read = reader()
  await read(1, '2026-01-01', { version: '700' })
  expect(await read(9, '2026-01-01', { version: '700' })).toMatchObject({ loaded: null })
  expect(await read(10, '2026-01-01', { version: '701', changes: [[10, '2026-07-01']] })).toMatchObject({
    loaded: '2026-07-01',
  })
})

test('what nobody has asked for longest goes first', async () => {
  const read = reader(5)
  for (const key of ['one', 'two', 'one', 'three']) await read(1, '2026-01-01', { key })
  expect(await read(1, '2026-01-01', { key: 'one' })).toMatchObject({ loaded: null })
  expect(await read(1, '2026-01-01', { key: 'two' })).toMatchObject({ loaded: '2026-01-01' })
})
