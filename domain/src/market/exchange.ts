const NAMES: ReadonlyMap<string, string> = new Map([
  ['CSE', 'CSE'],
  ['OTCQX', 'OTC'],
  ['XLON', 'LSE'],
  ['XNAS', 'Nasdaq'],
  ['XNYS', 'NYSE'],
  ['XTSE', 'TSX'],
  ['XTSX', 'TSXV'],
])

/** Codes of the exchanges in Canada. */
export const CANADIAN_EXCHANGES: readonly string[] = ['XTSE', 'XTSX', 'CSE']

/** The name under which an exchange code is shown, or null for one that is unknown. */
export function exchangeNameOf(code: string): string | null {
  return NAMES.get(code) ?? null
}

const ZONES: ReadonlyMap<string, string> = new Map([
  ['OTCQX', 'America/New_York'],
  ['XLON', 'Europe/London'],
  ['XNAS', 'America/New_York'],
  ['XNYS', 'America/New_York'],
])

/** The time zone (IANA) on whose clock an exchange opens and closes. An unknown one keeps the time of Toronto. */
export function timeZoneOf(code: string): string {
  return ZONES.get(code) ?? 'America/Toronto'
}
