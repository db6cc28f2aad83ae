import type { SecurityKey } from '../port.ts'

const SUFFIXES: Readonly<Record<string, string>> = {
  XTSE: '.TO',
  XTSX: '.V',
  CSE: '.CN',
  NEOE: '.NE',
  XNAS: '',
  XNYS: '',
  OTCQX: '',
}

/** Venues as the source writes them. */
const VENUES: Readonly<Record<string, string>> = {
  TOR: 'XTSE',
  VAN: 'XTSX',
  CNQ: 'CSE',
  NEO: 'NEOE',
  NMS: 'XNAS',
  NGM: 'XNAS',
  NCM: 'XNAS',
  NYQ: 'XNYS',
  PCX: 'XNYS',
  ASE: 'XNYS',
  BTS: 'XNYS',
  OQX: 'OTCQX',
  OQB: 'OTCQX',
  PNK: 'OTCQX',
}

/** `RY:XTSE` as the source writes it, `RY.TO`; null for an exchange that it does not cover. */
export function symbolOf(key: SecurityKey): string | null {
  const separator = key.lastIndexOf(':')
  const suffix = SUFFIXES[key.slice(separator + 1)]
  return suffix === undefined ? null : key.slice(0, separator) + suffix
}

/** Our exchange of a venue of the source; null for one that we do not follow. */
export function exchangeOf(venue: string): string | null {
  return VENUES[venue] ?? null
}
