const SLICE_MILLISECONDS = 8
/** A page that never rests does a slice as often. */
const PAUSE_MILLISECONDS = 30

/** Does a step again and again while the page rests, until it answers false. The verb that is given back ends it. */
export function whileResting(step: () => boolean): () => void {
  let isEnded = false
  // Not every browser says when it rests.
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
