import { createHash } from 'node:crypto'
import type { RedisLink } from '@palier/service/redisLink'
import { z } from 'zod'
import { createRateLimit, type MakeRateLimit } from '../http/rateLimit.ts'

const PREFIX = 'palier:limit:'

// The window starts with the first request and ends with the key's expiry, so inactive callers
// leave no data.
const TAKE = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
return {0, 0}`

const LOOK = `return {tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1])}`

const counted = z.tuple([z.number(), z.number()])

/**
 * Rate limits shared by all processes, by the clock of Redis. While Redis is down, each process
 * counts separately.
 */
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
        // Counted locally too, so that local counts are complete if Redis fails.
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

/** Hashes the key: Redis holds no address or guessed secret, and keys stay short. */
function keyOf(name: string, caller: string): string {
  return `${PREFIX}${name}:${createHash('sha256').update(caller).digest('base64url').slice(0, 22)}`
}
