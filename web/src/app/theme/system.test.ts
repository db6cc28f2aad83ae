import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { system } from './system.ts'
import { textStyles } from './textStyles.ts'

const css = JSON.stringify(system.getTokenCss())

test.each([
  ['--p-colors-bg', '#FAFAF7'],
  ['--p-colors-fg-muted', '#565E69'],
  ['--p-colors-score-1-bg', '#00574B'],
  ['--p-colors-step-down-1', '#F6E2CB'],
  ['--p-radii-card', '0.75rem'],
])('the variable %s is %s', (name, value) => {
  expect(css).toContain(`"${name}":"${value}"`)
})

test('a recipe is read once, however often a piece is drawn', () => {
  const recipe = { base: { color: 'fg' } }
  expect(system.cva(recipe)).toBe(system.cva(recipe))
})

test('dark, colour-blind and still motion each have their own rule', () => {
  for (const rule of ['"&.dark"', '"&[data-scheme=cvd]"', '"&.dark[data-scheme=cvd]"', 'prefers-reduced-motion']) {
    expect(css).toContain(rule)
  }
})

test('every variable that a style sheet reads exists', async () => {
  const source = join(import.meta.dirname, '../..')
  const files = await readdir(source, { recursive: true })
  const sheets = files.filter((file) => file.endsWith('.module.css'))
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(source, sheet), 'utf8')))
  const names = texts.flatMap((text) => text.match(/--p-[a-z0-9-]+/g) ?? [])

  expect(names.length).toBeGreaterThan(50)
  expect([...new Set(names)].filter((name) => !css.includes(`"${name}":`))).toEqual([])
})

/** What a style prop or a recipe may name without naming a token. */
const WORDS_OF_CSS = new Set(['transparent', 'currentcolor', 'inherit', 'none', '0'])
const KINDS: Record<string, RegExp> = {
  colors: /\b(?:color|bg|fill|stroke|outlineColor|border(?:Top|Right|Bottom|Left|X|Y)?Color)(?:=|: )['"]([\w.]+)['"]/g,
  radii: /\bborderRadius(?:=|: )['"]([a-z]\w*)['"]/g,
  textStyles: /\btextStyle(?:=|: )['"](\w+)['"]/g,
  spacing: /\b(?:gap|rowGap|columnGap|[pm][xytblser]?|top|right|bottom|left)(?:=|: )['"](-?\d+)['"]/g,
  sizes: /\b(?:w|h|minW|minH|maxW|maxH|boxSize|flexBasis)(?:=|: )['"](\d+|[a-z]+)['"]/g,
}

test('every token that a style prop or a recipe names exists', async () => {
  const source = join(import.meta.dirname, '../..')
  const files = (await readdir(source, { recursive: true })).filter((file) => /^(?!.*\.test\.).*\.tsx?$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')))
  const named = texts
    .filter((text) => /@chakra-ui\/react|\/ui\//.test(text))
    .flatMap((text) =>
      Object.entries(KINDS).flatMap(([kind, pattern]) =>
        [...text.matchAll(pattern)].map(([, name = '']) => `${kind}.${name.replace(/^-/, '')}`),
      ),
    )
  const exists = (name: string) =>
    WORDS_OF_CSS.has(name.split('.')[1] ?? '') ||
    (name.startsWith('textStyles.') ? name.slice(11) in textStyles : system.tokens.getByName(name) !== undefined)

  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((name) => !exists(name))).toEqual([])
})
