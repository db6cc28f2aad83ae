/** Converts a GraphQL amount to whole cents, for exact sums and taxes. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}
