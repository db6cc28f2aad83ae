import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { type Decimal, quotientOf } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { adjustPriceForSplit, ratioBetween } from '@palier/domain/market/splits'
import { type PayoutRhythm, payoutRhythmOf, type SharePayment } from '@palier/domain/portfolios/expectedIncome'
import { shareCountOf } from '@palier/domain/portfolios/position'
import type { StockRow } from '../../../database/queries/market/stockQueries.ts'
import { eachAtOnce } from '../../../providers/kernel/inBatches.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import { cashDividends } from '../../market/cashDividends.ts'
import { keyOf } from '../../market/stockView.ts'
import type { HeldStock } from '../holdings.ts'

const DAYS_BACK = 800
const DAYS_AHEAD = 400
const STOCKS_AT_ONCE = 10

/**
 * Expected payout of a share, in its currency. `coming` is empty if only the yearly amount is
 * known.
 */
export type Payout = Pick<PayoutRhythm, 'yearly' | 'coming'> & { currency: Currency }

/** Payouts from the market data by stock id. Stocks without a payout are omitted. */
export async function marketPayouts(
  marketData: MarketData,
  stocks: readonly StockRow[],
  today: string,
  now: Date,
): Promise<Map<string, Payout>> {
  const payouts = await eachAtOnce(stocks, STOCKS_AT_ONCE, (stock) => marketPayout(marketData, stock, today, now))
  return new Map(stocks.flatMap(({ id }, at) => (payouts[at] ? [[id, payouts[at]]] : [])))
}

async function marketPayout(marketData: MarketData, stock: StockRow, today: string, now: Date): Promise<Payout | null> {
  const key = keyOf(stock)
  const from = daysAfter(today, -DAYS_BACK)
  const dividends = await cashDividends(marketData, key, from, daysAfter(today, DAYS_AHEAD), now)
  const currency = CURRENCIES.find((one) => one === dividends.at(-1)?.currency)
  if (!currency) return null
  const splits = await marketData.splits(key, from, today, now)
  const payments = dividends
    .filter((dividend) => dividend.currency === currency)
    .map(({ exDate, paymentDate, amount }): SharePayment => {
      return { date: paymentDate ?? exDate, perShare: adjustPriceForSplit(amount, ratioBetween(splits, exDate, today)) }
    })
  const rhythm = payoutRhythmOf(payments, today)
  return rhythm && { ...rhythm, currency }
}

/**
 * Payout inferred from past payments, as if all were for the shares held now. Null without a
 * rhythm.
 */
export function ownPayout(
  { stock, sums }: HeldStock,
  received: readonly { date: string; gross: Decimal; currency: Currency }[],
  today: string,
): Payout | null {
  const shares = shareCountOf(sums)
  if (shares.lte(0)) return null
  const payments = received
    .filter(({ currency }) => currency === stock.currency)
    .map(({ date, gross }) => ({ date, perShare: quotientOf(gross, shares) }))
  const rhythm = payoutRhythmOf(payments, today)
  return rhythm && { ...rhythm, currency: stock.currency }
}
