import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, isTest, projectRoot, type Source, sourcesBelow } from '../support/sources.ts'

const MAXIMUM_ROWS = 15
const page = readFileSync(join(projectRoot, 'docs/caches.md'), 'utf8')
const listed = new Set(
  [...page.matchAll(/`((?:api|bff|contract|domain|service|web)\/src\/[^`]+)`/g)].map(([, path]) => path),
)
const production = ['api', 'bff', 'contract', 'domain', 'service', 'web']
  .flatMap((name) => sourcesBelow(`${name}/src`))
  .filter((source) => !isTest(source))

const CACHE_PACKAGES = new Set(['lru-cache', 'dataloader'])
const WEAK = /\bnew Weak(?:Map|Ref|Set)\b/
/** A map of a module lives as long as the process. Constants are in capitals. */
const MODULE_MAP = /^(?:export )?(?:const|let) [a-z]\w*\b.*\bnew Map(?:<[^()]*>)?\(\)/m
/** A factory's map that is named as a cache. */
const FACTORY_MAP = /^ {2}(?:const|let) (?:cache|cached|kept|known|memo)\w*\b.*\bnew Map(?:<[^()]*>)?\(\)/m

function factoriesIn(text: string): string[] {
  return text.match(/^(?:export )?function create\w+[\s\S]*?^}/gm) ?? []
}

function storesAnswers(source: Source): boolean {
  const { text } = source
  if (WEAK.test(text) || MODULE_MAP.test(text)) return true
  if (factoriesIn(text).some((factory) => FACTORY_MAP.test(factory))) return true
  return importsOf(source).some((specifier) => CACHE_PACKAGES.has(specifier) && isValueImport(text, specifier))
}

function isValueImport(text: string, specifier: string): boolean {
  return !new RegExp(`import type [^'"]*['"]${specifier}['"]`).test(text)
}

test('every module that stores answers is listed in docs/caches.md [CODE-24]', () => {
  const unlisted = production.filter((source) => storesAnswers(source) && !listed.has(source.path))
  expect(unlisted.map(({ path }) => path)).toEqual([])
})

test('docs/caches.md lists only modules that exist [CODE-24]', () => {
  expect([...listed].filter((path) => path !== undefined && !existsSync(join(projectRoot, path)))).toEqual([])
})

test(`docs/caches.md has at most ${MAXIMUM_ROWS} caches, each with all columns [CODE-24]`, () => {
  const rows = page.split('\n').filter((line) => /^\| +\d+ +\|/.test(line))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(MAXIMUM_ROWS)
  const incomplete = rows.filter((row) =>
    row
      .split('|')
      .slice(1, -1)
      .some((cell) => cell.trim() === ''),
  )
  expect(incomplete).toEqual([])
  expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([8]))
})
