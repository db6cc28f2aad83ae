import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { adjustPriceForSplit, inSharesOf, rangeOf, ratioBetween } from '@palier/domain/market/splits'
import { inBatches } from '../../kernel/inBatches.ts'
import type { DailyClose, Quote, SecurityKey, Split } from '../port.ts'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import { dateOfDay, dayAt, dayOfDate } from '@palier/domain/market/exchangeDay'
import { unlessUnknown } from '../../kernel/callSource.ts'
import { type EodhdClient } from './eodhdClient.ts'
import { liveQuotes, type LiveQuote } from './shapes.ts'
import { symbolOf } from './symbols.ts'

const SYMBOLS_A_REQUEST = 20

export type PastYear = { readonly closes: readonly DailyClose[]; readonly splits: readonly Split[] }

/** Unknown symbols are missing from the result. */
export async function liveQuotesOf(client: EodhdClient, symbols: readonly string[]): Promise<Map<string, LiveQuote>> {
  const quotes = new Map<string, LiveQuote>()
  for (const batch of inBatches(symbols, SYMBOLS_A_REQUEST)) {
    for (const quote of await fetchBatch(client, batch)) quotes.set(quote.code, quote)
  }
  return quotes
}

/**
 * The path contains the first symbol of a request. If it is unknown, the whole request is refused.
 */
async function fetchBatch(client: EodhdClient, symbols: readonly string[]): Promise<LiveQuote[]> {
  for (const [index, first] of symbols.entries()) {
    const others = symbols.slice(index + 1)
    const parameters: Record<string, string> = others.length > 0 ? { s: others.join(',') } : {}
    const answer = await unlessUnknown(client(`real-time/${encodeURIComponent(first)}`, parameters, liveQuotes))
    if (answer) return answer
  }
  return []
}

/** Null if the source has no price, no time or no previous close. */
export function quoteOf(
  key: SecurityKey,
  live: LiveQuote | undefined,
  { closes, splits }: PastYear,
  now: Date,
): Quote | null {
  if (!live || !isPositive(live.close) || !isPositive(live.previousClose) || live.timestamp === null) return null
  const price = decimal(live.close)
  const open = isPositive(live.open) ? decimal(live.open) : price
  const dayLow = least([price, open, ...(isPositive(live.low) ? [decimal(live.low)] : [])])
  const dayHigh = greatest([price, open, ...(isPositive(live.high) ? [decimal(live.high)] : [])])
  const at = new Date(Math.min(live.timestamp * 1000, now.getTime()))
  const date = dateOfDay(dayAt(at.getTime()))
  const year = rangeOf(inSharesOf(closes, splits, date))

  return {
    key,
    price,
    previousClose: previousCloseOn(date, { closes, splits }) ?? decimal(live.previousClose),
    open,
    dayLow,
    dayHigh,
    at,
    isIntraday: isDuringSession(key, at, now),
    marketCap: null,
    yearLow: year ? least([dayLow, year.low]) : dayLow,
    yearHigh: year ? greatest([dayHigh, year.high]) : dayHigh,
  }
}

/**
 * True if the source knows the listing but has no trade of today, so only the last close is known.
 */
export function isUntraded(live: LiveQuote | undefined): boolean {
  return live !== undefined && isPositive(live.previousClose) && (!isPositive(live.close) || live.timestamp === null)
}

/** Last close as a quote at the end of its session. Null if the year has no close. */
export function lastCloseOf(key: SecurityKey, { closes, splits }: PastYear, now: Date): Quote | null {
  const last = closes.at(-1)
  if (!last) return null
  const session = calendarOf(exchangeOf(key), 'exchange').session(dayOfDate(last.date))
  const dayLow = last.low ?? last.close
  const dayHigh = last.high ?? last.close
  const year = rangeOf(inSharesOf(closes, splits, last.date))
  return {
    key,
    price: last.close,
    previousClose: previousCloseOn(last.date, { closes, splits }) ?? closes.at(-2)?.close ?? last.close,
    open: last.close,
    dayLow,
    dayHigh,
    at: new Date(Math.min(session?.close ?? Infinity, now.getTime())),
    isIntraday: false,
    marketCap: null,
    yearLow: year ? least([dayLow, year.low]) : dayLow,
    yearHigh: year ? greatest([dayHigh, year.high]) : dayHigh,
  }
}

/**
 * Previous close in new shares on the first day after a split. Null on other days, on which the
 * source's own value is right.
 */
function previousCloseOn(date: string, { closes, splits }: PastYear): Decimal | null {
  const previous = closes.findLast((day) => day.date < date)
  if (!previous) return null
  const ratio = ratioBetween(splits, previous.date, date)
  return ratio.numerator.eq(ratio.denominator) ? null : adjustPriceForSplit(previous.close, ratio)
}

export function symbolsOf(keys: readonly SecurityKey[]): Map<string, SecurityKey> {
  return new Map(
    keys.flatMap((key) => {
      const symbol = symbolOf(key)
      return symbol === null ? [] : [[symbol, key] as const]
    }),
  )
}

// After the close the source repeats the last trade. Only a price of the currently open session is
// intraday.
function isDuringSession(key: SecurityKey, at: Date, now: Date): boolean {
  const session = calendarOf(exchangeOf(key), 'exchange').session(dayAt(now.getTime()))
  return session !== null && now.getTime() < session.close && at.getTime() >= session.open
}

function exchangeOf(key: SecurityKey): string {
  return key.slice(key.lastIndexOf(':') + 1)
}

function isPositive(value: number | null): value is number {
  return value !== null && value > 0
}

function least(values: readonly Decimal[]): Decimal {
  return values.reduce((low, value) => (value.lt(low) ? value : low))
}

function greatest(values: readonly Decimal[]): Decimal {
  return values.reduce((high, value) => (value.gt(high) ? value : high))
}
