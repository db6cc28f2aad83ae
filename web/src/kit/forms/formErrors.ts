import { passwordProblems } from '@palier/domain/accounts/password'
import type { MessageId } from '../language/MessageId.ts'

// A name, an at sign, a domain with a dot: what is between them is for the mail server to judge.
const ADDRESS = /^[^\s@<>"]+@([^\s@<>".]+\.)+[^\s@<>".]{2,}$/

/** What is wrong with an answer that is needed. */
export function requiredError(value: string): MessageId | undefined {
  return value.trim() === '' ? 'register.form.errors.required' : undefined
}

/** What is wrong with an e-mail address. */
export function emailError(value: string): MessageId | undefined {
  return requiredError(value) ?? (ADDRESS.test(value.trim()) ? undefined : 'register.form.errors.invalidEmail')
}

/** The first rule that a new password breaks. */
export function newPasswordError(password: string): MessageId | undefined {
  if (password === '') return 'register.form.errors.required'
  const [first] = passwordProblems(password)
  return first && `register.form.errors.${first}`
}

/** What is wrong with the repetition of a password. */
export function confirmationError(confirmation: string, password: string): MessageId | undefined {
  if (confirmation === '') return 'register.form.errors.required'
  return confirmation === password ? undefined : 'register.form.errors.passwordsMustMatch'
}

/** Only what is there: a field without an error has no key. */
export function formErrorsOf<Name extends string>(
  found: Readonly<Record<Name, MessageId | undefined>>,
): Partial<Record<Name, MessageId>> {
  const entries = Object.entries(found).filter(([, error]) => error !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Name, MessageId>>
}
