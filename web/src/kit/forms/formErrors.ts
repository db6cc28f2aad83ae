import { passwordProblems } from '@palier/domain/accounts/password'
import type { MessageId } from '../language/MessageId.ts'

// Only requires "name@domain.tld": the mail server decides the rest.
const ADDRESS = /^[^\s@<>"]+@([^\s@<>".]+\.)+[^\s@<>".]{2,}$/

export function requiredError(value: string): MessageId | undefined {
  return value.trim() === '' ? 'register.form.errors.required' : undefined
}

export function emailError(value: string): MessageId | undefined {
  return requiredError(value) ?? (ADDRESS.test(value.trim()) ? undefined : 'register.form.errors.invalidEmail')
}

export function newPasswordError(password: string): MessageId | undefined {
  if (password === '') return 'register.form.errors.required'
  const [first] = passwordProblems(password)
  return first && `register.form.errors.${first}`
}

export function confirmationError(confirmation: string, password: string): MessageId | undefined {
  if (confirmation === '') return 'register.form.errors.required'
  return confirmation === password ? undefined : 'register.form.errors.passwordsMustMatch'
}

export function formErrorsOf<Name extends string>(
  found: Readonly<Record<Name, MessageId | undefined>>,
): Partial<Record<Name, MessageId>> {
  const entries = Object.entries(found).filter(([, error]) => error !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Name, MessageId>>
}
