const SAMPLE = 200
const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
// Magic numbers of binary and other formats.
const OTHER_FILES = [
  '89504e47',
  'ffd8ff',
  '47494638',
  '25504446',
  '504b0304',
  '504b0506',
  '504b0708',
  '1f8b',
  'd0cf11e0a1b11ae1',
  '7f454c46',
  '377abcaf271c',
  '526172211a07',
  'fd377a585a00',
  '28b52ffd',
  '425a68',
  '7b5c727466',
  '52494646',
].map((start) => Buffer.from(start, 'hex'))
// Control characters that text never contains; old programs end files with 1A.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0E-\x1F](?!$)|[\0-\x08\x0E-\x19\x1B-\x1F]$/

/** Tries the encodings that spreadsheets write; null if the file is not text. */
export function textOf(bytes: Uint8Array): string | null {
  if (OTHER_FILES.some((start) => start.every((byte, at) => bytes[at] === byte))) return null
  const found = BYTE_ORDER_MARKS.find((bom) => bom.bytes.every((byte, at) => bytes[at] === byte))
  const encodings = found ? [found.encoding] : [unmarkedUtf16(bytes.subarray(0, SAMPLE)) ?? 'utf-8', 'windows-1252']
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding)
    if (text !== null) return CONTROLS.test(text) ? null : text
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

/** Latin letters in UTF-16 have a zero in every other byte. */
function unmarkedUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}
