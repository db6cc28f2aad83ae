import type { Decimal } from '@palier/domain/kernel/decimal'
import type { DayPrices, Split } from '@palier/domain/market/splits'

/** Ticker and exchange code, such as `RY:XTSE`: a ticker alone is not unique (`T` is TELUS and AT&T). */
export type SecurityKey = `${string}:${string}`

export type Currency = 'CAD' | 'USD'

export type SecurityKind = 'commonStock' | 'unit' | 'depositaryReceipt' | 'etf'

/** A listing of a security on one exchange. Sector, industry and sub-industry are concept keys, null where unknown. */
export type Security = {
  readonly key: SecurityKey
  readonly ticker: string
  readonly exchangeCode: string
  /** Market identifier code of the venue; it chooses the calendar and is not shown. */
  readonly mic: string
  readonly name: string
  readonly kind: SecurityKind
  readonly currency: Currency
  /** Country of the listing, ISO 3166 alpha-2. */
  readonly country: string
  readonly sector: string | null
  readonly industry: string | null
  readonly subIndustry: string | null
  /** The same for every listing of one issuer. */
  readonly companyKey: string
  readonly city: string | null
}

/** A delayed price with its day. All amounts are in the currency of the listing, for a share as it is at `at`. */
export type Quote = {
  readonly key: SecurityKey
  readonly price: Decimal
  readonly previousClose: Decimal
  readonly open: Decimal
  readonly dayLow: Decimal
  readonly dayHigh: Decimal
  /** Instant of the price itself, not of the request: at least the source's delay in the past. */
  readonly at: Date
  /** True while the price belongs to a session that is still open, false for a closing price. */
  readonly isIntraday: boolean
  /** In units of the currency (not thousands), null where the source does not say. */
  readonly marketCap: Decimal | null
  /** Lowest and highest price of the last 52 weeks, the running day included: of trades, not of closes alone. */
  readonly yearLow: Decimal
  readonly yearHigh: Decimal
}

export type PricePoint = { readonly at: Date; readonly price: Decimal }

/**
 * What was traded on a day, at prices for a share as it was then: neither a split nor a dividend since has changed
 * them. `date` is the session's calendar date on the exchange, `YYYY-MM-DD`.
 */
export type DailyClose = DayPrices & {
  /** How many shares changed hands, counted in shares of the present; null where the source does not say. */
  readonly volume: number | null
}

export type { Split }

/** What was paid for a share as it was on `exDate`, the first day on which a buyer gets nothing of it. */
export type Dividend = {
  readonly exDate: string
  readonly amount: Decimal
  /** ISO 4217; a listing may pay in another currency than it trades in, and in other ones than we follow. */
  readonly currency: string
  readonly paymentDate: string | null
  /** Gains that a fund reinvested for its holders: no cash is paid, so it is no income to expect. */
  readonly isReinvestedGain?: boolean
}

/** What is known of a listing beside its price; null where the source does not say. */
export type Fundamentals = {
  readonly key: SecurityKey
  /** The part of the price that a year of dividends is: 0.05 is five per cent. */
  readonly dividendYield: Decimal | null
  /** What analysts expect in a year, in the currency of the listing. */
  readonly targetPrice: Decimal | null
  /** Where the quote does not say it. */
  readonly marketCap: Decimal | null
  readonly priceEarnings: Decimal | null
  /** The part of the earnings that is paid out. */
  readonly payoutRatio: Decimal | null
  readonly beta: Decimal | null
  readonly logoUrl: string | null
  readonly asOf: Date
  /** True for figures that were made up for a sample and say nothing about the firm. */
  readonly isSample: boolean
}

/** A line of the source's catalogue, which may be a security that nobody has opened yet. */
export type CatalogueMatch = {
  readonly ticker: string
  /** The source's own name of the listing, by which `resolve` finds it again. */
  readonly normalizedTicker: string
  /** Null where the source only learns the venue when the security is opened. */
  readonly key: SecurityKey | null
  readonly name: string
  readonly exchangeCode: string
  readonly currency: Currency
  readonly country: string
  readonly companyKey: string | null
  readonly previousClose: Decimal | null
}

/**
 * A provider of market data. Every adapter passes `conformance.ts`. It rejects where it cannot answer; an unknown key
 * is never an error.
 */
export interface MarketData {
  readonly name: string
  readonly isSimulated: boolean
  securities(): Promise<readonly Security[]>
  /** One quote a known key; unknown keys are left out. */
  quotes(keys: readonly SecurityKey[], now: Date): Promise<ReadonlyMap<SecurityKey, Quote>>
  /**
   * Prices of the day that `quotes` speaks of, oldest first, up to the instant of its price; empty for an unknown key.
   * `atMost` thins them evenly; the last one stays.
   */
  dayPoints(key: SecurityKey, now: Date, atMost?: number): Promise<readonly PricePoint[]>
  /**
   * At most so many prices, evenly over the trading time of the last sessions, the running one included: oldest first,
   * the present price last, all for a share as it is then; empty for an unknown key.
   */
  recentPoints(key: SecurityKey, sessions: number, atMost: number, now: Date): Promise<readonly PricePoint[]>
  /** Closes of the finished sessions dated from `from` to `to`, both included, oldest first; empty for an unknown key. */
  dailyCloses(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly DailyClose[]>
  /** Splits whose first day lies from `from` to `to`, oldest first; empty for an unknown key. */
  splits(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly Split[]>
  /** Dividends whose ex-date lies from `from` to `to`, oldest first; empty for an unknown key. */
  dividends(key: SecurityKey, from: string, to: string, now: Date): Promise<readonly Dividend[]>
  /** What is known of each listing; one without figures is left out. */
  fundamentals(keys: readonly SecurityKey[], now: Date): Promise<ReadonlyMap<SecurityKey, Fundamentals>>
  /** The best matches of a ticker or a name, best first. Only listings in Canadian or US dollars. */
  search(text: string, atMost: number, now: Date): Promise<readonly CatalogueMatch[]>
  /** The security that a normalized ticker of the catalogue means, null where there is none. */
  resolve(normalizedTicker: string, now: Date): Promise<Security | null>
  /** How many units of `to` one unit of `from` buys; 1 between equals. At least four decimals. */
  exchangeRate(from: Currency, to: Currency, now: Date): Promise<Decimal>
}

/** A whole number of shares, null for what cannot be one. */
export function volumeOrNull(value: number | null | undefined): number | null {
  return value != null && value >= 0 && Number.isSafeInteger(Math.round(value)) ? Math.round(value) : null
}

/** Makes the key of a listing. */
export function securityKey(ticker: string, exchangeCode: string): SecurityKey {
  return `${ticker}:${exchangeCode}`
}
