const NAMES: ReadonlyMap<string, string> = new Map([
  ['CSE', 'CSE'],
  ['OTCQX', 'OTC'],
  ['XLON', 'LSE'],
  ['XNAS', 'Nasdaq'],
  ['XNYS', 'NYSE'],
  ['XTSE', 'TSX'],
  ['XTSX', 'TSXV'],
])

export const CANADIAN_EXCHANGES: readonly string[] = ['XTSE', 'XTSX', 'CSE']

export function exchangeNameOf(code: string): string | null {
  return NAMES.get(code) ?? null
}

const ZONES: ReadonlyMap<string, string> = new Map([
  ['OTCQX', 'America/New_York'],
  ['XLON', 'Europe/London'],
  ['XNAS', 'America/New_York'],
  ['XNYS', 'America/New_York'],
])

/** IANA time zone; Toronto for unknown exchanges. */
export function timeZoneOf(code: string): string {
  return ZONES.get(code) ?? 'America/Toronto'
}
