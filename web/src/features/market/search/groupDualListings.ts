import type { StockMatch } from './searchStocks.ts'

type Listing = Pick<StockMatch, 'companyKey'>

/** The matches in their order, but the listings of one company one under the other, where the first of them stands. */
export function groupDualListings<Match extends Listing>(matches: readonly Match[]): Match[] {
  const groups = new Map<unknown, Match[]>()
  for (const match of matches) {
    // A listing whose company is not known stands for itself.
    const key = match.companyKey ?? match
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()].flat()
}

/** Whether a match is one more listing of the company before it. */
export function isTwinOf(match: Listing, before: Listing | undefined): boolean {
  return match.companyKey != null && match.companyKey === before?.companyKey
}
