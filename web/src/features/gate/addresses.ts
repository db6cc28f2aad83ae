import { pathTo } from '../navigation/paths.ts'

/** The address of a page that says to which e-mail something was sent. */
export function addressWithEmail(
  page: 'ActivationEmailSent' | 'InvitationinRequestReceived' | 'ResetPasswordRequestSent',
  email: string,
): string {
  return `${pathTo(page)}?${new URLSearchParams({ email }).toString()}`
}
