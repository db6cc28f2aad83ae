import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { modelAnalyses, tokenUses } from '../../schema/market.ts'

type ModelAnalysisRow = typeof modelAnalyses.$inferSelect
type ModelAnalysisKey = Pick<ModelAnalysisRow, 'stockId' | 'language' | 'engine' | 'promptVersion'>

export async function findModelAnalysis(database: Database, key: ModelAnalysisKey): Promise<ModelAnalysisRow | null> {
  const [row] = await database
    .select()
    .from(modelAnalyses)
    .where(
      and(
        eq(modelAnalyses.stockId, key.stockId),
        eq(modelAnalyses.language, key.language),
        eq(modelAnalyses.engine, key.engine),
        eq(modelAnalyses.promptVersion, key.promptVersion),
      ),
    )
  return row ?? null
}

export async function upsertModelAnalysis(database: Database, row: ModelAnalysisRow): Promise<void> {
  const { stockId, language, engine, promptVersion } = modelAnalyses
  await database
    .insert(modelAnalyses)
    .values(row)
    .onConflictDoUpdate({
      target: [stockId, language, engine, promptVersion],
      set: { content: row.content, madeAt: row.madeAt },
    })
}

/** `date`: `YYYY-MM-DD`. */
export async function countTokens(database: Database, date: string): Promise<number> {
  const [row] = await database.select().from(tokenUses).where(eq(tokenUses.date, date))
  return row?.tokens ?? 0
}

export async function addTokens(database: Database, date: string, tokens: number): Promise<void> {
  await database
    .insert(tokenUses)
    .values({ date, tokens })
    .onConflictDoUpdate({ target: tokenUses.date, set: { tokens: sql`${tokenUses.tokens} + ${tokens}` } })
}
