import { z } from 'zod'

// Values by which the source marks missing data.
const ABSENT: ReadonlySet<unknown> = new Set(['NA', 'N/A', 'None', 'null', '', '0000-00-00', null, undefined])

/** Accepts numbers as text. Null if missing or not a number. */
const amount = z.preprocess((value) => {
  const trimmed = typeof value === 'string' ? value.trim() : value
  const read = ABSENT.has(trimmed) ? null : Number(trimmed)
  return Number.isFinite(read) ? read : null
}, z.number().nullable())

const optionalText = z.preprocess(
  (value) => (typeof value !== 'string' || ABSENT.has(value.trim()) ? null : value),
  z.string().trim().nullable(),
)

/** Null if the source writes `[]`, "NA" or nothing instead of the group. */
function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return z.preprocess((value) => (isGroup(value) ? value : null), z.object(shape).nullable())
}

/** Dated rows. Drops the notice of a plan that includes fewer rows than requested. */
function rowsOf<Row extends z.ZodType>(row: Row) {
  const isNotice = (value: unknown) =>
    typeof value === 'object' && value !== null && 'warning' in value && !('date' in value)
  const isUndated = (value: unknown) =>
    typeof value === 'object' && value !== null && 'date' in value && ABSENT.has(value.date)
  return z.preprocess((value) => {
    if (isNotice(value)) return []
    return Array.isArray(value) ? value.filter((each) => !isNotice(each) && !isUndated(each)) : value
  }, z.array(row))
}

const liveQuote = z.object({
  code: z.string(),
  timestamp: amount,
  open: amount,
  high: amount,
  low: amount,
  close: amount,
  previousClose: amount,
})
export type LiveQuote = z.infer<typeof liveQuote>

/** The source returns one symbol as an object, several as an array. */
export const liveQuotes = z.union([z.array(liveQuote), liveQuote.transform((quote) => [quote])])

/** Prices are as traded. Volumes are in current shares. */
export const eodBars = rowsOf(
  z.object({ date: z.iso.date(), high: amount, low: amount, close: amount, volume: amount.optional() }),
)

export const splitsOfSource = rowsOf(z.object({ date: z.iso.date(), split: z.string() }))

export const dividendsOfSource = rowsOf(
  z.object({
    date: z.iso.date(),
    paymentDate: optionalText,
    /** `value` is in current shares, `unadjustedValue` in shares of the ex-date. */
    value: amount,
    unadjustedValue: amount,
    currency: optionalText,
  }),
)

export const intradayBars = rowsOf(z.object({ timestamp: amount, close: amount }))

const searchMatch = z.object({
  Code: z.string(),
  Exchange: z.string(),
  Name: optionalText,
  Type: optionalText,
  Country: optionalText,
  Currency: optionalText,
  previousClose: amount,
  previousCloseDate: optionalText,
  IsDelisted: z.boolean().nullish().catch(null),
})
export type SearchMatch = z.infer<typeof searchMatch>

export const searchMatches = z.array(searchMatch)

export const listedSymbols = z.array(z.object({ Code: optionalText, Exchange: optionalText }))

export const fundamentalsOfSource = section({
  General: section({
    Type: optionalText,
    Name: optionalText,
    Exchange: optionalText,
    CurrencyCode: optionalText,
    CountryISO: optionalText,
    GicSector: optionalText,
    GicIndustry: optionalText,
    GicSubIndustry: optionalText,
    Sector: optionalText,
    Industry: optionalText,
    Category: optionalText,
    IsDelisted: z.boolean().nullish().catch(null),
  }),
  Highlights: section({
    MarketCapitalization: amount,
    PERatio: amount,
    WallStreetTargetPrice: amount,
    DividendYield: amount,
  }),
  Technicals: section({ Beta: amount }),
  SplitsDividends: section({ PayoutRatio: amount }),
  ETF_Data: section({ Yield: amount, TotalAssets: amount }),
})
export type FundamentalsOfSource = NonNullable<z.infer<typeof fundamentalsOfSource>>

export const newsOfSource = z.array(
  z.object({
    date: z.string(),
    title: optionalText,
    content: optionalText,
    link: optionalText,
    symbols: z.array(z.string()).nullish(),
    sentiment: z.object({ polarity: amount }).nullish(),
  }),
)
