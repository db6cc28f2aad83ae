import { decimal, type Decimal } from '@palier/domain/kernel/decimal'

type LastTick = { price: string; at: Date; doubtfulPrice: string | null }

/** `ignore`: older than the stored price. `doubt`: needs confirmation. */
type QuoteDecision = 'accept' | 'doubt' | 'ignore'

const IMPLAUSIBLE_MOVE = 0.25
const AGREEMENT = 0.05

/** Holds back an implausible jump until a second quote confirms it. */
export function acceptQuote(last: LastTick | null, next: { price: Decimal; at: Date }): QuoteDecision {
  if (!last) return 'accept'
  if (next.at < last.at) return 'ignore'
  if (distance(next.price, decimal(last.price)) <= IMPLAUSIBLE_MOVE) return 'accept'
  const isConfirmed = last.doubtfulPrice !== null && distance(next.price, decimal(last.doubtfulPrice)) <= AGREEMENT
  return isConfirmed ? 'accept' : 'doubt'
}

function distance(price: Decimal, reference: Decimal): number {
  return price.minus(reference).div(reference).abs().toNumber()
}
