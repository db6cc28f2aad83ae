import { LRUCache } from 'lru-cache'

const MAXIMUM_ANSWERS = 2000
const MAXIMUM_CHARACTERS = 32_000_000
/** Shorter ones are parsed sooner than they are looked up. */
const SHORTEST = 1000

/**
 * Parses answers; one that is letter for letter the last of its key is that very value again: an answer that
 * did not change is neither parsed nor checked anew. None is ever older or somebody else's, whatever
 * the key: the text itself decides. The values are shared, so nobody may change them.
 */
export function createParsedAnswers() {
  const last = new LRUCache<string, { text: string; value: unknown }>({
    max: MAXIMUM_ANSWERS,
    maxSize: MAXIMUM_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  })

  /** Undefined for what is not JSON. */
  return (key: string, text: string): unknown => {
    if (text.length < SHORTEST) return parseOrNothing(text)
    const known = last.get(key)
    if (known?.text === text) return known.value
    const value = parseOrNothing(text)
    last.set(key, { text, value })
    return value
  }
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
