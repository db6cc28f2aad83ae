import { pathTo } from '../../../kit/navigation/paths.ts'

/** The address of a page that says to which e-mail something was sent. */
export function addressWithEmail(
  page: 'ActivationEmailSent' | 'InvitationinRequestReceived' | 'ResetPasswordRequestSent',
  email: string,
  /** How much of a guest's work waits for the confirmation. */
  keptCount = 0,
): string {
  const parameters = new URLSearchParams({ email, ...(keptCount > 0 && { kept: String(keptCount) }) })
  return `${pathTo(page)}?${parameters.toString()}`
}
