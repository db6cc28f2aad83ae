import { expect, test } from 'vitest'
import { badgeSymbolOf, tickerDisplay } from './ticker.ts'

test.each([
  ['RY', ['RY'], false],
  ['ABCDEFGH', ['ABCDEFGH'], false],
  ['ABCDEFGHI', ['ABCDEFGHI'], true],
  ['ABCDEFGHIJ', ['ABCDEFGHIJ'], true],
  ['ABCDEFGHIJK', ['ABCDEF', 'GHIJK'], true],
])('ticker %s [SEARCH-07]', (symbol, parts, small) => {
  expect(tickerDisplay(symbol)).toEqual({ parts, small })
})

test.each([
  ['AAPL.US', 'AAPL'],
  ['AAPL-US', 'AAPL'],
  ['CURA.CN', 'CURA'],
  ['CURA-CN', 'CURA'],
  ['CNR', 'CNR'],
  ['PLUS', 'PLUS'],
  ['BUS', 'BUS'],
  ['RY.TO', 'RY.TO'],
  ['BRK-B.US', 'BRK-B'],
  ['A.US.US', 'A.US'],
  ['.US', '.US'],
  ['US', 'US'],
])('a badge shows %s as %s [SEARCH-08]', (symbol, shown) => {
  expect(badgeSymbolOf(symbol)).toBe(shown)
})
