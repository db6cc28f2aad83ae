import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { compareLots, latestDateAnywhere, localDateOf, lotFaultsOf, tradeMomentOf, type LotDraft } from './lot.ts'

const RULES = { latestDate: '2026-11-21', wholeShares: true }
const SOUND: LotDraft = { tradeDate: '2026-11-20', quantity: decimal(10), price: decimal('12.34'), note: '' }

function codesOf(change: Partial<LotDraft>, rules = RULES) {
  return lotFaultsOf({ ...SOUND, ...change }, rules).map(({ field, code }) => `${field} ${code}`)
}

test('date, quantity and price are required [LOT-09]', () => {
  expect(codesOf({})).toEqual([])
  expect(codesOf({ tradeDate: null, quantity: null, price: null })).toEqual([
    'tradeDate required',
    'quantity required',
    'price required',
  ])
})

test('a form takes whole shares, a file up to 6 decimals [LOT-10]', () => {
  const imported = { ...RULES, wholeShares: false }
  expect(codesOf({ quantity: decimal('1.5') })).toEqual(['quantity notWhole'])
  expect(codesOf({ quantity: decimal('200.0') })).toEqual([])
  expect(codesOf({ quantity: decimal('1.123456') }, imported)).toEqual([])
  expect(codesOf({ quantity: decimal('1.1234567') }, imported)).toEqual(['quantity tooPrecise'])
})

test('a quantity is at least one share, or part of one in a file [LOT-10]', () => {
  expect(codesOf({ quantity: decimal(0) })).toEqual(['quantity notPositive'])
  expect(codesOf({ quantity: decimal(-5) })).toEqual(['quantity notPositive'])
  expect(codesOf({ quantity: decimal(2_147_483_647) })).toEqual([])
  expect(codesOf({ quantity: decimal(2_147_483_648) })).toEqual(['quantity tooLarge'])
  expect(codesOf({ quantity: decimal('1e309') })).toEqual(['quantity tooLarge'])
})

test('a price is 0 or more, with up to 8 decimals [LOT-10]', () => {
  expect(codesOf({ price: decimal(0) })).toEqual([])
  expect(codesOf({ price: decimal('0.00000001') })).toEqual([])
  expect(codesOf({ price: decimal('-0.01') })).toEqual(['price negative'])
  expect(codesOf({ price: decimal('0.000000001') })).toEqual(['price tooPrecise'])
  expect(codesOf({ price: decimal('1e9') })).toEqual(['price tooLarge'])
})

test('the date is not later than the latest one [LOT-11]', () => {
  expect(codesOf({ tradeDate: '2026-11-21' })).toEqual([])
  expect(codesOf({ tradeDate: '2026-11-22' })).toEqual(['tradeDate future'])
  expect(codesOf({ tradeDate: '2026-02-30' })).toEqual(['tradeDate invalid'])
  expect(codesOf({ tradeDate: '0026-01-12' })).toEqual(['tradeDate invalid'])
})

test('a server accepts the day that has begun furthest east [LOT-11]', () => {
  expect(latestDateAnywhere(new Date('2026-11-21T09:59:59Z'))).toBe('2026-11-21')
  expect(latestDateAnywhere(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22')
})

test('today is the day of the local clock [LOT-11]', () => {
  expect(localDateOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
  expect(localDateOf(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})

test('a note has an end', () => {
  expect(codesOf({ note: 'x'.repeat(1000) })).toEqual([])
  expect(codesOf({ note: 'x'.repeat(1001) })).toEqual(['note tooLong'])
})

test('a written moment keeps its day, whatever its zone [LOT-11]', () => {
  expect(tradeMomentOf('2026-11-20')).toEqual({ tradeDate: '2026-11-20', tradeOrder: 0 })
  expect(tradeMomentOf('2026-11-20T00:00:00Z')).toEqual({ tradeDate: '2026-11-20', tradeOrder: 0 })
  expect(tradeMomentOf('2026-11-20T23:30:15.25-05:00')).toEqual({ tradeDate: '2026-11-20', tradeOrder: 84_615_250 })
  const none = ['2026-11-31', '2026-11-20T24:00:00Z', '2026-11-20T10', 'soon', '']
  expect(none.map(tradeMomentOf)).toEqual(none.map(() => null))
})

test('lots follow each other by day, by time, then as they were entered [LOT-14]', () => {
  const place = (tradeDate: string, tradeOrder: number, entryOrder: number) => ({ tradeDate, tradeOrder, entryOrder })
  const first = place('2026-01-01', 5, 9)
  const second = place('2026-01-02', 1, 8)
  const third = place('2026-01-02', 2, 1)
  const fourth = place('2026-01-02', 2, 3)
  const fifth = place('2026-01-02', 2, Infinity)
  expect([fifth, third, first, fourth, second].sort(compareLots)).toEqual([first, second, third, fourth, fifth])
  expect(compareLots(fifth, fifth)).toBe(0)
})
