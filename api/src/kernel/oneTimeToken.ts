import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token for a link, and the hash that is stored in its place. */
type OneTimeToken = { token: string; tokenHash: string }

/** A random token of 256 bits with its hash. */
export function newOneTimeToken(): OneTimeToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOneTimeToken(token) }
}

/** SHA-256 in base64url: the tokens are random, so no salt is needed. */
export function hashOneTimeToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
