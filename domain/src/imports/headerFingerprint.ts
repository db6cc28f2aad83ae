import { foldedText } from '../kernel/foldedText.ts'

/** The fingerprint of a header: its folded names, one a line. Column mappings are stored under it. */
export function headerFingerprintOf(header: readonly string[]): string {
  return foldedHeader(header).join('\n')
}

/** The folded names, without the empty cells at the end. */
export function foldedHeader(header: readonly string[]): string[] {
  const names = header.map(foldedText)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}
