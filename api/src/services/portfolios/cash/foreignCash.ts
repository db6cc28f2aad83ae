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

/** The cash of a person in a foreign currency in a year, outside registered accounts; amounts in Canadian dollars. */
export type ForeignCashReport = ForeignCashYear & {
  currency: Currency
  /** At the end of the year, in its currency. */
  balance: Decimal
  /** What the balance has cost. */
  cost: Decimal
  isRateSimulated: boolean
}

/** What the foreign cash of a person gained in a year; nothing where they have exchanged none. */
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
    /** One line a currency, with what was there at the end of the year. */
    async read(userId: string, year: number, now: Date): Promise<ForeignCashReport[]> {
      const foreign = CURRENCIES.filter((currency) => currency !== 'CAD')
      return (await Promise.all(foreign.map((currency) => ofCurrency(userId, currency, year, now)))).flat()
    },
  }
}

const NOTHING: ForeignCashYear = { gain: ZERO, countedGain: ZERO, uncovered: ZERO, withoutRateCount: 0 }
