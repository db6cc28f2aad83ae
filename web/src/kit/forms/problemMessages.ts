import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { ACCOUNT_LOCK_MINUTES } from '@palier/domain/accounts/password'
import type { Problem } from '../alert/refusal.ts'
import type { MessageId } from '../language/MessageId.ts'

const SECONDS_PER_MINUTE = 60

type FieldName = 'email' | 'password' | 'passwordConfirmation' | 'firstName' | 'lastName' | 'motivation'

const FIELDS: ReadonlyMap<string, FieldName> = new Map([
  ['EmailAlreadyUsed', 'email'],
  ['InvalidPassword', 'password'],
  ['PasswordTooShort', 'password'],
  ['PasswordRequiresDigit', 'password'],
  ['PasswordRequiresLower', 'password'],
  ['PasswordRequiresUpper', 'password'],
  ['PasswordRequiresNonAlphanumeric', 'password'],
  ['PasswordTooCommon', 'password'],
  ['PasswordConfirmationMismatch', 'passwordConfirmation'],
  ['passwordsMustMatch', 'passwordConfirmation'],
])

const INPUTS: ReadonlyMap<string, FieldName> = new Map([
  ['email', 'email'],
  ['firstname', 'firstName'],
  ['firstName', 'firstName'],
  ['lastname', 'lastName'],
  ['lastName', 'lastName'],
  ['motivation', 'motivation'],
  ['password', 'password'],
  ['passwordConfirmation', 'passwordConfirmation'],
  ['confirmPassword', 'passwordConfirmation'],
])

/** Splits codes into the first one per field, and the others, shown above the form. */
export function sortProblem({ codes, field: input }: Problem, messages: object) {
  const fields: Partial<Record<FieldName, MessageId>> = {}
  const others = codes.filter((code) => {
    const blamed = code === 'parameter_invalid_empty' ? INPUTS.get(input ?? '') : undefined
    if (blamed) {
      fields[blamed] ??= 'register.form.errors.notAccepted'
      return false
    }
    const field = FIELDS.get(code)
    const id = `register.form.errors.${code}`
    if (field === undefined || !isMessageId(id, messages)) return true
    fields[field] ??= id
    return false
  })
  return { fields, others }
}

interface SentenceFacts {
  readonly fallback: MessageId
  readonly retryAfterSeconds?: number | undefined
  readonly maximum?: number | undefined
  readonly unit?: string | undefined
}

export function problemSentences(
  { messages, formatMessage }: IntlShape,
  codes: readonly string[],
  { fallback, retryAfterSeconds = 0, maximum = 0, unit = 'none' }: SentenceFacts,
): readonly string[] {
  const minutes = Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE)
  const link = (text: readonly ReactNode[]) => text.join('')
  const sentences = codes.map((code) => {
    if (code === 'TooManyUnsuccessfulAttempts') {
      return formatMessage({ id: 'gate.locked' }, { minutes: minutes || ACCOUNT_LOCK_MINUTES })
    }
    const known = [`register.form.errors.${code}`, `alerts.codes.${code}`].find((id) => isMessageId(id, messages))
    const id = known !== undefined && isMessageId(known, messages) ? known : fallback
    return String(formatMessage({ id }, { minutes, minimum: 0, maximum, unit, date: 'none', link }))
  })
  return [...new Set(sentences)]
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
