import { expect, test } from 'vitest'
import { mergeEdits } from './mergeEdits.ts'

const before = { name: 'CELI', description: '', currency: 'CAD' }

test('two who change different fields do not touch each other', () => {
  const mine = { ...before, name: 'Mon CELI' }
  const theirs = { ...before, currency: 'USD' }
  expect(mergeEdits(before, mine, theirs)).toEqual({
    merged: { name: 'Mon CELI', description: '', currency: 'USD' },
    clashes: [],
  })
})

test('two who change the same field must choose, and the fields that only one has touched are kept', () => {
  const mine = { ...before, name: 'Mon CELI', description: 'À moi' }
  const theirs = { ...before, name: 'Leur CELI', currency: 'USD' }
  expect(mergeEdits(before, mine, theirs)).toEqual({
    merged: { name: 'Mon CELI', description: 'À moi', currency: 'USD' },
    clashes: ['name'],
  })
})

test('two who want the same agree', () => {
  const both = { ...before, name: 'Notre CELI' }
  expect(mergeEdits(before, both, both)).toEqual({ merged: both, clashes: [] })
})
