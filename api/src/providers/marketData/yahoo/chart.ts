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
  /** Seconds since 1970. */
  regularMarketTime: z.number().optional(),
  regularMarketDayHigh: z.number().optional(),
  regularMarketDayLow: z.number().optional(),
  fiftyTwoWeekHigh: z.number().optional(),
  fiftyTwoWeekLow: z.number().optional(),
  chartPreviousClose: z.number().optional(),
  previousClose: z.number().optional(),
  priceHint: z.number().int().min(0).max(8).optional(),
  currentTradingPeriod: z.object({ regular: z.object({ start: z.number(), end: z.number() }) }).optional(),
})

// A 32-bit float preserves 7 significant decimal digits, sometimes 6.
const SINGLE_DIGITS = 7

const prices = z.array(z.number().nullable()).optional()

const payments = z
  .record(z.string(), z.object({ date: z.number(), amount: z.number(), currency: z.string().nullish() }))
  .optional()

// Dates are opening times of the exchange in seconds.
const events = z.object({
  dividends: payments,
  /** Gains that a fund reinvested for its holders. */
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
          // Adjusted for splits only. Prices adjusted for dividends too are in another field and
          // are not read.
          indicators: z.object({
            quote: z.array(z.object({ open: prices, high: prices, low: prices, close: prices, volume: prices })),
          }),
        }),
      )
      .nullable(),
  }),
})

type ChartPoint = PricePoint & { high: Decimal | null; low: Decimal | null; volume: number | null }

/** Chart points are oldest first, with unique times. */
export type Chart = {
  meta: z.infer<typeof meta>
  open: number | null
  points: ChartPoint[]
  splits: Split[]
  /** In current shares. */
  dividends: Dividend[]
}

/** Null if the source has no result. Drops points without a positive price. */
export function chartOf({ chart: { result } }: z.infer<typeof chart>): Chart | null {
  const first = result?.[0]
  if (!first) return null
  const [quote] = first.indicators.quote
  const points = new Map<number, ChartPoint>()
  first.timestamp?.forEach((seconds, index) => {
    const price = positive(quote?.close?.[index])
    const high = positive(quote?.high?.[index])
    const low = positive(quote?.low?.[index])
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
 * Converts prices and dividends to shares of their own day by undoing later splits. Volumes remain
 * in current shares. The chart must extend to now: otherwise it lacks the later splits.
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

/**
 * The source may report a split some days before it adjusts for it. The price then drops by the
 * ratio from one day to the next.
 */
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
      const numerator = positive(ratio.numerator)
      const denominator = positive(ratio.denominator)
      if (!numerator || !denominator || numerator.eq(denominator)) return []
      return [{ date: dateOf(new Date(date * 1000)), numerator, denominator }]
    })
    .toSorted((one, other) => compareTexts(one.date, other.date))
}

function paymentsOf(told: z.infer<typeof events> | null | undefined, currency: string | null): Dividend[] {
  const dividends = dividendsOf(told?.dividends ?? {}, currency)
  const gains = dividendsOf(told?.capitalGains ?? {}, currency).map((gain) =>
    Object.assign(gain, { isReinvestedGain: true }),
  )
  return [...dividends, ...gains].toSorted((one, other) => compareTexts(one.exDate, other.exDate))
}

function dividendsOf(told: NonNullable<z.infer<typeof payments>>, ofListing: string | null): Dividend[] {
  return Object.values(told).flatMap((dividend): Dividend[] => {
    const amount = positive(dividend.amount)
    const currency = dividend.currency ?? ofListing
    if (!amount || currency === null) return []
    return [{ exDate: dateOf(new Date(dividend.date * 1000)), amount, currency, paymentDate: null }]
  })
}

function dateOf(at: Date): string {
  return dateOfDay(dayAt(at.getTime()))
}

export function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(asWritten(value)) : null
}

/** Undoes 32-bit floating point: the source sends 143.81 as 143.80999755859375. */
export function asWritten(value: number): number {
  const short = Number(value.toPrecision(SINGLE_DIGITS))
  return Math.fround(short) === value ? short : value
}
