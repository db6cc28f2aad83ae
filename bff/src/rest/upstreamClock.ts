/** Smaller differences are ignored: network time, and headers in whole seconds. */
const SMALLEST_MILLISECONDS = 30_000

/**
 * Clock of the API, which decides expiry, whatever the local clock says: corrected by the answers, else running on.
 * `running` is monotonic; `first` is used until the first correction.
 */
export function createUpstreamClock({ first, running }: { first: () => number; running: () => number }) {
  let offset = first() - running()

  return {
    now: () => offset + running(),
    /** The `Date` header of an answer. */
    observe(header: string | string[] | undefined): void {
      const reported = typeof header === 'string' ? Date.parse(header) : Number.NaN
      if (Math.abs(reported - (offset + running())) > SMALLEST_MILLISECONDS) offset = reported - running()
    },
  }
}
