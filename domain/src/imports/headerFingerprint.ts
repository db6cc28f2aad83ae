import { foldedText } from '../kernel/foldedText.ts'

export function headerFingerprintOf(header: readonly string[]): string {
  return foldedHeader(header).join('\n')
}

export function foldedHeader(header: readonly string[]): string[] {
  const names = header.map(foldedText)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}
