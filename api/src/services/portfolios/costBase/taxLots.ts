import { setImmediate as nextTurn } from 'node:timers/promises'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import type { Database } from '../../../database/kernel/database.ts'
import type { LotCursor } from '../../../database/queries/portfolios/lotQueries.ts'
import type { PortfolioRow } from '../../../database/queries/portfolios/portfolioQueries.ts'
import { findTaxLots, LOTS_A_PAGE, type TaxLot } from '../../../database/queries/portfolios/taxLotQueries.ts'
import { createReadings } from '../returns/readings.ts'

/** Whose lots are read: those of a stock in a portfolio; `version` is another one after each write of them. */
export type LotsOf = { portfolio: PortfolioRow; stockId: string; version: string }

/** Reads the lots of some places, in their order, each from its oldest on. */
export type ReadLots = (places: readonly LotsOf[]) => Promise<(readonly TaxLot[])[]>

// Over all people. A lot takes some 400 bytes.
const MOST_LOTS = 40_000
const FIRST_DAY = '0001-01-01'

/** In pages, yielding to the event loop in between. */
export function createLotReading(database: Database): ReadLots {
  return (places) =>
    readAfter(
      database,
      places.map((place) => ({ ...place, after: null })),
    )
}

/**
 * Keeps what was read for whoever asks again: one proposed trade is checked several times while it is written. After a
 * write only what follows the first changed day is read again.
 */
export function createKeptLotReading(database: Database): ReadLots {
  const read = createReadings<readonly TaxLot[]>(MOST_LOTS, (lots) => lots.length)
  return (places) =>
    read(
      places.map((place) => ({ ...place, key: `${place.portfolio.id}:${place.stockId}`, since: FIRST_DAY })),
      async (missing) => {
        const wanted = missing.map(({ part, from }) => ({
          ...part,
          after: from === FIRST_DAY ? null : endOfDayBefore(from),
        }))
        const fresh = await readAfter(database, wanted)
        return missing.map(({ from, before }, at) => [
          ...(before ?? []).filter(({ tradeDate }) => tradeDate < from),
          ...(fresh[at] ?? []),
        ])
      },
    )
}

/** The last place that a lot of the day before could have. */
function endOfDayBefore(day: string): LotCursor {
  return { tradeDate: daysAfter(day, -1), tradeOrder: Number.MAX_SAFE_INTEGER, entryOrder: Number.MAX_SAFE_INTEGER }
}

async function readAfter(
  database: Database,
  places: readonly (LotsOf & { after: LotCursor | null })[],
): Promise<TaxLot[][]> {
  const found = places.map((): TaxLot[] => [])
  let pages = places.map(({ portfolio, stockId, after }, at) => ({ portfolioId: portfolio.id, stockId, after, at }))
  while (pages.length > 0) {
    const lots = await findTaxLots(database, pages)
    pages = pages.flatMap((page, at) => {
      const own = lots[at] ?? []
      for (const lot of own) found[page.at]?.push(lot)
      const last = own.at(-1)
      return last && own.length === LOTS_A_PAGE ? [{ ...page, after: last }] : []
    })
    await nextTurn()
  }
  return found
}
