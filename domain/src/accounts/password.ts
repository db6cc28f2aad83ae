import { COMMON_PASSWORDS } from './commonPasswords.ts'
import { isMostlySequences } from './typedSequences.ts'

export const PASSWORD_MINIMUM_LENGTH = 8
export const ACCOUNT_LOCK_MINUTES = 10

/** A longer password is refused, never truncated. */
export const PASSWORD_MAXIMUM_LENGTH = 128

/** Contract code of a broken rule. `InvalidPassword` means too long. */
export type PasswordProblem =
  | 'InvalidPassword'
  | 'PasswordTooShort'
  | 'PasswordRequiresDigit'
  | 'PasswordRequiresLower'
  | 'PasswordRequiresUpper'
  | 'PasswordRequiresNonAlphanumeric'
  | 'PasswordTooCommon'

type Guessable = {
  /** Extra guessable words, normalized by `plainWord`. */
  words?: ReadonlySet<string>
  own?: readonly string[]
}

const RULES: readonly (readonly [PasswordProblem, (password: string, guessable: Guessable) => boolean])[] = [
  ['InvalidPassword', (password) => password.length <= PASSWORD_MAXIMUM_LENGTH],
  ['PasswordTooShort', (password) => [...password].length >= PASSWORD_MINIMUM_LENGTH],
  ['PasswordRequiresDigit', (password) => /\d/.test(password)],
  ['PasswordRequiresLower', (password) => /\p{Ll}/u.test(password)],
  ['PasswordRequiresUpper', (password) => /\p{Lu}/u.test(password)],
  ['PasswordRequiresNonAlphanumeric', (password) => /[!@#$%^&*]/.test(password)],
  ['PasswordTooCommon', (password, guessable) => !isCommon(password, guessable)],
]

/** Broken rules in form order. Does not trim. */
export function passwordProblems(password: string, guessable: Guessable = {}): PasswordProblem[] {
  const composed = password.normalize('NFC')
  return RULES.flatMap(([problem, holds]) => (holds(composed, guessable) ? [] : [problem]))
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

const COMMON = new Set(COMMON_PASSWORDS.map(plainWord))
/** Shorter names occur inside many words, and a shorter remainder adds no strength. */
const SHORTEST_OWN = 4

/**
 * Detects common words disguised by capitals, accents, look-alike characters, surrounding digits or
 * punctuation.
 */
function isCommon(password: string, { words, own = [] }: Guessable): boolean {
  if (password.length > PASSWORD_MAXIMUM_LENGTH) return false
  const plain = password.toLowerCase()
  const core = trimWhere(plain, (character) => !/[^\d\W_]/.test(character))
  const onlyLettersAndDigits = plain.replace(/[\W_]/g, '')
  const forms = [
    plain,
    core,
    trimEndWhere(plain, (character) => '0123456789!#%^&*'.includes(character)),
    onlyLettersAndDigits,
  ].map(plainWord)
  // For a short password only its length is reported.
  const isLong = [...password].length >= PASSWORD_MINIMUM_LENGTH
  if (forms.some((form) => COMMON.has(form) || (isLong && words?.has(form)))) return true
  if (isLong && isMostlySequences(plain)) return true
  if (isLong && isRepetition(core)) return true
  const reversed = [...plainWord(core)].toReversed().join('')
  if (COMMON.has(reversed) || (isLong && words?.has(reversed))) return true
  return ownWordsOf(own).some((word) => isAlmost(word, plain))
}

function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) => length < text.length && text.slice(0, length).repeat(text.length / length) === text,
  )
}

function trimWhere(text: string, isTrimmed: (character: string) => boolean): string {
  let start = 0
  while (start < text.length && isTrimmed(text.charAt(start))) start += 1
  return trimEndWhere(text.slice(start), isTrimmed)
}

function trimEndWhere(text: string, isTrimmed: (character: string) => boolean): string {
  let end = text.length
  while (end > 0 && isTrimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function ownWordsOf(own: readonly string[]): string[] {
  const parts = own.flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)])
  return parts.map((part) => plainWord(part.trim())).filter((word) => word.length >= SHORTEST_OWN)
}

function isAlmost(word: string, password: string): boolean {
  const letters = withoutAccents(password)
  const at = plainWord(password).indexOf(word)
  if (at < 0) return false
  const rest = letters.slice(0, at) + letters.slice(at + word.length)
  return rest.replace(/[^\p{L}]/gu, '').length < SHORTEST_OWN
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function plainWord(text: string): string {
  return withoutAccents(text).replace(/[@$!013457]/g, (sign) => DISGUISES[sign] ?? sign)
}
