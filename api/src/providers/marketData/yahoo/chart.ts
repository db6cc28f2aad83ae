import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { inOldShares, ratioBetween } from '@palier/domain/market/splits'
import { compareTexts } from '@palier/domain/kernel/compareTexts'
import { z } from 'zod'
import { type DailyClose, type Dividend, type PricePoint, type Split, volumeOrNull } from '../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'

const meta = z.object({
  currency: z.string().nullish(),
  exchangeName: z.string(),
  instrumentType: z.string().optional(),
  longName: z.string().optional(),
  shortName: z.string().optional(),
  regularMarketPrice: z.number().optional(),
  /** Seconds. */
  regularMarketTime: z.number().optional(),
  regularMarketDayHigh: z.number().optional(),
  regularMarketDayLow: z.number().optional(),
  fiftyTwoWeekHigh: z.number().optional(),
  fiftyTwoWeekLow: z.number().optional(),
  chartPreviousClose: z.number().optional(),
  previousClose: z.number().optional(),
  /** Decimals of a price. */
  priceHint: z.number().int().min(0).max(8).optional(),
  currentTradingPeriod: z.object({ regular: z.object({ start: z.number(), end: z.number() }) }).optional(),
})

// So many significant digits of a decimal number survive in a floating-point number of 32 bits, at times one less.
const SINGLE_DIGITS = 7

const prices = z.array(z.number().nullable()).optional()

const payments = z
  .record(z.string(), z.object({ date: z.number(), amount: z.number(), currency: z.string().nullish() }))
  .optional()

// Dates are seconds at which the exchange opened.
const events = z.object({
  dividends: payments,
  /** Gains that a fund has reinvested for its holders. */
  capitalGains: payments,
  splits: z
    .record(z.string(), z.object({ date: z.number(), numerator: z.number(), denominator: z.number() }))
    .optional(),
})

export const chart = z.object({
  chart: z.object({
    result: z
      .array(
        z.object({
          meta,
          timestamp: z.array(z.number()).optional(),
          events: events.nullish(),
          // Adjusted for splits, not for dividends; what is adjusted for both stands elsewhere and is no price.
          indicators: z.object({
            quote: z.array(z.object({ open: prices, high: prices, low: prices, close: prices, volume: prices })),
          }),
        }),
      )
      .nullable(),
  }),
})

type ChartPoint = PricePoint & { high: Decimal | null; low: Decimal | null; volume: number | null }

/** What a chart says, its points oldest first, each time once. */
export type Chart = {
  meta: z.infer<typeof meta>
  open: number | null
  points: ChartPoint[]
  splits: Split[]
  /** In today's shares. */
  dividends: Dividend[]
}

/** Reads a chart; null where the source has no result, points without a positive price left out. */
export function chartOf({ chart: { result } }: z.infer<typeof chart>): Chart | null {
  const first = result?.[0]
  if (!first) return null
  const [quote] = first.indicators.quote
  const points = new Map<number, ChartPoint>()
  first.timestamp?.forEach((seconds, index) => {
    const price = positive(quote?.close?.[index])
    const [high, low] = [positive(quote?.high?.[index]), positive(quote?.low?.[index])]
    const volume = volumeOrNull(quote?.volume?.[index])
    if (price) points.set(seconds, { at: new Date(seconds * 1000), price, high, low, volume })
  })
  const ordered = [...points].toSorted(([left], [right]) => left - right).map(([, point]) => point)
  return {
    meta: first.meta,
    open: quote?.open?.find((value) => value !== null) ?? null,
    points: ordered,
    splits: splitsOf(first.events?.splits ?? {}),
    dividends: paymentsOf(first.events, first.meta.currency ?? null),
  }
}

/**
 * Days at the prices of their trades, and what was paid for a share of its day: what the source has adjusted is turned
 * back by the splits since, except volumes, which are counted in shares of the present. The chart must reach the present, or it does not tell all of them.
 */
export function historyOf({ points, splits, dividends }: Chart, today: string) {
  const adjustedFor = splits.filter((split) => isAdjustedFor(split, points))
  const closes = new Map<string, DailyClose>()
  for (const { at, price, high, low, volume } of points) {
    const date = dateOf(at)
    const ratio = ratioBetween(adjustedFor, date, today)
    const traded = (value: Decimal) => inOldShares(value, ratio)
    closes.set(date, { date, close: traded(price), high: high && traded(high), low: low && traded(low), volume })
  }
  return {
    closes: [...closes.values()],
    splits,
    dividends: dividends.map((dividend) => ({
      ...dividend,
      amount: inOldShares(dividend.amount, ratioBetween(splits, dividend.exDate, today)),
    })),
  }
}

/** The source may tell a split some days before it adjusts for it: then the price falls by it from one day to the next. */
function isAdjustedFor({ date, numerator, denominator }: Split, points: readonly ChartPoint[]): boolean {
  const before = points.findLast(({ at }) => dateOf(at) < date)
  const after = points.find(({ at }) => dateOf(at) >= date)
  if (!before || !after) return true
  const fall = Math.log(before.price.toNumber() / after.price.toNumber())
  return Math.abs(fall) <= Math.abs(fall - Math.log(numerator.toNumber() / denominator.toNumber()))
}

function splitsOf(events: Record<string, { date: number; numerator: number; denominator: number }>): Split[] {
  return Object.values(events)
    .flatMap(({ date, ...ratio }): Split[] => {
      const [numerator, denominator] = [positive(ratio.numerator), positive(ratio.denominator)]
      if (!numerator || !denominator || numerator.eq(denominator)) return []
      return [{ date: dateOf(new Date(date * 1000)), numerator, denominator }]
    })
    .toSorted((one, other) => compareTexts(one.date, other.date))
}

/** Dividends and reinvested gains, oldest first. */
function paymentsOf(told: z.infer<typeof events> | null | undefined, currency: string | null): Dividend[] {
  const dividends = dividendsOf(told?.dividends ?? {}, currency)
  const gains = dividendsOf(told?.capitalGains ?? {}, currency).map((gain) =>
    Object.assign(gain, { isReinvestedGain: true }),
  )
  return [...dividends, ...gains].toSorted((one, other) => compareTexts(one.exDate, other.exDate))
}

function dividendsOf(told: NonNullable<z.infer<typeof payments>>, ofListing: string | null): Dividend[] {
  return Object.values(told).flatMap((dividend): Dividend[] => {
    const [amount, currency] = [positive(dividend.amount), dividend.currency ?? ofListing]
    if (!amount || currency === null) return []
    return [{ exDate: dateOf(new Date(dividend.date * 1000)), amount, currency, paymentDate: null }]
  })
}

function dateOf(at: Date): string {
  return dateOfDay(dayAt(at.getTime()))
}

/** A price as the source means it; null for none. */
export function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(asWritten(value)) : null
}

/** Undoes 32-bit floating point: the source sends 143.81 as 143.80999755859375. */
export function asWritten(value: number): number {
  const short = Number(value.toPrecision(SINGLE_DIGITS))
  return Math.fround(short) === value ? short : value
}
