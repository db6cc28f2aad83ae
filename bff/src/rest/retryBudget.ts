/** Token bucket for retries, refilled by a share of the calls, so that an outage is not amplified. */
export function createRetryBudget({ floor, share }: { floor: number; share: number }) {
  let allowed = floor

  return {
    /** Called for each call sent. */
    earn(): void {
      allowed = Math.min(floor, allowed + share)
    },
    /** Takes one retry; false when none is left. */
    spend(): boolean {
      // Fractions do not add up to whole numbers exactly.
      if (allowed < 1 - 1e-9) return false
      allowed -= 1
      return true
    },
  }
}
