// Fast path: ASCII without capitals, spaces or replaced characters, as in most cells.
const FOLDED = /^[!-@[-~]*$/

/** Removes case, accents, byte-order marks and repeated spaces for comparison. */
export function foldedText(text: string): string {
  if (FOLDED.test(text)) return text
  return text
    .replace(/^\uFEFF/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
