/** Several independent public parsers agree on the header. */
export const PUBLIC_PARSERS = 'several public parsers and their tests'

export function names(header: string, delimiter = ','): string[] {
  return header.split(delimiter)
}

export const plain = {
  kindFrom: 'words',
  feeSign: 'positive',
  dateOrder: null,
  decimalSign: '.',
  newestFirst: false,
  symbolStyle: 'plain',
  confidence: 'high',
} as const
