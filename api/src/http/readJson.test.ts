import { expect, test } from 'vitest'
import { readJson, UnreadableBody } from './readJson.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('an empty body is an empty object [GEN-17]', () => {
  expect(readJson('')).toEqual({})
  expect(readJson(' \n')).toEqual({})
})

test('a body may be nested so deep and no deeper', () => {
  expect(() => readJson(nested(20))).not.toThrow()
  expect(() => readJson(nested(21))).toThrow(UnreadableBody)
})

test('brackets inside a text are no depth', () => {
  expect(readJson(JSON.stringify({ a: '['.repeat(50) + '\\"' + '{'.repeat(50) }))).toHaveProperty('a')
})

test('what is no JSON is unreadable', () => {
  expect(() => readJson('{"a":')).toThrow(UnreadableBody)
})

test('the character NUL, which no text in the database may hold, is refused wherever it stands', () => {
  for (const text of ['{"a":"b\\u0000"}', '{"\\u0000":1}', '["\\\\\\u0000"]']) {
    expect(() => readJson(text)).toThrow(UnreadableBody)
  }
  expect(readJson('["\\\\u0000"]')).toEqual(['\\u0000'])
})
