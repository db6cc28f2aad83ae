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
  // Non-null besides, a failure would take everything around it along.
  expect(text).not.toMatch(/! @semanticNonNull$/m)
})

test('D23 no money, quantity or rate is a binary fraction: what is one counts stars, moods and scores', () => {
  const fields = new Set(text.match(/^.*\bFloat\b.*$/gm)?.map((line) => line.trim()))
  const expected = ['normalized: Float!', 'rating: Float!', 'score: Float!', 'sentiment: Float', 'weighting: Float!']
  expect([...fields].sort()).toEqual(expected)
})

test('every mutation answers a union of its payload and what may be refused', () => {
  const mutations = [...(/^type Mutation \{([\s\S]*?)^\}/m.exec(text)?.[1] ?? '').matchAll(/: (\w+)!$/gm)]
  expect(mutations.length).toBeGreaterThan(0)
  for (const [, result] of mutations) expect(text).toMatch(new RegExp(`^union ${result} = .*Problem`, 'm'))
})
