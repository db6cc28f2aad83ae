import type { IntlShape } from 'react-intl'
import { ACCOUNT_LOCK_MINUTES } from '@palier/domain/constants'
import type { Problem } from '../alert/useAttempt.ts'
import type { MessageId } from '../language/MessageId.ts'

type FieldName = 'email' | 'password' | 'passwordConfirmation'

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

/** The codes that belong beside a field, the first of each; the rest belong above the form. */
export function sortProblem({ codes }: Problem, messages: object) {
  const fields: Partial<Record<FieldName, MessageId>> = {}
  const others = codes.filter((code) => {
    const field = FIELDS.get(code)
    const id = `register.form.errors.${code}`
    if (field === undefined || !isMessageId(id, messages)) return true
    fields[field] ??= id
    return false
  })
  return { fields, others }
}

/** One sentence a code, in the order of the server; a locked account says how long. */
export function problemSentences(
  intl: IntlShape,
  codes: readonly string[],
  { fallback, retryAfterSeconds }: { readonly fallback: MessageId; readonly retryAfterSeconds?: number | undefined },
): readonly string[] {
  const { messages, formatMessage } = intl
  const sentences = codes.map((code) => {
    if (code === 'TooManyUnsuccessfulAttempts') {
      const seconds = retryAfterSeconds ?? ACCOUNT_LOCK_MINUTES * 60
      return formatMessage({ id: 'gate.locked' }, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
    }
    const [known = fallback] = [`register.form.errors.${code}`, `alerts.codes.${code}`].filter((id) =>
      isMessageId(id, messages),
    ) as MessageId[]
    return formatMessage({ id: known })
  })
  return [...new Set(sentences)]
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
