import { expect, test } from 'vitest'
import { sourcesBelow } from '../support/sources.ts'
import { areasLoaded, areasOf, keysSaid } from '../support/project/words.ts'

const areaOf = new Map([...areasOf('fr')].flatMap(([area, words]) => Object.keys(words).map((key) => [key, area])))
const keys = [...areaOf.keys()]
const loaded = areasLoaded('web/src/main.tsx', ['shell'])

test('no screen and no lazy piece says a word whose area it does not load [I18N-05]', () => {
  const silent = sourcesBelow('web/src').flatMap(({ path, text }) => {
    const here = loaded.get(path)
    if (!here) return []
    return keysSaid(text, keys)
      .filter((key) => !here.has(areaOf.get(key) ?? ''))
      .map((key) => `${path} says ${key} without the area ${areaOf.get(key)}`)
  })
  expect(silent).toEqual([])
})

test('every screen is on the way that was looked at', () => {
  const screens = sourcesBelow('web/src/screens', /Screen\.tsx$/).map(({ path }) => path)
  expect(screens.filter((path) => !loaded.has(path))).toEqual([])
})
