import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { stocks } from '../../schema/stocks.ts'

export type StockRow = typeof stocks.$inferSelect

/** Upserts listings without rewriting unchanged ones. */
export async function upsertStocks(database: Database, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return
  const { symbolSuffix, companyName, currency, kind, sector, industry, subIndustry, companyKey, city, country } = stocks
  const facts = { symbolSuffix, companyName, currency, kind, sector, industry, subIndustry, companyKey, city, country }
  const renewed = Object.fromEntries(
    Object.entries({ ...facts, isActive: stocks.isActive }).map(([name, { name: column }]) => [
      name,
      sql.raw(`excluded.${column}`),
    ]),
  )
  const columns = [...Object.values(facts), stocks.isActive]
  const newest = columns.map(({ name }) => sql.raw(`excluded.${name}`))

  await database
    .insert(stocks)
    .values([...rows])
    .onConflictDoUpdate({
      target: [stocks.ticker, stocks.exchangeCode],
      set: renewed,
      setWhere: sql`(${sql.join(columns, sql`, `)}) is distinct from (${sql.join(newest, sql`, `)})`,
    })
}

/** Unordered. Unknown ids are ignored. */
export async function findStocks(database: Database, stockIds: readonly string[]): Promise<StockRow[]> {
  const ids = stockIds.filter(isUuid)
  return ids.length === 0 ? [] : database.select().from(stocks).where(inArray(stocks.id, ids))
}

/** Canadian listings first. */
export async function findStocksByTicker(database: Database, ticker: string): Promise<StockRow[]> {
  return database
    .select()
    .from(stocks)
    .where(eq(stocks.ticker, ticker))
    .orderBy(asc(stocks.currency), asc(stocks.exchangeCode))
}

/** Keys within a kind are alternatives; the kinds all apply. An empty kind does not restrict. */
export type ConceptFilter = Readonly<Record<'sector' | 'industry' | 'subIndustry', readonly string[]>>

/** Search text folded to plain letters, digits and single spaces, and the same without spaces. */
export type SearchedText = {
  folded: string
  compact: string
  /** Companies matched by another name. */
  companyKeys: readonly string[]
  /** Listing named by the text, such as `RY.TO`. It is ranked first. */
  listing: { compact: string; exchangeCodes: readonly string[] } | null
}

type StockQuestion = {
  text: SearchedText | null
  concepts: ConceptFilter
  atMost: number
}

/**
 * Searches listings by text, concepts or both, best first: exact ticker, ticker prefix, name
 * prefix, prefix of a word in the name, then any substring or all words in any order. Listings of
 * one company are adjacent, home market first.
 */
export async function searchStocks(database: Database, { text, concepts, atMost }: StockQuestion): Promise<StockRow[]> {
  const wanted = (['sector', 'industry', 'subIndustry'] as const).flatMap((kind) =>
    concepts[kind].length === 0 ? [] : [inArray(stocks[kind], [...concepts[kind]])],
  )
  const rank = text ? rankOf(text) : null
  return database
    .select()
    .from(stocks)
    .where(and(eq(stocks.isActive, true), ...wanted, rank ? sql`${rank} < ${NO_MATCH}` : undefined))
    .orderBy(
      ...(rank ? [asc(rank)] : []),
      asc(stocks.companyName),
      asc(stocks.companyKey),
      asc(stocks.currency),
      asc(stocks.ticker),
    )
    .limit(atMost)
}

const NO_MATCH = 9
const ACCENTED = 'àâäáãåçèéêëìíîïñòóôöõùúûüýÿ'
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy'

function rankOf({ folded, compact, companyKeys, listing }: SearchedText): SQL<number> {
  const name = sql`trim(regexp_replace(translate(lower(${stocks.companyName}), ${ACCENTED}, ${PLAIN}), '[^a-z0-9]+', ' ', 'g'))`
  const ticker = sql`regexp_replace(lower(${stocks.ticker}), '[^a-z0-9]+', '', 'g')`
  const words = folded.split(' ').map((word) => sql`position(${word} in ${name}) > 0`)
  const isNamedOtherwise = companyKeys.length === 0 ? sql`false` : inArray(stocks.companyKey, [...companyKeys])
  const isNamedListing = listing
    ? sql`${ticker} = ${listing.compact} and ${inArray(stocks.exchangeCode, [...listing.exchangeCodes])}`
    : sql`false`
  return sql<number>`case
    when ${isNamedListing} then 0
    when ${ticker} = ${compact} then 0
    when starts_with(${ticker}, ${compact}) then 1
    when starts_with(${name}, ${folded}) then 2
    when position(${` ${folded}`} in ${name}) > 0 or ${isNamedOtherwise} then 3
    when position(${compact} in ${ticker}) > 0 or position(${folded} in ${name}) > 0 then 4
    when ${sql.join(words, sql` and `)} then 5
    else ${NO_MATCH}::int end`
}

export async function findConceptsInUse(database: Database) {
  return database
    .selectDistinct({ sector: stocks.sector, industry: stocks.industry, subIndustry: stocks.subIndustry })
    .from(stocks)
    .where(eq(stocks.isActive, true))
}

/**
 * Returns a listing and others of the same industry, then the same sector, from different
 * companies, in one statement.
 */
export async function findStockWithNeighbours(database: Database, stockId: string, atMost: number) {
  if (!isUuid(stockId)) return null
  const own = database.select().from(stocks).where(eq(stocks.id, stockId)).as('own')
  const rows = await database
    .select({ stock: stocks })
    .from(stocks)
    .innerJoin(own, sql`true`)
    .where(
      or(
        eq(stocks.id, own.id),
        and(
          eq(stocks.isActive, true),
          ne(stocks.companyKey, own.companyKey),
          sql`${stocks.sector} is not distinct from ${own.sector}`,
          sql`(${stocks.kind} = 'etf') = (${own.kind} = 'etf')`,
        ),
      ),
    )
    .orderBy(
      sql`${stocks.id} = ${own.id} desc`,
      sql`coalesce(${stocks.subIndustry} = ${own.subIndustry}, false) desc`,
      sql`coalesce(${stocks.industry} = ${own.industry}, false) desc`,
      sql`${stocks.currency} = ${own.currency} desc`,
      asc(stocks.ticker),
    )
    .limit(atMost + 1)
  const [first, ...neighbours] = rows.map(({ stock }) => stock)
  return first?.id === stockId ? { stock: first, neighbours } : null
}

export async function findCompaniesListedInCanada(database: Database, companyKeys: readonly string[]) {
  const rows = await database
    .selectDistinct({ companyKey: stocks.companyKey })
    .from(stocks)
    .where(and(eq(stocks.country, 'CA'), inArray(stocks.companyKey, [...companyKeys])))
  return new Set(rows.map(({ companyKey }) => companyKey))
}
