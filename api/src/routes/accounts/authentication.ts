import {
  getGuestWork,
  login,
  loginAsGuest,
  loginWithGoogle,
  signOut,
  testToken,
} from '@palier/contract/accounts/authenticationCalls'
import { loginAnswerToWire } from '../../wire/accounts/user.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const authenticationRoutes = {
  login: forAnyone(login, async ({ input, address, now, services }) => {
    const { email, password, token: humanToken, google = null, deviceToken: device = null } = input
    const person = await services.signIn.byPassword({ email, password, humanToken, address, device, google }, now)
    services.usageCounter.count('signIn.password', person.userId, now)
    return { data: loginAnswerToWire(person) }
  }),

  loginWithGoogle: forAnyone(loginWithGoogle, async ({ input, language, now, services }) => {
    const { token, nonce = '', inviteToken = null, deviceToken: device = null } = input
    const person = await services.googleSignIn.signIn({ token, nonce, inviteToken, device, language }, now)
    services.usageCounter.count('signIn.google', person.userId, now)
    return { data: loginAnswerToWire(person) }
  }),

  loginAsGuest: forAnyone(
    loginAsGuest,
    async ({ input, language, address, now, services: { guests, humanChecks, usageCounter } }) => {
      // The check is optional here, but a given token must be valid.
      if (input.humanActionToken) await humanChecks.require('guest', input.humanActionToken, address, now)
      const person = await guests.signIn(language, now)
      usageCounter.count('signIn.guest', person.userId, now)
      return { data: loginAnswerToWire(person) }
    },
  ),

  testToken: forUser(testToken, async ({ viewer }) => {
    const { userId, sessionExpiresAt, tokenRoles: roles, apiToken } = viewer
    const expiration = sessionExpiresAt.toISOString()
    return { data: { isValid: true as const, expiration, userId, roles, apiTokenScope: apiToken?.scope ?? null } }
  }),

  getGuestWork: forUser(getGuestWork, async ({ viewer, services: { guestWork } }) => {
    return { data: { items: await guestWork.list(viewer) } }
  }),

  signOut: forUser(signOut, async ({ viewer, now, services: { sessions } }) => {
    await sessions.end(viewer, now)
    return { data: {} }
  }),
}
