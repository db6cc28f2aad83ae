import { pathTo } from '../../../kit/navigation/paths.ts'

/** Path of a page that shows which e-mail address received the message. */
export function addressWithEmail(
  page: 'ActivationEmailSent' | 'InvitationinRequestReceived' | 'ResetPasswordRequestSent',
  email: string,
  /** Number of guest items that wait for the confirmation. */
  keptCount = 0,
): string {
  const parameters = new URLSearchParams({ email, ...(keptCount > 0 && { kept: String(keptCount) }) })
  return `${pathTo(page)}?${parameters.toString()}`
}
