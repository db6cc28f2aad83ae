import { type Log, reasonOf } from '@palier/service/log'
import { createRedisLink } from '@palier/service/redisLink'
import { createRateLimit, type MakeRateLimit } from '../http/rateLimit.ts'
import type { Config } from '../config/config.ts'
import { listenToOthers } from '../database/connection/postgresSignal.ts'
import { createChangeSignal, type ChangeSignal } from '../kernel/changeSignal.ts'
import { createSharedRateLimits } from './sharedRateLimit.ts'

/** What several processes of this service do together; in one process it does the same alone. */
export type ClusterPorts = {
  makeRateLimit: MakeRateLimit
  eventSignal: ChangeSignal
  /** Whether Redis answers; null where none is used. */
  isRedisUp: (() => boolean) | null
  close(): Promise<void>
}

type Where = Pick<Config, 'databaseUrl' | 'redisUrl'>

/** Resolves when the others can be heard, or cannot for now: neither keeps anybody from starting. */
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
