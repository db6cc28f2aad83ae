import { createHash } from 'node:crypto'
import type { RedisLink } from '@palier/service/redisLink'
import { z } from 'zod'
import type { SharedStocks } from '../cache/stockCache.ts'
import type { SecondLevelOf } from '../rest/revalidatingCache.ts'
import { parseMessage, stockFacts } from './messages.ts'

const LARGEST_CHARACTERS = 512 * 1024
const VALUES_A_COMMAND = 500

const READ = `
local found = {}
for index, key in ipairs(KEYS) do
  found[index] = { redis.call('get', key), redis.call('pttl', key) }
end
return found`

const WRITE = `
for index, key in ipairs(KEYS) do redis.call('set', key, ARGV[index + 1], 'px', ARGV[1]) end
return 1`

const rows = z.array(z.tuple([z.string().nullable(), z.number()]))

type Aged<Value> = { value: Value; ageMilliseconds: number }

/** Shared cache with a TTL. Skips values that are malformed or too large. */
function createSharedValues<Value>(link: RedisLink, name: string, milliseconds: number, shape: z.ZodType<Value>) {
  // Keys are hashed: they may contain private data and be of any length.
  const keyOf = (key: string) => `palier:memory:${createHash('sha256').update(`${name} ${key}`).digest('base64url')}`

  return {
    async find(keys: string[]): Promise<Aged<Value>[]> {
      const asked = keys.slice(0, VALUES_A_COMMAND).map(keyOf)
      const found = rows.safeParse(await link.ask((redis) => redis.eval(READ, asked.length, ...asked)))
      return (found.data ?? []).flatMap(([text, left]) => {
        const parsed = text === null ? null : parseMessage(z.tuple([shape]), text)
        return parsed ? { value: parsed[0], ageMilliseconds: Math.max(0, milliseconds - left) } : []
      })
    },
    /** Stores values without waiting for Redis. */
    keep(values: [key: string, value: unknown][]): void {
      const written = values
        .slice(0, VALUES_A_COMMAND)
        .map(([key, value]) => [keyOf(key), JSON.stringify([value])] as const)
        .filter(([, text]) => text.length <= LARGEST_CHARACTERS)
      if (written.length === 0) return
      const keys = written.map(([key]) => key)
      const texts = written.map(([, text]) => text)
      void link.ask((redis) => redis.eval(WRITE, keys.length, ...keys, milliseconds, ...texts))
    },
  }
}

/**
 * Caches shared by all processes in Redis. If Redis is unavailable, reads find nothing and writes
 * are skipped.
 */
export function createSharedCache(link: RedisLink, stockMilliseconds: number) {
  const stocks = createSharedValues(link, 'stocks', stockMilliseconds, stockFacts)
  const stockKey = (language: string, stockId: string) => `${language} ${stockId}`

  const secondLevelOf: SecondLevelOf = (name, milliseconds, shape) => {
    const values = createSharedValues(link, name, milliseconds, shape)
    return {
      find: async (key) => (await values.find([key]))[0] ?? null,
      keep: (key, value) => values.keep([[key, value]]),
    }
  }
  const sharedStocks: SharedStocks = {
    async find(language, stockIds) {
      const found = await stocks.find(stockIds.map((stockId) => stockKey(language, stockId)))
      return found.map(({ value, ageMilliseconds }) => ({ facts: value, ageMilliseconds }))
    },
    keep: (read) => stocks.keep(read.map((facts) => [stockKey(facts.language, facts.stockId), facts])),
  }
  return { secondLevelOf, stocks: sharedStocks }
}
