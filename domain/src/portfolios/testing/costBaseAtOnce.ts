import type { Decimal } from '../../kernel/decimal.ts'
import { costBaseInSteps, type TaxTrade } from '../adjustedCostBase.ts'

/** The report of one security, without a break between its steps. */
export function costBaseAtOnce(
  trades: readonly TaxTrade[],
  today: string,
  reading?: 'perSale' | 'oneForOne',
  received?: ReadonlyMap<string, Decimal>,
) {
  return atOnce(costBaseInSteps(trades, today, reading, received))
}

/** What a generator returns, without a break between its steps. */
export function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
