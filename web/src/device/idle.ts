const AT_THE_LATEST = 2000

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST })
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, AT_THE_LATEST / 10)
  })
}

export function prefersReducedData(): boolean {
  const { connection } = window.navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

export function markFetchedAhead(): void {
  performance.mark('fetched-ahead')
}
