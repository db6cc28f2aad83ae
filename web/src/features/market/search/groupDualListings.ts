import type { StockMatch } from './searchStocks.ts'

type Listing = Pick<StockMatch, 'companyKey'>

/** The matches in their order, with the listings of one company together, at the place of the first. */
export function groupDualListings<Match extends Listing>(matches: readonly Match[]): Match[] {
  const groups = new Map<unknown, Match[]>()
  for (const match of matches) {
    // A listing without a known company is its own group.
    const key = match.companyKey ?? match
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()].flat()
}

/** Whether a match is one more listing of the company before it. */
export function isTwinOf(match: Listing, before: Listing | undefined): boolean {
  return match.companyKey != null && match.companyKey === before?.companyKey
}
