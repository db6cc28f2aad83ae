import {
  changeFullname,
  changePassword,
  checkNewPassword,
  requestPasswordReset,
  resetPassword,
} from '@palier/contract/accounts/authenticationCalls'
import { forAnyone, optionalUser, forUser, forUserAfter } from '../kernel/route.ts'

export const passwordRoutes = {
  requestPasswordReset: forAnyone(
    requestPasswordReset,
    async ({ input: { email, token = '' }, address, now, services: { passwordReset } }) => {
      await passwordReset.request(email, token, address, now)
      return { data: {} }
    },
  ),

  resetPassword: forAnyone(resetPassword, async ({ input, address, now, services: { passwordReset } }) => {
    const { token, password, confirmPassword: confirmation, humanActionToken: humanToken = null } = input
    await passwordReset.reset({ token, password, confirmation, humanToken, address }, now)
    return { data: {} }
  }),

  changePassword: forUserAfter(
    changePassword,
    ({ input, viewer, now, services: { profile } }) => {
      const { actualPassword: password, newPassword, newPasswordConfirmation: confirmation } = input
      return profile.checkPassword(viewer, { password, newPassword, confirmation }, now)
    },
    async ({ viewer, begun, now, services: { profile } }) => {
      await profile.changePassword(viewer, begun, now)
      return { data: {} }
    },
    { rules: ['noGuests'] },
  ),

  changeFullname: forUser(
    changeFullname,
    async ({ input: { firstname, lastname }, viewer, services: { profile } }) => {
      await profile.changeName(viewer, firstname, lastname)
      return { data: { firstname, lastname } }
    },
    { rules: ['noGuests'] },
  ),

  checkNewPassword: optionalUser(checkNewPassword, async ({ input, viewer, services: { passwordAdvice } }) => {
    const { password, resetToken = null, email = '', firstname: firstName = '', lastname: lastName = '' } = input
    const question = { password, resetToken, named: { email, firstName, lastName } }
    return { data: { problems: await passwordAdvice.problemsOf(question, viewer) } }
  }),
}
