import { and, asc, eq, exists, notExists, notInArray, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { stockQuotes } from '../../schema/market.ts'
import { portfolioStocks } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries } from '../../schema/watchLists.ts'
import type { StockRow } from './stockQueries.ts'

/** Active listings that are held or watched and have no stored price, except these. */
export function findUnpricedListings(
  database: Database,
  except: readonly string[],
  atMost: number,
): Promise<StockRow[]> {
  const quoted = database
    .select({ id: stockQuotes.stockId })
    .from(stockQuotes)
    .where(eq(stockQuotes.stockId, stocks.id))
  const held = database
    .select({ id: portfolioStocks.stockId })
    .from(portfolioStocks)
    .where(eq(portfolioStocks.stockId, stocks.id))
  const watched = database
    .select({ id: watchListEntries.stockId })
    .from(watchListEntries)
    .where(eq(watchListEntries.stockId, stocks.id))
  return database
    .select()
    .from(stocks)
    .where(
      and(
        eq(stocks.isActive, true),
        notExists(quoted),
        or(exists(held), exists(watched)),
        except.length === 0 ? undefined : notInArray(stocks.id, [...except]),
      ),
    )
    .orderBy(asc(stocks.id))
    .limit(atMost)
}
