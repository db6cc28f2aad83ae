import { holdingsOf } from '@palier/domain/portfolioValue'
import { replayLots } from '@palier/domain/position'
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { holdings, lots, portfolioStocks } from '../database/schema/portfolios.ts'
import { groupBy } from '../services/groupBy.ts'
import { differs, keptSumsOf, lotOf } from '../services/keptPosition.ts'

type Place = { portfolioId: string; stockId: string }

/** Expects all that is kept beside the lots to be what they add up to when they are counted from nothing. */
export async function expectFreshBook(database: Database): Promise<void> {
  const rows = groupBy(await database.select().from(lots), placeOf)
  const steps = groupBy(await database.select().from(holdings).orderBy(asc(holdings.date)), placeOf)
  const kept = await database.select().from(portfolioStocks)
  // No lot and no step is of a stock that its portfolio does not have.
  const places = new Set(kept.map(placeOf))
  for (const place of [...rows.keys(), ...steps.keys()]) expect(places).toContain(place)

  for (const { portfolioId, stockId, note: _note, addedAt: _addedAt, ...sums } of kept) {
    const place = placeOf({ portfolioId, stockId })
    const own = rows.get(place) ?? []
    const outcome = replayLots(own.map(lotOf))
    if (outcome.kind === 'refused') throw new Error('More is sold than held.')
    expect(sums).toEqual(keptSumsOf(outcome.position, own.length))

    const effects = new Map(outcome.effects.map((effect) => [effect.lotId, effect]))
    const wrong = own.filter((row) => {
      const effect = effects.get(row.id)
      return !effect || differs(row, effect)
    })
    expect(wrong).toEqual([])

    const fresh = holdingsOf(own.map(lotOf), outcome.effects).map(({ date, value }) => ({
      ...{ portfolioId, stockId, date },
      shareCount: value.shareCount.toString(),
      cost: value.cost.toString(),
    }))
    expect(steps.get(place) ?? []).toEqual(fresh)
  }
}

function placeOf({ portfolioId, stockId }: Place): string {
  return `${portfolioId} ${stockId}`
}
