import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts'
import { type FileTrade } from './rowVerdict.ts'

// More is no commission: then a row is missing, or its money is that of something else.
const LARGEST_SHARE = decimal('0.1')
const SMALL = decimal(100)

/**
 * The fees of orders that were executed in parts, where one row holds the money of all and the others 0: the whole fee
 * for the row with the money, none for the others; null where the rows of an order do not add up. Trades without such
 * rows on their day are left out.
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
  let [paid, gross] = [ZERO, ZERO]
  for (const trade of order) {
    paid = paid.plus(trade.paid ?? ZERO)
    gross = gross.plus(trade.quantity.times(trade.price))
  }
  const fee = order[0]?.kind === 'buy' ? paid.minus(gross) : gross.minus(paid)
  const most = gross.times(LARGEST_SHARE)
  const isLikely = fee.lte(most.gt(SMALL) ? SMALL : most)
  // Parts are each rounded to the cent.
  if (!isLikely || fee.lt(ZERO.minus('0.05'))) return null
  return fee.gte('0.01') ? fee : ZERO
}
