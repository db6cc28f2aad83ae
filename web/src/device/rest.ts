const SLICE_MILLISECONDS = 8
/** A page that never rests does a slice as often. */
const PAUSE_MILLISECONDS = 30

/** Repeats a step while the page is idle, until it answers false. Returns a function that stops it. */
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
