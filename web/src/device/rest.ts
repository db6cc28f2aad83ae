const SLICE_MILLISECONDS = 8
/** Longest pause between slices if the page is never idle. */
const PAUSE_MILLISECONDS = 30

/** Repeats `step` until it returns false. Returns a function that stops it. */
export function whileResting(step: () => boolean): () => void {
  let isEnded = false
  // Not every browser has requestIdleCallback.
  const rest = (next: () => void) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(next, { timeout: PAUSE_MILLISECONDS })
      : setTimeout(next, PAUSE_MILLISECONDS)
  function work() {
    const end = performance.now() + SLICE_MILLISECONDS
    while (!isEnded && performance.now() < end) {
      if (!step()) return
    }
    if (!isEnded) rest(work)
  }
  rest(work)
  return () => {
    isEnded = true
  }
}
