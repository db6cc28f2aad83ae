import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'

// Ids and instants are always given by the caller, never by the server: a test that fixes both sees the same rows.
// Money and quantities are read as exact text, never as floats.

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

export function version() {
  return integer('version').notNull().default(1)
}

export function threshold(name: string) {
  return numeric(name, { precision: 18, scale: 4 })
}

// The server keeps what is shorter in one piece.
const LONG = 2_000
const DEFLATED = 'deflated'

/** JSON that is kept and given back whole. A long one waits deflated: to take it apart costs the server far more. */
export const wholeJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver(value) {
    const text = JSON.stringify(value)
    if (text.length <= LONG) return text
    return JSON.stringify({ [DEFLATED]: deflateRawSync(text, { level: 1 }).toString('base64') })
  },
  fromDriver(kept) {
    if (typeof kept !== 'object' || kept === null || !(DEFLATED in kept)) return kept
    return JSON.parse(inflateRawSync(Buffer.from(String(kept[DEFLATED]), 'base64')).toString())
  },
})
