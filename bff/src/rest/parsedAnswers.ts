import { LRUCache } from 'lru-cache'

const MAXIMUM_ANSWERS = 5000
const MAXIMUM_CHARACTERS = 32_000_000

/** An answer and its digest, which the API sends to be told later that it is known; null from one that sends none. */
export type KnownAnswer = { text: string; digest: string | null; value: unknown }

/**
 * Parses answers; one that is letter for letter the last of its key is that very value again: an answer that
 * did not change is neither parsed nor checked anew. None is ever older or somebody else's, whatever
 * the key: the text itself decides. The values are shared, so nobody may change them.
 */
export function createParsedAnswers() {
  const last = new LRUCache<string, KnownAnswer>({
    max: MAXIMUM_ANSWERS,
    maxSize: MAXIMUM_CHARACTERS,
    // An empty one has a size too.
    sizeCalculation: ({ text }) => text.length + 1,
  })

  return {
    /** The last answer of this key. */
    known: (key: string): KnownAnswer | null => last.get(key) ?? null,
    /** Undefined for what is not JSON. */
    parse(key: string, text: string, digest: string | null = null): unknown {
      const known = last.get(key)
      const value = known?.text === text ? known.value : parseOrNothing(text)
      if (known?.text !== text || known.digest !== digest) last.set(key, { text, digest, value })
      return value
    },
  }
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
