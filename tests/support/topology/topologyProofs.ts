import { setTimeout as delay } from 'node:timers/promises'
import type { Person } from '../people/person.ts'
import type { Member, Topology } from './topology.ts'
import { type LoadFigures, startLoad } from './topologyLoad.ts'

const LOOK_MILLISECONDS = 20
const TIMEOUT_MILLISECONDS = 20_000

const WATCHED = '{ viewer { watchLists { entries { stock { id } } } } }'
const PRICES = 'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { sequence stocks { id lastPrice } } }'

type Watched = { viewer: { watchLists: { entries: { stock: { id: string } }[] }[] } }

/** Somebody who follows the prices of their lists at one bff. */
export type Follower = Awaited<ReturnType<typeof follow>>

async function follow(topology: Topology, bff: Member, person: Person) {
  const own = topology.personAt(bff, person)
  const { viewer } = await own.read<Watched>(WATCHED)
  const ids = [...new Set(viewer.watchLists.flatMap(({ entries }) => entries.map(({ stock }) => stock.id)))]
  const prices = own.subscribe<{ pricesChanged: { sequence: number } }>(PRICES, { ids })
  const times: number[] = []
  let endedAt: number | null = null
  const reading = (async () => {
    try {
      for (;;) {
        await prices.next()
        times.push(performance.now())
      }
    } catch {
      endedAt = performance.now()
    }
  })()
  return {
    times,
    endedAt: () => endedAt,
    async stop() {
      await prices.stop()
      await reading
    },
  }
}

/** Waits until it holds; answers how long that took. Rejects when it takes too long. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < TIMEOUT_MILLISECONDS) {
    if (await holds()) return performance.now() - began
    await delay(LOOK_MILLISECONDS)
  }
  throw new Error(`It did not come to this: ${what}.`)
}

async function guestOf(topology: Topology): Promise<Person> {
  const person = topology.person()
  await person.signInAsGuest()
  return person
}

const isLeader = async (bff: Member) => (await bff.metric('palier_bff_is_leader')) === 1

async function leaderOf({ bffs }: Topology): Promise<{ leader: Member; other: Member }> {
  const [first, second] = bffs
  let found: { leader: Member; other: Member } | null = null
  await until(async () => {
    const [one, two] = await Promise.all([isLeader(first), isLeader(second)])
    if (one !== two) found = one ? { leader: first, other: second } : { leader: second, other: first }
    return found !== null
  }, 'one of both bffs reads the prices')
  if (found === null) throw new Error('Nobody reads the prices.')
  return found
}

/** How often the prices were read from the apis so far. */
async function readsSoFar({ apis }: Topology): Promise<number> {
  const counts = apis.map((api) => api.metric('palier_api_request_seconds_count', 'call="/api/Stocks/GetMany"'))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Follows at both bffs for so many ticks. */
export async function provePrices(topology: Topology, ticks: number) {
  const person = await guestOf(topology)
  const followers = await Promise.all(topology.bffs.map((bff) => follow(topology, bff, person)))
  await until(() => followers.every(({ times }) => times.length > 1), 'prices move at both bffs')
  await leaderOf(topology)
  const [reads, events] = [await readsSoFar(topology), followers.map(({ times }) => times.length)]
  await delay(ticks * topology.tickMilliseconds)
  const figures = {
    ticks,
    reads: (await readsSoFar(topology)) - reads,
    events: followers.map(({ times }, at) => times.length - (events[at] ?? 0)),
  }
  await Promise.all(followers.map((follower) => follower.stop()))
  return figures
}

/** Kills the bff that reads the prices, and looks at somebody who follows them at the other. */
export async function proveElection(topology: Topology) {
  const person = await guestOf(topology)
  // The leader has followers of its own, so that both processes want the same.
  const followers = await Promise.all(topology.bffs.map((bff) => follow(topology, bff, person)))
  await until(() => followers.every(({ times }) => times.length > 2), 'prices move at both bffs')
  const { leader, other } = await leaderOf(topology)
  const survivor = followers[topology.bffs.indexOf(other)]
  await leader.kill()
  const killedAt = performance.now()
  const electedAfter = await until(() => isLeader(other), 'the other bff reads the prices')
  await delay(3 * topology.tickMilliseconds)
  const longestGap = longestGapOf(survivor?.times ?? [], killedAt - topology.tickMilliseconds)
  const isSurvivorServed = survivor?.endedAt() === null
  await Promise.all(followers.map((follower) => follower.stop()))
  await leader.start()
  return { electedAfter, longestGap, isSurvivorServed }
}

/** Signs out at one bff; answers how long a socket at the other stays open. */
export async function proveSignOut(topology: Topology): Promise<number> {
  const [here, there] = topology.bffs
  const person = await guestOf(topology)
  const follower = await follow(topology, there, person)
  await until(() => follower.times.length > 0, 'prices come')
  await topology.personAt(here, person).read('mutation { signOut { __typename } }')
  const milliseconds = await until(() => follower.endedAt() !== null, 'the socket is closed')
  await follower.stop()
  return milliseconds
}

/**
 * Redis goes away for so many ticks, and comes back. How long nobody heard of a price at either bff, and how long it
 * takes until one reads for both again.
 */
export async function proveRedisOutage(topology: Topology, ticks: number) {
  const person = await guestOf(topology)
  const followers = await Promise.all(topology.bffs.map((bff) => follow(topology, bff, person)))
  await until(() => followers.every(({ times }) => times.length > 2), 'prices move at both bffs')
  const beganAt = performance.now()
  await topology.redis.stop()
  await delay(ticks * topology.tickMilliseconds)
  const canStillSignIn = await topology
    .person()
    .signInAsGuest()
    .then(({ signInAsGuest }) => signInAsGuest.__typename === 'SignInAsGuestPayload')
  await topology.redis.start()
  const endedAt = performance.now()
  await leaderOf(topology)
  const reunitedAfter = performance.now() - endedAt
  await delay(2 * topology.tickMilliseconds)
  const gaps = followers.map(({ times }) => longestGapOf(times, beganAt - topology.tickMilliseconds))
  await Promise.all(followers.map((follower) => follower.stop()))
  return { longestGap: Math.max(...gaps), reunitedAfter, canStillSignIn }
}

/** From an instant until now. */
function longestGapOf(times: readonly number[], from: number): number {
  const late = [...times.filter((time) => time >= from), performance.now()]
  return Math.max(...late.slice(1).map((time, at) => time - (late[at] ?? time)))
}

export type Ending = { name: string; code: number | null; milliseconds: number }

/** Stops and starts each process, one after the other, while people write and read. */
export async function proveRollingRestart(
  topology: Topology,
  { rounds = 1, writers = 3, readers = 3 } = {},
): Promise<{ endings: Ending[]; load: LoadFigures }> {
  const load = await startLoad(topology, { writers, readers })
  const endings: Ending[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const member of [...topology.apis, ...topology.bffs]) {
      const before = load.acknowledged()
      await until(() => load.acknowledged() > before + writers, 'people write')
      endings.push({ name: member.name, ...(await member.stop()) })
      await member.start()
    }
  }
  const before = load.acknowledged()
  await until(() => load.acknowledged() > before + writers, 'people write')
  return { endings, load: await load.end() }
}
