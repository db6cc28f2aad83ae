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

/** Our exchange codes by the source's venues. */
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

/** Converts `RY:XTSE` to `RY.TO`. Null if the source does not cover the exchange. */
export function symbolOf(key: SecurityKey): string | null {
  const separator = key.lastIndexOf(':')
  const suffix = SUFFIXES[key.slice(separator + 1)]
  return suffix === undefined ? null : key.slice(0, separator) + suffix
}

export function exchangeOf(venue: string): string | null {
  return VENUES[venue] ?? null
}
