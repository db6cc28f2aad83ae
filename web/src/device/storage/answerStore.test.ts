import { expect, test } from 'vitest'
import { keysToEvict, type KeptAnswer } from './answerStore.ts'

const answer = (at: number, length = 10): KeptAnswer => ({ key: `page ${at}`, at, text: 'x'.repeat(length) })

test('of the answers on the device the last twenty stay [D40]', () => {
  const all = Array.from({ length: 23 }, (_, place) => answer(place))
  expect(keysToEvict(all)).toEqual(['page 2', 'page 1', 'page 0'])
  expect(keysToEvict(all.slice(3))).toEqual([])
})

test('of large answers fewer stay, and one that is too large alone does not [D40]', () => {
  expect(keysToEvict([answer(1, 900_000), answer(2, 900_000), answer(3, 900_000)])).toEqual(['page 1'])
  expect(keysToEvict([answer(1), answer(2, 2_000_001)])).toEqual(['page 2', 'page 1'])
})
