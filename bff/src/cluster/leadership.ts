import type { RedisLink } from '@palier/service/redisLink'

export const LEADER_KEY = 'palier:leader'

const SHORTEST_LEASE_MILLISECONDS = 500
const LONGEST_LEASE_MILLISECONDS = 10_000
const ATTEMPTS_A_LEASE = 3

const TAKE_OR_RENEW = `
local holder = redis.call('get', KEYS[1])
if holder == ARGV[1] then
  redis.call('pexpire', KEYS[1], ARGV[2])
  return 1
end
return redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2], 'nx') and 1 or 0`

const RELEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`

/** True while this process holds the lease. */
export type Holds = () => boolean

export type Leadership = ReturnType<typeof createLeadership>

type Options = { link: RedisLink; instanceId: string; periodMilliseconds: number }

/**
 * Leader election by a renewable Redis lease. A process that cannot renew stops by its own clock
 * before the lease expires. A silent leader is replaced within the period.
 */
export function createLeadership({ link, instanceId, periodMilliseconds }: Options) {
  const lease = leaseFor(periodMilliseconds)
  const candidates = new Set<(holds: Holds) => void>()
  let term = {}
  let heldUntil = -Infinity
  let isClosed = false
  let timer: NodeJS.Timeout | null = null

  const isLeader = () => performance.now() < heldUntil

  async function strive(): Promise<void> {
    const askedAt = performance.now()
    const answer = await link.ask((redis) => redis.eval(TAKE_OR_RENEW, 1, LEADER_KEY, instanceId, lease))
    if (isClosed) return
    if (answer === 1) hold(askedAt + lease)
    // Without a reply from Redis, the holder is unknown.
    else if (answer !== null) heldUntil = -Infinity
    timer = setTimeout(() => void strive(), lease / ATTEMPTS_A_LEASE)
  }

  function hold(until: number): void {
    const isElected = !isLeader()
    heldUntil = until
    if (!isElected) return
    const own = {}
    term = own
    for (const elect of candidates) elect(() => term === own && isLeader())
  }

  return {
    isLeader,
    /** Called on each election of this process. */
    onElected: (elect: (holds: Holds) => void) => void candidates.add(elect),
    start: () => void strive(),
    /** Releases the lease early. */
    async close(): Promise<void> {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (!isLeader()) return
      heldUntil = -Infinity
      await link.ask((redis) => redis.eval(RELEASE, 1, LEADER_KEY, instanceId))
    },
  }
}

/**
 * Other processes try up to a third of the lease after it expires. Lease and delay together are
 * shorter than a period of one second or more.
 */
function leaseFor(periodMilliseconds: number): number {
  const wanted = Math.max(SHORTEST_LEASE_MILLISECONDS, 0.6 * periodMilliseconds)
  return Math.round(Math.min(wanted, LONGEST_LEASE_MILLISECONDS))
}
