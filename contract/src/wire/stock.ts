import { z } from 'zod'
import { currency, iso, money } from './scalars.ts'

export const tag = z.object({ name: z.string(), value: z.string() })
export type WireTag = z.infer<typeof tag>

export const pointInTime = z.object({ dateTime: iso, price: money })

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
  // Extension: the yearly range, so that a score can follow a live price.
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
})

export const basicFundamentals = z.object({
  general: z.object({ logoUrl: z.string().nullable(), exchange: z.string() }),
  highlights: z.object({
    marketCapitalization: z.number().nullable(),
    dividendYield: z.number().nullable(),
    wallStreetTargetPrice: money.nullable(),
  }),
  technicals: z.object({ the52WeekHigh: money, the52WeekLow: money }),
  tags: z.array(tag),
})

export const searchResult = z.object({
  ticker: z.object({ symbol: z.string(), normalizedTicker: z.string() }),
  name: z.string(),
  exchange: z.string(),
  previousClose: money.nullable(),
  country: z.string(),
})

export const chartInterval = z.object({
  key: z.string(),
  quantity: z.int().positive(),
  unit: z.enum(['day', 'month', 'year']),
})

export const newsItem = z.object({
  title: z.string(),
  content: z.string(),
  date: iso,
  link: z.string(),
  sentiment: z.number().min(-1).max(1).nullable(),
  symbols: z.array(z.string()),
})

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
  questionsBeforeInvesting: z.array(z.object({ question: z.string() })).optional(),
  similarCompanies: z.array(z.object({ name: z.string(), description: z.string() })).optional(),
  additionalData: z.record(z.string(), z.unknown()).optional(),
})
