import { decimal } from '@palier/domain/kernel/decimal'
import type { Fundamentals } from '../port.ts'
import { dayAt, dateOfDay, exchangeDay } from '@palier/domain/market/exchangeDay'
import type { Listing } from './listing.ts'
import { hashText, STREAM, uniform } from './random.ts'
import { atTick } from './tick.ts'

const YIELD_DECIMALS = 4
const LOWEST_TARGET = 0.97
const TARGET_SPREAD = 0.22

/**
 * Figures invented to fit the simulated price. The yearly dividend is that of the reference day,
 * and the target price changes each quarter. Funds have no target.
 */
export function sampleFundamentals(listing: Listing, price: number, seed: number, instant: number): Fundamentals {
  const { security, referencePrice, referenceYield } = listing.sample
  const factor = listing.shareFactor(dayAt(instant))
  const quarter = firstDayOfQuarter(instant)
  const drawn = uniform(seed, STREAM.target, hashText(security.companyKey), quarter)
  const target = listing.price(listing.at(quarter, Infinity), dayAt(instant)) * (LOWEST_TARGET + TARGET_SPREAD * drawn)

  return {
    key: security.key,
    dividendYield: decimal(((referenceYield * referencePrice) / (price * factor)).toFixed(YIELD_DECIMALS)),
    targetPrice: security.kind === 'etf' ? null : atTick(target),
    marketCap: null,
    priceEarnings: null,
    payoutRatio: null,
    beta: null,
    logoUrl: null,
    asOf: new Date(`${dateOfDay(quarter)}T00:00:00Z`),
    isSample: true,
  }
}

function firstDayOfQuarter(instant: number): number {
  const [year = 0, month = 1] = dateOfDay(dayAt(instant)).split('-').map(Number)
  return exchangeDay(year, month - ((month - 1) % 3), 1)
}
