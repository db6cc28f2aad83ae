/** Reads again what an answer was made of. */
type ReadAgain<Reader> = (reader: Reader) => unknown

/** One of the things that an answer was made of. */
type Source<Reader> = { readAgain: ReadAgain<Reader>; value: unknown }

export type KnownSources<Reader> = readonly Source<Reader>[]

export type AnswerSources<Reader> = ReturnType<typeof createAnswerSources<Reader>>

/**
 * What the answer of one operation is made of, noted as it is read. Where all of it reads the same again, the same answer
 * would be made again. An answer of which something is not noted, because it cannot be read again, is spoilt for that.
 */
export function createAnswerSources<Reader>() {
  let sources: Source<Reader>[] | null = null
  let hasProof = false

  return {
    /** From here on what is read belongs to the answer. */
    begin(): void {
      sources = []
      hasProof = false
    },
    /**
     * Objects are the same only where they are the very same, and are not held. `isProof`: the API answers it to nobody
     * whose session is over.
     */
    note(readAgain: ReadAgain<Reader>, value: unknown, isProof = false): void {
      sources?.push({ readAgain, value: isObject(value) ? new WeakRef(value) : value })
      hasProof ||= isProof
    },
    /** The answer is made of something that cannot be read again, or has changed something. */
    spoil(): void {
      sources = null
    },
    /** Null where they are not all known, or none of them proves the session. */
    known: (): KnownSources<Reader> | null => (hasProof ? sources : null),
  }
}

/** Whether all of it reads the same again; all is read at once. */
export async function readTheSame<Reader>(sources: KnownSources<Reader>, reader: Reader): Promise<boolean> {
  const reads = await Promise.allSettled(sources.map(async ({ readAgain }) => readAgain(reader)))
  return sources.every(({ value }, index) => {
    const read = reads[index]
    const before = value instanceof WeakRef ? (value.deref() ?? NO_LONGER_HELD) : value
    return read?.status === 'fulfilled' && read.value === before
  })
}

/** What was read is in no memory any more: nothing is the same as that. */
const NO_LONGER_HELD = Symbol('no longer held')

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
