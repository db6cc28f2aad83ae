import { z } from 'zod'
import { currency, iso, money } from '../kernel/scalars.ts'

export const tag = z.object({ name: z.string(), value: z.string() })
export type WireTag = z.infer<typeof tag>

/** Extension: `otherName` is the name in the other language; absent if identical. */
export const knownTag = tag.extend({ otherName: z.string().optional() })
export type WireKnownTag = z.infer<typeof knownTag>

export const pointInTime = z.object({ dateTime: iso, price: money })
export type WirePointInTime = z.infer<typeof pointInTime>

export const dayStockEvolution = z.object({
  previousClose: money,
  dayOpen: money,
  dayLow: money,
  dayHigh: money,
  stockEvolutionPITList: z.array(pointInTime),
})

export const scoreDetailsInfo = z.object({
  score: z.number(),
  subScoreDetails: z.array(
    z.object({
      subScoreName: z.string(),
      weighting: z.number(),
      score: z.number(),
      usedVariables: z.record(z.string(), z.number()),
    }),
  ),
})
export type WireScoreDetails = z.infer<typeof scoreDetailsInfo>

const dividendInfo = z.object({ dividendYield: z.number().nullable() })
const companyInfo = z.object({ logoUrl: z.string().nullable() })

export const stock = z.object({
  stockId: z.string(),
  symbol: z.string(),
  symbolSuffix: z.string().optional(),
  companyName: z.string(),
  lastPrice: money,
  lastPriceDateTime: iso,
  isPriceIntraDay: z.boolean(),
  currency,
  exchange: z.string(),
  plateformCustomExchange: z.string().optional(),
  tags: z.array(tag),
  change: money,
  changePercent: z.number(),
  marketCap: z.number().optional(),
  dayStockEvolution: dayStockEvolution.optional(),
  dividendInfo: dividendInfo.optional(),
  companyInfo: companyInfo.optional(),
  score: z.number().optional(),
  scoreDetailsInfo: scoreDetailsInfo.optional(),
  t200: money.optional(),
  t400: money.optional(),
  t600: money.optional(),
  t800: money.optional(),
  // Extension: 52-week range, to update a score with a live price.
  oneYearLow: money.optional(),
  oneYearHigh: money.optional(),
})
export type WireStock = z.infer<typeof stock>

export const stockCompleteInfo = z.object({
  stockId: z.string(),
  companyName: z.string(),
  symbol: z.string(),
  exchange: z.string(),
  currency,
  lastPrice: money,
  marketCap: z.number().optional(),
  tags: z.array(tag),
  changeInfo: z.object({ change: money, changePercent: z.number() }),
  dayStockEvolution,
  mainFundamentals: z.object({
    the52WeekLow: money,
    the52WeekHigh: money,
    wallStreetTargetPrice: money.nullable(),
    marketCapitalization: z.number().nullable(),
  }),
  companyInfo,
  dividendInfo,
  // Extensions for search results; listings of one company share a key.
  companyKey: z.string().optional(),
  isPriceIntraDay: z.boolean().optional(),
  lastPriceDateTime: iso.optional(),
  country: z.string().optional(),
  // Extension: true for simulated figures.
  isSample: z.boolean().optional(),
})
export type WireStockCompleteInfo = z.infer<typeof stockCompleteInfo>

export const basicFundamentals = z.object({
  general: z.object({ logoUrl: z.string().nullable(), exchange: z.string() }),
  highlights: z.object({
    marketCapitalization: z.number().nullable(),
    dividendYield: z.number().nullable(),
    wallStreetTargetPrice: money.nullable(),
  }),
  technicals: z.object({ the52WeekHigh: money, the52WeekLow: money }),
  tags: z.array(tag),
  // Extension: true for simulated figures.
  isSample: z.boolean().optional(),
})
export type WireBasicFundamentals = z.infer<typeof basicFundamentals>

export const searchResult = z.object({
  ticker: z.object({ symbol: z.string(), normalizedTicker: z.string() }),
  name: z.string(),
  exchange: z.string(),
  previousClose: money.nullable(),
  country: z.string(),
  // Extensions: the stored stock; listings of one company share a key.
  stockId: z.string().optional(),
  currency: currency.optional(),
  companyKey: z.string().optional(),
})
export type WireSearchResult = z.infer<typeof searchResult>

export const chartInterval = z.object({
  key: z.string(),
  quantity: z.int().positive(),
  unit: z.enum(['day', 'month', 'year']),
})
export type WireChartInterval = z.infer<typeof chartInterval>

/** Amount per share as of the ex-date. */
export const stockDividend = z.object({ exDate: z.iso.date(), amount: money, currency: z.string() })
export type WireStockDividend = z.infer<typeof stockDividend>

/** Shares traded on a day of the exchange, in current shares. */
export const dayVolume = z.object({ date: z.iso.date(), volume: z.int().nonnegative() })
export type WireDayVolume = z.infer<typeof dayVolume>

export const newsItem = z.object({
  title: z.string(),
  content: z.string(),
  date: iso,
  link: z.string(),
  sentiment: z.number().min(-1).max(1).nullable(),
  symbols: z.array(z.string()),
  // Extensions: stable id, publisher, and true for simulated news.
  id: z.string().optional(),
  source: z.string().optional(),
  isSample: z.boolean().optional(),
})
export type WireNewsItem = z.infer<typeof newsItem>

const claimSource = z.object({ name: z.string(), date: iso, url: z.string().optional() })

export const aiContextualInfo = z.object({
  sentiments: z.array(z.object({ date: iso, count: z.int(), normalized: z.number().min(-1).max(1) })).optional(),
  partnerships: z
    .array(
      z.object({
        companyName: z.string(),
        dateTime: iso,
        description: z.string(),
        extraLinks: z.array(
          z.object({
            thumbnail: z.object({ src: z.string() }).nullable(),
            title: z.object({ html: z.string() }),
            snippet: z.string(),
            link: z.object({ url: z.string() }),
          }),
        ),
        googleSearchKeyWords: z.string(),
        srcUrl: z.string(),
      }),
    )
    .optional(),
  questionsBeforeInvesting: z.array(z.object({ question: z.string(), source: claimSource.optional() })).optional(),
  similarCompanies: z
    .array(
      z.object({
        name: z.string(),
        description: z.string(),
        stockId: z.string().optional(),
        // Extension: correlation of daily price changes, -1 to 1.
        correlation: z.number().optional(),
        source: claimSource.optional(),
      }),
    )
    .optional(),
  additionalData: z.record(z.string(), z.unknown()).optional(),
  isSample: z.boolean().optional(),
  // Extension: the plan that limited the response.
  planName: z.string().optional(),
})
export type WireAiContextualInfo = z.infer<typeof aiContextualInfo>
