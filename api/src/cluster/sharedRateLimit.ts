import { createHash } from 'node:crypto'
import type { RedisLink } from '@palier/service/redisLink'
import { z } from 'zod'
import { createRateLimit, type MakeRateLimit } from '../http/rateLimit.ts'

const PREFIX = 'palier:limit:'

// The window ends with the key: it begins with the first, and nothing is left of a caller who is gone.
const TAKE = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
return {0, 0}`

const LOOK = `return {tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1])}`

const counted = z.tuple([z.number(), z.number()])

/** The same windows for all processes, by the clock of Redis; while that is away, each process counts for itself. */
export function createSharedRateLimits(link: RedisLink): MakeRateLimit {
  return (options) => {
    const { name, maximum, windowSeconds } = options
    const alone = createRateLimit(options)

    async function ask(script: string, caller: string, ...parameters: number[]) {
      const answer = await link.ask((redis) => redis.eval(script, 1, keyOf(name, caller), ...parameters))
      if (answer === null) return null
      const [count, milliseconds] = counted.parse(answer)
      return { count, seconds: Math.max(1, Math.ceil(milliseconds / 1000)) }
    }

    return {
      maximum,
      async take(caller, now) {
        // Also where Redis counts: when it goes away, what was counted here is not forgotten.
        const own = await alone.take(caller, now)
        const window = await ask(TAKE, caller, windowSeconds * 1000)
        if (window === null) return own
        return window.count > maximum ? window.seconds : null
      },
      async giveBack(caller) {
        await alone.giveBack(caller)
        await ask(GIVE_BACK, caller)
      },
      async wait(caller, now) {
        const window = await ask(LOOK, caller)
        if (window === null) return alone.wait(caller, now)
        return window.count >= maximum ? window.seconds : null
      },
    }
  }
}

/** Addresses, and keys that were guessed at, are told to nobody who looks at Redis; and no key is long. */
function keyOf(name: string, caller: string): string {
  return `${PREFIX}${name}:${createHash('sha256').update(caller).digest('base64url').slice(0, 22)}`
}
