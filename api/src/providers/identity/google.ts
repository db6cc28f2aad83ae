import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { type IdentityExpectation, type IdentityProvider, IdentityProviderDown, type VerifiedIdentity } from './port.ts'

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'
const MAILBOXES = ['gmail.com', 'googlemail.com']

const LEEWAY_SECONDS = 60
const LONGEST_TOKEN = 8192
const LONGEST_NAME = 100
const DEADLINE_MILLISECONDS = 5000
const KEYS_LIFETIME_MILLISECONDS = 10 * 60_000

/**
 * Minimum time between fetches for an unknown key, so that forged tokens cannot cause a stream of
 * requests.
 */
const COOLDOWN_MILLISECONDS = 30_000

export type GoogleOptions = {
  clientId: string
  issuers?: readonly string[]
  keysUrl?: string
  /** Allows an http `keysUrl`. */
  allowInsecure?: boolean
  deadlineMilliseconds?: number
  cooldownMilliseconds?: number
}

export function createGoogleIdentity(options: GoogleOptions): IdentityProvider {
  const { clientId, issuers = ISSUERS, keysUrl = KEYS_URL, allowInsecure } = options
  const keys = keysFrom(secureEndpoint(keysUrl, allowInsecure), options)
  const claims = claimsFor(clientId)

  return {
    async verifyIdentityToken(token: string, { nonce, now }: IdentityExpectation) {
      if (token.length > LONGEST_TOKEN || nonce === '') return null
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: [...issuers],
          audience: clientId,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        })
        const read = claims.safeParse(payload)
        return read.success && read.data.nonce === nonce ? identityOf(read.data) : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

function claimsFor(clientId: string) {
  const name = z.string().catch('')
  return z.object({
    // Exactly one audience: a token valid for others too could have been stolen from them.
    aud: z.literal(clientId),
    azp: z.literal(clientId).optional(),
    sub: z.string().min(1).max(255),
    nonce: z.string(),
    email: z.email().max(320),
    email_verified: z.boolean().catch(false),
    hd: z.string().min(1).optional().catch(undefined),
    given_name: name,
    family_name: name,
    picture: z
      .url({ protocol: /^https$/ })
      .max(2048)
      .nullable()
      .catch(null),
  })
}

type Claims = z.infer<ReturnType<typeof claimsFor>>

function identityOf(claims: Claims): VerifiedIdentity {
  const { sub, email, email_verified: emailVerified, hd, given_name, family_name, picture } = claims
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return {
    subject: sub,
    email,
    emailVerified,
    ownsMailbox: emailVerified && (MAILBOXES.includes(domain) || hd?.toLowerCase() === domain),
    firstName: given_name.trim().slice(0, LONGEST_NAME),
    lastName: family_name.trim().slice(0, LONGEST_NAME),
    pictureUrl: picture,
  }
}

/**
 * Caches the issuer's keys. A failed fetch throws a different error than a token that matches no
 * key.
 */
function keysFrom(url: URL, { deadlineMilliseconds, cooldownMilliseconds }: GoogleOptions): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: deadlineMilliseconds ?? DEADLINE_MILLISECONDS,
    cooldownDuration: cooldownMilliseconds ?? COOLDOWN_MILLISECONDS,
    cacheMaxAge: KEYS_LIFETIME_MILLISECONDS,
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      const isAboutToken = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
      throw isAboutToken ? error : new IdentityProviderDown('Identity provider keys unreadable')
    }
  }
}
