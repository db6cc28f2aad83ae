import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema } from './printSchema.ts'

const text = printedSchema()

test('the printed schema is the committed one, and reads as a schema', () => {
  expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(text)
  expect(() => buildSchema(text)).not.toThrow()
})

test('fields that may fail although they always exist say so', () => {
  expect(text).toContain('watchLists(kinds: [WatchListKind!]): [WatchList!] @semanticNonNull')
  expect(text.match(/@semanticNonNull$/gm)).toHaveLength(7)
})

test('D23 no field carries a binary fraction; the only one taken in counts half stars', () => {
  expect(text.match(/^.*\bFloat\b.*$/gm)).toEqual(['  rating: Float!'])
})

test('every mutation answers a union of its payload and what may be refused', () => {
  const mutations = [...(/^type Mutation \{([\s\S]*?)^\}/m.exec(text)?.[1] ?? '').matchAll(/: (\w+)!$/gm)]
  expect(mutations.length).toBeGreaterThan(0)
  for (const [, result] of mutations) expect(text).toMatch(new RegExp(`^union ${result} = .*Problem`, 'm'))
})
