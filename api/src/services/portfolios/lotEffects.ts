import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  amountText,
  NOTHING_COUNTED,
  sharesText,
  type UnitEffect,
  type UnitLot,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import { decimal } from '@palier/domain/kernel/decimal'
import { compareLots, isTrade, type LedgerKind } from '@palier/domain/portfolios/lot'
import { presentShares } from '@palier/domain/portfolios/splitFactors'
import type { Database } from '../../database/kernel/database.ts'
import type { LotPlace, LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import {
  findBefore,
  findLotRanges,
  type Split,
  unitLotPages,
} from '../../database/queries/portfolios/lotRangeQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import { pricedByCost } from './bookEventFacts.ts'
import { daysOf } from './lotRangeReplay.ts'

/** The effect of a lot, as exact text; `soldCost` is null for a purchase. */
export type LotEffect = {
  shareCountAfter: string
  soldCost: string | null
  /** Quantity in the shares after the last split. */
  presentQuantity: string
}

type Effect = Omit<LotEffect, 'presentQuantity'>
type Traded = { tradeDate: string; quantity: string }

/** Adds effects to lots, replayed from the nearest checkpoint. */
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
    for (const day of await daysOf(lotRange)) addEffects(effects, day.effects)
    splits.set(placeOf(lotRange), lotRange.splits)
  }
  return join(rows, idOf, effects, splits)
}

/** Adds effects to the lots among all rows of these ledgers, without reading any row again. */
export async function withEffectsOfAll(rows: readonly LotRow[]): Promise<(LotRow & LotEffect)[]> {
  const effects = new Map<string, Effect>()
  const splits = new Map<string, Split[]>()
  for (const [place, own] of groupBy(rows, placeOf)) {
    const lots = own.map((row) => unitLotOf({ ...row, ...pricedByCost(row) })).toSorted(compareLots)
    for (const day of await daysOf({ lots, before: { sums: NOTHING_COUNTED } })) addEffects(effects, day.effects)
    splits.set(place, own.flatMap(splitOf))
  }
  const trades = rows.filter(({ kind }) => isTrade(kind))
  return join(trades, ({ id }) => id, effects, splits)
}

/** A day with this many rows in one page is replayed in blocks, and later pages reuse its effects. */
const CROWDED_DAY_ROWS = 500
const EFFECTS_A_BLOCK = 5_000

type DayEffects = { date: string; effects: Map<string, Effect>; splits: Split[] }

/**
 * Adds effects to consecutive pages of lots, the newest first. The effects of a crowded day are computed once and serve
 * all pages within the day, so that the work is linear in the number of lots of one day.
 */
export function createEffectPages<Row extends LotPlace & Traded>(database: Database, idOf: (row: Row) => string) {
  const crowdedDays = new Map<string, DayEffects>()

  async function crowdedDayOf(place: string, date: string, row: Row): Promise<DayEffects> {
    const known = crowdedDays.get(place)
    if (known?.date === date) return known
    const day = { date, ...(await readDayEffects(database, row, date)) }
    crowdedDays.set(place, day)
    return day
  }

  return async function addEffectsToPage(rows: readonly Row[]): Promise<(Row & LotEffect)[]> {
    const effects = new Map<string, Effect>()
    const splits = new Map<string, Split[]>()
    const others: Row[] = []
    for (const [place, own] of groupBy(rows, placeOf)) {
      for (const [date, sameDay] of groupBy(own, ({ tradeDate }) => tradeDate)) {
        const [row] = sameDay
        const isCrowded = sameDay.length >= CROWDED_DAY_ROWS || crowdedDays.get(place)?.date === date
        if (!row || !isCrowded) {
          for (const lot of sameDay) others.push(lot)
          continue
        }
        const day = await crowdedDayOf(place, date, row)
        splits.set(place, day.splits)
        for (const lot of sameDay) {
          const effect = day.effects.get(idOf(lot))
          if (effect) effects.set(idOf(lot), effect)
        }
      }
    }
    const byId = new Map<string, Row & LotEffect>()
    for (const row of join(rows, idOf, effects, splits)) byId.set(idOf(row), row)
    for (const row of await withEffects(database, others, idOf)) byId.set(idOf(row), row)
    return rows.flatMap((row) => byId.get(idOf(row)) ?? [])
  }
}

/** Reads the ledger of a stock through a day in pages and returns the effects of the rows of that day. */
async function readDayEffects(database: Database, { portfolioId, stockId }: LotPlace, date: string) {
  const place = { portfolioId, stockId }
  const before = await findBefore(database, place, date)
  const lots: UnitLot[] = []
  for await (const page of unitLotPages(database, place, before.date, { seen: 'all' })) {
    for (const lot of page) if (lot.tradeDate <= date) lots.push(lot)
    if ((page.at(-1)?.tradeDate ?? '') > date) break
  }
  const effects = new Map<string, Effect>()
  const [day] = (await daysOf({ before, lots })).filter((counted) => counted.date === date)
  for (let at = 0; day && at < day.effects.length; at += EFFECTS_A_BLOCK) {
    addEffects(effects, day.effects.slice(at, at + EFFECTS_A_BLOCK))
    await nextTurn()
  }
  const [range] = await findLotRanges(database, [{ ...place, from: date, through: '-infinity' }])
  return { effects, splits: range?.splits ?? [] }
}

function splitOf(row: { kind: LedgerKind; tradeDate: string; quantity: string; price: string }): Split[] {
  const { kind, tradeDate: date, quantity: numerator, price: denominator } = row
  return kind === 'split' ? [{ date, numerator, denominator }] : []
}

function placeOf({ portfolioId, stockId }: LotPlace): string {
  return `${portfolioId} ${stockId}`
}

function addEffects(effects: Map<string, Effect>, counted: readonly UnitEffect[]): void {
  for (const { lotId, shareCountAfter, soldCost } of counted) {
    effects.set(lotId, {
      shareCountAfter: sharesText(shareCountAfter),
      soldCost: soldCost === null ? null : amountText(soldCost),
    })
  }
}

/** Omits rows deleted since they were read. */
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
