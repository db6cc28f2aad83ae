import { passwordProblems, type PasswordProblem } from '@palier/domain/accounts/password'

/** Rules shown as steps, in display order. */
const STEPS = [
  'PasswordTooShort',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresDigit',
  'PasswordRequiresNonAlphanumeric',
] as const satisfies readonly PasswordProblem[]

export function passwordSteps(password: string) {
  const broken = passwordProblems(password)
  return STEPS.map((rule) => ({ rule, isMet: !broken.includes(rule) }))
}
