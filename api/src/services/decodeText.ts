import { setImmediate as nextTurn } from 'node:timers/promises'

const PIECE = 256 * 1024
const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
const OTHER_FILES = ['%PDF', 'PK\u0003\u0004', '\u007fELF', 'GIF8']

/** The text of a file in any of the encodings that spreadsheets write; null where it is no text. */
export async function decodeText(bytes: Uint8Array): Promise<string | null> {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const labels = marked ? [marked.label] : [unmarkedUtf16(bytes) ?? 'utf-8', 'windows-1252']
  for (const label of labels) {
    const text = await decodeAs(bytes, label)
    if (text === null) continue
    // What text never holds tells a picture or a program from it.
    return text.includes('\0') || OTHER_FILES.some((start) => text.startsWith(start)) ? null : text
  }
  return null
}

async function decodeAs(bytes: Uint8Array, label: string): Promise<string | null> {
  const decoder = new TextDecoder(label, { fatal: true })
  let text = ''
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      text += decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
      await nextTurn()
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

const SAMPLE = 200

/** Latin letters in UTF-16 have every other byte 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}
