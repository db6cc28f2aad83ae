import { costBaseInSteps, type TaxTrade } from '../adjustedCostBase.ts'

/** The report of one security, without a break between its steps. */
export function costBaseAtOnce(trades: readonly TaxTrade[], today: string) {
  const steps = costBaseInSteps(trades, today)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
