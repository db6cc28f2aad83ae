import type { RoleMap } from '@palier/domain/accounts/roles'
import type { Secrets } from '@palier/service/variables'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'palier'
const AUDIENCE = 'palier'
const ALGORITHM = 'HS256'

type AccessTokenContent = { userId: string; sessionId: string; roles: RoleMap; expiresAt: Date }

const roleMap = z.record(z.string(), z.object({ active: z.boolean() }))
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), role: roleMap.catch({}) })

/**
 * Bearer tokens (JWT) that name a user and a session. The session is checked in the database on
 * each call. Tokens signed with an earlier secret are valid until they expire.
 */
export function createAccessTokens([current, ...before]: Secrets) {
  const keyOf = (secret: string) => new TextEncoder().encode(secret)
  const key = keyOf(current)
  const keys = [key, ...before.map(keyOf)]

  return {
    /** Expirations are whole seconds, the precision of a JWT. */
    issue({ userId, sessionId, roles, expiresAt }: AccessTokenContent, now: Date): Promise<string> {
      return new SignJWT({ sid: sessionId, role: roles })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    /** Null if the token is forged, from another issuer, expired or malformed. */
    async read(token: string, now: Date): Promise<{ userId: string; sessionId: string; tokenRoles: RoleMap } | null> {
      for (const each of keys) {
        const payload = await verifiedWith(each, token, now)
        const parsed = claims.safeParse(payload)
        if (!parsed.success) continue
        const { sub: userId, sid: sessionId, role: tokenRoles } = parsed.data
        return { userId, sessionId, tokenRoles }
      }
      return null
    },
  }
}

async function verifiedWith(key: Uint8Array, token: string, now: Date): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'JWT',
      requiredClaims: ['exp'],
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
