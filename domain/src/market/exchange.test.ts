import { expect, test } from 'vitest'
import { exchangeNameOf, timeZoneOf } from './exchange.ts'

test.each([
  ['CSE', 'CSE'],
  ['OTCQX', 'OTC'],
  ['XLON', 'LSE'],
  ['XNAS', 'Nasdaq'],
  ['XNYS', 'NYSE'],
  ['XTSE', 'TSX'],
  ['XTSX', 'TSXV'],
  ['XPAR', null],
  ['xnas', null],
  ['', null],
  ['constructor', null],
])('exchange code "%s" is shown as %s [SEARCH-09]', (code, name) => {
  expect(exchangeNameOf(code)).toBe(name)
})

test.each([
  ['XTSE', 'America/Toronto'],
  ['XNAS', 'America/New_York'],
  ['XLON', 'Europe/London'],
  ['XPAR', 'America/Toronto'],
])('the exchange %s keeps the time of %s', (code, zone) => {
  expect(timeZoneOf(code)).toBe(zone)
})
