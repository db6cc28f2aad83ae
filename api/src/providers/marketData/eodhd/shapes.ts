import { z } from 'zod'

// The source writes what it does not know in many ways.
const ABSENT: ReadonlySet<unknown> = new Set(['NA', 'N/A', 'None', 'null', '', '0000-00-00', null, undefined])

/** A number, also where it comes as text; null where it is absent. */
export const amount = z.preprocess((value) => {
  const trimmed = typeof value === 'string' ? value.trim() : value
  return ABSENT.has(trimmed) ? null : Number(trimmed)
}, z.number().refine(Number.isFinite).nullable())

export const words = z.preprocess((value) => (ABSENT.has(value) ? null : value), z.string().trim().nullable())

export const liveQuote = z.object({
  code: z.string(),
  timestamp: amount,
  open: amount,
  high: amount,
  low: amount,
  close: amount,
  previousClose: amount,
})
export type LiveQuote = z.infer<typeof liveQuote>

/** One symbol is answered as an object, several as a list. */
export const liveQuotes = z.union([z.array(liveQuote), liveQuote.transform((quote) => [quote])])

export const eodBars = z.array(z.object({ date: z.iso.date(), high: amount, low: amount, close: amount }))

export const splitsOfSource = z.array(z.object({ date: z.iso.date(), split: z.string() }))

export const dividendsOfSource = z.array(
  z.object({
    /** The ex-date. */
    date: z.iso.date(),
    paymentDate: words,
    /** In today's shares; the other one as it was paid. */
    value: amount,
    unadjustedValue: amount,
    currency: words,
  }),
)

export const intradayBars = z.array(z.object({ timestamp: amount, close: amount }))

export const searchMatches = z.array(
  z.object({
    Code: z.string(),
    Exchange: z.string(),
    Name: words,
    Country: words,
    Currency: words,
    previousClose: amount,
  }),
)

export const fundamentalsOfSource = z.object({
  General: z.object({
    Code: words,
    Type: words,
    Name: words,
    Exchange: words,
    CurrencyCode: words,
    CountryISO: words.optional(),
    GicSector: words.optional(),
    GicIndustry: words.optional(),
    GicSubIndustry: words.optional(),
    Sector: words.optional(),
    Industry: words.optional(),
    Category: words.optional(),
  }),
  Highlights: z
    .object({
      MarketCapitalization: amount.optional(),
      PERatio: amount.optional(),
      WallStreetTargetPrice: amount.optional(),
      DividendYield: amount.optional(),
    })
    .nullish(),
  Technicals: z.object({ Beta: amount.optional() }).nullish(),
  SplitsDividends: z.object({ PayoutRatio: amount.optional() }).nullish(),
  ETF_Data: z.object({ Yield: amount.optional(), TotalAssets: amount.optional() }).nullish(),
})
export type FundamentalsOfSource = z.infer<typeof fundamentalsOfSource>

export const newsOfSource = z.array(
  z.object({
    date: z.string(),
    title: words,
    content: words,
    link: words,
    symbols: z.array(z.string()).nullish(),
    sentiment: z.object({ polarity: amount }).nullish(),
  }),
)
