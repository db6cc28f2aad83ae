const SAMPLE = 200
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
const OTHER_FILES = ['%PDF', 'PK\u0003\u0004', '\u007fELF', 'GIF8']

/** The text of a file, by the encodings that spreadsheets write; null where it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const encodings = marked ? [marked.encoding] : [unmarkedUtf16(bytes.subarray(0, SAMPLE)) ?? 'utf-8', 'windows-1252']
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding)
    if (text !== null) return isText(text) ? text : null
  }
  return null
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** What text never holds tells a picture or a program from it. */
function isText(text: string): boolean {
  return !text.includes('\0') && !OTHER_FILES.some((start) => text.startsWith(start))
}

/** Latin letters in UTF-16 have every other byte 0. */
function unmarkedUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}
