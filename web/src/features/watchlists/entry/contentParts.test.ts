import { expect, test } from 'vitest'
import { decimal } from '@palier/domain/kernel/decimal'
import { mergeContents } from './contentParts.ts'

const prices = (t200: number, t400: number, t600: number, t800: number) => ({
  thresholds: { t200: decimal(t200), t400: decimal(t400), t600: decimal(t600), t800: decimal(t800) },
  note: '',
})
const before = prices(142, 135, 129.5, 122)

test('two changes of different steps are one', () => {
  const merged = mergeContents('buy', {
    before,
    mine: prices(142, 135, 129.5, 123),
    theirs: prices(142, 135, 131, 122),
  })
  expect(Object.values(merged?.thresholds ?? {}).map(String)).toEqual(['142', '135', '131', '123'])
})

test('a note that one has written and a price that the other has changed are one change', () => {
  const theirs = { ...before, note: 'Avant les résultats' }
  const merged = mergeContents('buy', { before, mine: prices(142, 135, 129.5, 123), theirs })
  expect([merged?.note, String(merged?.thresholds.t800)]).toEqual(['Avant les résultats', '123'])
  expect(mergeContents('buy', { before, mine: { ...before, note: 'Après' }, theirs })).toBeNull()
})

test.each([
  ['the same step', prices(142, 135, 130, 122), prices(142, 135, 131, 122)],
  ['what one has changed alone', prices(142, 135, 131, 122), prices(142, 135, 131, 122)],
  ['what would stand in the wrong order', prices(142, 135, 129.5, 128), prices(142, 135, 125, 122)],
])('of %s there is no third answer', (_of, mine, theirs) => {
  expect(mergeContents('buy', { before, mine, theirs })).toBeNull()
})
