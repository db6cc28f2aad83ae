/** An amount of the graph in whole cents, in which sums and taxes are computed exactly. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}
