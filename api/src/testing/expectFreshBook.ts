import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { replayLots } from '@palier/domain/portfolios/testing/replayLots'
import { isTrade, type LedgerRow } from '@palier/domain/portfolios/lot'
import { expect } from 'vitest'
import type { Database } from '../database/kernel/database.ts'
import type { LotRow } from '../database/queries/portfolios/lotQueries.ts'
import { portfolioStocks, positionMarks, visibleLedger } from '../database/schema/portfolios.ts'
import { groupBy } from '../kernel/groupBy.ts'
import { storedTextsOf } from './storedTextsOf.ts'
import { pricedByCost } from '../services/portfolios/bookEventFacts.ts'
import { withEffects } from '../services/portfolios/lotEffects.ts'

type Place = { portfolioId: string; stockId: string }

/** Expects all that is kept beside the ledgers to be what their rows add up to when they are counted from nothing. */
export async function expectFreshBook(database: Database): Promise<void> {
  const rows = await database.select().from(visibleLedger)
  const counted = groupBy(await withEffects(database, rows, ({ id }) => id), placeOf)
  const marks = groupBy(await database.select().from(positionMarks), placeOf)
  const kept = await database.select().from(portfolioStocks)
  // No lot is of a stock that its portfolio does not have.
  const places = new Set(kept.map(placeOf))
  for (const place of counted.keys()) expect(places).toContain(place)

  for (const { portfolioId, stockId, note: _note, addedAt: _addedAt, ...position } of kept) {
    const place = placeOf({ portfolioId, stockId })
    const own = counted.get(place) ?? []
    expect(position).toEqual(freshPositionOf(own))

    const outcome = replayLots(own.map(lotOf))
    const effects = outcome.kind === 'replayed' ? outcome.effects : []
    const texts = effects.map(({ lotId, shareCountAfter, soldCost }) => {
      return { id: lotId, shareCountAfter: String(shareCountAfter), soldCost: soldCost && String(soldCost) }
    })
    const byId = new Map(own.map((lot) => [lot.id, lot]))
    expect(texts.map(({ id }) => byId.get(id))).toMatchObject(texts)
    expectMarks(own, marks.get(place) ?? [])
  }
}

type Lots = LotRow[]

/** Each mark is what the lots through its day add up to, and none is of the newest day. */
function expectMarks(own: Lots, marks: (typeof positionMarks.$inferSelect)[]): void {
  for (const { portfolioId: _portfolioId, stockId: _stockId, date, ...mark } of marks) {
    const {
      newestTradeDate,
      newestTradeOrder: _order,
      newestDayBuysFirst: _first,
      ...sums
    } = freshPositionOf(own.filter(({ tradeDate }) => tradeDate <= date))
    expect(mark).toEqual(sums)
    expect(newestTradeDate).toBe(date)
    expect(own.some(({ tradeDate }) => tradeDate > date)).toBe(true)
  }
}

function freshPositionOf(own: Lots) {
  const outcome = replayLots(own.map(lotOf))
  if (outcome.kind === 'refused') throw new Error('More is sold than held.')
  return storedTextsOf(outcome.position, own.filter(({ kind }) => isTrade(kind)).length)
}

function placeOf({ portfolioId, stockId }: Place): string {
  return `${portfolioId} ${stockId}`
}

function lotOf({ id, kind, tradeDate, tradeOrder, entryOrder, quantity, price, cost }: LotRow): LedgerRow {
  const priced = pricedByCost({ kind, price, cost })
  const amounts = { quantity: decimal(quantity), price: decimal(priced.price), amount: decimalOrNull(priced.amount) }
  return { id, kind, tradeDate, tradeOrder, entryOrder, ...amounts }
}
