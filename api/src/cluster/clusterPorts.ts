import { type Log, reasonOf } from '@palier/service/log'
import { createRedisLink } from '@palier/service/redisLink'
import { createRateLimit, type MakeRateLimit } from '../http/rateLimit.ts'
import type { Config } from '../config/config.ts'
import { listenToOthers } from '../database/connection/postgresSignal.ts'
import { createChangeSignal, type ChangeSignal } from '../kernel/changeSignal.ts'
import { createSharedRateLimits } from './sharedRateLimit.ts'

/** Ports shared by several processes of this service. A single process works the same way alone. */
export type ClusterPorts = {
  makeRateLimit: MakeRateLimit
  eventSignal: ChangeSignal
  /** Null if Redis is not used. */
  isRedisUp: (() => boolean) | null
  close(): Promise<void>
}

type Where = Pick<Config, 'databaseUrl' | 'redisUrl'>

/**
 * Resolves once connected or failed: an unreachable PostgreSQL listener or Redis does not prevent
 * the start.
 */
export async function connectCluster({ databaseUrl, redisUrl }: Where, log: Log): Promise<ClusterPorts> {
  const link = redisUrl === null ? null : createRedisLink(redisUrl, log)
  await link?.connect()
  const signal =
    databaseUrl === null
      ? null
      : listenToOthers({
          databaseUrl,
          onSignal: () => eventSignal.wakeHere(),
          onLost: (error) => log.warn(reasonOf(error), 'database notifications lost: events delayed by up to a second'),
        })
  const eventSignal = createChangeSignal(() => signal?.send())
  await signal?.begun

  return {
    makeRateLimit: link ? createSharedRateLimits(link) : createRateLimit,
    eventSignal,
    isRedisUp: link?.isUp ?? null,
    async close() {
      link?.close()
      await signal?.close()
    },
  }
}
