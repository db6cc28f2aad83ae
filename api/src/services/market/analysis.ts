import type { Database } from '../../database/kernel/database.ts'
import { findPlanOfUser } from '../../database/queries/billing/planQueries.ts'
import { findStocks, findStockWithNeighbours, type StockRow } from '../../database/queries/market/stockQueries.ts'
import {
  ANALYSIS_KEYS,
  type AnalysedStock,
  type Analysis,
  type AnalysisKey,
  type Analyst,
} from '../../providers/analysis/port.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { NewsSource } from '../../providers/news/port.ts'
import { createTtlCache } from '../../providers/kernel/ttlCache.ts'
import { comparableCloses } from './comparableCloses.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keyOf, withQuotes, type StockView } from './stockView.ts'
import type { TagNames } from './tags.ts'
import type { Language, Viewer } from '../kernel/viewer.ts'

type AnalysisPorts = {
  marketData: MarketData
  news: NewsSource
  analyst: Analyst
  tagNames: TagNames
}

export type AllowedAnalysis = { planName: string; keys: ReadonlySet<AnalysisKey>; analysis: Analysis | null }

const NEIGHBOURS = 40
const ARTICLES = 60
const DAYS_OF_HISTORY = 92
const DAY_MILLISECONDS = 86_400_000
const ANALYSIS_CACHE_SIZE = 500
const ANALYSIS_CACHE_MILLISECONDS = 300_000

export function createAnalyses(ports: AnalysisPorts) {
  const cache = createTtlCache<Analysis>(ANALYSIS_CACHE_SIZE, ANALYSIS_CACHE_MILLISECONDS)

  return (database: Database) => ({
    /** Includes only what the viewer's plan allows. Refuses with resource_missing. */
    async read(viewer: Viewer, stockId: string, language: Language, now: Date): Promise<AllowedAnalysis> {
      const [[stock], { aiKeys, name: planName }] = await Promise.all([
        findStocks(database, [stockId]),
        findPlanOfUser(database, viewer.userId),
      ])
      if (!stock) throw new Refusal('resource_missing')
      const keys = new Set(ANALYSIS_KEYS.filter((key) => aiKeys.includes(key)))
      if (keys.size === 0) return { planName, keys, analysis: null }
      const analysis = await cache(`${stockId}:${language}`, now, () => make(ports, database, stockId, language, now))
      return { planName, keys, analysis }
    },
  })
}

async function make(
  { marketData, news, analyst, tagNames }: AnalysisPorts,
  database: Database,
  stockId: string,
  language: Language,
  now: Date,
): Promise<Analysis> {
  const found = await findStockWithNeighbours(database, stockId, NEIGHBOURS)
  if (!found) throw new Refusal('resource_missing')
  const { stock, neighbours } = found
  const key = keyOf(stock)
  const [views, fundamentals, articles] = await Promise.all([
    withQuotes(marketData, [stock, ...neighbours], now),
    marketData.fundamentals([key], now),
    news.latest({ ...stock, key }, language, ARTICLES, now),
  ])
  const [own, ...candidates] = await Promise.all(
    views.map((view) => analysedStock(view, { marketData, tagNames, language, now })),
  )
  if (!own) throw new Refusal('resource_missing')
  const input = {
    stock: own,
    candidates,
    articles,
    fundamentals: fundamentals.get(key) ?? null,
    isSample: marketData.isSimulated,
  }
  return analyst.analyse(input, language, now)
}

type Reading = { marketData: MarketData; tagNames: TagNames; language: Language; now: Date }

async function analysedStock(
  { stock, quote }: StockView,
  { marketData, tagNames, language, now }: Reading,
): Promise<AnalysedStock> {
  const from = new Date(now.getTime() - DAYS_OF_HISTORY * DAY_MILLISECONDS).toISOString().slice(0, 10)
  const dates = { from, to: now.toISOString().slice(0, 10), presentAt: quote?.at ?? now }
  const closes = await comparableCloses(marketData, keyOf(stock), dates, now)
  return { ...stock, stockId: stock.id, industryName: industryName(stock, tagNames, language), quote, closes }
}

function industryName(stock: StockRow, tagNames: TagNames, language: Language): string | null {
  return tagNames(stock, language).find(({ name }) => name === 'industry')?.value ?? null
}
