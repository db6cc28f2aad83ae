import { securityKey, type SecurityKey } from '../port.ts'

/** Symbol suffixes by our exchange codes. The US venues share one. */
const SUFFIXES: Readonly<Record<string, string>> = {
  XTSE: 'TO',
  XTSX: 'V',
  NEOE: 'NEO',
  XNAS: 'US',
  XNYS: 'US',
  OTCQX: 'US',
}

const EXCHANGES: Readonly<Record<string, string>> = { TO: 'XTSE', V: 'XTSX', NEO: 'NEOE' }

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

/** Converts `RY:XTSE` to `RY.TO`. Null if the source does not cover the exchange. */
export function symbolOf(key: SecurityKey): string | null {
  const separator = key.lastIndexOf(':')
  const suffix = SUFFIXES[key.slice(separator + 1)]
  return suffix === undefined ? null : `${key.slice(0, separator)}.${suffix}`
}

/**
 * Converts `RY.TO` to our key. Null if only fundamentals name the venue, or we do not follow it.
 */
export function keyOfSymbol(symbol: string): SecurityKey | null {
  const separator = symbol.lastIndexOf('.')
  const exchange = EXCHANGES[symbol.slice(separator + 1)]
  return exchange === undefined ? null : securityKey(symbol.slice(0, separator), exchange)
}

export function exchangeOfVenue(venue: string): string | null {
  return VENUES[venue] ?? null
}

export function isCovered(suffix: string): boolean {
  return suffix === 'US' || suffix in EXCHANGES
}
