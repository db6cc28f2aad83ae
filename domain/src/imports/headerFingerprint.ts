import { foldedText } from '../kernel/foldedText.ts'

/** Column mappings are stored by this fingerprint. */
export function headerFingerprintOf(header: readonly string[]): string {
  return foldedHeader(header).join('\n')
}

export function foldedHeader(header: readonly string[]): string[] {
  const names = header.map(foldedText)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}
