import { RestError } from '@palier/contract/client'
import { createSingleFlight } from '@palier/service/flow/singleFlight'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { ServiceUnavailable } from './serviceUnavailable.ts'

const MAXIMUM_ENTRIES = 2000
const MAXIMUM_CHARACTERS = 8_000_000
const LONGEST_OUTAGE_MILLISECONDS = 24 * 3_600_000
/** Retry interval while the API is unavailable, so that readers do not each wait for a timeout. */
const RETRY_MILLISECONDS = 5000

/** Refusals that concern only the person who asked. */
const PERSONAL_STATUS: ReadonlySet<number> = new Set([401, 403, 429])

/** Thrown by a load whose value must not be cached because it is for one person only. */
export class PersonalAnswer extends Error {
  override readonly name = 'PersonalAnswer'
  readonly value: unknown

  constructor(value: unknown) {
    super('Response not cacheable')
    this.value = value
  }
}

/** Reads through a cache: concurrent loads of a key share one call. */
export type FreshReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/** `staleSince` is null while fresh, else when the value was last read. */
export type Lasting<Value> = { value: Value; staleSince: string | null }

export type LastingReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Lasting<Value>>

/** Second-level cache shared by all processes. */
type SecondLevel<Value> = {
  find: (key: string) => Promise<{ value: Value; ageMilliseconds: number } | null>
  keep: (key: string, value: unknown) => void
}

/** Second-level cache of this name for values of this shape and lifetime. */
export type SecondLevelOf = <Value>(name: string, milliseconds: number, shape: z.ZodType<Value>) => SecondLevel<Value>

/** For a single process. */
export const NO_SECOND_LEVEL: SecondLevel<never> = { find: async () => null, keep() {} }

type Options<Value> = {
  /** Time to live, from when the value was read. */
  milliseconds: number
  now: () => number
  /** Bound of all values together, as JSON characters. */
  maximumCharacters?: number
  second?: SecondLevel<Value>
}

/** `fresh` is handed out while the value is, so that who gets the very same one knows that nothing changed. */
type Entry<Value> = { value: Value; fresh: Lasting<Value>; readAt: number; retryAt: number }

/** TTL cache for public answers only. Failures are not cached. */
export function createFreshReads<Value>(
  milliseconds: number,
  now: () => number,
  second?: SecondLevel<Value>,
): FreshReads<Value> {
  const readThrough = createCache<Value>({ milliseconds, now, ...(second && { second }) })
  return async (key, load) => (await readThrough(key, load, false)).value
}

/** Like fresh reads, but serves the last value, marked as stale, for up to a day while the API is unavailable. */
export function createLastingReads<Value>(options: Options<Value>): LastingReads<Value> {
  const readThrough = createCache<Value>(options)
  return (key, load) => readThrough(key, load, true)
}

function createCache<Value>(options: Options<Value>) {
  const { milliseconds, now, maximumCharacters = MAXIMUM_CHARACTERS, second = NO_SECOND_LEVEL } = options
  const cache = new LRUCache<string, Entry<Value>>({
    max: MAXIMUM_ENTRIES,
    maxSize: maximumCharacters,
    sizeCalculation: ({ value }) => JSON.stringify(value ?? null).length,
  })
  const loads = createSingleFlight<Lasting<Value>>()

  async function loadThrough(key: string, load: () => Promise<Value>): Promise<Entry<Value>> {
    const found = await second.find(key)
    if (found) {
      const readAt = now() - found.ageMilliseconds
      return entryOf(found.value, readAt)
    }
    const value = await load()
    second.keep(key, value)
    return entryOf(value, now())
  }

  async function loadOnce(key: string, load: () => Promise<Value>): Promise<Lasting<Value>> {
    for (let other = loads.of(key); other; other = loads.of(key)) {
      try {
        return await other
      } catch (error) {
        if (!isPersonal(error)) throw error
      }
    }
    return loads.run(key, async () => {
      const loaded = await loadThrough(key, load)
      cache.set(key, loaded)
      return loaded.fresh
    })
  }

  return async (key: string, load: () => Promise<Value>, outlivesOutages: boolean): Promise<Lasting<Value>> => {
    const known = cache.get(key)
    if (known && now() < known.readAt + milliseconds) return known.fresh
    const isUsable = outlivesOutages && known && now() < known.readAt + LONGEST_OUTAGE_MILLISECONDS
    if (isUsable && now() < known.retryAt) return lastKnown(known)
    try {
      return await loadOnce(key, load)
    } catch (error) {
      if (!isUsable || !isOutage(error)) throw error
      known.retryAt = now() + RETRY_MILLISECONDS
      return lastKnown(known)
    }
  }
}

/** Whether the API failed rather than refused: no answer, a server error, or one outside the contract. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ServiceUnavailable) return true
  return error instanceof RestError && (error.status >= 500 || error.code === 'InternalServerError')
}

/** Whether what a load threw concerns only the person who asked, so that others must not be told it. */
export function isPersonal(error: unknown): boolean {
  return error instanceof PersonalAnswer || (error instanceof RestError && PERSONAL_STATUS.has(error.status))
}

function entryOf<Value>(value: Value, readAt: number): Entry<Value> {
  return { value, fresh: { value, staleSince: null }, readAt, retryAt: readAt }
}

function lastKnown<Value>({ value, readAt }: Entry<Value>): Lasting<Value> {
  return { value, staleSince: new Date(readAt).toISOString() }
}
