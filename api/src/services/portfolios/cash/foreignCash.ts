import { decimal, type Decimal, decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import {
  cashOrderWithinDay,
  type ForeignCashMove,
  foreignCashOf,
  type ForeignCashYear,
} from '@palier/domain/portfolios/foreignCash'
import type { Database } from '../../../database/kernel/database.ts'
import { findCurrencyMoves } from '../../../database/queries/portfolios/cashQueries.ts'
import type { HistoricalRate } from '../../market/historicalRates.ts'

/**
 * A user's cash in one foreign currency in a year, outside registered accounts. Amounts are in
 * Canadian dollars.
 */
export type ForeignCashReport = ForeignCashYear & {
  currency: Currency
  /** Balance at the end of the year, in the foreign currency. */
  balance: Decimal
  /** Cost of the balance, in Canadian dollars. */
  cost: Decimal
  isRateSimulated: boolean
}

/** Computes the gains on a user's foreign cash in a year; empty if no currency was exchanged. */
export function createForeignCash(database: Database, isSimulated: boolean, pastRate: HistoricalRate) {
  async function ofCurrency(userId: string, currency: Currency, year: number, now: Date) {
    const found = await findCurrencyMoves(database, userId, currency)
    const moves: ForeignCashMove[] = []
    let isRateSimulated = false
    for (const { date, kind, amount: text, fxRateToCad, worth } of found) {
      if (date > `${year}-12-31`) break
      const amount = decimal(text)
      const rate = worth === null ? (decimalOrNull(fxRateToCad) ?? (await pastRate(currency, 'CAD', date, now))) : null
      isRateSimulated ||= isSimulated && worth === null && fxRateToCad === null
      moves.push({
        date,
        place: cashOrderWithinDay(kind),
        amount,
        worth: decimalOrNull(worth) ?? (rate && amount.times(rate)),
      })
    }
    if (moves.length === 0) return []
    const { balance, cost, years } = foreignCashOf(moves)
    return [{ ...(years.get(year) ?? NOTHING), currency, balance, cost, isRateSimulated }]
  }

  return {
    /** One entry per currency, with its balance at the end of the year. */
    async read(userId: string, year: number, now: Date): Promise<ForeignCashReport[]> {
      const foreign = CURRENCIES.filter((currency) => currency !== 'CAD')
      return (await Promise.all(foreign.map((currency) => ofCurrency(userId, currency, year, now)))).flat()
    },
  }
}

const NOTHING: ForeignCashYear = { gain: ZERO, countedGain: ZERO, uncovered: ZERO, withoutRateCount: 0 }
