/** Smaller differences are ignored: network latency, and headers in whole seconds. */
const SMALLEST_MILLISECONDS = 30_000

/**
 * Clock that decides expiry. `running` is monotonic; `first` applies until the first correction.
 */
export function createUpstreamClock({ first, running }: { first: () => number; running: () => number }) {
  let offset = first() - running()

  return {
    now: () => offset + running(),
    observe(header: string | string[] | undefined): void {
      const reported = typeof header === 'string' ? Date.parse(header) : Number.NaN
      if (Math.abs(reported - (offset + running())) > SMALLEST_MILLISECONDS) offset = reported - running()
    },
  }
}
