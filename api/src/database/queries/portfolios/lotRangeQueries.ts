import { NOTHING_COUNTED, type UnitLot, type UnitSums, unitSumsOf } from '@palier/domain/portfolios/positionReplay'
import { bringsShares, type LedgerKind } from '@palier/domain/portfolios/lot'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { sharedDate } from '../../kernel/sharedDate.ts'
import type { LotCursor, LotPlace } from './lotQueries.ts'
import { HIDDEN_IMPORTS } from '../../schema/portfolios.ts'

/** Both ends included. Null `through`: no end. */
type WantedLotRange = LotPlace & { from: string; through: string | null }

/** Sums of earlier lots at a checkpoint. `date` is null if the range begins with the first lot. */
export type CountedBefore = { date: string | null; lotCount: number; sums: UnitSums }

/**
 * Lots of a stock from a checkpoint through the requested days, oldest first. Includes the last
 * trading day before these days.
 */
export type LotRange = LotPlace & { before: CountedBefore; lots: RangeLot[]; splits: Split[] }

/** `fee` is in units of the 20th decimal place. */
export type RangeLot = UnitLot & { readonly fee: bigint; readonly isOfEvent: boolean }

/** Split after the first requested day; figures are exact text. */
export type Split = { date: string; numerator: string; denominator: string }

/**
 * `with`: visible lots and those of an import being entered. `without`: visible lots except those
 * of an import being undone.
 */
export type CountedLots = { seen: 'all' } | { seen: 'with' | 'without'; importId: string }

type BeforeRow = Record<keyof UnitSums, string> & { date: string | null; lotCount: number }
type Row = LotPlace & BeforeRow & { lots: string | null; splits: string | null }

const STRETCHES_A_STATEMENT = 20

/** Returns ranges in the requested order. */
export async function findLotRanges(database: Database, wanted: readonly WantedLotRange[]): Promise<LotRange[]> {
  const found: LotRange[] = []
  for (let at = 0; at < wanted.length; at += STRETCHES_A_STATEMENT) {
    found.push(...(await findSome(database, wanted.slice(at, at + STRETCHES_A_STATEMENT))))
  }
  return found
}

// A page takes about 10 ms. Other queries can run between pages.
const LOTS_A_PAGE = 5_000

export async function findAllUnitLots(database: Database, place: LotPlace): Promise<UnitLot[]> {
  const all: UnitLot[] = []
  for await (const lots of unitLotPages(database, place, null, { seen: 'all' })) for (const lot of lots) all.push(lot)
  return all
}

const LAST_OF_DAY = Number.MAX_SAFE_INTEGER

/** Pages of a position's lots after a day, or all, oldest first. */
export async function* unitLotPages(
  database: Database,
  { portfolioId, stockId }: LotPlace,
  afterDay: string | null,
  counted: CountedLots,
): AsyncGenerator<UnitLot[]> {
  let after: LotCursor = { tradeDate: afterDay ?? '-infinity', tradeOrder: LAST_OF_DAY, entryOrder: LAST_OF_DAY }
  for (;;) {
    const { rows } = await database.execute<{ lots: string | null }>(sql`
      select ${LOTS_AS_TEXT} as lots
      from (
        select * from ${sourceOf(counted)} o
        where o.portfolio_id = ${portfolioId}::uuid and o.stock_id = ${stockId}::uuid
          and (o.trade_date, o.trade_order, o.entry_order)
            > (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)
          ${conditionOf(counted)}
        order by o.trade_date, o.trade_order, o.entry_order limit ${LOTS_A_PAGE}
      ) l`)
    const text = rows[0]?.lots ?? null
    if (text === null) return
    const lots = lotsOf(text)
    yield lots
    const last = lots.at(-1)
    if (!last || lots.length < LOTS_A_PAGE) return
    after = last
  }
}

function sourceOf({ seen }: CountedLots): SQL {
  return seen === 'with' ? sql`lots` : sql`visible_ledger`
}

function conditionOf(counted: CountedLots): SQL {
  if (counted.seen === 'all') return sql``
  if (counted.seen === 'without') return sql`and o.import_id is distinct from ${counted.importId}::uuid`
  return sql`and (o.import_id is null or o.import_id not in (${HIDDEN_IMPORTS} and i.id <> ${counted.importId}::uuid))`
}

/** Finds the nearest checkpoint before the last trading day that precedes `from`. */
export async function findBefore(database: Database, place: LotPlace, from: string): Promise<CountedBefore> {
  const { portfolioId, stockId } = place
  const { rows } = await database.execute<BeforeRow>(sql`select ${BEFORE_COLUMNS}
    from (select ${portfolioId}::uuid as "portfolioId", ${stockId}::uuid as "stockId", ${from}::date as "from") w
    left join lateral ${MARK_BEFORE} m on true`)
  const [row] = rows
  if (!row) throw new Error('Checkpoint row missing')
  return beforeOf(row)
}

const LOTS_AS_TEXT = sql.raw(`string_agg(
  concat_ws(' ', l.id, l.kind, l.trade_date, l.trade_order, l.entry_order, l.quantity, l.price, coalesce(l.fee, 0),
    l.event_id is not null, coalesce(l.cost::text, '-')), ' '
  order by l.trade_date, l.trade_order, l.entry_order)`)

const BEFORE_COLUMNS = sql.raw(`m.date::text as date, coalesce(m.lot_count, 0) as "lotCount",
  m.purchased_share_count::text as "purchasedShareCount", m.sold_share_count::text as "soldShareCount",
  m.purchase_cost::text as "purchaseCost", m.sold_cost::text as "soldCost", m.proceeds::text as proceeds`)

// Checkpoint for the position and day in `w`.
const MARK_BEFORE = sql.raw(`(
  select * from position_marks p
  where p.portfolio_id = w."portfolioId" and p.stock_id = w."stockId" and p.date < (
    select max(l.trade_date) from visible_ledger l
    where l.portfolio_id = w."portfolioId" and l.stock_id = w."stockId" and l.trade_date < w."from")
  order by p.date desc limit 1)`)

/** Fetches the lots of a range as one text, which transfers faster than rows. */
async function findSome(database: Database, wanted: readonly WantedLotRange[]): Promise<LotRange[]> {
  const places = wanted.map(({ portfolioId, stockId, from, through }) => {
    return { portfolioId, stockId, from, through: through ?? 'infinity' }
  })
  const { rows } = await database.execute<Row>(sql`
    select w."portfolioId", w."stockId", ${BEFORE_COLUMNS},
      (select ${LOTS_AS_TEXT}
        from visible_ledger l
        where l.portfolio_id = w."portfolioId" and l.stock_id = w."stockId"
          and l.trade_date > coalesce(m.date, '-infinity') and l.trade_date <= w.through) as lots,
      (select string_agg(concat_ws(' ', s.trade_date, s.quantity, s.price), ' ')
        from visible_ledger s
        where s.portfolio_id = w."portfolioId" and s.stock_id = w."stockId"
          and s.kind = 'split' and s.trade_date > w."from") as splits
    from rows from (jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as ("portfolioId" uuid, "stockId" uuid, "from" date, through date)) with ordinality w
    left join lateral ${MARK_BEFORE} m on true
    order by w.ordinality`)
  return rows.map(lotRangeOf)
}

function lotRangeOf({ portfolioId, stockId, lots, splits, ...before }: Row): LotRange {
  return {
    portfolioId,
    stockId,
    before: beforeOf(before),
    lots: lots === null ? [] : lotsOf(lots),
    splits: splits === null ? [] : splitsOf(splits.split(' ')),
  }
}

function splitsOf([date, numerator, denominator, ...more]: readonly string[]): Split[] {
  if (date === undefined || numerator === undefined || denominator === undefined) return []
  return [{ date, numerator, denominator }, ...splitsOf(more)]
}

function beforeOf({ date, lotCount, ...sums }: BeforeRow): CountedBefore {
  return { date, lotCount, sums: date === null ? NOTHING_COUNTED : unitSumsOf(sums) }
}

const FIELDS = 10
const FEE_UNITS = 10n ** 12n

/** Parses the whole text at once, which halves the time. */
function lotsOf(text: string): RangeLot[] {
  const fields = text.split(' ')
  const lots: RangeLot[] = []
  for (let at = 0; at < fields.length; at += FIELDS) {
    const kind = ledgerKindOf(fields[at + 1])
    const cost = fields[at + 9] === '-' ? null : unitsIn(fields[at + 9])
    const isIn = bringsShares(kind)
    lots.push({
      id: fields[at] ?? '',
      kind,
      tradeDate: sharedDate(fields[at + 2] ?? ''),
      tradeOrder: Number(fields[at + 3]),
      entryOrder: Number(fields[at + 4]),
      quantity: unitsIn(fields[at + 5]),
      price: isIn ? (cost ?? 0n) : unitsIn(fields[at + 6]),
      amount: isIn ? null : cost,
      fee: unitsIn(fields[at + 7]) * FEE_UNITS,
      isOfEvent: fields[at + 8] === 't',
    })
  }
  return lots
}

export function ledgerKindOf(text = ''): LedgerKind {
  switch (text) {
    case 'sell':
    case 'split':
    case 'cashInLieu':
    case 'returnOfCapital':
    case 'notional':
    case 'transferOut':
    case 'transferIn':
    case 'convertedOut':
    case 'convertedIn':
    case 'costOut':
      return text
    default:
      return 'buy'
  }
}

/**
 * The columns have a fixed number of decimals, so the digits without the point are a count of
 * units.
 */
function unitsIn(text = ''): bigint {
  return BigInt(text.replace('.', ''))
}
