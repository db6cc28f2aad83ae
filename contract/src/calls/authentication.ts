import { z } from 'zod'
import { call } from '../call.ts'
import { empty, iso } from '../wire/scalars.ts'
import { loginAnswer } from '../wire/user.ts'

/** Opens a private, writable copy of the demonstration data. */
export const loginAsGuest = call({
  item: 'API-20',
  path: '/api/authentication/loginAsGuest',
  access: 'open',
  input: z.object({ humanActionToken: z.string().max(4_000).optional() }),
  output: loginAnswer,
})

export const testToken = call({
  item: 'API-27',
  path: '/api/authentication/TestToken',
  access: 'user',
  input: empty,
  output: z.object({ isValid: z.literal(true), expiration: iso }),
})

/** Ends the session on the server, so that a copied token dies with it. */
export const signOut = call({
  item: 'D17',
  path: '/api/Extensions/Authentication/SignOut',
  access: 'user',
  extension: true,
  input: empty,
  output: empty,
})
