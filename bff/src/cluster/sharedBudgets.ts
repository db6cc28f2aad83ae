import { createHash } from 'node:crypto'
import type { RedisLink } from '@palier/service/redisLink'
import { BUCKET_SECONDS, type TakeShared } from '../limits/operationBudgets.ts'
import { TIME_IN_MILLISECONDS } from './redisTime.ts'

const TAKE = `
${TIME_IN_MILLISECONDS}
local asked, perSecond, seconds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local maximum = perSecond * seconds
local bucket = redis.call('hmget', KEYS[1], 'left', 'at')
local left = tonumber(bucket[1]) or maximum
local at = tonumber(bucket[2]) or now
left = math.min(maximum, left + math.max(0, now - at) / 1000 * perSecond)
if left < asked then return math.ceil((asked - left) / perSecond) end
redis.call('hset', KEYS[1], 'left', left - asked, 'at', now)
redis.call('pexpire', KEYS[1], seconds * 1000)
return 0`

/** Token buckets in Redis, by its clock. A key expires once its bucket is full again. */
export function createSharedBudgets(link: RedisLink): TakeShared {
  return async (whose, points, pointsPerSecond) => {
    const key = `palier:points:${createHash('sha256').update(whose).digest('base64url')}`
    const waitSeconds = await link.ask((redis) => redis.eval(TAKE, 1, key, points, pointsPerSecond, BUCKET_SECONDS))
    return typeof waitSeconds === 'number' ? waitSeconds : null
  }
}
