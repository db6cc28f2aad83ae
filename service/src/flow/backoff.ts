type Backoff = { firstMilliseconds: number; longestMilliseconds: number }

/** Exponential backoff by number of failures, starting at 1. */
export function backoff(failures: number, { firstMilliseconds, longestMilliseconds }: Backoff): number {
  return Math.min(firstMilliseconds * 2 ** (failures - 1), longestMilliseconds)
}
