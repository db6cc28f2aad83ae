import { setImmediate as nextTurn } from 'node:timers/promises'

const SAMPLE = 200
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
const OTHER_FILES = ['%PDF', 'PK\u0003\u0004', '\u007fELF', 'GIF8']

/** In which of the encodings that spreadsheets write a file is text; null where it is no text. */
export async function encodingOf(file: Blob): Promise<string | null> {
  const sample = await beginningOf(file)
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, at) => sample[at] === byte))
  const encodings = marked ? [marked.encoding] : [unmarkedUtf16(sample) ?? 'utf-8', 'windows-1252']
  for (const encoding of encodings) {
    const isSo = await isTextIn(file, encoding)
    if (isSo !== null) return isSo ? encoding : null
  }
  return null
}

/** The text of a file piece by piece, never the whole of it at once; between the pieces others have their turns. */
export async function* piecesOfText(file: Blob, encoding: string): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const bytes of file.stream()) {
    yield decoder.decode(bytes, { stream: true })
    await nextTurn()
  }
  yield decoder.decode()
}

async function beginningOf(file: Blob): Promise<Uint8Array> {
  for await (const bytes of file.stream()) return bytes.subarray(0, SAMPLE)
  return new Uint8Array()
}

/** Null where the bytes are of another encoding; false where they are no text in any. */
async function isTextIn(file: Blob, encoding: string): Promise<boolean | null> {
  let isFirst = true
  try {
    for await (const piece of piecesOfText(file, encoding)) {
      // What text never holds tells a picture or a program from it.
      if (piece.includes('\0')) return false
      if (isFirst && OTHER_FILES.some((start) => piece.startsWith(start))) return false
      isFirst = false
    }
    return true
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
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
