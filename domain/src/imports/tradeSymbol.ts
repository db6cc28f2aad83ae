import { type SymbolStyle } from './brokerFormat.ts'
import { decimal } from '../kernel/decimal.ts'
import { isEmptyCell } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'

/** Of pence, cents and agorot. */
export const HUNDRED = decimal(100)

// Brokers name countries where they mean currencies.
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ['CAN', 'CAD'],
  ['CDN', 'CAD'],
  ['US', 'USD'],
  ['C$', 'CAD'],
  ['US$', 'USD'],
])

// As markets quote them: a hundredth of a pound, of a rand, of a shekel. Their case tells them from the whole.
const HUNDREDTHS: ReadonlyMap<string, string> = new Map([
  ['GBX', 'GBP'],
  ['GBp', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ZAC', 'ZAR'],
  ['ILA', 'ILS'],
])

/** A currency and how much of it one unit of what is written is; null where none is written. */
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

// As clearing houses write options: the symbol, the day, call or put, the price at which it is exercised.
const OPTION = /^[A-Z.]{1,6} *\d{6}[CP]\d{8}$/

/** Whether a symbol is that of an option on a stock. */
export function isOption(symbol: string): boolean {
  return OPTION.test(symbol.trim().toUpperCase())
}

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

/** Symbols by the folded names of securities, as a person has given them for files without symbols. */
export type GivenSymbols = ReadonlyMap<string, string>

export const NO_SYMBOLS: GivenSymbols = new Map()

/**
 * The symbol of a row, or that which a person has given to the name of its security. `unnamed` is that name where the
 * file gives no symbol.
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
