type Backoff = { firstMilliseconds: number; longestMilliseconds: number }

/** How long to wait after so many failures, counted from 1: twice as long each time, up to the longest. */
export function backoff(failures: number, { firstMilliseconds, longestMilliseconds }: Backoff): number {
  return Math.min(firstMilliseconds * 2 ** (failures - 1), longestMilliseconds)
}
