import { type SymbolStyle } from './brokerFormat.ts'
import { decimal } from '../kernel/decimal.ts'
import { isEmptyCell } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'

export const HUNDRED = decimal(100)

const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ['CAN', 'CAD'],
  ['CDN', 'CAD'],
  ['US', 'USD'],
  ['C$', 'CAD'],
  ['US$', 'USD'],
])

// Hundredths of a pound, a rand or a shekel, as quoted on markets. Case distinguishes them from the
// whole unit.
const HUNDREDTHS: ReadonlyMap<string, string> = new Map([
  ['GBX', 'GBP'],
  ['GBp', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ZAC', 'ZAR'],
  ['ILA', 'ILS'],
])

export function currencyOf(text: string): { readonly code: string; readonly isHundredth: boolean } | null {
  if (isEmptyCell(text)) return null
  const whole = HUNDREDTHS.get(text)
  if (whole !== undefined) return { code: whole, isHundredth: true }
  const upper = text.toUpperCase()
  return { code: CURRENCY_NAMES.get(upper) ?? upper, isHundredth: false }
}

const EXCHANGE_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['TO', 'XTSE'],
  ['V', 'XTSX'],
  ['CN', 'CSE'],
])

// OCC option symbol: root, expiry, call or put, strike price.
const OPTION = /^[A-Z.]{1,6} *\d{6}[CP]\d{8}$/

export function isOption(symbol: string): boolean {
  return OPTION.test(symbol.trim().toUpperCase())
}

/** Normalizes a symbol, with a hyphen before the class, and the exchange of its suffix. */
export function symbolOf(text: string, style: SymbolStyle): { symbol: string | null; exchange: string | null } {
  if (isEmptyCell(text)) return { symbol: null, exchange: null }
  if (style === 'exact') return { symbol: text.toUpperCase(), exchange: null }

  const upper = text.toUpperCase()
  if (style === 'countryLetter') return { symbol: hyphenated(upper.replace(/-[CU]$/, '')), exchange: null }
  const [, stem = '', suffix = ''] = /^(.+)\.([A-Z]{1,2})$/.exec(upper) ?? []
  const exchange = style === 'suffix' ? (EXCHANGE_SUFFIXES.get(suffix) ?? null) : null
  return { symbol: hyphenated(exchange === null ? upper : stem), exchange }
}

export type GivenSymbols = ReadonlyMap<string, string>

export const NO_SYMBOLS: GivenSymbols = new Map()

/**
 * Symbol of a row, or the one entered for its security name. `unnamed` is that name if the file has
 * no symbol.
 */
export function stockNameOf(
  text: string,
  name: string,
  { symbolStyle, symbols }: { readonly symbolStyle: SymbolStyle; readonly symbols: GivenSymbols },
): { symbol: string | null; exchange: string | null; unnamed: string | null } {
  const isNamed = !isEmptyCell(text)
  const given = isNamed || isEmptyCell(name) ? undefined : (symbols.get(foldedText(name)) ?? '')
  const { symbol, exchange } = given === undefined ? symbolOf(text, symbolStyle) : symbolOf(given, 'suffix')
  return { symbol, exchange, unnamed: given === undefined ? null : name }
}

function hyphenated(symbol: string): string {
  return symbol.replace(/(?<=.)[./ ](?=.)/g, '-')
}
