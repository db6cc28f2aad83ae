import type { Database } from '../../database/kernel/database.ts'
import { findArticles } from '../../database/queries/market/newsQueries.ts'
import { createSourceTimeout } from '../../providers/kernel/sourceBreaker.ts'
import { createTtlCache } from '../../providers/kernel/ttlCache.ts'
import type { NewsArticle, NewsSource } from '../../providers/news/port.ts'
import { stockIdOf } from './stockId.ts'
import { withFallback } from '../kernel/callProvider.ts'

const CACHE_SIZE = 1_000
const MOST_ARTICLES = 60
const HOUR_MILLISECONDS = 3_600_000

/** For a stock without stored news, the provider is called once an hour. */
export function createStoredNews(
  database: Database,
  source: NewsSource,
  timed = createSourceTimeout({ source: source.name }),
): NewsSource {
  const fresh = createTtlCache<readonly NewsArticle[]>(CACHE_SIZE, HOUR_MILLISECONDS)

  return {
    name: source.name,
    async latest(subject, language, atMost, now) {
      const rows = await findArticles(database, stockIdOf(subject.key), atMost, now)
      if (rows.length > 0) return rows.map(({ stockId: _stock, ...article }) => ({ ...article, isSample: false }))
      const ask = () => source.latest(subject, language, MOST_ARTICLES, now)
      const answer = timed(() => fresh(`${subject.key}:${language}`, now, ask))
      return (await withFallback(answer, [])).slice(0, atMost)
    },
  }
}
