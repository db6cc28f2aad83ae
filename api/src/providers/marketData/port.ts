import type { Decimal } from '@palier/domain/kernel/decimal'
import type { DayPrices, Split } from '@palier/domain/market/splits'

/**
 * Ticker and exchange code, such as `RY:XTSE`. A ticker alone is not unique: `T` is TELUS and AT&T.
 */
export type SecurityKey = `${string}:${string}`

export type Currency = 'CAD' | 'USD'

export type SecurityKind = 'commonStock' | 'unit' | 'depositaryReceipt' | 'etf'

export type Security = {
  readonly key: SecurityKey
  readonly ticker: string
  readonly exchangeCode: string
  /** Market identifier code of the venue. Selects the calendar; not displayed. */
  readonly mic: string
  readonly name: string
  readonly kind: SecurityKind
  readonly currency: Currency
  /** Country of the listing, ISO 3166 alpha-2. */
  readonly country: string
  readonly sector: string | null
  readonly industry: string | null
  readonly subIndustry: string | null
  /** Shared by all listings of an issuer. */
  readonly companyKey: string
  readonly city: string | null
}

/** Delayed price with its day. Amounts are in the currency of the listing, in shares as of `at`. */
export type Quote = {
  readonly key: SecurityKey
  readonly price: Decimal
  readonly previousClose: Decimal
  readonly open: Decimal
  readonly dayLow: Decimal
  readonly dayHigh: Decimal
  /** Time of the price itself, not of the request: at least the source's delay in the past. */
  readonly at: Date
  /** True while the session of the price is open; false for a closing price. */
  readonly isIntraday: boolean
  /** In units of the currency, not thousands. Null if unknown. */
  readonly marketCap: Decimal | null
  /** Lowest and highest traded price of the last 52 weeks, including the current day. */
  readonly yearLow: Decimal
  readonly yearHigh: Decimal
}

export type PricePoint = { readonly at: Date; readonly price: Decimal }

/**
 * Prices in shares of that day, not adjusted for later splits or dividends. `date`: calendar date
 * of the session on the exchange, `YYYY-MM-DD`.
 */
export type DailyClose = DayPrices & {
  /** In current shares. Null if unknown. */
  readonly volume: number | null
}

export type { Split }

/** Paid per share as of `exDate`, the first day on which a buyer does not receive the dividend. */
export type Dividend = {
  readonly exDate: string
  readonly amount: Decimal
  /** ISO 4217. May differ from the listing's currency and need not be CAD or USD. */
  readonly currency: string
  readonly paymentDate: string | null
  /** Gain that a fund reinvested for its holders: no cash is paid, so it is not expected income. */
  readonly isReinvestedGain?: boolean
}

/** Fields are null if unknown. */
export type Fundamentals = {
  readonly key: SecurityKey
  /** Yearly dividends divided by price: 0.05 is 5%. */
  readonly dividendYield: Decimal | null
  readonly targetPrice: Decimal | null
  /** Used if the quote has none. */
  readonly marketCap: Decimal | null
  readonly priceEarnings: Decimal | null
  /** Fraction of the earnings that is paid out. */
  readonly payoutRatio: Decimal | null
  readonly beta: Decimal | null
  readonly logoUrl: string | null
  readonly asOf: Date
  readonly isSample: boolean
}

/** Entry of the source's catalogue, which may be a security not stored here yet. */
export type CatalogueMatch = {
  readonly ticker: string
  /** The source's own symbol, accepted by `resolve`. */
  readonly normalizedTicker: string
  /** Null if the source reveals the venue only when the security is opened. */
  readonly key: SecurityKey | null
  readonly name: string
  readonly exchangeCode: string
  readonly currency: Currency
  readonly country: string
  readonly companyKey: string | null
  readonly previousClose: Decimal | null
}

/**
 * Provider of market data. Every adapter passes `conformance.ts`. Rejects if it fails; an unknown
 * key is never an error.
 */
export interface MarketData {
  readonly name: string
  readonly isSimulated: boolean
  securities(): Promise<readonly Security[]>
  /** Unknown keys are missing from the result. */
  quotes(keys: readonly SecurityKey[], now: Date): Promise<ReadonlyMap<SecurityKey, Quote>>
  /**
   * Prices of the day of the latest quote, oldest first, up to the quote's time. Empty for an
   * unknown key. `atMost` thins them evenly and always includes the last.
   */
  dayPoints(key: SecurityKey, now: Date, atMost?: number): Promise<readonly PricePoint[]>
  /**
   * At most `atMost` prices, evenly spaced over the trading time of the last sessions, including
   * the current one. Oldest first, latest price last, all in current shares. Empty for an unknown
   * key.
   */
  recentPoints(key: SecurityKey, sessions: number, atMost: number, now: Date): Promise<readonly PricePoint[]>
  /** Closes of finished sessions, both ends included, oldest first. Empty for an unknown key. */
  dailyCloses(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly DailyClose[]>
  /** Both ends included, oldest first. Empty for an unknown key. */
  splits(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly Split[]>
  /** By ex-date, both ends included, oldest first. Empty for an unknown key. */
  dividends(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly Dividend[]>
  fundamentals(keys: readonly SecurityKey[], now: Date): Promise<ReadonlyMap<SecurityKey, Fundamentals>>
  /** Best matches first. Only listings in Canadian or US dollars. */
  search(text: string, atMost: number, now: Date): Promise<readonly CatalogueMatch[]>
  resolve(normalizedTicker: string, now: Date): Promise<Security | null>
  /** Units of `to` for one unit of `from`; 1 if equal. At least four decimals. */
  exchangeRate(from: Currency, to: Currency, now: Date): Promise<Decimal>
}

/** Null if the value is not a valid share count. */
export function volumeOrNull(value: number | null | undefined): number | null {
  return value != null && value >= 0 && Number.isSafeInteger(Math.round(value)) ? Math.round(value) : null
}

export function securityKey(ticker: string, exchangeCode: string): SecurityKey {
  return `${ticker}:${exchangeCode}`
}
