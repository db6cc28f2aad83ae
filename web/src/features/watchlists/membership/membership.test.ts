import { expect, test } from 'vitest'
import { changeBetween, placesTaken, withToggled, type MemberList } from './membership.ts'

const list = (id: string): MemberList => ({ id, listId: id, name: id, kind: 'buy', entryCount: 0 })
const lists = ['a', 'b', 'c'].map(list)
const ids = (some: readonly MemberList[]) => some.map(({ id }) => id).join('')

test('what was ticked is added, what was unticked is removed, the rest stays [LIST-23] [LIST-26] [LIST-27]', () => {
  const change = changeBetween(lists, new Set(['a', 'b']), new Set(['b', 'c']))
  expect([ids(change.added), ids(change.removed)]).toEqual(['c', 'a'])
  expect(placesTaken(change)).toBe(0)
})

test('the same selection is no change [LIST-24]', () => {
  const before = new Set(['a'])
  const { added, removed } = changeBetween(lists, before, withToggled(withToggled(before, 'b'), 'b'))
  expect(added.length + removed.length).toBe(0)
})
