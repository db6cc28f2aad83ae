import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The text cannot be opened with this secret: it was changed, or sealed with another. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal'
}

/** Hides what must wait in the database from whoever reads only the database. `purpose` keeps uses of one secret apart. */
export function createSeal(secret: string, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

  return {
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    /** Throws BrokenSeal. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)
        const shown = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
        return shown.toString('utf8')
      } catch {
        throw new BrokenSeal('A sealed text does not open.')
      }
    },
  }
}

export type Seal = ReturnType<typeof createSeal>
