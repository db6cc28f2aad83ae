import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import type { Database } from '../../database/kernel/database.ts'
import {
  type BookRowsWanted,
  countBookRows,
  findBookEvents,
  findBookKeys,
  findEventRows,
  type ListedEvent,
} from '../../database/queries/portfolios/bookEventQueries.ts'
import type { LotCursor } from '../../database/queries/portfolios/lotQueries.ts'
import { findPortfolio } from '../../database/queries/portfolios/portfolioQueries.ts'
import { findTransactionsById } from '../../database/queries/portfolios/transactionQueries.ts'
import { isUuid } from '../../database/kernel/isUuid.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { withEffects } from './lotEffects.ts'
import type { Transaction } from './portfolios.ts'

/** An event with the shares held after it, as exact text; null if it changes none. */
export type ReadEvent = ListedEvent & { shareCountAfter: string | null }

type BookRow = { cursor: LotCursor; event: ReadEvent | null; trade: Transaction | null }

/** Events by id. Takes one statement, and two more if events change positions. */
export async function readEvents(database: Database, eventIds: readonly string[]): Promise<Map<string, ReadEvent>> {
  const found = await findBookEvents(database, eventIds)
  const changing = found.filter(({ event: { kind } }) => CHANGES_SHARES.has(kind)).map(({ event }) => event.id)
  const rows = await withEffects(database, await findEventRows(database, changing), ({ id }) => id)
  // A transfer shows the shares left in its source; a conversion shows those of the other stock.
  const places = new Map(
    found.map(({ event }) => [event.id, `${event.portfolioId} ${event.otherStockId ?? event.stockId}`]),
  )
  const own = rows.filter(
    ({ eventId, portfolioId, stockId }) => places.get(eventId ?? '') === `${portfolioId} ${stockId}`,
  )
  const after = new Map(own.map(({ eventId, shareCountAfter }) => [eventId, shareCountAfter]))
  return new Map(found.map((one) => [one.event.id, { ...one, shareCountAfter: after.get(one.event.id) ?? null }]))
}

const CHANGES_SHARES = new Set<BookEventKind>([
  'reinvestment',
  'stockDividend',
  'split',
  'transfer',
  'transferIn',
  'symbolChange',
  'exchange',
  'spinOff',
])

/** Reads the events of a viewer's portfolios. */
export function createBookEvents(database: Database) {
  return {
    /** Events and, on request, trades, newest first. Refuses with resource_missing. */
    async read(
      { userId }: Viewer,
      wanted: Omit<BookRowsWanted, 'userId'>,
    ): Promise<{ rows: BookRow[]; totalCount: number }> {
      const { portfolioId, stockId } = wanted
      if (stockId !== null && !isUuid(stockId)) return { rows: [], totalCount: 0 }
      const portfolio = portfolioId === null ? null : await findPortfolio(database, userId, portfolioId)
      if (portfolioId !== null && !portfolio) throw new Refusal('resource_missing')
      const own = { ...wanted, userId, portfolioId: portfolio && portfolio.id }
      const [keys, totalCount] = await Promise.all([findBookKeys(database, own), countBookRows(database, own)])
      const idsOf = (source: 'event' | 'trade') => keys.flatMap((key) => (key.source === source ? [key.id] : []))
      const events = await readEvents(database, idsOf('event'))
      const trades = await findTransactionsById(database, idsOf('trade'))
      const effects = await withEffects(database, trades, ({ lotId }) => lotId)
      const tradeOf = new Map(effects.map((trade) => [trade.lotId, trade]))
      const rows = keys.map((cursor) => ({
        cursor,
        event: events.get(cursor.id) ?? null,
        trade: tradeOf.get(cursor.id) ?? null,
      }))
      // Omits rows deleted since their keys were read.
      return { rows: rows.filter(({ event, trade }) => event ?? trade), totalCount }
    },
  }
}
