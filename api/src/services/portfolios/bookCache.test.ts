import { expect, test } from 'vitest'
import { createBookCache, currentValue } from './bookCache.ts'

const LEDGER = { shareCount: 0n, days: [], daysAlone: [] }

test('a cached part is valid for its version and for days from its first day on [CODE-24]', () => {
  const part = { version: '7', since: '2026-03-01', value: LEDGER }
  expect(currentValue(part, { version: '7', since: '2026-03-01' })).toBe(LEDGER)
  expect(currentValue(part, { version: '7', since: '2026-05-01' })).toBe(LEDGER)
  expect(currentValue(part, { version: '7', since: '2026-02-01' })).toBeNull()
  expect(currentValue(part, { version: '8', since: '2026-03-01' })).toBeNull()
})

test('an added part replaces its earlier version and leaves the others [CODE-24]', () => {
  const cache = createBookCache()
  const first = { version: '1', since: '2026-01-01', value: LEDGER }
  const second = { ...first, version: '2' }
  cache.add('portfolio', { ledgers: [['RY', first]], events: { version: '1', since: '2026-01-01', value: new Map() } })
  cache.add('portfolio', {
    ledgers: [
      ['RY', second],
      ['TD', first],
    ],
  })
  const { ledgers, events } = cache.get('portfolio')
  expect([...ledgers]).toEqual([
    ['RY', second],
    ['TD', first],
  ])
  expect(events?.version).toBe('1')
  expect(cache.get('another').ledgers.size).toBe(0)
})

test('a portfolio larger than the whole cache is not stored [CODE-24]', () => {
  const cache = createBookCache(10)
  const day = { date: '2026-01-01', shareCount: 0n, bought: 0n, sold: 0n, purchaseFees: 0n, saleFees: 0n }
  const days = Array.from({ length: 20 }, () => ({ ...day, transferredShareCount: 0n, cash: 0n }))
  const value = { shareCount: 0n, days, daysAlone: days }
  cache.add('large', { ledgers: [['RY', { version: '1', since: '2026-01-01', value }]] })
  expect(cache.get('large').ledgers.size).toBe(0)
})
