import { securityKey, type SecurityKey } from '../port.ts'

/** Exchanges of the source by ours; the US venues share one. */
const SUFFIXES: Readonly<Record<string, string>> = {
  XTSE: 'TO',
  XTSX: 'V',
  NEOE: 'NEO',
  XNAS: 'US',
  XNYS: 'US',
  OTCQX: 'US',
}

const EXCHANGES: Readonly<Record<string, string>> = { TO: 'XTSE', V: 'XTSX', NEO: 'NEOE' }

/** Venues as fundamentals name them. */
const VENUES: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  'NYSE ARCA': 'XNYS',
  'NYSE MKT': 'XNYS',
  BATS: 'XNYS',
  OTCQX: 'OTCQX',
  OTCQB: 'OTCQX',
  PINK: 'OTCQX',
  TO: 'XTSE',
  V: 'XTSX',
  NEO: 'NEOE',
}

/** `RY:XTSE` as the source writes it, `RY.TO`; null for an exchange that it does not cover. */
export function symbolOf(key: SecurityKey): string | null {
  const separator = key.lastIndexOf(':')
  const suffix = SUFFIXES[key.slice(separator + 1)]
  return suffix === undefined ? null : `${key.slice(0, separator)}.${suffix}`
}

/** Our key of `RY.TO`; null where only fundamentals tell the venue, or where we do not follow it. */
export function keyOfSymbol(symbol: string): SecurityKey | null {
  const separator = symbol.lastIndexOf('.')
  const exchange = EXCHANGES[symbol.slice(separator + 1)]
  return exchange === undefined ? null : securityKey(symbol.slice(0, separator), exchange)
}

/** Our exchange of a venue that fundamentals name, null for one that we do not follow. */
export function exchangeOfVenue(venue: string): string | null {
  return VENUES[venue] ?? null
}

/** Whether securities behind this suffix of a symbol are on exchanges that we follow. */
export function isCovered(suffix: string): boolean {
  return suffix === 'US' || suffix in EXCHANGES
}
