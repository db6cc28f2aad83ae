// Whether anything acknowledged is lost when the api is killed 50 times amid the writes of four people, and when
// PostgreSQL ends as in a crash 10 times, or the disk is full: node --import tsx bench/kills/measure.ts
// [pglite|postgres|restarts|disk …]. A seed in SEED gives the same writes again. Fails where something is lost, where fewer than 5,000 writes were acknowledged, or
// where it takes more than 5 seconds to be ready again.
import { loadavg } from 'node:os'
import { killAmidWrites } from '../../tests/support/kills/kills.ts'
import { fillDiskAmidWrites } from '../../tests/support/kills/killsDisk.ts'
import { restartAmidWrites } from '../../tests/support/kills/killsRestarts.ts'
import { seedOf } from '../../tests/support/random.ts'

const KILLS = Number(process.env.KILLS ?? 50)
const RESTARTS = 10
const WRITERS = 4
const WRITES_A_LIFE = 90
const LEAST_ACKNOWLEDGED = KILLS * 100
const LONGEST_MILLISECONDS = 5_000

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['pglite', 'postgres', 'restarts', 'disk']
const seed = seedOf(process.env)
const broken: string[] = []

console.log(`seed ${seed}`)
if (wanted.includes('pglite')) await measureKills('PGlite')
if (wanted.includes('postgres')) await measureKills('PostgreSQL')
if (wanted.includes('restarts')) await measureRestarts()
if (wanted.includes('disk')) for (const engine of ['PGlite', 'PostgreSQL'] as const) await measureDisk(engine)
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measureKills(engine: 'PGlite' | 'PostgreSQL') {
  const plan = { engine, kills: KILLS, writers: WRITERS, writesALife: WRITES_A_LIFE, seed, triesTwoProcesses: true }
  const { tally, breaches, figures, replayed, restarts, refusedTwins } = await killAmidWrites(plan)
  const p99 = percentile(restarts, 0.99)
  console.table({
    [`${engine}: ${restarts.length} kills`]: {
      ...tally,
      breaches: breaches.length,
      'figures compared': figures,
      'answers told again': replayed,
      'second processes refused': refusedTwins,
      'ready again p50 ms': Math.round(percentile(restarts, 0.5)),
      'p99 ms': Math.round(p99),
      load: load(),
    },
  })
  broken.push(...breaches.slice(0, 20))
  if (tally.acknowledged < LEAST_ACKNOWLEDGED) broken.push(`${engine}: only ${tally.acknowledged} were acknowledged`)
  if (p99 > LONGEST_MILLISECONDS) broken.push(`${engine}: ready again after ${Math.round(p99)} ms (p99)`)
}

async function measureRestarts() {
  const plan = { restarts: RESTARTS, writers: WRITERS, writesBetween: WRITES_A_LIFE, seed }
  const { tally, breaches, outages, whileDown } = await restartAmidWrites(plan)
  const longest = Math.max(...outages)
  console.table({
    [`PostgreSQL: ${outages.length} crashes of the server`]: {
      ...tally,
      breaches: breaches.length,
      'back p50 ms': Math.round(percentile(outages, 0.5)),
      'longest ms': Math.round(longest),
      load: load(),
    },
  })
  console.log(`while down: ${JSON.stringify(whileDown)}`)
  broken.push(...breaches.slice(0, 20))
  if (longest > LONGEST_MILLISECONDS) broken.push(`back after ${Math.round(longest)} ms`)
}

async function measureDisk(engine: 'PGlite' | 'PostgreSQL') {
  const report = await fillDiskAmidWrites(engine, seed)
  if ('reason' in report) return console.log(`${engine}: ${report.reason}`)
  const { tally, breaches, reads, backAfter } = report
  const answers = [...reads].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  console.table({
    [`${engine}: a full disk`]: { ...tally, 'reads meanwhile': answers, 'back ms': Math.round(backAfter) },
  })
  broken.push(...breaches.slice(0, 20))
  if ([...reads.keys()].some((outcome) => outcome !== '200')) broken.push(`${engine}: reads on a full disk: ${answers}`)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}
