import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { newsArticles } from '../../schema/market.ts'

type ArticleRow = typeof newsArticles.$inferSelect

/** Newest first, none after `now`. */
export async function findArticles(
  database: Database,
  stockId: string,
  atMost: number,
  now: Date,
): Promise<ArticleRow[]> {
  return database
    .select()
    .from(newsArticles)
    .where(and(eq(newsArticles.stockId, stockId), lte(newsArticles.at, now)))
    .orderBy(desc(newsArticles.at), desc(newsArticles.id))
    .limit(atMost)
}

/** Updates title, content and sentiment of known articles, but not their date. */
export async function upsertArticles(database: Database, rows: readonly ArticleRow[]): Promise<void> {
  if (rows.length === 0) return
  const { title, content, sentiment } = newsArticles
  const set = Object.fromEntries(
    Object.entries({ title, content, sentiment }).map(([name, { name: column }]) => [
      name,
      sql.raw(`excluded.${column}`),
    ]),
  )
  await database
    .insert(newsArticles)
    .values([...rows])
    .onConflictDoUpdate({ target: [newsArticles.stockId, newsArticles.id], set })
}

export async function deleteArticlesBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(newsArticles).where(lt(newsArticles.at, limit))
}
