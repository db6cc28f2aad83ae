/** Several independent public parsers agree on the header. */
export const PUBLIC_PARSERS = 'several public parsers and their tests'

/** The names of a header as it is written. */
export function names(header: string, delimiter = ','): string[] {
  return header.split(delimiter)
}

/** What most kinds of files have in common. */
export const plain = {
  kindFrom: 'words',
  feeSign: 'positive',
  dateOrder: null,
  decimalSign: '.',
  newestFirst: false,
  symbolStyle: 'plain',
  confidence: 'high',
} as const
