import { NOTHING_COUNTED, type UnitLot, type UnitSums, unitSumsOf } from '@palier/domain/lotCount'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { LotPlace } from './lotQueries.ts'

/** Which days of a stock's lots shall be counted, both included; null is without an end. */
export type WantedStretch = LotPlace & { from: string; through: string | null }

/** What earlier lots add up to, through the day of their mark; null where the stretch begins with the first lot. */
export type CountedBefore = { date: string | null; lotCount: number; sums: UnitSums }

/**
 * Lots of a stock, the oldest first, from a mark through the end of the wanted days. The last day with a trade before
 * these is among them, and no mark between it and them.
 */
export type Stretch = LotPlace & { before: CountedBefore; lots: UnitLot[] }

type Row = LotPlace & Record<keyof UnitSums, string> & { date: string | null; lotCount: number; lots: string | null }

const STRETCHES_A_STATEMENT = 20

/** In the order in which they are wanted. */
export async function findStretches(database: Database, wanted: readonly WantedStretch[]): Promise<Stretch[]> {
  const found: Stretch[] = []
  for (let at = 0; at < wanted.length; at += STRETCHES_A_STATEMENT) {
    found.push(...(await findSome(database, wanted.slice(at, at + STRETCHES_A_STATEMENT))))
  }
  return found
}

/** All lots of one stock in one portfolio, the oldest first. */
export async function findAllUnitLots(database: Database, place: LotPlace): Promise<UnitLot[]> {
  const [whole] = await findStretches(database, [{ ...place, from: '-infinity', through: null }])
  return whole?.lots ?? []
}

/** The lots of a stretch come as one text: rows of thousands of them are slow to hand over. */
async function findSome(database: Database, wanted: readonly WantedStretch[]): Promise<Stretch[]> {
  const places = wanted.map(({ portfolioId, stockId, from, through }) => {
    return { portfolioId, stockId, from, through: through ?? 'infinity' }
  })
  const { rows } = await database.execute<Row>(sql`
    select w."portfolioId", w."stockId", m.date::text as date, coalesce(m.lot_count, 0) as "lotCount",
      m.purchased_share_count::text as "purchasedShareCount", m.sold_share_count::text as "soldShareCount",
      m.purchase_cost::text as "purchaseCost", m.sold_cost::text as "soldCost", m.proceeds::text as proceeds,
      (select string_agg(
          concat_ws(' ', l.id, l.kind, l.trade_date, l.trade_order, l.entry_order, l.quantity, l.price), ' '
          order by l.trade_date, l.trade_order, l.entry_order)
        from lots l
        where l.portfolio_id = w."portfolioId" and l.stock_id = w."stockId"
          and l.trade_date > coalesce(m.date, '-infinity') and l.trade_date <= w.through) as lots
    from rows from (jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as ("portfolioId" uuid, "stockId" uuid, "from" date, through date)) with ordinality w
    left join lateral (
      select * from position_marks p
      where p.portfolio_id = w."portfolioId" and p.stock_id = w."stockId" and p.date < (
        select max(l.trade_date) from lots l
        where l.portfolio_id = w."portfolioId" and l.stock_id = w."stockId" and l.trade_date < w."from")
      order by p.date desc limit 1
    ) m on true
    order by w.ordinality`)
  return rows.map(stretchOf)
}

function stretchOf({ portfolioId, stockId, date, lotCount, lots, ...sums }: Row): Stretch {
  return {
    portfolioId,
    stockId,
    before: { date, lotCount, sums: date === null ? NOTHING_COUNTED : unitSumsOf(sums) },
    lots: lots === null ? [] : lotsOf(lots),
  }
}

const FIELDS = 7

/** Taken apart at once: one text after the other takes twice as long. */
function lotsOf(text: string): UnitLot[] {
  const fields = text.split(' ')
  const lots: UnitLot[] = []
  for (let at = 0; at < fields.length; at += FIELDS) {
    lots.push({
      id: fields[at] ?? '',
      kind: fields[at + 1] === 'sell' ? 'sell' : 'buy',
      tradeDate: fields[at + 2] ?? '',
      tradeOrder: Number(fields[at + 3]),
      entryOrder: Number(fields[at + 4]),
      quantity: unitsIn(fields[at + 5]),
      price: unitsIn(fields[at + 6]),
    })
  }
  return lots
}

/** Their columns write all their places: without its point such a text counts units. */
function unitsIn(text = ''): bigint {
  return BigInt(text.replace('.', ''))
}
