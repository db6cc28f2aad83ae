import {
  amountText,
  type DayCount,
  NOTHING_COUNTED,
  sharesText,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import { decimal } from '@palier/domain/kernel/decimal'
import { compareLots, isTrade, type LedgerKind } from '@palier/domain/portfolios/lot'
import { presentShares } from '@palier/domain/portfolios/splitFactors'
import type { Database } from '../../database/kernel/database.ts'
import type { LotPlace, LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import { findLotRanges, type Split } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import { daysOf } from './lotRangeReplay.ts'

/** The effect of a lot, as exact text; `soldCost` is null for a purchase. */
export type LotEffect = {
  shareCountAfter: string
  soldCost: string | null
  /** Its quantity in the shares after the last split. */
  presentQuantity: string
}

type Effect = Omit<LotEffect, 'presentQuantity'>
type Traded = { tradeDate: string; quantity: string }

/** Lots with their effects, replayed from the nearest checkpoint. */
export async function withEffects<Row extends LotPlace & Traded>(
  database: Database,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Promise<(Row & LotEffect)[]> {
  const wanted = [...groupBy(rows, placeOf).values()].map((own) => {
    const dates = own.map(({ tradeDate }) => tradeDate).toSorted()
    const { portfolioId, stockId } = own[0] as Row
    return { portfolioId, stockId, from: dates[0] ?? '', through: dates.at(-1) ?? null }
  })
  const effects = new Map<string, Effect>()
  const splits = new Map<string, Split[]>()
  for (const lotRange of await findLotRanges(database, wanted)) {
    addEffects(effects, await daysOf(lotRange))
    splits.set(placeOf(lotRange), lotRange.splits)
  }
  return join(rows, idOf, effects, splits)
}

/** The same for the lots among all rows of these ledgers: none is read again. */
export async function withEffectsOfAll(rows: readonly LotRow[]): Promise<(LotRow & LotEffect)[]> {
  const effects = new Map<string, Effect>()
  const splits = new Map<string, Split[]>()
  for (const [place, own] of groupBy(rows, placeOf)) {
    const lots = own.map((row) => unitLotOf({ ...row, price: row.cost ?? row.price })).toSorted(compareLots)
    addEffects(effects, await daysOf({ lots, before: { sums: NOTHING_COUNTED } }))
    splits.set(place, own.flatMap(splitOf))
  }
  const trades = rows.filter(({ kind }) => isTrade(kind))
  return join(trades, ({ id }) => id, effects, splits)
}

function splitOf(row: { kind: LedgerKind; tradeDate: string; quantity: string; price: string }): Split[] {
  const { kind, tradeDate: date, quantity: numerator, price: denominator } = row
  return kind === 'split' ? [{ date, numerator, denominator }] : []
}

function placeOf({ portfolioId, stockId }: LotPlace): string {
  return `${portfolioId} ${stockId}`
}

function addEffects(effects: Map<string, Effect>, days: readonly DayCount[]): void {
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
function join<Row extends LotPlace & Traded>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  effects: ReadonlyMap<string, Effect>,
  splits: ReadonlyMap<string, readonly Split[]>,
): (Row & LotEffect)[] {
  return rows.flatMap((row) => {
    const effect = effects.get(idOf(row))
    if (!effect) return []
    const later = (splits.get(placeOf(row)) ?? []).filter(({ date }) => date > row.tradeDate)
    const presentQuantity = later.length === 0 ? row.quantity : String(presentShares(decimal(row.quantity), later))
    return [{ ...row, ...effect, presentQuantity }]
  })
}
