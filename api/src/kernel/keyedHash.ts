import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

export type KeyedHash = (text: string) => string

/** HMAC, so that hashes reveal nothing about the text. `purpose` separates uses of one secret. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
