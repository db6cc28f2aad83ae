import { deflateRawSync, inflateRawSync } from 'node:zlib'

// PostgreSQL stores shorter values inline.
const LONG = 2_000
const DEFLATED = 'deflated'

/** JSON that is stored and returned whole. Large values are stored compressed; PostgreSQL never parses them. */
export function storedText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= LONG) return text
  return JSON.stringify({ [DEFLATED]: deflateRawSync(text, { level: 1 }).toString('base64') })
}

/** The value that `storedText` was given; uncompressed values are returned as they are. */
export function fromStored(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !(DEFLATED in stored)) return stored
  return JSON.parse(inflateRawSync(Buffer.from(String(stored[DEFLATED]), 'base64')).toString())
}

/** As `fromStored`, from the text of the column; throws SyntaxError where it is not JSON. */
export function fromStoredText(text: string): unknown {
  return fromStored(JSON.parse(text))
}
