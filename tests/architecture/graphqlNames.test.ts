import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from '../support/sources.ts'

const documents = sourcesBelow('web/src')
  .filter((source) => !isTest(source))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\b(fragment|query|mutation|subscription)\s+(\w+)\s+(?:on\b|\(|\{|@)/g)]
      .filter(() => text.includes('graphql`'))
      .map(([, kind = '', name = '']) => ({ path, module: basename(path).replace(/\.tsx?$/, ''), kind, name })),
  )

test('there are documents to look at', () => {
  expect(documents.length).toBeGreaterThan(10)
})

test('a fragment is named after the file that reads it and the prop it fills', () => {
  const wrong = documents.filter(
    ({ kind, module, name }) => kind === 'fragment' && !new RegExp(`^${module}_\\w+$`).test(name),
  )
  expect(wrong).toEqual([])
})

test('an operation is named after the file that sends it', () => {
  const wrong = documents.filter(({ kind, module, name }) => {
    if (kind === 'fragment') return false
    const ending = kind.charAt(0).toUpperCase() + kind.slice(1)
    return !(name.startsWith(module) && name.endsWith(ending))
  })
  expect(wrong).toEqual([])
})

test('a screen asks once: one query a screen, and no query that starts while it renders', () => {
  const lazy = sourcesBelow('web/src').filter(({ text }) => text.includes('useLazyLoadQuery'))
  expect(lazy.map(({ path }) => path)).toEqual([])
})

test('masking holds everywhere', () => {
  const unmasked = sourcesBelow('web/src').filter(({ text }) => /@relay\(\s*mask:\s*false/.test(text))
  expect(unmasked.map(({ path }) => path)).toEqual([])
})
