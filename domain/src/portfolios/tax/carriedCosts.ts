import type { Decimal } from '../../kernel/decimal.ts'
import { costBaseInSteps, type TaxTrade } from '../adjustedCostBase.ts'

/**
 * Computes the cost that each conversion carries, by event, for securities converted into one
 * another in a cycle. No order computes every source first, so the pools are recomputed until no
 * carried cost changes. Each round settles at least the earliest open conversion, which bounds the
 * rounds.
 */
export function* carriedCostsInSteps(
  securities: readonly (readonly TaxTrade[])[],
  today: string,
): Generator<undefined, Map<string, Decimal>> {
  const carried = new Map<string, Decimal>()
  const rounds = 1 + securities.flat().filter(({ kind }) => kind === 'convertedIn').length
  for (let round = 0; round < rounds; round += 1) {
    let hasChanged = false
    for (const trades of securities) {
      const { moved } = yield* costBaseInSteps(trades, today, 'perSale', carried)
      for (const [event, cost] of moved) {
        hasChanged ||= !carried.get(event)?.eq(cost)
        carried.set(event, cost)
      }
    }
    if (!hasChanged) break
  }
  return carried
}
