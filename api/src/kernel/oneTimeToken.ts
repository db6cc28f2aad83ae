import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What a link in a mail carries, and what is kept of it: whoever reads the database can open nothing. */
type OneTimeToken = { token: string; tokenHash: string }

export function newOneTimeToken(): OneTimeToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOneTimeToken(token) }
}

export function hashOneTimeToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
