import { expect, test } from 'vitest'
import { listingTextOf } from './listingText.ts'

test.each([
  ['RY.TO', 'RY', 'XTSE'],
  ['ry.to', 'RY', 'XTSE'],
  ['TSX:RY', 'RY', 'XTSE'],
  ['TSX: RY', 'RY', 'XTSE'],
  ['NASDAQ:AAPL', 'AAPL', 'XNAS'],
  ['BBD-B.TO', 'BBD-B', 'XTSE'],
  ['RY CN', 'RY', 'XTSE XTSX CSE'],
  ['AAPL US Equity', 'AAPL', 'XNAS XNYS OTCQX'],
])('%s names the listing %s at %s', (text, ticker, codes) => {
  expect(listingTextOf(text)).toEqual({ ticker, exchangeCodes: codes.split(' ') })
})

test.each(['RY', 'royal bank', 'BRK.B', 'toys are us', 'LSE:VOD', '.TO', ''])('%j names none', (text) => {
  expect(listingTextOf(text)).toBeNull()
})
