import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'palier_'
const SECRET_BYTES = 32

/** An access token: a prefix by which leaked ones are found, then 256 random bits. */
export function newApiToken(): { secret: string; tokenHash: string } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, tokenHash: hashApiToken(secret) }
}

/** Whether a bearer token is an API token by its prefix; it may still be unknown or revoked. */
export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX)
}

/** The stored hash. With 256 random bits it needs no salt and no slow hash. */
export function hashApiToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
