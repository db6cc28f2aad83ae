import { type LANGUAGES } from '@palier/domain/kernel/language'
import type { Currency } from '@palier/domain/market/currency'

export const DATE_LOCALE = 'fr-CA'

export type Language = (typeof LANGUAGES)[number]
/** Exact decimal text from the graph, or a number computed for display. */
type Numeric = string | number

/** `isQuiet` marks separator, cents and currency. */
export interface MoneyPart {
  readonly text: string
  readonly isQuiet: boolean
}

// Regions matter: in Canada, "$ US" and "US$" name the other currency; `fr` and `en` alone format "$US" and "$".
const locales = { fr: DATE_LOCALE, en: 'en-CA' } as const

const TRUE_MINUS = '\u2212'
const decimalShape = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

function isDecimal(value: string): value is `${number}` {
  return decimalShape.test(value)
}

function checked(value: Numeric): number | `${number}` {
  if (typeof value === 'string' && !isDecimal(value)) throw new RangeError(`Not a decimal: ${value}`)
  return value
}

function partsOf(format: Intl.NumberFormat, value: Numeric): Intl.NumberFormatPart[] {
  return format
    .formatToParts(checked(value))
    .map((part) => (part.type === 'minusSign' ? { ...part, value: TRUE_MINUS } : part))
}

/** Twice as fast as formatToParts. The minus is the only hyphen in a formatted number. */
function textOf(format: Intl.NumberFormat, value: Numeric): string {
  return format.format(checked(value)).replace('-', TRUE_MINUS)
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const SHARE_DECIMALS = 6
const RATE_DECIMALS = { minimumFractionDigits: 4, maximumFractionDigits: 6 }
const UNIT_PRICE_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
const quietTypes = new Set<Intl.NumberFormatPart['type']>(['decimal', 'fraction', 'currency', 'literal'])

function makeFormatters(locale: string, timeZone: string | undefined) {
  const zone = timeZone === undefined ? {} : { timeZone }
  // `negative` and `exceptZero` drop the sign of a negative value that rounds to zero.
  const fixed = (decimals: number, more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
      ...more,
    })

  const plain = remember((decimals: number) => fixed(decimals, {}))
  const signed = remember((decimals: number) => fixed(decimals, { signDisplay: 'exceptZero' }))
  const percent = remember((decimals: number) => fixed(decimals, { style: 'unit', unit: 'percent' }))
  const signedPercent = remember((decimals: number) =>
    fixed(decimals, { style: 'unit', unit: 'percent', signDisplay: 'exceptZero' }),
  )
  const money = remember((currency: Currency) => fixed(2, { style: 'currency', currency }))
  const signedMoney = remember((currency: Currency) =>
    fixed(2, { style: 'currency', currency, signDisplay: 'exceptZero' }),
  )
  const compact = remember((currency: Currency) => fixed(1, { style: 'currency', currency, notation: 'compact' }))
  const unitPrice = remember(
    (currency: Currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, ...UNIT_PRICE_DECIMALS }),
  )
  const signedUnitPrice = remember(
    (currency: Currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        signDisplay: 'exceptZero',
        ...UNIT_PRICE_DECIMALS,
      }),
  )
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone })
  const count = new Intl.NumberFormat(locale)
  const shares = new Intl.NumberFormat(locale, { maximumFractionDigits: SHARE_DECIMALS })
  const exactPrice = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 })
  const exactRate = new Intl.NumberFormat(locale, RATE_DECIMALS)

  return {
    /** Without currency: "4 128,50". */
    price: (value: Numeric) => textOf(plain(2), value),
    /** Without currency, with the up to eight stored decimals: "17,333". */
    exactPrice: (value: Numeric) => textOf(exactPrice, value),
    /** Without currency: "+0,67", "0,00". */
    signedPrice: (value: Numeric) => textOf(signed(2), value),
    rate: (value: Numeric) => textOf(plain(4), value),
    /** Exchange rate for computations, with four to six decimals. */
    exactRate: (value: Numeric) => textOf(exactRate, value),
    count: (value: number) => count.format(value),
    /** Up to the six stored decimals. */
    shares: (value: Numeric) => textOf(shares, value),
    /** Price next to its product, with two to six decimals. */
    unitPrice: (value: Numeric, currency: Currency) => textOf(unitPrice(currency), value),
    signedUnitPrice: (value: Numeric, currency: Currency) => textOf(signedUnitPrice(currency), value),
    money: (value: Numeric, currency: Currency) => textOf(money(currency), value),
    signedMoney: (value: Numeric, currency: Currency) => textOf(signedMoney(currency), value),
    moneyParts: (value: Numeric, currency: Currency): MoneyPart[] =>
      partsOf(money(currency), value).map((part) => ({ text: part.value, isQuiet: quietTypes.has(part.type) })),
    /** Input in percent: 1.12 gives "1,12 %". */
    percent: (value: Numeric, decimals = 2) => textOf(percent(decimals), value),
    signedPercent: (value: Numeric, decimals = 2) => textOf(signedPercent(decimals), value),
    /** Abbreviated: "30,0 G $", "US$3.8T". */
    compactMoney: (value: Numeric, currency: Currency) => textOf(compact(currency), value),
    date: (value: Date | number) => withFirstOfMonth(date.format(value), locale),
    /** No leading zero in the hour: "9 h 05". Non-breaking spaces. */
    time: (value: Date | number) =>
      time
        .format(value)
        .replace(/^0(?=\d)/, '')
        .replaceAll(' ', '\u00a0'),
  }
}

/** French writes the first day as "1er": "1er déc. 2026". */
function withFirstOfMonth(text: string, locale: string): string {
  return locale === DATE_LOCALE ? text.replace(/^1(?=\s)/, '1er') : text
}

export type Formatters = ReturnType<typeof makeFormatters>

const known = new Map<string, Formatters>()

/** Same object for the same arguments. `timeZone` defaults to the user's. */
export function createFormatters(language: Language, timeZone?: string): Formatters {
  const key = `${language} ${timeZone ?? ''}`
  const formatters = known.get(key) ?? makeFormatters(locales[language], timeZone)
  known.set(key, formatters)
  return formatters
}
