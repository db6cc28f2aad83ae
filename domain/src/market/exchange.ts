const NAMES: ReadonlyMap<string, string> = new Map([
  ['CSE', 'CSE'],
  ['OTCQX', 'OTC'],
  ['XLON', 'LSE'],
  ['XNAS', 'Nasdaq'],
  ['XNYS', 'NYSE'],
  ['XTSE', 'TSX'],
  ['XTSX', 'TSXV'],
])

/** The name under which an exchange code is shown, or null for one that is unknown. */
export function exchangeNameOf(code: string): string | null {
  return NAMES.get(code) ?? null
}
