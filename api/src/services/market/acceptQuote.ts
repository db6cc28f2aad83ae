import { decimal, type Decimal } from '@palier/domain/kernel/decimal'

/** What is stored of a listing's price. */
type LastTick = { price: string; at: Date; doubtfulPrice: string | null }

/** `ignore`: older than what is stored. `doubt`: wait for another one. */
type QuoteDecision = 'accept' | 'doubt' | 'ignore'

const IMPLAUSIBLE_MOVE = 0.25
// Two ticks some minutes apart bear each other out when they are about the same.
const AGREEMENT = 0.05

/** Whether a new price is to be believed: one that jumps implausibly needs a second one that says the same. */
export function acceptQuote(last: LastTick | null, next: { price: Decimal; at: Date }): QuoteDecision {
  if (!last) return 'accept'
  if (next.at < last.at) return 'ignore'
  if (distance(next.price, decimal(last.price)) <= IMPLAUSIBLE_MOVE) return 'accept'
  const isBorneOut = last.doubtfulPrice !== null && distance(next.price, decimal(last.doubtfulPrice)) <= AGREEMENT
  return isBorneOut ? 'accept' : 'doubt'
}

function distance(price: Decimal, reference: Decimal): number {
  return price.minus(reference).div(reference).abs().toNumber()
}
