import { describe, expect, test } from 'vitest'
import { createFilter, foldText, markedPieces, searchable } from './filterText.ts'

const matches = (text: string, filter: string) => createFilter(filter)(searchable(text))

describe('the filter of a list', () => {
  test.each(['12,5', '12.5', ' 12.5 '])(
    '"%s" finds a threshold of 12.5 however it is written [LIST-17] [I18N-06]',
    (typed) => {
      expect(matches('12,50', typed)).toBe(true)
      expect(matches('12.50', typed)).toBe(true)
      expect(matches('125', typed)).toBe(false)
    },
  )

  test('capitals, accents and kinds of space make no difference [LIST-17]', () => {
    expect(matches('Énergie', 'energie')).toBe(true)
    expect(matches('4\u00a0128,50', '4 128.5')).toBe(true)
    expect(matches('4128.50', '4 128,5')).toBe(true)
    expect(matches('4128.50', '4,128.5')).toBe(true)
    expect(matches('\u22121,45', '-1,45')).toBe(true)
  })

  test('the part that matches is marked in the text as it is written [LIST-17]', () => {
    expect(markedPieces('Société générale', 'gene')).toEqual([
      { text: 'Société ', isMatch: false },
      { text: 'géné', isMatch: true },
      { text: 'rale', isMatch: false },
    ])
  })

  test('folding keeps every character in its place [LIST-17]', () => {
    for (const text of ['Énergie', 'İstanbul', 'œuvre', 'ﬁn', '12\u202f000,5 $']) {
      expect(foldText(text)).toHaveLength(text.length)
    }
  })
})
