import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '@palier/service/variables'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
}

/**
 * Authenticated encryption (AES-256-GCM) of stored secrets. `purpose` separates uses of one secret.
 * Texts encrypted with an earlier secret can still be decrypted.
 */
export function createEncryption([current, ...before]: Secrets, purpose: string) {
  const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  const key = keyOf(current)
  const keys = [key, ...before.map(keyOf)]

  return {
    encrypt(text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    /** Throws DecryptionError if the text was modified, or encrypted with an unknown secret. */
    decrypt(encrypted: string): string {
      const bytes = Buffer.from(encrypted, 'base64url')
      for (const each of keys) {
        const text = decryptedWith(each, bytes)
        if (text !== null) return text
      }
      throw new DecryptionError('Decryption failed: wrong secret or altered text')
    },
  }
}

function decryptedWith(key: Uint8Array, bytes: Buffer): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)
    const shown = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return shown.toString('utf8')
  } catch {
    return null
  }
}

export type Encryption = ReturnType<typeof createEncryption>
