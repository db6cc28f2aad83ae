import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../graph/schema.ts'
import { costOf } from './operationCost.ts'

function costOfPage(first: number): number {
  const document = parse('query ($first: Int!) { viewer { notices(first: $first) { edges { node { id } } } } }')
  return costOf(schema, document, null, { first })
}

test('a page that is refused because it is too large costs no more than a page of one row', () => {
  expect(costOfPage(100)).toBeGreaterThan(costOfPage(10))
  expect([costOfPage(101), costOfPage(5000)]).toEqual([costOfPage(1), costOfPage(1)])
})
