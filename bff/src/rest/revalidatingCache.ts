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

/** Refusals that concern only the caller. */
const PERSONAL_STATUS: ReadonlySet<number> = new Set([401, 403, 429])

/** Thrown by a load whose value must not be cached because it concerns one user. */
export class PersonalAnswer extends Error {
  override readonly name = 'PersonalAnswer'
  readonly value: unknown

  constructor(value: unknown) {
    super('Response not cacheable')
    this.value = value
  }
}

/** Concurrent loads of a key share one call. */
export type FreshReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/** `staleSince`: null while fresh, else the instant of the last successful read. */
export type Lasting<Value> = { value: Value; staleSince: string | null }

export type LastingReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Lasting<Value>>

type SecondLevel<Value> = {
  find: (key: string) => Promise<{ value: Value; ageMilliseconds: number } | null>
  keep: (key: string, value: unknown) => void
}

export type SecondLevelOf = <Value>(name: string, milliseconds: number, shape: z.ZodType<Value>) => SecondLevel<Value>

export const NO_SECOND_LEVEL: SecondLevel<never> = { find: async () => null, keep() {} }

type Options<Value> = {
  /** Time to live since the value was read. */
  milliseconds: number
  now: () => number
  /** Limit of all values together, in JSON characters. */
  maximumCharacters?: number
  second?: SecondLevel<Value>
}

/** `fresh` stays the same object, so that callers can detect changes by identity. */
type Entry<Value> = { value: Value; fresh: Lasting<Value>; readAt: number; retryAt: number }

/** For public responses only. Does not cache failures. */
export function createFreshReads<Value>(
  milliseconds: number,
  now: () => number,
  second?: SecondLevel<Value>,
): FreshReads<Value> {
  const readThrough = createCache<Value>({ milliseconds, now, ...(second && { second }) })
  return async (key, load) => (await readThrough(key, load, false)).value
}

/** While the API is unavailable, serves the last value, marked as stale, for up to a day. */
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

export function isOutage(error: unknown): boolean {
  if (error instanceof ServiceUnavailable) return true
  return error instanceof RestError && (error.status >= 500 || error.code === 'InternalServerError')
}

/** True if an error concerns only the caller, so that concurrent callers must load again. */
export function isPersonal(error: unknown): boolean {
  return error instanceof PersonalAnswer || (error instanceof RestError && PERSONAL_STATUS.has(error.status))
}

function entryOf<Value>(value: Value, readAt: number): Entry<Value> {
  return { value, fresh: { value, staleSince: null }, readAt, retryAt: readAt }
}

function lastKnown<Value>({ value, readAt }: Entry<Value>): Lasting<Value> {
  return { value, staleSince: new Date(readAt).toISOString() }
}
