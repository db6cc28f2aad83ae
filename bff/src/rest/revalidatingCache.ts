import { RestError } from '@palier/contract/client'
import { createSingleFlight } from '@palier/service/flow/singleFlight'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
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

/** What the other processes have read as well. */
type SecondLevel<Value> = {
  find: (key: string) => Promise<{ value: Value; ageMilliseconds: number } | null>
  keep: (key: string, value: unknown) => void
}

/** The memory of all processes under this name, of values that come in this shape and are fresh for so long. */
export type SecondLevelOf = <Value>(name: string, milliseconds: number, shape: z.ZodType<Value>) => SecondLevel<Value>

/** Of a process that is alone. */
export const NO_SECOND_LEVEL: SecondLevel<never> = { find: async () => null, keep() {} }

type Options<Value> = {
  /** How long a value stays fresh, counted from its coming. */
  milliseconds: number
  now: () => number
  /** All values together, as JSON. */
  maximumCharacters?: number
  second?: SecondLevel<Value>
}

type Entry<Value> = { value: Value; readAt: number; retryAt: number }

/** For public answers only: what belongs to a person is never kept between two requests. A failure is not kept. */
export function createFreshReads<Value>(
  milliseconds: number,
  now: () => number,
  second?: SecondLevel<Value>,
): FreshReads<Value> {
  const readThrough = createCache<Value>({ milliseconds, now, ...(second && { second }) })
  return async (key, load) => (await readThrough(key, load, false)).value
}

/** Like fresh reads; and when the api gives no answer, what it last said, for a day at most and marked as such. */
export function createLastingReads<Value>(options: Options<Value>): LastingReads<Value> {
  const readThrough = createCache<Value>(options)
  return (key, load) => readThrough(key, load, true)
}

function createCache<Value>(options: Options<Value>) {
  const { milliseconds, now, maximumCharacters = MAXIMUM_CHARACTERS, second = NO_SECOND_LEVEL } = options
  const cache = new LRUCache<string, Entry<Value>>({
    max: MAXIMUM_KEPT,
    maxSize: maximumCharacters,
    sizeCalculation: ({ value }) => JSON.stringify(value ?? null).length,
  })
  const loads = createSingleFlight<Value>()

  async function loadThrough(key: string, load: () => Promise<Value>): Promise<Entry<Value>> {
    const found = await second.find(key)
    if (found) {
      const readAt = now() - found.ageMilliseconds
      return { value: found.value, readAt, retryAt: readAt }
    }
    const value = await load()
    second.keep(key, value)
    return { value, readAt: now(), retryAt: now() }
  }

  async function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
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
      return loaded.value
    })
  }

  return async (key: string, load: () => Promise<Value>, outlivesOutages: boolean): Promise<Lasting<Value>> => {
    const known = cache.get(key)
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

/** Whether the api is at fault, not what it was asked: no answer, a failure, or what is none of the contract. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ServiceUnavailable) return true
  return error instanceof RestError && (error.status >= 500 || error.code === 'InternalServerError')
}

export function isPersonal(error: unknown): boolean {
  return error instanceof PersonalAnswer || (error instanceof RestError && PERSONAL_STATUS.has(error.status))
}

function lastKnown<Value>({ value, readAt }: Entry<Value>): Lasting<Value> {
  return { value, staleSince: new Date(readAt).toISOString() }
}
