import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

type OneTimeToken = { token: string; tokenHash: string }

export function newOneTimeToken(): OneTimeToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOneTimeToken(token) }
}

/** SHA-256 in base64url. The tokens are random, so no salt is needed. */
export function hashOneTimeToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
