import { passwordProblems, type PasswordProblem } from '@palier/domain/accounts/password'

/** The rules that are shown as steps, in the order of the list. */
const STEPS = [
  'PasswordTooShort',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresDigit',
  'PasswordRequiresNonAlphanumeric',
] as const satisfies readonly PasswordProblem[]

/** Each rule of the list, and whether the password meets it. */
export function passwordSteps(password: string) {
  const broken = passwordProblems(password)
  return STEPS.map((rule) => ({ rule, isMet: !broken.includes(rule) }))
}
