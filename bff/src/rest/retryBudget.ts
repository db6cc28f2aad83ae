/** So many repetitions at once, and beyond these a share of the calls: what fails everywhere must not be asked twice. */
export function createRetryBudget({ floor, share }: { floor: number; share: number }) {
  let allowed = floor

  return {
    /** Of each call that is sent. */
    earn(): void {
      allowed = Math.min(floor, allowed + share)
    },
    /** Whether one may be repeated, which is then used up. */
    spend(): boolean {
      // Shares do not add up to whole numbers exactly.
      if (allowed < 1 - 1e-9) return false
      allowed -= 1
      return true
    },
  }
}
