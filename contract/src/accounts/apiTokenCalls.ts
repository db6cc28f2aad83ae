import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { typedPassword } from './personSchemas.ts'
import { boundedText, empty, identifier, iso } from '../kernel/scalars.ts'

const path = (verb: string) => `/api/Extensions/ApiTokens/${verb}`

export const apiToken = z.object({
  id: identifier,
  name: z.string(),
  scope: z.enum(['read', 'write']),
  createdAt: iso,
  lastUsedAt: iso.nullable(),
  expiresAt: iso.nullable(),
})
export type WireApiToken = z.infer<typeof apiToken>

/** Newest first. Expired tokens are listed until revoked. */
export const getApiTokens = call({
  item: 'D17',
  summary: 'Lists the tokens for scripts of the caller',
  path: path('GetList'),
  access: 'user',
  extension: true,
  input: empty,
  output: z.object({ tokens: z.array(apiToken) }),
  errors: ['DemonstrationAccountNotAllowed'],
})

/**
 * Returns the secret once; only its hash is stored. At most ten tokens per user. Requires the
 * password, or a sign-in within ten minutes for accounts without one.
 */
export const createApiToken = call({
  item: 'D17',
  summary: 'Creates a token for scripts',
  path: path('Create'),
  access: 'user',
  write: true,
  extension: true,
  input: z.object({
    name: boundedText(60, 1),
    scope: z.enum(['read', 'write']),
    days: z.int().min(1).max(365),
    password: typedPassword.optional(),
  }),
  output: z.object({ token: apiToken, secret: z.string() }),
  errors: [
    'DemonstrationAccountNotAllowed',
    'TooManyApiTokens',
    'InvalidPassword',
    'TooManyUnsuccessfulAttempts',
    'SignInAgainRequired',
  ],
})

export const revokeApiToken = call({
  item: 'D17',
  summary: 'Revokes a token for scripts',
  path: path('Revoke'),
  access: 'user',
  write: true,
  extension: true,
  input: z.object({ tokenId: identifier }),
  output: z.object({ tokens: z.array(apiToken) }),
  errors: ['DemonstrationAccountNotAllowed', 'resource_missing'],
})
