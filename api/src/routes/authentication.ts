import {
  getGuestWork,
  login,
  loginAsGuest,
  loginWithGoogle,
  signOut,
  testToken,
} from '@palier/contract/calls/authentication'
import { loginAnswerToWire } from '../wire/user.ts'
import { forAnyone, forUser } from './route.ts'

export const loginRoute = forAnyone(
  login,
  async ({ input: { email, password, token: humanToken, google = null }, address, now, services: { signIn } }) => {
    return { data: loginAnswerToWire(await signIn.byPassword({ email, password, humanToken, address, google }, now)) }
  },
  { limit: 'signIns' },
)

export const loginWithGoogleRoute = forAnyone(
  loginWithGoogle,
  async ({ input: { token, nonce = '', inviteToken = null }, language, now, services: { googleSignIn } }) => {
    return { data: loginAnswerToWire(await googleSignIn.signIn({ token, nonce, inviteToken, language }, now)) }
  },
  { limit: 'signIns' },
)

export const loginAsGuestRoute = forAnyone(
  loginAsGuest,
  async ({ input, language, address, now, services: { guests, humanChecks } }) => {
    // Nobody is asked for a proof here; one that comes along must hold.
    if (input.humanActionToken) await humanChecks.require('guest', input.humanActionToken, address, now)
    return { data: loginAnswerToWire(await guests.signIn(language, now)) }
  },
  { limit: 'guests' },
)

export const testTokenRoute = forUser(testToken, async ({ viewer }) => {
  return { data: { isValid: true as const, expiration: viewer.sessionExpiresAt.toISOString() } }
})

export const getGuestWorkRoute = forUser(getGuestWork, async ({ viewer, services: { guestWork } }) => {
  return { data: { items: await guestWork.list(viewer) } }
})

export const signOutRoute = forUser(signOut, async ({ viewer, services: { sessions } }) => {
  await sessions.end(viewer)
  return { data: {} }
})
