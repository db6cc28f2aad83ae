import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { loadHoldings } from './loadHoldings.ts'

const MAXIMUM_PORTFOLIOS = 1000

/** Null for portfolios of other users; one call for all. */
export const portfolioLoader = createLoader(loadPortfolios, { maximumKeys: MAXIMUM_PORTFOLIOS })

async function loadPortfolios(ids: readonly string[], operation: Operation): Promise<(WirePortfolio | null)[]> {
  const { session } = operation
  if (!session) return ids.map(() => null)
  const { portfolios } = await loadHoldings(operation, session)
  const byId = new Map(portfolios.map((portfolio) => [portfolio.id, portfolio]))
  return ids.map((id) => byId.get(id) ?? null)
}
