import { expect, test } from 'vitest'
import { readCsv } from './readCsv.ts'

test('a record is read by column name', () => {
  expect(readCsv('key,name\nRY,Royal Bank\nTD,Toronto-Dominion\n')).toEqual([
    { key: 'RY', name: 'Royal Bank' },
    { key: 'TD', name: 'Toronto-Dominion' },
  ])
})

test('quoted fields keep commas, quotes and line ends', () => {
  const text = 'key,name\r\nAMZN,"Amazon.com, Inc."\r\nQ,"The ""Q"" company"\r\nN,"two\nlines"'

  expect(readCsv(text).map((record) => record['name'])).toEqual(['Amazon.com, Inc.', 'The "Q" company', 'two\nlines'])
})

test('empty fields are empty texts, also at the end of the text', () => {
  expect(readCsv('a,b,c\n,,\n1,"",')).toEqual([
    { a: '', b: '', c: '' },
    { a: '1', b: '', c: '' },
  ])
})

test('a byte order mark is not part of the first column', () => {
  expect(readCsv('\uFEFFkey\nRY')).toEqual([{ key: 'RY' }])
})

test('nothing is no record', () => {
  expect(readCsv('')).toEqual([])
  expect(readCsv('key,name\n')).toEqual([])
})

test.each([
  ['a field too many', 'a,b\n1,2\n1,2,3', 'Record 2 has 3 fields'],
  ['a field too few', 'a,b\n1', 'Record 1 has 1 fields'],
  ['a quote in a plain field', 'a,b\n1,x"y', 'Record 1 has a stray'],
  ['text after a quoted field', 'a,b\n1,"x"y', 'Record 1 has a stray'],
  ['a quote left open', 'a,b\n1,2\n1,"x', 'Record 2 has a stray'],
])('%s is refused', (_what, text, message) => {
  expect(() => readCsv(text)).toThrow(message)
})
