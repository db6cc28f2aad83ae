import type { Database } from '../../database/kernel/database.ts'
import { findPlanOfUser } from '../../database/queries/billing/planQueries.ts'
import { findStocks } from '../../database/queries/market/stockQueries.ts'
import type { NewsArticle, NewsSource } from '../../providers/news/port.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keyOf } from './stockView.ts'
import type { Language, Viewer } from '../kernel/viewer.ts'

type AllowedNews = { planName: string; articles: readonly NewsArticle[] }

export function createNews(database: Database, source: NewsSource) {
  return {
    /** Latest articles, limited by the viewer's plan. Refuses with resource_missing. */
    async read(viewer: Viewer, stockId: string, language: Language, now: Date): Promise<AllowedNews> {
      const [[stock], { newsCount, name: planName }] = await Promise.all([
        findStocks(database, [stockId]),
        findPlanOfUser(database, viewer.userId),
      ])
      if (!stock) throw new Refusal('resource_missing')
      if (newsCount === 0) return { planName, articles: [] }
      const articles = await source.latest({ ...stock, key: keyOf(stock) }, language, newsCount, now)
      return { planName, articles: articles.slice(0, newsCount) }
    },
  }
}
