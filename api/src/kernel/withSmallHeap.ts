import { setFlagsFromString } from 'node:v8'

// Percent of the heap in use. 0: the engine's default.
const SMALL_GROWTH = 50
const OWN_GROWTH = 0

let works = 0

/**
 * Collects garbage early until the returned function is called. By default the heap may grow to
 * several times its contents. Costs about 10% more time, so use it only for work with much garbage.
 */
export function keepHeapSmall(): () => void {
  works += 1
  if (works === 1) letGrowBy(SMALL_GROWTH)
  return () => {
    works -= 1
    if (works === 0) letGrowBy(OWN_GROWTH)
  }
}

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
