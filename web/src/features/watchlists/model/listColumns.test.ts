import { expect, test } from 'vitest'
import messages from '../../../messages/en/prices.json'
import { columnsOf } from './listColumns.ts'

const words: Record<string, string> = messages

test('to LIST-14 eleven columns of these widths [LIST-05]', () => {
  const widths = columnsOf('buy', 'wide').map(({ width }) => width)
  expect(widths).toEqual([8, 20, 6, 8, 10, 10, 7, 7, 7, 7, 8])
})

test('a narrow window has no column of ages, and its columns fill it [LIST-10]', () => {
  const columns = columnsOf('buy', 'narrow')
  expect(columns.map(({ id }) => id)).not.toContain('age')
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(100)
})

test.each([
  ['buy', ['Follow', 'Consider', 'Target', 'Deal']],
  ['sell', ['Low limit', 'Low trigger', 'High trigger', 'High limit']],
  ['others', ['T200', 'T400', 'T600', 'T800']],
] as const)('what a %s list calls its thresholds [LIST-12]', (kind, names) => {
  const titles = columnsOf(kind, 'wide').slice(6, 10)
  expect(titles.map(({ id }) => id)).toEqual(['t200', 't400', 't600', 't800'])
  expect(titles.map(({ title }) => plain(words[title] ?? ''))).toEqual(names)
})

/** The build hands out sentences that are already read. */
function plain(message: unknown): unknown {
  return Array.isArray(message) ? message.map(({ value }) => value).join('') : message
}
