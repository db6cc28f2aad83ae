import { getPortfolioStockLots, getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import { RestError } from '@palier/contract/client'
import type { WireLot, WirePortfolioStock } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { type Holdings, loadHoldings } from './loadHoldings.ts'
import { type AnsweredPage, pageOfWhole, type PageRequest, placeIn } from '../kernel/pageRequest.ts'

export type LotPlace = { portfolioId: string; stockId: string }
type LotPageRequest = LotPlace & PageRequest & { kind: 'buy' | 'sell' | null }
type LotPage = AnsweredPage<WireLot> | null

const LARGEST_PAGE = 500
// More pages than a stock is expected to have.
const MAXIMUM_PAGES = 20

const MAXIMUM_REQUESTS = 1000
const READS_AT_ONCE = 16

/** Newest first; null if the stock is not in the portfolio. */
export const lotPageLoader = createLoader(loadLots, {
  maximumKeys: MAXIMUM_REQUESTS,
  textOf: ({ portfolioId, stockId, kind, first, after }: LotPageRequest) =>
    JSON.stringify([portfolioId, stockId, kind, first, after]),
})

async function loadLots(requests: readonly LotPageRequest[], operation: Operation): Promise<(LotPage | Error)[]> {
  const { session } = operation
  if (!session) return requests.map(() => null)
  return settleBounded(requests, READS_AT_ONCE, (request) => readPage(operation, session, request))
}

async function readPage(
  operation: Operation,
  session: Session,
  { portfolioId, stockId, kind, first, after }: LotPageRequest,
): Promise<LotPage> {
  const { client, services } = operation
  if (placeIn(after) === null && !services.capabilities.lacks(getPortfolioStockLots)) {
    try {
      const request = { kind: kind ?? undefined, first, after: after ?? undefined }
      const { lots: rows, ...page } = await client.send(getPortfolioStockLots, { portfolioId, stockId, ...request })
      return { rows, ...page }
    } catch (error) {
      const isGone = error instanceof RestError && error.code === 'resource_missing'
      if (!isGone && !services.capabilities.observe(getPortfolioStockLots, error)) throw error
    }
  }

  // A server that counts lots also has pages of them, so the stock must be gone.
  const known = heldIn(await loadHoldings(operation, session), { portfolioId, stockId })
  if (!known || known.statistics.lotCount !== undefined) return null
  const held = heldIn(await client.send(getUserDataPackage, { lots: 'all', transactionsFirst: 0 }), known)
  if (!held) return null
  const wanted = held.lots
    .filter((lot) => kind === null || lot.portfolioStockTransationType === kind)
    .sort((one, other) => compare(other.dateOfTransaction, one.dateOfTransaction))
  return pageOfWhole(wanted, { first, after })
}

/** Null for another user's lot. */
export async function findLot(operation: Operation, place: LotPlace, lotId: string): Promise<WireLot | null> {
  const pages = lotPageLoader(operation)
  let after: string | null = null
  for (let read = 0; read < MAXIMUM_PAGES; read += 1) {
    const page: LotPage = await pages.load({ ...place, kind: null, first: LARGEST_PAGE, after })
    const lot = page?.rows.find((candidate) => candidate.lotId === lotId)
    if (lot) return lot
    after = page?.nextCursor ?? null
    if (after === null) return null
  }
  return null
}

function heldIn({ portfolios }: Holdings, { portfolioId, stockId }: LotPlace): WirePortfolioStock | undefined {
  return portfolios.find(({ id }) => id === portfolioId)?.stocks.find((candidate) => candidate.stockId === stockId)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
