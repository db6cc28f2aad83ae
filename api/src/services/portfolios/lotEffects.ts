import {
  amountText,
  type DayCount,
  NOTHING_COUNTED,
  sharesText,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import { compareLots } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import type { LotPlace, LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import { findLotRanges } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import { daysOf } from './lotRangeReplay.ts'

/** The effect of a lot, as exact text; `soldCost` is null for a purchase. */
export type LotEffect = { shareCountAfter: string; soldCost: string | null }

/** Lots with their effects, replayed from the nearest checkpoint. */
export async function withEffects<Row extends LotPlace & { tradeDate: string }>(
  database: Database,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Promise<(Row & LotEffect)[]> {
  const wanted = [...groupBy(rows, placeOf).values()].map((own) => {
    const dates = own.map(({ tradeDate }) => tradeDate).toSorted()
    const { portfolioId, stockId } = own[0] as Row
    return { portfolioId, stockId, from: dates[0] ?? '', through: dates.at(-1) ?? null }
  })
  const effects = new Map<string, LotEffect>()
  for (const lotRange of await findLotRanges(database, wanted)) addEffects(effects, await daysOf(lotRange))
  return join(rows, idOf, effects)
}

/** The same for all lots of these places: none is read again. */
export async function withEffectsOfAll(rows: readonly LotRow[]): Promise<(LotRow & LotEffect)[]> {
  const effects = new Map<string, LotEffect>()
  for (const own of groupBy(rows, placeOf).values()) {
    const lots = own.map(unitLotOf).toSorted(compareLots)
    addEffects(effects, await daysOf({ lots, before: { sums: NOTHING_COUNTED } }))
  }
  return join(rows, ({ id }) => id, effects)
}

function placeOf({ portfolioId, stockId }: LotPlace): string {
  return `${portfolioId} ${stockId}`
}

function addEffects(effects: Map<string, LotEffect>, days: readonly DayCount[]): void {
  for (const day of days) {
    for (const { lotId, shareCountAfter, soldCost } of day.effects) {
      effects.set(lotId, {
        shareCountAfter: sharesText(shareCountAfter),
        soldCost: soldCost === null ? null : amountText(soldCost),
      })
    }
  }
}

/** Without those that have gone meanwhile. */
function join<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  effects: ReadonlyMap<string, LotEffect>,
): (Row & LotEffect)[] {
  return rows.flatMap((row) => {
    const effect = effects.get(idOf(row))
    return effect ? [{ ...row, ...effect }] : []
  })
}
