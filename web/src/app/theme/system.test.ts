import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { system } from './system.ts'

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
