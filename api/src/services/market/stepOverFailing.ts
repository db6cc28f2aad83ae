import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import { SourceError, type SourceErrorKind } from '../../providers/kernel/callSource.ts'

const SOURCE_DOWN: ReadonlySet<SourceErrorKind> = new Set(['unreachable', 'limited', 'quota'])

/**
 * Runs a step for some listings. If one of them makes it fail, the others are stored without it, so
 * that no listing stops a synchronization for good. Rejects if the source is down, or fails for
 * every one of several listings.
 */
export async function stepOverFailing(
  stocks: readonly StockRow[],
  step: (stocks: readonly StockRow[]) => Promise<void>,
): Promise<void> {
  try {
    return await step(stocks)
  } catch (error) {
    if (error instanceof SourceError && SOURCE_DOWN.has(error.kind)) throw error
    if (stocks.length === 1 && !isOfListing(error)) throw error
  }
  const failures: unknown[] = []
  for (const stock of stocks) {
    try {
      await step([stock])
    } catch (error) {
      if (error instanceof SourceError && SOURCE_DOWN.has(error.kind)) throw error
      failures.push(error)
    }
  }
  if (failures.length === stocks.length && !failures.every(isOfListing)) throw failures[0]
}

function isOfListing(error: unknown): boolean {
  return error instanceof SourceError && (error.kind === 'notFound' || error.kind === 'unreadable')
}
