import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, sourcesBelow } from '../support/sources.ts'

const generated = 'web/src/__generated__'

// The compiler adds what it has compiled anew, and looks neither for what a merge has lost nor for what nobody sends.
test('the server knows every operation that the client sends, and no other', () => {
  const known = Object.keys(JSON.parse(readFileSync(join(projectRoot, generated, 'persisted.json'), 'utf8')) as object)
  const artifacts = sourcesBelow(generated, /\.graphql\.ts$/)
  const sent = artifacts.flatMap(({ text }) => [...text.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id]) => id ?? ''))
  expect(sent.length).toBeGreaterThan(20)
  expect([...new Set(sent)].sort()).toEqual(known.sort())
})
