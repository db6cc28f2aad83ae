// ASCII without capitals, spaces and what is replaced: most cells of long files.
const FOLDED = /^[!-@[-~]*$/

/** A text as headers and kinds of trades are compared: without case, accents, a byte-order mark or doubled spaces. */
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

/** The fingerprint of a header: its folded names, one a line. Column mappings are stored under it. */
export function headerFingerprintOf(header: readonly string[]): string {
  return foldedHeader(header).join('\n')
}

/** The folded names, without the empty cells at the end. */
export function foldedHeader(header: readonly string[]): string[] {
  const names = header.map(foldedText)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}
