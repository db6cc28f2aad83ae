/** Clocks that differ by less are taken for the same: answers travel, and a header tells whole seconds. */
const SMALLEST_MILLISECONDS = 30_000

/**
 * The time of the api, by which sessions end and prices were read, whatever the clock of this machine says: it goes on
 * by itself from what the answers tell. `running` never jumps; `first` is believed until an answer says otherwise.
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
