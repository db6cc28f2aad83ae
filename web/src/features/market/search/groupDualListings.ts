import type { StockMatch } from './searchStocks.ts'

type Listing = Pick<StockMatch, 'companyKey'>

/** Groups the listings of one company at the position of the first. */
export function groupDualListings<Match extends Listing>(matches: readonly Match[]): Match[] {
  const groups = new Map<unknown, Match[]>()
  for (const match of matches) {
    // A listing without a known company is a group of one.
    const key = match.companyKey ?? match
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()].flat()
}

export function isTwinOf(match: Listing, before: Listing | undefined): boolean {
  return match.companyKey != null && match.companyKey === before?.companyKey
}
