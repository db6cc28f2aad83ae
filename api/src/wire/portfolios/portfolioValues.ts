import type { Currency } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { moneyToWire } from '../kernel/money.ts'

interface RecentValues {
  readonly portfolioId: string
  readonly currency: Currency
  readonly points: readonly { readonly date: string; readonly value: Decimal }[]
}

/** The last days of a portfolio as they travel. */
export function recentValuesToWire({ portfolioId, currency, points }: RecentValues) {
  return { portfolioId, currency, points: points.map(({ date, value }) => ({ date, value: moneyToWire(value) })) }
}
