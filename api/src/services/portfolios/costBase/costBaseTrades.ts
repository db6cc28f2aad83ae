import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TaxTrade } from '@palier/domain/portfolios/adjustedCostBase'
import { isConversion, isTransfer, type LedgerKind, type TransferSide } from '@palier/domain/portfolios/lot'
import { ledgerTaxDate } from '@palier/domain/portfolios/tax/taxDates'
import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { settlementDateOf } from '@palier/domain/market/settlementDate'
import type { PortfolioWithStocks } from '../../../database/queries/portfolios/holdingsQueries.ts'
import type { Database } from '../../../database/kernel/database.ts'
import type { PortfolioRow } from '../../../database/queries/portfolios/portfolioQueries.ts'
import type { StockRow } from '../../../database/queries/market/stockQueries.ts'
import { findConversions } from '../../../database/queries/portfolios/bookEventQueries.ts'
import { LOTS_A_PAGE, type TaxLot } from '../../../database/queries/portfolios/taxLotQueries.ts'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import { dayOfDate } from '@palier/domain/market/exchangeDay'
import { groupBy } from '../../../kernel/groupBy.ts'
import type { HistoricalRate } from '../../market/historicalRates.ts'
import { readTaxLots } from '../taxLots.ts'

/** A ledger row with the details that the report shows besides the figures. */
export type ReportedTrade = TaxTrade & {
  stock: StockRow
  portfolioName: string
  /** True if the rate comes from the simulated exchange. */
  isRateSimulated: boolean
}

type Place = { portfolio: PortfolioRow; securityId: string; stock: StockRow; lotCount: number }
type RateOf = (lot: TaxLot) => Decimal | null

export type TradeReading = {
  pastRate: HistoricalRate
  isSimulated: boolean
  now: Date
  /** Limits the read to cycles of conversions and the securities converted into them. */
  cyclesOnly?: boolean
}

const ONE = decimal(1)
const DATES_A_BATCH = 50

/**
 * Yields the trades of each security. Reads in pages and yields to the event loop in between. A
 * stock precedes the stocks that its shares became or yielded.
 */
export async function* tradesBySecurity(
  database: Database,
  portfolios: readonly PortfolioWithStocks[],
  { pastRate, isSimulated, now, cyclesOnly }: TradeReading,
): AsyncGenerator<ReportedTrade[]> {
  const ratesOf = knownRates(pastRate, now)

  const portfolioOf = new Map(portfolios.map(({ portfolio }) => [portfolio.id, portfolio]))

  function tradeOf({ stock, portfolio }: Place, lot: TaxLot, rateToCad: Decimal | null): ReportedTrade {
    const other = lot.otherPortfolioId === null ? null : (portfolioOf.get(lot.otherPortfolioId) ?? null)
    return {
      carrier: lot.carrierId,
      transfer: transferSideOf(lot.kind, portfolio, other),
      id: String(lot.entryOrder),
      kind: lot.kind,
      tradeDate: lot.tradeDate,
      tradeOrder: lot.tradeOrder,
      entryOrder: lot.entryOrder,
      quantity: decimal(lot.quantity),
      price: decimal(lot.price),
      amount: decimalOrNull(lot.amount),
      fee: decimalOrNull(lot.fee),
      rateToCad,
      portfolioId: portfolio.id,
      listingId: stock.id,
      isRegistered: isRegistered(portfolio),
      owner: portfolio.owner,
      settlementDate: ledgerTaxDate(lot, lot.settlementDate ?? settlementOf(lot.tradeDate, stock.currency), stock),
      stock,
      portfolioName: portfolio.name,
      isRateSimulated: isSimulated && stock.currency !== 'CAD' && lot.fxRateToCad === null,
    }
  }

  async function read(places: readonly Place[]): Promise<ReportedTrade[][]> {
    const found = new Map<string, ReportedTrade[]>()
    const positions = places.map(({ portfolio, stock }) => ({ portfolioId: portfolio.id, stockId: stock.id }))
    for (const [at, lots] of (await readTaxLots(database, positions)).entries()) {
      const place = places[at]
      if (!place) continue
      const trades = found.get(place.securityId) ?? []
      found.set(place.securityId, trades)
      const rates = await ratesOf(place.stock, lots)
      for (const lot of lots) {
        trades.push(tradeOf(place, lot, rates(lot)))
        if (trades.length % LOTS_A_PAGE === 0) await nextTurn()
      }
    }
    return [...found.values()].map(withoutJournals)
  }

  const conversions = await findConversions(
    database,
    portfolios.map(({ portfolio }) => portfolio.id),
  )
  const all = placesBySecurity(portfolios)
  const securities = cyclesOnly ? securitiesOfCycles(all, conversions) : all
  const groups = [...batchSecurities(inOrderOfConversion(securities, conversions))]
  let coming = read(groups[0] ?? [])
  for (const at of groups.keys()) {
    const found = await coming
    // The database reads the next batch while the caller processes this one.
    coming = read(groups[at + 1] ?? [])
    // Prevents an unhandled rejection if the consumer stops early.
    coming.catch(() => undefined)
    yield* found
  }
}

/** Drops both sides of conversions between listings of one security: the shares stay in its pool. */
function withoutJournals(trades: ReportedTrade[]): ReportedTrade[] {
  const idsOf = (side: LedgerKind) => new Set(trades.flatMap((one) => (one.kind === side ? [one.carrier] : [])))
  const left = idsOf('convertedOut')
  const came = idsOf('convertedIn')
  return trades.filter(
    ({ kind, carrier }) => !isConversion(kind) || !carrier || !left.has(carrier) || !came.has(carrier),
  )
}

function isRegistered({ accountKind }: PortfolioRow): boolean {
  return accountKind !== 'nonRegistered'
}

/** `other` is the other portfolio of a transfer; null if there is none. */
function transferSideOf(kind: LedgerKind, own: PortfolioRow, other: PortfolioRow | null): TransferSide | null {
  if (!isTransfer(kind)) {
    return kind === 'sell' && other && isRegistered(other) && !isRegistered(own) ? 'intoRegistered' : null
  }
  if (!other || isRegistered(own) !== isRegistered(other)) return 'apart'
  // Registered accounts have no pool.
  return own.owner === other.owner || isRegistered(own) ? 'within' : 'betweenSpouses'
}

/** The user's portfolio stocks with lots, grouped by security. */
function placesBySecurity(portfolios: readonly PortfolioWithStocks[]): Place[][] {
  const securityIdOf = securitiesOf(portfolios.flatMap(({ stocks }) => stocks.map(({ stock }) => stock)))
  const places = portfolios.flatMap(({ portfolio, stocks }) =>
    stocks.map(({ stock, held: { lotCount } }) => {
      return { securityId: securityIdOf(stock), stock, portfolio, lotCount }
    }),
  )
  return [...groupBy(places, ({ securityId }) => securityId).values()]
}

type Conversion = { readonly from: string; readonly to: string }

/** Sorts securities after the sources of their shares or cost. Cycles are in any order. */
function inOrderOfConversion(securities: readonly Place[][], conversions: readonly Conversion[]): readonly Place[][] {
  if (conversions.length === 0) return securities
  const ordered = new Set<Place[]>()
  const visited = new Set<Place[]>()
  const visit = (places: Place[]): void => {
    if (visited.has(places)) return
    visited.add(places)
    const sources = conversions.filter(({ to }) => places.some(({ stock }) => stock.id === to))
    for (const { from } of sources) {
      const source = securities.find((others) => others.some(({ stock }) => stock.id === from))
      if (source) visit(source)
    }
    ordered.add(places)
  }
  for (const places of securities) visit(places)
  return [...ordered]
}

/** Securities in a cycle of conversions, or converted into one; a journal within a security is not a cycle. */
function securitiesOfCycles(securities: readonly Place[][], conversions: readonly Conversion[]): readonly Place[][] {
  const securityOf = new Map(securities.flatMap((places) => places.map(({ stock }) => [stock.id, places] as const)))
  const targets = new Map<Place[], Set<Place[]>>()
  for (const { from, to } of conversions) {
    const source = securityOf.get(from)
    const target = securityOf.get(to)
    if (!source || !target || source === target) continue
    targets.set(source, (targets.get(source) ?? new Set()).add(target))
  }
  const reachedFrom = new Map<Place[], Set<Place[]>>()
  for (const places of targets.keys()) {
    const reached = new Set(targets.get(places))
    // Iteration includes the elements added during it.
    for (const one of reached) for (const next of targets.get(one) ?? []) reached.add(next)
    reachedFrom.set(places, reached)
  }
  const isInCycle = (places: Place[]) => reachedFrom.get(places)?.has(places) ?? false
  return securities.filter((places) => [...(reachedFrom.get(places) ?? [])].some(isInCycle))
}

/** Batches whole securities, up to one page of lots unless a single security has more. */
function* batchSecurities(securities: readonly Place[][]): Generator<Place[]> {
  let few: Place[] = []
  let lotCount = 0
  for (const places of securities) {
    const more = places.reduce((sum, place) => sum + place.lotCount, 0)
    if (few.length > 0 && lotCount + more > LOTS_A_PAGE) {
      yield few
      few = []
      lotCount = 0
    }
    few.push(...places)
    lotCount += more
  }
  if (few.length > 0) yield few
}

/**
 * Listings of one share in both currencies are one property. Two listings in one currency are two
 * classes of shares, so each listing of that company is a separate security.
 */
function securitiesOf(stocks: readonly StockRow[]): (stock: StockRow) => string {
  const distinct = [...new Map(stocks.map((stock) => [stock.id, stock])).values()]
  const listings = groupBy(distinct, ({ companyKey }) => companyKey)
  return ({ id, companyKey }) => {
    const own = listings.get(companyKey) ?? []
    return new Set(own.map(({ currency }) => currency)).size === own.length ? companyKey : id
  }
}

/** Returns the entered rate of a lot, else the rate of its day. Each day is looked up once. */
function knownRates(pastRate: HistoricalRate, now: Date) {
  const known = new Map<string, Decimal | null>()
  return async ({ currency }: StockRow, lots: readonly TaxLot[]): Promise<RateOf> => {
    if (currency === 'CAD') return () => ONE
    for (const { fxRateToCad, tradeDate } of lots) {
      if (fxRateToCad !== null || known.has(tradeDate)) continue
      known.set(tradeDate, await pastRate(currency, 'CAD', tradeDate, now))
      // Computing a rate takes a fraction of a millisecond.
      if (known.size % DATES_A_BATCH === 0) await nextTurn()
    }
    return ({ fxRateToCad, tradeDate }) => decimalOrNull(fxRateToCad) ?? known.get(tradeDate) ?? null
  }
}

// Settlement follows business days, whatever the hours of the simulated exchange.
const CALENDARS = { CAD: calendarOf('XTSE', 'exchange'), USD: calendarOf('XNYS', 'exchange') }

// Needs no eviction: the number of days is limited.
const settlements = { CAD: new Map<string, string>(), USD: new Map<string, string>() }

export function settlementOf(tradeDate: string, currency: Currency): string {
  const known = settlements[currency].get(tradeDate)
  if (known !== undefined) return known
  const settled = settlementDateOf(tradeDate, (date) => CALENDARS[currency].isOpen(dayOfDate(date)))
  settlements[currency].set(tradeDate, settled)
  return settled
}
