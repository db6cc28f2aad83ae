import { expect, test } from 'vitest'
import { textOf } from './decodeText.ts'

test.for([
  ['PNG', '89504e470d0a1a0a'],
  ['JPEG', 'ffd8ffe000104a46494600'],
  ['GIF', '474946383961'],
  ['PDF', '255044462d312e37'],
  ['xlsx', '504b0304140006000800'],
  ['an empty archive', '504b0506'],
  ['xls', 'd0cf11e0a1b11ae1'],
  ['gzip', '1f8b0800'],
  ['7z', '377abcaf271c'],
  ['RTF', '7b5c72746631'],
  ['WebP', '524946462400000057454250'],
] as const)('the first bytes of %s are no text', ([, start]) => {
  expect(textOf(Buffer.from(start, 'hex'))).toBeNull()
})

test('what holds control characters is no text, however it begins', () => {
  expect(textOf(Buffer.from('date,symbol\n\x07\n'))).toBeNull()
  expect(textOf(Buffer.from('date,symbol\n\x1bRY\n'))).toBeNull()
  // What DOS ends a text with.
  expect(textOf(Buffer.from('date,symbol\n\x1a'))).toBe('date,symbol\n\x1a')
  expect(textOf(Buffer.from('date,symbol\n'))).toBe('date,symbol\n')
})
