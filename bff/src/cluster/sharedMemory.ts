import { createHash } from 'node:crypto'
import type { RedisLink } from '@palier/service/redisLink'
import { z } from 'zod'
import type { SharedWords } from '../cache/stockCache.ts'
import type { SecondMemoryOf } from '../rest/revalidatingCache.ts'
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

/** Values under names, all as long as they are fresh. What is too large or cannot be understood is not shared. */
function createSharedValues<Value>(link: RedisLink, name: string, milliseconds: number, shape: z.ZodType<Value>) {
  // A key may hold what only some may know, and is as long as whoever asks wants it.
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
    /** Nobody waits for it. */
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

export function createSharedMemory(link: RedisLink, wordsMilliseconds: number) {
  const words = createSharedValues(link, 'words', wordsMilliseconds, stockFacts)
  const wordsKey = (language: string, stockId: string) => `${language} ${stockId}`

  const secondMemoryOf: SecondMemoryOf = (name, milliseconds, shape) => {
    const values = createSharedValues(link, name, milliseconds, shape)
    return {
      find: async (key) => (await values.find([key]))[0] ?? null,
      keep: (key, value) => values.keep([[key, value]]),
    }
  }
  const sharedWords: SharedWords = {
    async find(language, stockIds) {
      const found = await words.find(stockIds.map((stockId) => wordsKey(language, stockId)))
      return found.map(({ value, ageMilliseconds }) => ({ facts: value, ageMilliseconds }))
    },
    keep: (stocks) => words.keep(stocks.map((facts) => [wordsKey(facts.language, facts.stockId), facts])),
  }
  return { secondMemoryOf, words: sharedWords }
}
