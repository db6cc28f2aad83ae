import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts'
import { type FileTrade } from './rowVerdict.ts'

// A larger difference is not a commission: a row is missing, or the amount belongs to something
// else.
const LARGEST_SHARE = decimal('0.1')
const SMALL = decimal(100)

/**
 * Fees of orders executed in parts, with the whole amount in one row and 0 in the others. Returns
 * the whole fee for the row with the amount and 0 for the others, or null if the rows do not add
 * up. Omits trades of days without such rows.
 */
export function feesOfFills(trades: readonly FileTrade[]): Map<FileTrade, Decimal | null> {
  const orders = new Map<string, FileTrade[]>()
  for (const trade of trades) {
    if (trade.paid === null) continue
    const key = [trade.kind, trade.tradeDate, trade.symbol, trade.exchange, trade.currency].join(' ')
    const order = orders.get(key)
    if (order) order.push(trade)
    else orders.set(key, [trade])
  }
  const fees = new Map<FileTrade, Decimal | null>()
  for (const order of orders.values()) {
    if (!order.some(({ paid, price }) => paid?.eq(ZERO) && price.gt(ZERO))) continue
    const fee = feeOfOrder(order)
    const payer = order.find(({ paid }) => paid?.gt(ZERO))
    for (const trade of order) fees.set(trade, trade === payer || fee === null ? fee : ZERO)
  }
  return fees
}

function feeOfOrder(order: readonly FileTrade[]): Decimal | null {
  let paid = ZERO
  let gross = ZERO
  for (const trade of order) {
    paid = paid.plus(trade.paid ?? ZERO)
    gross = gross.plus(trade.quantity.times(trade.price))
  }
  const fee = order[0]?.kind === 'buy' ? paid.minus(gross) : gross.minus(paid)
  const most = gross.times(LARGEST_SHARE)
  const isLikely = fee.lte(most.gt(SMALL) ? SMALL : most)
  // Each part is rounded to the cent.
  if (!isLikely || fee.lt(ZERO.minus('0.05'))) return null
  return fee.gte('0.01') ? fee : ZERO
}
