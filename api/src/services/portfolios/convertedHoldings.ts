import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Currency } from '@palier/domain/market/currency'
import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { NOTHING_COUNTED, type UnitLot, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import { convertedHoldingsOf, convertedLotOf } from '@palier/domain/portfolios/portfolioValue'
import type { Database } from '../../database/kernel/database.ts'
import type { TaxLot } from '../../database/queries/portfolios/taxLotQueries.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import type { HistoricalRate } from '../market/historicalRates.ts'
import { type BookCache, type ConvertedHoldings, currentValue } from './bookCache.ts'
import { readTaxLots } from './taxLots.ts'
import type { HeldStock, ValuedPortfolio } from './holdings.ts'
import { daysOf } from './lotRangeReplay.ts'

const STOCKS_A_STATEMENT = 20
const FIRST_DAY = '0001-01-01'
// Computing a rate may take a fraction of a millisecond.
const LOTS_A_BATCH = 50
const NOTHING_HELD: ConvertedHoldings = { holdings: [], isSettled: true }

/**
 * Converts holdings in other currencies at the rates of their trades: the entered rate, else the
 * rate of the day, else the current one. All lots are read. The result is cached for one day at
 * most, since recent rates may be corrected.
 */
export function createConvertedHoldings(database: Database, pastRate: HistoricalRate, cache: BookCache) {
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

  /** Returns converted holdings by stock. Stocks already in that currency are omitted. */
  return async function convertedHoldings(
    { portfolio, stocks }: ValuedPortfolio,
    currency: Currency,
    present: ExchangeRates,
    now: Date,
  ): Promise<Map<string, ConvertedHoldings>> {
    const foreign = stocks.filter(({ stock }) => stock.currency !== currency)
    const found = new Map(foreign.map(({ stock }) => [stock.id, NOTHING_HELD]))
    const held = foreign.filter((one) => one.held.lotCount > 0)
    const missing: HeldStock[] = []
    const { converted } = cache.get(portfolio.id)
    for (const one of held) {
      const cached = currentValue(converted.get(`${one.stock.id} ${currency}`), partOf(one, now))
      if (cached) found.set(one.stock.id, cached)
      else missing.push(one)
    }
    for (let at = 0; at < missing.length; at += STOCKS_A_STATEMENT) {
      const few = missing.slice(at, at + STOCKS_A_STATEMENT)
      const lots = await readTaxLots(
        database,
        few.map(({ held: { portfolioId, stockId } }) => ({ portfolioId, stockId })),
      )
      for (const [index, one] of few.entries()) {
        const value = await convert(lots[index] ?? [], [one.stock.currency, currency], present, now)
        found.set(one.stock.id, value)
        const part = { ...partOf(one, now), value }
        if (value.isSettled) cache.add(portfolio.id, { converted: [[`${one.stock.id} ${currency}`, part]] })
      }
    }
    return found
  }
}

/** Valid for one day, since recent rates may be corrected. */
function partOf({ stock, version }: HeldStock, now: Date) {
  const today = dateOfDay(dayAt(now.getTime()))
  return { version: `${version} ${stock.currency} ${today}`, since: FIRST_DAY }
}

/** Null also if the entered rate is 0, which means no rate. */
function writtenRateOf({ fxRateToCad }: TaxLot): Decimal | null {
  if (fxRateToCad === null) return null
  const rate = decimal(fxRateToCad)
  return rate.gt(0) ? rate : null
}
