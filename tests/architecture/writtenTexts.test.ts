import { boundedText } from '@palier/contract/kernel/scalars'
import { textLength, textWithin } from '@palier/domain/kernel/textLength'
import { expect, test } from 'vitest'
import { sourcesBelow } from '../support/sources.ts'

const MAXIMUM = 5
const WRITTEN_IN = /<\w*(?:input|textarea)\b[^]*?\/>/gi
/** What is ticked, slid or chosen rather than written. */
const NOT_WRITTEN = /type="(?:checkbox|radio|range|file)"/

test.each([
  '',
  ' ',
  'abcde',
  ' abcde\n',
  'abcdef',
  '📈📈📈📈📈',
  '📈📈📈📈📈📈',
  'e\u0301e\u0301e',
  '\u00a0abcde\u2003',
])('pages and server take the same texts: %j', (text) => {
  const isTaken = boundedText(MAXIMUM).safeParse(text).success
  expect(isTaken).toBe(textLength(text) <= MAXIMUM)
  expect(boundedText(MAXIMUM).safeParse(textWithin(text, MAXIMUM)).success).toBe(true)
  if (isTaken) expect(textWithin(text, MAXIMUM)).toBe(text)
})

// The fields of `ui` must be told by their types.
test('every input that a person writes in names a bound', () => {
  const inputs = sourcesBelow('web/src', /\.tsx$/)
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, text }) => [...text.matchAll(WRITTEN_IN)].map(([tag]) => ({ path, tag })))
    .filter(({ tag }) => !NOT_WRITTEN.test(tag))
  expect(inputs.length).toBeGreaterThan(3)
  const unbounded = inputs.filter(({ tag }) => !/maxLength|limitText\(/.test(tag))
  expect(unbounded.map(({ path, tag }) => `${path}: ${tag.slice(0, 60)}`)).toEqual([])
})
