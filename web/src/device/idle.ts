/** Where a browser has no idle time to give, or never any: it is taken after so long. Milliseconds. */
const AT_THE_LATEST = 2000

/** Settles when the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST })
    // Safari knows no idle time.
    else setTimeout(resolve, AT_THE_LATEST / 10)
  })
}

/** Whether the reader has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  const { connection } = window.navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Marks for measurements that nothing is left to prefetch. */
export function markFetchedAhead(): void {
  performance.mark('fetched-ahead')
}
