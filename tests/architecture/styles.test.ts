// A style sheet of a component names its own classes: a selector without one would dress elements of other pages.
import { expect, test } from 'vitest'
import { sourcesBelow } from '../support/sources.ts'

const sheets = sourcesBelow('web/src', /\.module\.css$/)
const COMMENT = /\/\*[\s\S]*?\*\//g
/** What stands before a block: selectors, at-rules, and the steps of keyframes. */
const BEFORE_BLOCK = /([^{};]+)\{/g
const IS_NO_SELECTOR = /^(@|from$|to$|[\d.]+%$)/
/** `flash` may be given any element, and says so by an attribute of its own. */
const IS_OF_FLASH = /^\[data-flash\b/

const selectorsOf = (text: string) =>
  [...text.replace(COMMENT, '').matchAll(BEFORE_BLOCK)]
    .flatMap(([, before = '']) => before.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !IS_NO_SELECTOR.test(selector) && !IS_OF_FLASH.test(selector))

test('every selector of a component’s style sheet holds one of its classes', () => {
  const found = sheets.flatMap(({ path, text }) => selectorsOf(text).map((selector) => ({ path, selector })))
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(({ selector }) => !/\.[a-z]/i.test(selector))).toEqual([])
})

/** Words of `animation` that name no movement. */
const NO_NAME =
  /^(|none|ease(-in)?(-out)?|linear|infinite|alternate|reverse|normal|forwards|backwards|both|running|paused|[\d.]+m?s?)$/

test('a movement of a component’s style sheet is told in that sheet: its name is of the sheet alone', () => {
  const told = sheets.flatMap(({ path, text }) => {
    const bare = text.replace(COMMENT, '').replaceAll(/\b(?:var|cubic-bezier|steps)\([^)]*\)/g, '')
    const known = new Set([...bare.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name))
    const names = [...bare.matchAll(/animation:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/))
    return names.filter((name) => !NO_NAME.test(name)).map((name) => ({ path, name, isKnown: known.has(name) }))
  })
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter(({ isKnown }) => !isKnown)).toEqual([])
})
