import { expect } from 'vitest'
import type { Config } from '../config/config.ts'
import type { TestRedis } from './startRedis.ts'
import { startTestBff, type TestBff } from './startTestBff.ts'
import { startUpstream } from './upstream.ts'

export type TestPair = Awaited<ReturnType<typeof startPair>>

/** Two of the service before one upstream, each with a way of its own to one Redis. Resolves when one of them leads. */
export async function startPair(redis: TestRedis, config: Partial<Config> = {}) {
  await redis.client.flushall()
  const upstream = await startUpstream()
  const ways = [await redis.line(), await redis.line()] as const
  const [one, two] = await Promise.all([
    startTestBff({ ...config, redisUrl: ways[0].url }, {}, upstream),
    startTestBff({ ...config, redisUrl: ways[1].url }, {}, upstream),
  ])
  const both = [one, two] as const
  const isLeader = ({ services }: TestBff) => services.sharing.isLeader()

  async function untilShared(): Promise<void> {
    await expect
      .poll(() => both.every(({ services }) => services.sharing.isUp()) && both.filter(isLeader).length === 1, {
        timeout: 5000,
        interval: 10,
      })
      .toBe(true)
  }
  await untilShared()

  return {
    upstream,
    one,
    two,
    /** Resolves when both reach Redis and one of them leads. */
    untilShared,
    /** Who leads, and who does not. */
    roles: () => (isLeader(one) ? { leader: one, other: two } : { leader: two, other: one }),
    /** The way of this one to Redis. */
    wayOf: (bff: TestBff) => ways[bff === one ? 0 : 1],
    async stop(): Promise<void> {
      await Promise.all(both.map((bff) => bff.stop()))
      for (const way of ways) way.stop()
    },
  }
}
