import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'palier_'
const SECRET_BYTES = 32

/** The prefix lets secret scanners find leaked tokens; 256 random bits follow. */
export function newApiToken(): { secret: string; tokenHash: string } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, tokenHash: hashApiToken(secret) }
}

/** Checks the prefix only; the token may be unknown or revoked. */
export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX)
}

/** 256 random bits need neither a salt nor a slow hash. */
export function hashApiToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
