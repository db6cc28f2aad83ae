import { COMMON_PASSWORDS } from './commonPasswords.ts'
import { PASSWORD_MINIMUM_LENGTH } from './constants.ts'

/** More is refused, never cut off. */
export const PASSWORD_MAXIMUM_LENGTH = 128

export const PASSWORD_SYMBOLS = '!@#$%^&*'

/** A broken rule by the code of the contract. `InvalidPassword` is one that is too long. */
export type PasswordProblem =
  | 'InvalidPassword'
  | 'PasswordTooShort'
  | 'PasswordRequiresDigit'
  | 'PasswordRequiresLower'
  | 'PasswordRequiresUpper'
  | 'PasswordRequiresNonAlphanumeric'
  | 'PasswordTooCommon'

const RULES: readonly (readonly [PasswordProblem, (password: string) => boolean])[] = [
  ['InvalidPassword', (password) => password.length <= PASSWORD_MAXIMUM_LENGTH],
  ['PasswordTooShort', (password) => [...password].length >= PASSWORD_MINIMUM_LENGTH],
  ['PasswordRequiresDigit', (password) => /\d/.test(password)],
  ['PasswordRequiresLower', (password) => /\p{Ll}/u.test(password)],
  ['PasswordRequiresUpper', (password) => /\p{Lu}/u.test(password)],
  ['PasswordRequiresNonAlphanumeric', (password) => /[!@#$%^&*]/.test(password)],
  ['PasswordTooCommon', (password) => !isCommon(password)],
]

/** Every rule that a new password breaks, in the order of the form; none for one that will do. Nothing is trimmed. */
export function passwordProblems(password: string): PasswordProblem[] {
  const composed = password.normalize('NFC')
  return RULES.flatMap(([problem, holds]) => (holds(composed) ? [] : [problem]))
}

const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
}

const COMMON = new Set(COMMON_PASSWORDS.map(withoutDisguise))

/** A common word stays one behind capitals, accents, look-alike signs, and with digits and signs before or after it. */
function isCommon(password: string): boolean {
  if (password.length > PASSWORD_MAXIMUM_LENGTH) return false
  const plain = password.toLowerCase()
  const core = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const onlyLettersAndDigits = plain.replace(/[\W_]/g, '')
  return [plain, core, plain.replace(/[\d!#%^&*]+$/, ''), onlyLettersAndDigits].some((form) =>
    COMMON.has(withoutDisguise(form)),
  )
}

function withoutDisguise(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[@$!013457]/g, (sign) => DISGUISES[sign] ?? sign)
}
