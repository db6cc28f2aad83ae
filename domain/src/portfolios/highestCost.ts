import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

/** What a day adds to a cost, in Canadian dollars; below 0 what it takes. */
export type CostChange = { readonly date: string; readonly change: Decimal }

/** The largest total of costs in a year, at its beginning or at the end of a day. */
export function highestCostIn(year: number, changes: readonly CostChange[]): Decimal {
  let [total, highest] = [ZERO, ZERO]
  const sorted = changes.toSorted((one, other) => compareTexts(one.date, other.date))
  for (const [at, { date, change }] of sorted.entries()) {
    if (date > `${year}-12-31`) break
    total = total.plus(change)
    const next = sorted[at + 1]?.date ?? ''
    const isEndOfDay = next !== date
    // What comes last before the year is its beginning.
    if (isEndOfDay && (date >= `${year}-01-01` || next === '' || next >= `${year}-01-01`) && total.gt(highest)) {
      highest = total
    }
  }
  return highest
}
