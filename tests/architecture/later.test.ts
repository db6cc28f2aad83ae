import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from '../support/sources.ts'

const sources = sourcesBelow('web/src').filter((source) => !isTest(source))

/** A screen, the words of an area or a legal text is the page itself: where it does not come, the page says so. */
const PAGES = [
  'web/src/app/routes/accountPages.ts',
  'web/src/app/routes/billingPages.ts',
  'web/src/app/routes/signInPages.ts',
  'web/src/app/routes/router.tsx',
  'web/src/app/routes/routes.ts',
  'web/src/features/shell/legal/useLegalDocument.ts',
  'web/src/messages/areas.ts',
]
/** It begins again by itself. */
const SOCKET = 'web/src/app/network/socketClient.ts'

const importsLater = (text: string) => [...text.matchAll(/\bimport\('/g)].length
/** Those that a helper holds: what does not come is said in the frame of the piece, and it is fetched ahead. */
const heldImports = (text: string) =>
  [...text.matchAll(/\b(?:lazyWithMessages|later)\(\s*\[[^\]]*\],\s*(?:async )?\(\) =>\s*\(?(?:await )?import\('/g)]
    .length

test('only one helper makes lazy pieces', () => {
  const users = sources.filter(({ text }) => /\blazy\(|\blazy\b[^;]*from 'react'/.test(text)).map(({ path }) => path)
  expect(users).toEqual(['web/src/kit/lazy/lazyWithMessages.tsx'])
})

test('every import that runs later is held by a helper, or brings a page', () => {
  const bare = sources
    .filter(({ path, text }) => importsLater(text) > heldImports(text) && ![...PAGES, SOCKET].includes(path))
    .map(({ path }) => path)
  expect(bare).toEqual([])
  // What is looked for is what there is.
  expect(sources.reduce((count, { text }) => count + heldImports(text), 0)).toBeGreaterThan(40)
})
