import type { RoleMap } from '@palier/domain/roles'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'palier'
const AUDIENCE = 'palier'
const ALGORITHM = 'HS256'

export type TokenContent = { userId: string; sessionId: string; roles: RoleMap; expiresAt: Date }

const roleMap = z.record(z.string(), z.object({ active: z.boolean() }))
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), role: roleMap.catch({}) })

/** Bearer tokens. They name a person and a session; whether that session still lives is asked elsewhere, at each call. */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)

  return {
    /** Expirations are whole seconds, as the token can hold no more. */
    issue({ userId, sessionId, roles, expiresAt }: TokenContent, now: Date): Promise<string> {
      return new SignJWT({ sid: sessionId, role: roles })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    /** Null for a token that is forged, foreign, expired or no token at all. */
    async read(token: string, now: Date): Promise<{ userId: string; sessionId: string; tokenRoles: RoleMap } | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: 'JWT',
          requiredClaims: ['exp'],
          currentDate: now,
        })
        const parsed = claims.safeParse(payload)
        if (!parsed.success) return null
        const { sub: userId, sid: sessionId, role: tokenRoles } = parsed.data
        return { userId, sessionId, tokenRoles }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
