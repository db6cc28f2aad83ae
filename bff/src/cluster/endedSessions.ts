import type { RedisLink } from '@palier/service/redisLink'
import { z } from 'zod'
import type { EndedSessions } from '../live/liveConnections.ts'
import { TIME_IN_MILLISECONDS } from './redisTime.ts'

const ENDED_CHANNEL = 'palier:endedSessions'
const ENDED_KEY = 'palier:ended'

/** After this time a process has lost its connections, or learns of ended sessions from the API. */
const RETENTION_MILLISECONDS = 3_600_000
const MAXIMUM_SESSIONS = 10_000
const MAXIMUM_UNPUBLISHED = 1000

const PUBLISH = `
${TIME_IN_MILLISECONDS}
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[2])
redis.call('zremrangebyrank', KEYS[1], 0, -1 - ARGV[3])
redis.call('pexpire', KEYS[1], ARGV[2])
redis.call('publish', ARGV[4], ARGV[1])
return 1`

/** A session id: the digest of its token. */
const sessionId = z.string().regex(/^[\w-]{43}$/)

/**
 * Publishes ended sessions. After an outage of Redis, publishes those that ended during it and
 * reads those of other processes.
 */
export function createEndedSessions(link: RedisLink): EndedSessions {
  const unpublished = new Set<string>()
  let onEnded: (id: string) => void = () => {}

  async function publish(id: string): Promise<void> {
    const isPublished = await link.ask((redis) =>
      redis.eval(PUBLISH, 1, ENDED_KEY, id, RETENTION_MILLISECONDS, MAXIMUM_SESSIONS, ENDED_CHANNEL),
    )
    if (isPublished !== null) return
    if (unpublished.size >= MAXIMUM_UNPUBLISHED) unpublished.delete([...unpublished][0] ?? '')
    unpublished.add(id)
  }

  async function catchUp(): Promise<void> {
    const late = [...unpublished]
    unpublished.clear()
    for (const id of late) await publish(id)
    for (const id of (await link.ask((redis) => redis.zrange(ENDED_KEY, '0', '-1'))) ?? []) listen(id)
  }

  function listen(text: string): void {
    const id = sessionId.safeParse(text).data
    if (id !== undefined) onEnded(id)
  }

  link.listen(ENDED_CHANNEL, listen)
  link.onUp(() => void catchUp())

  return {
    notify: (id) => void publish(id),
    onEnded(listener) {
      onEnded = listener
    },
  }
}
