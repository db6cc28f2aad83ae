import { expect, test } from 'vitest'
import { personName } from './personName.ts'

test.each(['Amélie', ' Jean-Philippe ', 'J.-P.', 'O’Brien', 'María José', '李明', 'D. Roy', 'Marie St. John'])(
  '%s is a name',
  (typed) => {
    expect(personName(typed)).toBe(typed.trim())
  },
)

test.each(['', '   ', 'evil.test', 'www.evil', 'http://a', 'a@b', 'a/b', '<b>', 'a\nb', 'a\u202eb', 'x'.repeat(61)])(
  '%j is none, or more than one',
  (typed) => {
    expect(personName(typed)).toBeNull()
  },
)
