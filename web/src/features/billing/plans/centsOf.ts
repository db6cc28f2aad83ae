/** An amount of the graph in whole cents, in which sums and taxes are reckoned exactly. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}
