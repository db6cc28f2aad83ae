import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { loadHoldings } from './loadHoldings.ts'

const MAXIMUM_PORTFOLIOS = 1000

/** Portfolios of the viewer by id, null for any other; one call for all of them. */
export const portfolioLoader = createLoader(loadPortfolios, { maximumKeys: MAXIMUM_PORTFOLIOS })

async function loadPortfolios(ids: readonly string[], operation: Operation): Promise<(WirePortfolio | null)[]> {
  const { session } = operation
  if (!session) return ids.map(() => null)
  const { portfolios } = await loadHoldings(operation, session)
  const byId = new Map(portfolios.map((portfolio) => [portfolio.id, portfolio]))
  return ids.map((id) => byId.get(id) ?? null)
}
