import { setFlagsFromString } from 'node:v8'

// In percent of what is in use; 0 leaves it to the engine.
const [SMALL_GROWTH, OWN_GROWTH] = [50, 0]

let works = 0

/**
 * Has the garbage of a work that leaves much of it behind collected early, until what this answers is called: by itself
 * the engine lets the heap grow to several times what is in use. That costs a tenth more time, so that it is not for
 * everything.
 */
export function keepHeapSmall(): () => void {
  works += 1
  if (works === 1) letGrowBy(SMALL_GROWTH)
  return () => {
    works -= 1
    if (works === 0) letGrowBy(OWN_GROWTH)
  }
}

/** Does such a work. */
export async function withSmallHeap<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const end = keepHeapSmall()
  try {
    return await work()
  } finally {
    end()
  }
}

function letGrowBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}
