import { expect, test } from 'vitest'
import { emailAddress } from './personSchemas.ts'

test.each(['a@b..c', 'a@b.', 'a@.b.ca', 'a@b', 'a b@c.ca', 'a@b@c.ca', '<a@b.ca>', '@b.ca', 'a@b.c', ''])(
  '%j is no address',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false)
  },
)

test.each(['a@b.ca', ' marie.roy+palier@courriel.exemple.ca ', 'é@exemple.québec'])('%j is one', (text) => {
  expect(emailAddress.parse(text)).toBe(text.trim())
})
