import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Currency } from '@palier/domain/market/currency'
import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { NOTHING_COUNTED, type UnitLot, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import {
  convertedHoldingsOf,
  convertedLotOf,
  type Dated,
  type HeldShares,
} from '@palier/domain/portfolios/portfolioValue'
import type { Database } from '../../database/kernel/database.ts'
import {
  findTaxLots,
  LOTS_A_PAGE,
  type TaxLot,
  type TaxLotPage,
} from '../../database/queries/portfolios/taxLotQueries.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import type { HistoricalRate } from '../market/historicalRates.ts'
import type { HeldStock, ValuedPortfolio } from './holdings.ts'
import { daysOf } from './lotRangeReplay.ts'

/** `isSettled`: all rates are known, so the result is final. */
type ConvertedHoldings = { holdings: Dated<HeldShares>[]; isSettled: boolean }

const STOCKS_A_STATEMENT = 20
// Cache size over all users; a step is a day with trades, some hundred bytes.
const CACHED_STEPS = 200_000
// Each may ask for a rate that takes a part of a millisecond to compute.
const LOTS_A_BATCH = 50
const NOTHING_HELD: ConvertedHoldings = { holdings: [], isSettled: true }

/**
 * Converts holdings in other currencies at the rates of their trades: the written one, else that of the day, else the
 * present one. All lots are read; the result is cached until those of the stock change, for a day at most, since recent
 * rates may be corrected.
 */
export function createConvertedHoldings(database: Database, pastRate: HistoricalRate) {
  // The oldest first.
  const cached = new Map<string, ConvertedHoldings>()
  let cachedSteps = 0

  function cache(name: string, found: ConvertedHoldings): void {
    if (!found.isSettled || found.holdings.length > CACHED_STEPS || cached.has(name)) return
    cached.set(name, found)
    cachedSteps += found.holdings.length + 1
    for (const [oldest, { holdings }] of cached) {
      if (cachedSteps <= CACHED_STEPS) return
      cached.delete(oldest)
      cachedSteps -= holdings.length + 1
    }
  }

  async function lotsOf(stocks: readonly HeldStock[]): Promise<TaxLot[][]> {
    const all = stocks.map((): TaxLot[] => [])
    let pages = stocks.map(({ held: { portfolioId, stockId } }, at): TaxLotPage & { at: number } => {
      return { portfolioId, stockId, after: null, at }
    })
    while (pages.length > 0) {
      const found = await findTaxLots(database, pages)
      pages = pages.flatMap((page, of) => {
        const lots = found[of] ?? []
        for (const lot of lots) all[page.at]?.push(lot)
        const last = lots.at(-1)
        return last && lots.length === LOTS_A_PAGE ? [{ ...page, after: last }] : []
      })
    }
    return all
  }

  async function convert(
    lots: readonly TaxLot[],
    [from, to]: readonly [Currency, Currency],
    present: ExchangeRates,
    now: Date,
  ): Promise<ConvertedHoldings> {
    const known = new Map<string, Decimal | null>()
    const converted: UnitLot[] = []
    let isSettled = true
    for (const [at, lot] of lots.entries()) {
      if (at % LOTS_A_BATCH === LOTS_A_BATCH - 1) await nextTurn()
      const { tradeDate } = lot
      let rate = to === 'CAD' ? writtenRateOf(lot) : null
      if (!rate) {
        if (!known.has(tradeDate)) known.set(tradeDate, await pastRate(from, to, tradeDate, now))
        rate = known.get(tradeDate) ?? null
      }
      if (!rate) isSettled = false
      rate ??= exchangeRateOf(present, from, to)
      if (!rate) return { holdings: [], isSettled: false }
      converted.push(convertedLotOf(unitLotOf({ ...lot, id: '' }), rate))
    }
    const days = await daysOf({ before: { sums: NOTHING_COUNTED }, lots: converted })
    return { holdings: convertedHoldingsOf(days), isSettled }
  }

  /** By stock, without those already in that currency. */
  return async function convertedHoldings(
    { portfolio, stocks }: ValuedPortfolio,
    currency: Currency,
    present: ExchangeRates,
    now: Date,
  ): Promise<Map<string, ConvertedHoldings>> {
    const today = dateOfDay(dayAt(now.getTime()))
    const nameOf = ({ stock, version }: HeldStock) =>
      [portfolio.id, stock.id, version, stock.currency, currency, today].join(' ')
    const foreign = stocks.filter(({ stock }) => stock.currency !== currency)
    const found = new Map(foreign.map((one) => [one.stock.id, cached.get(nameOf(one)) ?? NOTHING_HELD]))
    const missing = foreign.filter((one) => one.held.lotCount > 0 && !cached.has(nameOf(one)))
    for (let at = 0; at < missing.length; at += STOCKS_A_STATEMENT) {
      const few = missing.slice(at, at + STOCKS_A_STATEMENT)
      const lots = await lotsOf(few)
      for (const [index, one] of few.entries()) {
        const converted = await convert(lots[index] ?? [], [one.stock.currency, currency], present, now)
        found.set(one.stock.id, converted)
        cache(nameOf(one), converted)
      }
    }
    return found
  }
}

/** Null also where 0 was written, which is no rate. */
function writtenRateOf({ fxRateToCad }: TaxLot): Decimal | null {
  if (fxRateToCad === null) return null
  const rate = decimal(fxRateToCad)
  return rate.gt(0) ? rate : null
}
