import { loginAsGuest, signOut, testToken } from '@palier/contract/calls/authentication'
import { loginAnswerToWire } from '../wire/user.ts'
import { forAnyone, forUser } from './route.ts'

export const loginAsGuestRoute = forAnyone(
  loginAsGuest,
  async ({ language, now, services: { guests } }) => {
    return { data: loginAnswerToWire(await guests.signIn(language, now)) }
  },
  { limit: 'guests' },
)

export const testTokenRoute = forUser(testToken, async ({ viewer }) => {
  return { data: { isValid: true as const, expiration: viewer.sessionExpiresAt.toISOString() } }
})

export const signOutRoute = forUser(signOut, async ({ viewer, services: { sessions } }) => {
  await sessions.end(viewer)
  return { data: {} }
})
