import { type SymbolStyle } from './brokerFormat.ts'
import { isEmptyCell } from './fileNumber.ts'

// Brokers name countries where they mean currencies.
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ['CAN', 'CAD'],
  ['US', 'USD'],
  ['C$', 'CAD'],
  ['US$', 'USD'],
])

/** A currency code, null where none is written. */
export function currencyOf(text: string): string | null {
  const upper = text.toUpperCase()
  if (isEmptyCell(upper)) return null
  return CURRENCY_NAMES.get(upper) ?? upper
}

const EXCHANGE_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['TO', 'XTSE'],
  ['V', 'XTSX'],
  ['CN', 'CSE'],
])

/** The symbol in our spelling, a class after a hyphen, and the exchange that its suffix names. */
export function symbolOf(text: string, style: SymbolStyle): { symbol: string | null; exchange: string | null } {
  if (isEmptyCell(text)) return { symbol: null, exchange: null }
  if (style === 'exact') return { symbol: text.toUpperCase(), exchange: null }

  const upper = text.toUpperCase()
  if (style === 'countryLetter') return { symbol: hyphenated(upper.replace(/-[CU]$/, '')), exchange: null }
  const [, stem = '', suffix = ''] = /^(.+)\.([A-Z]{1,2})$/.exec(upper) ?? []
  const exchange = style === 'suffix' ? (EXCHANGE_SUFFIXES.get(suffix) ?? null) : null
  return { symbol: hyphenated(exchange === null ? upper : stem), exchange }
}

function hyphenated(symbol: string): string {
  return symbol.replace(/(?<=.)[./ ](?=.)/g, '-')
}
