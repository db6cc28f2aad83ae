import { type PasswordProblem, passwordProblems, plainWord } from '@palier/domain/accounts/password'
import { Refusal } from '../../kernel/refusal.ts'

const FREQUENT_WORDS = 10_000
const SHORTEST_WORD = 4

let loading: Promise<ReadonlySet<string>> | null = null

/** Common passwords, names and words in both languages. Loaded once, on first use. */
function guessableWords(): Promise<ReadonlySet<string>> {
  return (loading ??= readWords())
}

async function readWords(): Promise<ReadonlySet<string>> {
  const [common, french, english] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ])
  const lists: readonly (readonly string[])[] = [
    common.dictionary['passwords-common'],
    french.dictionary['firstnames-fr'],
    english.dictionary['firstnames-en'],
    french.dictionary['commonWords-fr'].slice(0, FREQUENT_WORDS),
    english.dictionary['commonWords-en'].slice(0, FREQUENT_WORDS),
  ]
  const found = new Set<string>()
  for (const list of lists) for (const word of list) if (word.length >= SHORTEST_WORD) found.add(plainWord(word))
  return found
}

/** Names and address that a new password must not consist of. */
export type PasswordOwner = { email: string; firstName?: string | null; lastName?: string | null }

export async function newPasswordProblems(
  password: string,
  { email, firstName, lastName }: PasswordOwner,
): Promise<PasswordProblem[]> {
  const own = [...email.split(/[@.]/), firstName ?? '', lastName ?? '', `${firstName ?? ''}${lastName ?? ''}`]
  return passwordProblems(password, { words: await guessableWords(), own })
}

/** Refuses with all broken rules. */
export async function assertNewPassword(password: string, confirmation: string, owner: PasswordOwner): Promise<void> {
  const problems: (PasswordProblem | 'PasswordConfirmationMismatch')[] = await newPasswordProblems(password, owner)
  if (password !== confirmation) problems.push('PasswordConfirmationMismatch')
  const [first, ...others] = problems
  if (first) throw new Refusal(first, undefined, others)
}
