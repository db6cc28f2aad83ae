import { deflateRawSync, inflateRawSync } from 'node:zlib'

// The server keeps what is shorter in one piece.
const LONG = 2_000
const DEFLATED = 'deflated'

/**
 * JSON that is kept and given back whole, as text. A long one waits deflated: to take it apart costs the server far
 * more.
 */
export function storedText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= LONG) return text
  return JSON.stringify({ [DEFLATED]: deflateRawSync(text, { level: 1 }).toString('base64') })
}

/** What `keptText` was given, from what the server has made of it; what was kept plainly comes back as it is. */
export function fromStored(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || !(DEFLATED in kept)) return kept
  return JSON.parse(inflateRawSync(Buffer.from(String(kept[DEFLATED]), 'base64')).toString())
}

export function fromStoredText(text: string): unknown {
  return fromStored(JSON.parse(text))
}
