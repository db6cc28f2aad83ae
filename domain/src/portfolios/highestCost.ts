import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

export type CostChange = { readonly date: string; readonly change: Decimal }

/** Highest total cost in a year, measured at its start and at the end of each day. */
export function highestCostIn(year: number, changes: readonly CostChange[]): Decimal {
  let total = ZERO
  let highest = ZERO
  const sorted = changes.toSorted((one, other) => compareTexts(one.date, other.date))
  for (const [at, { date, change }] of sorted.entries()) {
    if (date > `${year}-12-31`) break
    total = total.plus(change)
    const next = sorted[at + 1]?.date ?? ''
    const isEndOfDay = next !== date
    // The last change before the year gives the total at its start.
    if (isEndOfDay && (date >= `${year}-01-01` || next === '' || next >= `${year}-01-01`) && total.gt(highest)) {
      highest = total
    }
  }
  return highest
}
