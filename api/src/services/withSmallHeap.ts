import { setFlagsFromString } from 'node:v8'

// In percent of what is in use; 0 leaves it to the engine.
const [SMALL_GROWTH, OWN_GROWTH] = [50, 0]

let works = 0

/**
 * Does a work that leaves much garbage behind, and has it collected early meanwhile: by itself the engine lets the heap
 * grow to several times what is in use. That costs a tenth more time, so that it is not for everything.
 */
export async function withSmallHeap<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  works += 1
  if (works === 1) letGrowBy(SMALL_GROWTH)
  try {
    return await work()
  } finally {
    works -= 1
    if (works === 0) letGrowBy(OWN_GROWTH)
  }
}

function letGrowBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}
