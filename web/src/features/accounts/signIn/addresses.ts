import { pathTo } from '../../../kit/navigation/paths.ts'

/** The address of a page that shows to which e-mail address something was sent. */
export function addressWithEmail(
  page: 'ActivationEmailSent' | 'InvitationinRequestReceived' | 'ResetPasswordRequestSent',
  email: string,
  /** How many items of a guest wait for the confirmation. */
  keptCount = 0,
): string {
  const parameters = new URLSearchParams({ email, ...(keptCount > 0 && { kept: String(keptCount) }) })
  return `${pathTo(page)}?${parameters.toString()}`
}
