import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

test('each decision has a number of its own', () => {
  const numbers = readdirSync(join(projectRoot, 'docs/decisions')).map((file) => file.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
