import type { Database } from '../../database/kernel/database.ts'
import { findUnpricedListings } from '../../database/queries/market/unpricedListingQueries.ts'
import { SourceError } from '../../providers/kernel/callSource.ts'
import { storeQuotes } from './ingestListings.ts'
import { stepOverFailing } from './stepOverFailing.ts'
import type { SynchronizedSources } from './synchronization.ts'

/** Job that stores the first price of listings added since the last synchronization. */
export const PRICE_NEW_LISTINGS = 'priceNewListings'
export const PRICE_NEW_LISTINGS_SECONDS = 10

const LISTINGS_A_STEP = 20
const REPEAT_MILLISECONDS = 10 * 60_000

/**
 * Stores first prices of held and watched listings, even while exchanges are closed. Retries a
 * listing without a price after ten minutes.
 */
export function createNewListings(database: Database, sources: SynchronizedSources | null) {
  const nextTryOf = new Map<string, number>()

  async function priceSome(source: SynchronizedSources, now: Date): Promise<boolean> {
    const tried = [...nextTryOf.keys()]
    const stocks = await findUnpricedListings(database, tried, LISTINGS_A_STEP)
    if (stocks.length === 0) return false
    await stepOverFailing(stocks, (some) => storeQuotes(database, source, some, now))
    for (const { id } of stocks) nextTryOf.set(id, now.getTime() + REPEAT_MILLISECONDS)
    return true
  }

  return {
    async price(now: Date, signal?: AbortSignal): Promise<void> {
      if (!sources) return
      for (const [id, at] of nextTryOf) if (at <= now.getTime()) nextTryOf.delete(id)
      try {
        while (signal?.aborted !== true && (await priceSome(sources, now)));
      } catch (error) {
        // Reported by the synchronization; retried at the next run.
        if (!(error instanceof SourceError)) throw error
      }
    },
  }
}
