import { expect, test } from 'vitest'
import { sortFound, type SortedColumn } from './sortFound.ts'

const line = (symbol: string, stock: object, score: number | null = null) => ({
  stock: { symbol, companyName: `${symbol} inc.`, changePercent: '0', lastPrice: '100', ...stock },
  own: score === null ? null : { entry: { score } },
})
const LINES = [
  line('RY', { changePercent: '-1.2', yearLow: '90', yearHigh: '110', details: { dividendYield: '0.03' } }, 400),
  line('ABX', { changePercent: '2.5', yearLow: '50', yearHigh: '105', details: { targetPrice: '130' } }),
  line('Émera', { changePercent: '0.4', details: { dividendYield: '0.061', targetPrice: '105' } }, 900),
]
const sorted = (column: SortedColumn, isDescending: boolean) =>
  sortFound(LINES, { column, isDescending }, 'fr').map(({ stock }) => stock.symbol)

test('the stocks found stand by their names, accents where they belong', () => {
  expect(sorted('company', false)).toEqual(['ABX', 'Émera', 'RY'])
  expect(sorted('company', true)).toEqual(['RY', 'Émera', 'ABX'])
})

test.each([
  ['change', ['ABX', 'Émera', 'RY'], ['RY', 'Émera', 'ABX']],
  ['dividend', ['Émera', 'RY', 'ABX'], ['RY', 'Émera', 'ABX']],
  ['gap', ['ABX', 'Émera', 'RY'], ['Émera', 'ABX', 'RY']],
  ['year', ['ABX', 'RY', 'Émera'], ['RY', 'ABX', 'Émera']],
  ['score', ['Émera', 'RY', 'ABX'], ['RY', 'Émera', 'ABX']],
] as const)('by %s, either way what is not known comes last', (column, descending, ascending) => {
  expect(sorted(column, true)).toEqual(descending)
  expect(sorted(column, false)).toEqual(ascending)
})
