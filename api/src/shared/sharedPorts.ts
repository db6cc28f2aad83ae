import { createRateLimit, type MakeRateLimit } from '../app/rateLimit.ts'
import type { Config } from '../config.ts'
import { listenToOthers } from '../database/postgresSignal.ts'
import type { Log } from '../log.ts'
import { createWakeUp, type WakeUp } from '../services/wakeUp.ts'
import { connectRedis } from './redis.ts'
import { createSharedRateLimits } from './sharedRateLimit.ts'

/** What several processes of this service do together; in one process it does the same alone. */
export type SharedPorts = {
  makeRateLimit: MakeRateLimit
  wakeUp: WakeUp
  /** Whether Redis answers; null where none is used. */
  isRedisUp: (() => boolean) | null
  close(): Promise<void>
}

/** Resolves when the others can be heard, or cannot for now: neither keeps anybody from starting. */
export async function connectShared({ databaseUrl, redisUrl }: Config, log: Log): Promise<SharedPorts> {
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, log)
  const signal =
    databaseUrl === null
      ? null
      : listenToOthers({
          databaseUrl,
          onSignal: () => wakeUp.wakeHere(),
          onLost: (error) => log.warn({ err: error }, 'other processes are not heard: events may come a second late'),
        })
  const wakeUp = createWakeUp(() => signal?.send())
  await signal?.begun

  return {
    makeRateLimit: redis ? createSharedRateLimits(redis) : createRateLimit,
    wakeUp,
    isRedisUp: redis?.isUp ?? null,
    async close() {
      redis?.close()
      await signal?.close()
    },
  }
}
