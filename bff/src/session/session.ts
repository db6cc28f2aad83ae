import { createHash, hkdfSync } from 'node:crypto'
import { roles as wireRoles, type WireLoginAnswer } from '@palier/contract/accounts/userSchemas'
import { instantOf } from '@palier/domain/kernel/instant'
import type { RoleMap } from '@palier/domain/accounts/roles'
import type { Secrets } from '@palier/service/variables'
import { CompactEncrypt, compactDecrypt, decodeJwt, errors } from 'jose'
import { z } from 'zod'
import { createBoundedCache } from '../limits/boundedCache.ts'

const MAXIMUM_OPENED = 5000

const sealed = z.object({
  token: z.string(),
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  imageUrl: z.string().nullable(),
  acceptedTermsVersion: z.number().nullable(),
  expiration: z.string(),
})
type Sealed = z.infer<typeof sealed>

/** A new object per operation, so that weak caches by session end with it. */
export type Session = Sealed & {
  /** Digest of the token, for logs and keys. */
  id: string
  roles: RoleMap
  /** Null for a signed-in user. */
  apiTokenScope: ApiTokenScope | null
}

type ApiTokenScope = 'read' | 'write'

export type SessionChanges = Partial<Pick<Session, 'firstName' | 'lastName' | 'acceptedTermsVersion'>>

export type SessionVault = ReturnType<typeof createSessionVault>

/** Seals sessions into cookie text and opens them, including those sealed with earlier secrets. */
export function createSessionVault([current, ...before]: Secrets) {
  const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'palier session cookie', 32))
  const key = keyOf(current)
  const keys = [key, ...before.map(keyOf)]
  // Frequent senders repeat the same text: decrypt it once.
  const opened = createBoundedCache<string, Session>(MAXIMUM_OPENED)

  return {
    seal(session: Session): Promise<string> {
      const content = new TextEncoder().encode(JSON.stringify(sealed.parse(session)))
      return new CompactEncrypt(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
    },
    /** Null for text that is forged, altered or expired. Returns a new object each time. */
    async open(text: string, now: Date): Promise<Session | null> {
      const known = opened.get(text) ?? (await openWithAny(keys, text))
      if (!known) return null
      opened.set(text, known)
      return isAlive(known, now) ? { ...known } : null
    },
  }
}

async function openWithAny(keys: readonly Uint8Array[], text: string): Promise<Session | null> {
  for (const each of keys) {
    const session = await openedWith(each, text)
    if (session) return session
  }
  return null
}

async function openedWith(key: Uint8Array, text: string): Promise<Session | null> {
  try {
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return sessionOf(sealed.parse(JSON.parse(new TextDecoder().decode(plaintext))))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
    throw error
  }
}

export function sessionOfLogin({ user, tokenInfo, lastAcceptedTermsVersion }: WireLoginAnswer): Session {
  return sessionOf({
    ...user,
    token: tokenInfo.rawToken,
    expiration: tokenInfo.expiration,
    acceptedTermsVersion: lastAcceptedTermsVersion ?? null,
  })
}

/** The expiry is read from the new token. */
export function sessionRenewed(session: Session, token: string): Session {
  const { exp } = claimsOf(token)
  const expiration = typeof exp === 'number' ? new Date(exp * 1000).toISOString() : session.expiration
  return sessionOf({ ...session, token, expiration })
}

const bearerClaims = z.object({
  sub: z.string(),
  exp: z.number(),
  email: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

/** Null if the token lacks the claims or has expired. */
export function sessionOfBearer(token: string, now: Date): Session | null {
  const claims = bearerClaims.safeParse(claimsOf(token))
  if (!claims.success) return null
  const { sub, exp, email, given_name: firstName, family_name: lastName } = claims.data
  const expiration = new Date(exp * 1000).toISOString()
  const profile = { userId: sub, email, firstName, lastName, imageUrl: null, acceptedTermsVersion: null }
  const session = sessionOf({ ...profile, token, expiration })
  return isAlive(session, now) ? session : null
}

type OwnerOfToken = { userId: string; expiration: string; apiTokenScope: ApiTokenScope }

/** Only the id of the owner is known. */
export function sessionOfApiToken(token: string, { userId, expiration, apiTokenScope }: OwnerOfToken): Session {
  const profile = { userId, email: '', firstName: '', lastName: '', imageUrl: null, acceptedTermsVersion: null }
  return { ...profile, token, expiration, id: idOfToken(token), roles: {}, apiTokenScope }
}

/** In milliseconds since 1970; 0 if the text is not an instant. */
export function expirationOf({ expiration }: Pick<Session, 'expiration'>): number {
  return instantOf(expiration) ?? 0
}

function isAlive(session: Session, now: Date): boolean {
  return expirationOf(session) > now.getTime()
}

function sessionOf(content: Sealed): Session {
  return { ...content, id: idOfToken(content.token), roles: rolesOf(content.token), apiTokenScope: null }
}

export function idOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The signature is not checked: claims decide what is shown, the API decides what is allowed. */
function rolesOf(token: string): RoleMap {
  const { role } = claimsOf(token)
  const parsed = wireRoles.safeParse(typeof role === 'string' ? parseOrNothing(role) : role)
  return parsed.success ? parsed.data : {}
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
