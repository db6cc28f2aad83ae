import { CANADIAN_EXCHANGES } from './exchange.ts'

type ListingText = { readonly ticker: string; readonly exchangeCodes: readonly string[] }

const UNITED_STATES: readonly string[] = ['XNAS', 'XNYS', 'OTCQX']

// Suffix after a point (Yahoo, most brokers), prefix before a colon (newspapers), country after a
// space (Bloomberg).
const SUFFIXES: ReadonlyMap<string, readonly string[]> = new Map([
  ['TO', ['XTSE']],
  ['V', ['XTSX']],
  ['CN', ['CSE']],
  ['US', UNITED_STATES],
])
const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map([
  ['TSX', ['XTSE']],
  ['TSE', ['XTSE']],
  ['TSXV', ['XTSX']],
  ['CVE', ['XTSX']],
  ['CSE', ['CSE']],
  ['NYSE', ['XNYS']],
  ['NASDAQ', ['XNAS']],
  ['OTC', ['OTCQX']],
  ['OTCQX', ['OTCQX']],
])
const COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['CN', CANADIAN_EXCHANGES],
  ['CA', CANADIAN_EXCHANGES],
  ['US', UNITED_STATES],
])

/**
 * Parses `RY.TO`, `TSX:RY` or `RY CN`; null if the text names no listing. It may still be part of a
 * company name, so a search must try both.
 */
export function listingTextOf(text: string): ListingText | null {
  const upper = text.trim().toUpperCase()
  const [, prefix = '', after = ''] = /^([A-Z]+)\s?:\s?([A-Z0-9.-]+)$/.exec(upper) ?? []
  const [, before = '', suffix = ''] = /^([A-Z0-9.-]+)\.([A-Z]{1,2})$/.exec(upper) ?? []
  const [, symbol = '', country = ''] = /^([A-Z0-9.-]+) (CN|CA|US)(?: EQUITY)?$/.exec(upper) ?? []
  return (
    listing(after, PREFIXES.get(prefix)) ??
    listing(before, SUFFIXES.get(suffix)) ??
    listing(symbol, COUNTRIES.get(country))
  )
}

function listing(ticker: string, exchangeCodes: readonly string[] | undefined): ListingText | null {
  return ticker === '' || exchangeCodes === undefined ? null : { ticker, exchangeCodes }
}
