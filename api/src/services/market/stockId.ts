import { createHash } from 'node:crypto'
import type { SecurityKey } from '../../providers/marketData/port.ts'

// Random namespace of our name-based UUIDs.
const NAMESPACE = Buffer.from('6f4d2f5a8a0b4c9e9d7e1b3c5a7f9e21', 'hex')

/** UUID version 5 of the listing's key: identical in every database and process. */
export function stockIdOf(key: SecurityKey): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
