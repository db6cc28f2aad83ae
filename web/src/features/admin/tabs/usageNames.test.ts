import { expect, test } from 'vitest'
import persisted from '../../../__generated__/persisted.json'
import { kindOfUse, labelOfUse } from './usageNames.ts'

test('every page of the client has words in the table of uses [SPEC-19]', () => {
  const names = Object.values(persisted).map((text) => /^query (\w+ScreenQuery)\b/.exec(text)?.[1] ?? '')
  const pages = names.filter((name) => name !== '')
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((name) => labelOfUse(name) === null || kindOfUse(name) !== 'page')).toEqual([])
})
