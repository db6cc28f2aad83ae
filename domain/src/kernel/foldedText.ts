// ASCII without capitals, spaces and replaced characters: most cells of long files.
const FOLDED = /^[!-@[-~]*$/

/** Folds a text for comparison: without case, accents, a byte-order mark or doubled spaces. */
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
