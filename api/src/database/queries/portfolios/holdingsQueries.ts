import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import type { ObjectiveRow } from './objectiveQueries.ts'
import { INCOMPLETE_COUNT } from './incompleteEventQueries.ts'
import { packed, type PackedRow, unpacker } from '../../kernel/packedRows.ts'
import type { PortfolioRow, StockInPortfolio } from './portfolioQueries.ts'
import { portfolios, portfolioStocks, stockObjectives } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import type { StockRow } from '../market/stockQueries.ts'

type VersionedStock = StockInPortfolio & { version: string }

export type PortfolioWithStocks = {
  portfolio: PortfolioRow
  stocks: VersionedStock[]
  /** Imported events that the user has to complete. */
  incompleteCount: number
}
export type ObjectiveWithStock = { objective: ObjectiveRow; stock: StockRow }

/** Portfolios are in creation order. There is one objective a stock. */
type StoredHoldings = { portfolios: PortfolioWithStocks[]; objectives: ObjectiveWithStock[] }

const PORTFOLIO = packed(portfolios)
const HELD = packed(portfolioStocks)
const STOCK = packed(stocks)
const OBJECTIVE = packed(stockObjectives)

/**
 * Loads holdings and objectives without lots in one statement. If there are objectives, all
 * portfolios are read, because objectives apply to all holdings.
 */
export async function findHoldings(
  database: Database,
  userId: string,
  wanted: readonly string[] | null = null,
): Promise<StoredHoldings> {
  const isWanted =
    wanted === null
      ? sql`true`
      : or(inArray(portfolios.id, [...wanted]), sql`exists (select from stock_objectives where user_id = ${userId})`)
  const { rows } = await database.execute<{ portfolios: string; objectives: string; stocks: string }>(sql`
    with wanted as materialized (select * from portfolios where ${eq(portfolios.userId, userId)} and ${isWanted}),
      aims as materialized (select * from stock_objectives where ${eq(stockObjectives.userId, userId)})
    select
      coalesce((
        select json_agg(json_build_array(${PORTFOLIO}, (
            select json_agg(json_build_array(${HELD}, portfolio_stocks.xmin::text) order by portfolio_stocks.added_at, stocks.ticker)
            from portfolio_stocks join stocks on stocks.id = portfolio_stocks.stock_id
            where portfolio_stocks.portfolio_id = portfolios.id
          ), ${INCOMPLETE_COUNT}) order by portfolios.created_at, portfolios.id)
        from wanted as portfolios), '[]')::text as portfolios,
      coalesce((
        select json_agg(${OBJECTIVE} order by stocks.ticker)
        from aims as stock_objectives join stocks on stocks.id = stock_objectives.stock_id), '[]')::text as objectives,
      coalesce((
        select json_agg(${STOCK})
        from stocks where stocks.id in (
          select stock_id from portfolio_stocks where portfolio_id in (select id from wanted)
          union all select stock_id from aims)), '[]')::text as stocks`)
  const [row] = rows
  if (!row) throw new Error('Holdings row missing')
  return unpackedHoldings(row)
}

const portfolioOf = unpacker(portfolios)
const heldOf = unpacker(portfolioStocks)
const stockOf = unpacker(stocks)
const objectiveOf = unpacker(stockObjectives)

// Database boundary: matches what the statement packs. A stock in several portfolios is sent once.

function unpackedHoldings(row: { portfolios: string; objectives: string; stocks: string }): StoredHoldings {
  const stocks = new Map((JSON.parse(row.stocks) as PackedRow[]).map(stockOf).map((stock) => [stock.id, stock]))
  const stockWith = (id: string) => {
    const stock = stocks.get(id)
    if (!stock) throw new Error('Stock of a holding missing')
    return stock
  }
  const portfolios = JSON.parse(row.portfolios) as [
    portfolio: PackedRow,
    stocks: [held: PackedRow, version: string][] | null,
    incompleteCount: number,
  ][]
  const objectives = JSON.parse(row.objectives) as PackedRow[]
  return {
    portfolios: portfolios.map(([portfolio, all, incompleteCount]) => ({
      incompleteCount,
      portfolio: portfolioOf(portfolio),
      stocks: (all ?? []).map(([packedHeld, version]) => {
        const held = heldOf(packedHeld)
        return { held, stock: stockWith(held.stockId), version }
      }),
    })),
    objectives: objectives.map(objectiveOf).map((objective) => ({ objective, stock: stockWith(objective.stockId) })),
  }
}
