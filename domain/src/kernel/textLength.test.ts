import { expect, test } from 'vitest'
import { textLength, textWithin } from './textLength.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['  Mes banques  ', 11],
  ['Épargne', 7],
  ['📈📉', 2],
  ['a b', 3],
])('%j counts as %i', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test('what fits is left as it was typed, what does not is cut between characters', () => {
  expect(textWithin('  abc  ', 3)).toBe('  abc  ')
  expect(textWithin('  abcd ', 3)).toBe('  abc')
  expect(textWithin('📈📉📈', 2)).toBe('📈📉')
  expect(textWithin('ab cd', 3)).toBe('ab ')
})
