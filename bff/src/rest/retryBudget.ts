/** Token bucket refilled by a share of the calls, so that retries do not amplify an outage. */
export function createRetryBudget({ floor, share }: { floor: number; share: number }) {
  let allowed = floor

  return {
    earn(): void {
      allowed = Math.min(floor, allowed + share)
    },
    spend(): boolean {
      // Sums of fractions are inexact.
      if (allowed < 1 - 1e-9) return false
      allowed -= 1
      return true
    },
  }
}
