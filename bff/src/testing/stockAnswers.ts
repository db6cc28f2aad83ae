import type { OutputOf } from '@palier/contract/kernel/call'
import type {
  getAiContextualInfo,
  getAvailableIntervals,
  getInterval,
  getQuoteContextualInfo,
} from '@palier/contract/market/stockCalls'
import type {
  WireBasicFundamentals,
  WireNewsItem,
  WireStockCompleteInfo,
  WireKnownTag,
} from '@palier/contract/market/stockSchemas'
import { PRICE_AT } from './wireSamples.ts'

type Input = Readonly<Record<string, unknown>>

const TAGS: WireKnownTag[] = [
  { name: 'industry', value: 'Banques', otherName: 'Banks' },
  { name: 'industry', value: 'Énergie' },
  { name: 'subIndustry', value: 'Pipelines' },
]

/** What the small server tells of a stock; a test puts another answer in its place. Stocks s0 to s499 are known. */
export function createStockAnswers(): Map<string, (input: Input) => unknown> {
  return new Map<string, (input: Input) => unknown>([
    ['getStockCompleteInfo', known((stockId) => sampleCompleteInfo(stockId))],
    ['getBasicFundamentals', known(() => sampleFundamentals)],
    ['getAvailableIntervals', known((): OutputOf<typeof getAvailableIntervals> => ({ intervals: INTERVALS }))],
    ['getInterval', known((_stockId, { intervalKey }) => sampleChart(intervalKey))],
    ['getVolumes', known(() => ({ volumes: VOLUMES }))],
    ['getLastDays', known((_stockId, { days }) => ({ stockEvolutionPITList: points(Number(days)) }))],
    ['getQuoteContextualInfo', known((): OutputOf<typeof getQuoteContextualInfo> => sampleNews('standard', 12))],
    ['getAiContextualInfo', known((): OutputOf<typeof getAiContextualInfo> => sampleAnalysis('standard'))],
    ['getAllTags', () => ({ tags: TAGS })],
    ['searchStocksLocally', () => ({ stocks: ['s1', 's2', 's3'].map((stockId) => sampleCompleteInfo(stockId)) })],
  ])
}

const VOLUMES = [
  { date: '2026-11-18', volume: 4_180_300 },
  { date: '2026-11-19', volume: 3_000_000_000 },
]

const DIVIDENDS = [{ exDate: '2026-11-20', amount: 0.8875, currency: 'CAD' }]

const INTERVALS = [
  { key: 'day', quantity: 1, unit: 'day' as const },
  { key: 'sixMonths', quantity: 6, unit: 'month' as const },
]

export function sampleCompleteInfo(stockId: string, price = 10.5, at = PRICE_AT): WireStockCompleteInfo {
  return {
    stockId,
    companyName: `Company ${stockId}`,
    symbol: stockId.toUpperCase(),
    exchange: 'XTSE',
    currency: 'CAD',
    lastPrice: price,
    marketCap: 1_000_000,
    tags: [{ name: 'industry', value: 'Banques' }],
    changeInfo: { change: 0.1, changePercent: 0.96 },
    dayStockEvolution: {
      previousClose: 10.4,
      dayOpen: 10.45,
      dayLow: 10.3,
      dayHigh: 10.6,
      stockEvolutionPITList: [],
    },
    mainFundamentals: {
      the52WeekLow: 8.25,
      the52WeekHigh: 12.75,
      wallStreetTargetPrice: 13.1,
      marketCapitalization: 1_000_000,
    },
    companyInfo: { logoUrl: null },
    dividendInfo: { dividendYield: 0.031 },
    companyKey: `company-${stockId}`,
    isPriceIntraDay: true,
    lastPriceDateTime: at,
    country: 'CA',
    isSample: true,
  }
}

export const sampleFundamentals: WireBasicFundamentals = {
  general: { logoUrl: 'https://logos.example/a.png', exchange: 'XTSE' },
  highlights: { marketCapitalization: 2_000_000, dividendYield: 0.042, wallStreetTargetPrice: 14 },
  technicals: { the52WeekHigh: 12.75, the52WeekLow: 8.25 },
  tags: [],
  isSample: true,
}

export function sampleNewsItem(index: number): WireNewsItem {
  return {
    id: `news-${index}`,
    title: `Title ${index}`,
    content: `<p>Content <em>${index}</em></p>`,
    date: PRICE_AT,
    link: `https://news.example/${index}`,
    sentiment: 0.25,
    symbols: ['S1'],
    source: 'The Example',
    isSample: true,
  }
}

export function sampleNews(planName: string, count: number): OutputOf<typeof getQuoteContextualInfo> {
  return { planName, news: Array.from({ length: count }, (_, index) => sampleNewsItem(index)) }
}

/** Everything that there is; a plan that lacks a part gets an answer without it. */
export function sampleAnalysis(planName: string): OutputOf<typeof getAiContextualInfo> {
  return {
    planName,
    isSample: true,
    sentiments: [{ date: PRICE_AT, count: 3, normalized: -0.5 }],
    partnerships: [
      {
        companyName: 'Partner',
        dateTime: PRICE_AT,
        description: 'They work together.',
        extraLinks: [
          {
            thumbnail: { src: 'https://pictures.example/a.png' },
            title: { html: 'The <b>Partner</b>' },
            snippet: 'A snippet',
            link: { url: 'https://partner.example/' },
          },
        ],
        googleSearchKeyWords: 'partner & company',
        srcUrl: 'https://source.example/',
      },
    ],
    questionsBeforeInvesting: [{ question: 'What is owed?', source: { name: 'Figures', date: PRICE_AT } }],
    similarCompanies: [{ name: 'Similar', description: 'The same trade.', stockId: 's2', correlation: 0.84 }],
    additionalData: { anything: 1 },
  }
}

function sampleChart(key: unknown): OutputOf<typeof getInterval> | undefined {
  const interval = INTERVALS.find((one) => one.key === key)
  return (
    interval && {
      interval,
      previousClose: key === 'day' ? 10.4 : null,
      stockEvolutionPITList: points(3),
      ...(key === 'day' && { dividends: DIVIDENDS }),
    }
  )
}

function points(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    dateTime: new Date(Date.parse(PRICE_AT) + index * 60_000).toISOString(),
    price: 10 + index,
  }))
}

function known(answer: (stockId: string, input: Input) => unknown) {
  return (input: Input) => {
    const stockId = String(input.stockId)
    return /^s[0-4]?\d{1,2}$/.test(stockId) ? answer(stockId, input) : undefined
  }
}
