import { expect, test } from 'vitest'
import { emailError } from './formErrors.ts'

test('the form refuses the addresses that the server refuses', () => {
  for (const text of ['a@b..c', 'a@b.', 'a@.b.ca', 'a@b', 'a b@c.ca', '<a@b.ca>', 'a@b.c']) {
    expect([text, emailError(text)]).toEqual([text, 'register.form.errors.invalidEmail'])
  }
  for (const text of ['a@b.ca', ' marie.roy+palier@courriel.exemple.ca ', 'é@exemple.québec']) {
    expect([text, emailError(text)]).toEqual([text, undefined])
  }
})
