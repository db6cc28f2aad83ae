import { deflateRawSync, inflateRawSync } from 'node:zlib'

const LONG = 2_000
const DEFLATED = 'deflated'

/**
 * Serializes JSON that is stored and returned whole. Large values are compressed; PostgreSQL never
 * parses them.
 */
export function storedText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= LONG) return text
  return JSON.stringify({ [DEFLATED]: deflateRawSync(text, { level: 1 }).toString('base64') })
}

/** Reverses `storedText`. Uncompressed values are returned unchanged. */
export function fromStored(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !(DEFLATED in stored)) return stored
  return JSON.parse(inflateRawSync(Buffer.from(String(stored[DEFLATED]), 'base64')).toString())
}

/** Throws SyntaxError if the text is not JSON. */
export function fromStoredText(text: string): unknown {
  return fromStored(JSON.parse(text))
}
