import { RestError } from '@palier/contract/client'
import { LRUCache } from 'lru-cache'
import { ServiceUnavailable } from './serviceUnavailable.ts'

const MAXIMUM_KEPT = 2000
const MAXIMUM_CHARACTERS = 8_000_000
const LONGEST_OUTAGE_MILLISECONDS = 24 * 3_600_000
/** While the api is away it is asked again this often, so that its readers do not each wait for its silence. */
const RETRY_MILLISECONDS = 5000

/** Refusals of the person who asked, which say nothing to others who wait for the same answer. */
const PERSONAL_STATUS: ReadonlySet<number> = new Set([401, 403, 429])

/** Thrown by a load whose value is for the one who asked and for nobody else: it is not kept. */
export class PersonalAnswer extends Error {
  override readonly name = 'PersonalAnswer'
  readonly value: unknown

  constructor(value: unknown) {
    super('this answer is shared with nobody')
    this.value = value
  }
}

/** Reads through a memory: one load at a time for a key, and its value for the given time after it came. */
export type FreshReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/** `staleSince` is null while fresh, else the instant at which the value was last read. */
export type Lasting<Value> = { value: Value; staleSince: string | null }

export type LastingReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Lasting<Value>>

type Options = {
  /** How long a value stays fresh, counted from its coming. */
  milliseconds: number
  now: () => number
  /** All values together, as JSON. */
  maximumCharacters?: number
}

type Kept<Value> = { value: Value; readAt: number; retryAt: number }

/** For public answers only: what belongs to a person is never kept between two requests. A failure is not kept. */
export function createFreshReads<Value>(milliseconds: number, now: () => number): FreshReads<Value> {
  const readThrough = createMemory<Value>({ milliseconds, now })
  return async (key, load) => (await readThrough(key, load, false)).value
}

/** Like fresh reads; and when the api gives no answer, what it last said, for a day at most and marked as such. */
export function createLastingReads<Value>(options: Options): LastingReads<Value> {
  const readThrough = createMemory<Value>(options)
  return (key, load) => readThrough(key, load, true)
}

function createMemory<Value>({ milliseconds, now, maximumCharacters = MAXIMUM_CHARACTERS }: Options) {
  const memory = new LRUCache<string, Kept<Value>>({
    max: MAXIMUM_KEPT,
    maxSize: maximumCharacters,
    sizeCalculation: ({ value }) => JSON.stringify(value ?? null).length,
  })
  const underWay = new Map<string, Promise<Value>>()

  async function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    for (let other = underWay.get(key); other; other = underWay.get(key)) {
      try {
        return await other
      } catch (error) {
        if (!isPersonal(error)) throw error
      }
    }
    const loading = load()
      .then((value) => {
        const readAt = now()
        memory.set(key, { value, readAt, retryAt: readAt })
        return value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, loading)
    return loading
  }

  return async (key: string, load: () => Promise<Value>, outlivesOutages: boolean): Promise<Lasting<Value>> => {
    const known = memory.get(key)
    if (known && now() < known.readAt + milliseconds) return { value: known.value, staleSince: null }
    const isUsable = outlivesOutages && known && now() < known.readAt + LONGEST_OUTAGE_MILLISECONDS
    if (isUsable && now() < known.retryAt) return lastKnown(known)
    try {
      return { value: await loadOnce(key, load), staleSince: null }
    } catch (error) {
      if (!isUsable || !isOutage(error)) throw error
      known.retryAt = now() + RETRY_MILLISECONDS
      return lastKnown(known)
    }
  }
}

/** Whether the api is at fault, not what it was asked. */
export function isOutage(error: unknown): boolean {
  return error instanceof ServiceUnavailable || (error instanceof RestError && error.status >= 500)
}

export function isPersonal(error: unknown): boolean {
  return error instanceof PersonalAnswer || (error instanceof RestError && PERSONAL_STATUS.has(error.status))
}

function lastKnown<Value>({ value, readAt }: Kept<Value>): Lasting<Value> {
  return { value, staleSince: new Date(readAt).toISOString() }
}
