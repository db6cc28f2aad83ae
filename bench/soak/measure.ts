// People who read, follow prices, write and come back, for a long time, on the built product: what it holds must not
// grow. After npm run build: node --import tsx bench/soak/measure.ts [minutes=30] [users=100]. Ends with 1 where a
// limit is broken.
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/lib/freePort.mjs'
import type { Service } from '../../scripts/lib/services.mjs'
import { startPalier } from '../../tests/support/palier.ts'
import { projectRoot } from '../../tests/support/sources.ts'
import { readMetric } from '../../tests/support/load/tickLoad.ts'
import { createUser, type Deeds, type User } from '../../tests/support/load/soakUser.ts'

const [MINUTES = 30, USERS = 100] = process.argv.slice(2).map(Number)
const SAMPLE_SECONDS = 10
/** Compiled code, caches and pools find their size; then nothing may grow. */
const WARM_UP_MINUTES = Math.min(5, MINUTES / 3)
const REST_SECONDS = { shortest: 3, longest: 9 }
const ARRIVAL_SECONDS = 0.5
const LIMITS = { mebibytesAMinute: 1, sockets: 0, followers: 0, timers: 4 }
const MEBIBYTE = 1024 * 1024

type Report = { rss: number; held: number; resources: Record<string, number>; uncaught: number }
type Sample = { minute: number; api: Report; bff: Report }

const metricsPort = await freePort()
const palier = await startPalier(
  {
    LOG_LEVEL: 'warn',
    // All of these people come from one address.
    REQUESTS_PER_MINUTE: '1000000',
    NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'bench/soak/selfReport.mjs')).href}`,
  },
  { bffEnvironment: { METRICS_PORT: String(metricsPort) } },
)
const deeds: Deeds = { screens: 0, writes: 0, reconnects: 0, ticks: 0, failures: [] }
let areKept = true

try {
  const base = await sample(0)
  const samples = await run()
  // Connections that are kept for the next request close after five seconds without one.
  await delay(15_000)
  const end = await sample(0)
  judge(samples, base, end)
  limit('sockets', await readMetric(metricsPort, 'sockets'), LIMITS.sockets)
  limit('subscriptions', await readMetric(metricsPort, 'socket_subscriptions'), LIMITS.sockets)
  limit('followers of prices', await readMetric(metricsPort, 'price_followers'), LIMITS.followers)
} finally {
  await palier.stop()
}
process.exitCode = areKept ? 0 : 1

async function run(): Promise<Sample[]> {
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const samples: Sample[] = []
  const users = Array.from({ length: USERS }, (_, number) => live(number, () => minute() < MINUTES))
  while (minute() < MINUTES) {
    await delay(SAMPLE_SECONDS * 1000)
    const taken = await sample(minute())
    samples.push(taken)
    console.log(
      `${taken.minute.toFixed(1).padStart(5)} min  ${wordsOf('api', taken.api)}  ${wordsOf('bff', taken.bff)}  ` +
        `${deeds.screens} screens, ${deeds.writes} writes, ${deeds.reconnects} reconnects, ${deeds.ticks} events`,
    )
  }
  await Promise.all(users)
  return samples
}

async function live(number: number, goesOn: () => boolean): Promise<void> {
  await delay(number * ARRIVAL_SECONDS * 1000)
  const user = await arrive(goesOn)
  while (goesOn()) {
    await user?.act()
    await rest()
  }
  await user?.leave()
}

async function arrive(goesOn: () => boolean): Promise<User | null> {
  while (goesOn()) {
    try {
      return await createUser(palier.url, deeds)
    } catch (error) {
      deeds.failures.push(String(error))
      await rest()
    }
  }
  return null
}

function rest(): Promise<void> {
  const { shortest, longest } = REST_SECONDS
  return delay((shortest + Math.random() * (longest - shortest)) * 1000)
}

async function sample(minute: number): Promise<Sample> {
  const [api, bff] = await Promise.all([reportOf(palier.api), reportOf(palier.bff)])
  return { minute, api, bff }
}

async function reportOf({ child }: Service): Promise<Report> {
  const heard = once(child, 'message') as Promise<[Report]>
  child.send('report')
  const [report] = await heard
  return report
}

function judge(samples: readonly Sample[], base: Sample, end: Sample): void {
  const warm = samples.filter(({ minute }) => minute > WARM_UP_MINUTES)
  for (const room of ['api', 'bff'] as const) {
    for (const what of ['held', 'rss'] as const) {
      const slope = slopeOf(warm.map((one) => [one.minute, one[room][what] / MEBIBYTE]))
      limit(`${room} ${what}, MiB a minute`, Math.round(slope * 100) / 100, LIMITS.mebibytesAMinute)
    }
    const timers = (end[room].resources['Timeout'] ?? 0) - (base[room].resources['Timeout'] ?? 0)
    limit(`${room} timers more than before`, timers, LIMITS.timers)
    limit(`${room} uncaught failures`, end[room].uncaught, 0)
    console.log(`${room} resources: ${JSON.stringify(base[room].resources)} → ${JSON.stringify(end[room].resources)}`)
  }
  limit('failures that people saw', deeds.failures.length, 0)
  for (const failure of deeds.failures.slice(0, 10)) console.log(`  ${failure}`)
  limit('warnings of listeners', palier.lines.filter((line) => line.includes('MaxListenersExceeded')).length, 0)
}

/** Of the line that lies nearest to the points. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread
}

function wordsOf(room: string, { rss, held }: Report): string {
  return `${room} ${Math.round(held / MEBIBYTE)} MiB held, ${Math.round(rss / MEBIBYTE)} resident;`
}

function limit(what: string, value: number, maximum: number): void {
  console.log(`${what.padEnd(28)} ${String(value).padStart(8)}  ${value <= maximum ? '≤' : 'OVER'} ${maximum}`)
  // A figure that is missing keeps no limit.
  if (!(value <= maximum)) areKept = false
}
