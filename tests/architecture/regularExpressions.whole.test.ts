import { AMERICAN_FORMATS } from '@palier/domain/imports/americanFormats'
import { expect, it } from 'vitest'
import { superlinearityOf } from '../support/regularExpressions.ts'

it('the regular expressions that broker formats make of parts take linear time [SEC-4]', () => {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (value instanceof RegExp) found.add(String(value))
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner)
  }
  collect(AMERICAN_FORMATS)
  const made = [...found].filter((text) => text.includes('(?<group>^'))
  expect(made.length).toBeGreaterThan(3)
  expect(made.filter((text) => superlinearityOf(text, 'automaton') !== null)).toEqual([])
}, 300_000)
