import { expect, test } from 'vitest'
import { foldedText } from '../kernel/foldedText.ts'

test('a text is compared without case, accents, a byte-order mark or doubled spaces', () => {
  expect(foldedText('\uFEFF Date  de\tRèglement ')).toBe('date de reglement')
  expect(foldedText('Date de l’opération')).toBe("date de l'operation")
})

test('what is plain ASCII folds alike beside what is not', () => {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const beside = characters.map((character) => foldedText(`${character}É`))
  expect(characters.map((character) => `${foldedText(character)}e`)).toEqual(beside)
})
