import type { Database } from '../../database/kernel/database.ts'
import { lockPortfolios, type PortfolioRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** Locks the viewer's portfolio until the transaction ends. Refuses with resource_missing. */
export async function lockPortfolio(
  transaction: Database,
  { userId }: Viewer,
  portfolioId: string,
): Promise<PortfolioRow> {
  const [portfolio] = await lockPortfolios(transaction, userId, [portfolioId])
  if (!portfolio) throw new Refusal('resource_missing')
  return portfolio
}
