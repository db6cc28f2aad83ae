import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { inOldShares, ratioBetween } from '@palier/domain/market/splits'
import type { Dividend, MarketData, SecurityKey, Split } from '../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'

export type CorporateActions = { splits: readonly Split[]; dividends: readonly Dividend[] }

const NONE: CorporateActions = { splits: [], dividends: [] }
const [ABOVE, BELOW] = [decimal('1.02'), decimal('0.98')]
const PLACES = 4

/**
 * The same market with shares that were split and dividends that were paid. Its quotes and curves are in today's shares
 * as before; its past days are as they were traded, two per cent around the close.
 */
export function withCorporateActions(
  market: MarketData,
  actions: Readonly<Record<SecurityKey, CorporateActions>>,
): MarketData {
  const of = (key: SecurityKey) => actions[key] ?? NONE
  return {
    ...market,
    async dailyCloses(key, from, to, now) {
      const today = dateOfDay(dayAt(now.getTime()))
      return (await market.dailyCloses(key, from, to, now)).map(({ date, close, volume }) => {
        const ratio = ratioBetween(of(key).splits, date, today)
        const traded = (price: Decimal) => inOldShares(price, ratio).round(PLACES)
        const [high, low] = [traded(close.times(ABOVE)), traded(close.times(BELOW))]
        return { date, close: traded(close), high, low, volume }
      })
    },
    async splits(key, from, to, now) {
      const own = actions[key]?.splits ?? (await market.splits(key, from, to, now))
      return own.filter(({ date }) => date >= from && date <= to)
    },
    async dividends(key, from, to) {
      return of(key).dividends.filter(({ exDate }) => exDate >= from && exDate <= to)
    },
  }
}

/** Four for one, so lately that a curve of a week tells it. */
export const SPLIT: Split = { date: '2026-11-18', numerator: decimal(4), denominator: decimal(1) }
/** For a share from before the split. */
export const DIVIDEND: Dividend = {
  exDate: '2026-10-23',
  amount: decimal('1.48'),
  currency: 'CAD',
  paymentDate: '2026-11-24',
}

/** What happened to a listing that every test of a source knows. */
export const ROYAL_ACTIONS = { 'RY:XTSE': { splits: [SPLIT], dividends: [DIVIDEND] } } as const satisfies Record<
  SecurityKey,
  CorporateActions
>
