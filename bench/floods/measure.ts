// Whether floods are answered within bounds, and whether others notice something large: node --import tsx
// bench/floods/measure.ts [pglite|postgres …]. Fails where somebody is sent away without a time, where memory grows
// beyond its limit, where a file is left behind, or where others wait too long.
import { readdirSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { prepareEngine } from '../../tests/support/engines.ts'
import { type LoneApi, startLoneApi } from '../../tests/support/kills/killsApi.ts'
import { type Flood, floodDatabase, floodHashing, floodImports } from '../../tests/support/model/modelFlood.ts'
import { sendHostileFiles } from '../../tests/support/faults/hostileSenders.ts'
import { enterLargeFile, type Large, readLargeList } from '../../tests/support/model/modelLarge.ts'

const MEGABYTE = 1024 * 1024
const MOST_GROWTH_OF_UPLOADS = 200 * MEGABYTE
const MOST_GROWTH = 300 * MEGABYTE
const OTHERS_P99_MILLISECONDS = 500
// Whoever sends what is made to cost much delays nobody.
const HOSTILE_P99_MILLISECONDS = 250
const FILE_MILLISECONDS = 30_000

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['pglite', 'postgres']
const broken: string[] = []

if (wanted.includes('pglite')) {
  const api = await startLoneApi('PGlite')
  await measure(api, null).finally(() => api.stop())
}
if (wanted.includes('postgres')) {
  const prepared = await prepareEngine('PostgreSQL')
  const databaseUrl = prepared.environment.DATABASE_URL ?? ''
  const api = await startLoneApi('PostgreSQL', { databaseUrl })
  await measure(api, databaseUrl).finally(() => api.stop())
  await prepared.stop()
}
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measure(api: LoneApi, databaseUrl: string | null) {
  // A first start takes memory that no later one does.
  await api.kill()
  await api.startAgain()
  const filesBefore = filesOf()
  const uploads = await floodImports(api, 20, 9.9)
  report(api, uploads)
  if (uploads.grownBytes > MOST_GROWTH_OF_UPLOADS) broken.push(`${api.engine}: uploads grew ${megabytes(uploads)} MB`)
  const left = filesOf().filter((name) => !filesBefore.includes(name))
  if (left.length > 0) broken.push(`${api.engine}: files left behind: ${left.join(', ')}`)
  report(api, await floodHashing(api, 400))
  report(api, await floodDatabase(api, 1_500))
  reportLarge(api, await sendHostileFiles(api), HOSTILE_P99_MILLISECONDS)
  const file = await enterLargeFile(api, 100_000)
  reportLarge(api, file)
  if (file.took > FILE_MILLISECONDS) broken.push(`${api.engine}: ${file.name} took ${Math.round(file.took / 1000)} s`)
  if (databaseUrl !== null) reportLarge(api, await readLargeList(api, databaseUrl, 10_000))
}

function report(api: LoneApi, flood: Flood) {
  const outcomes = [...flood.outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  const slowest = Math.round(flood.slowest)
  console.log(
    `${api.engine}, ${flood.name}: ${outcomes}; slowest ${slowest} ms, +${megabytes(flood)} MB (load ${load()})`,
  )
  broken.push(...flood.breaches.map((sentence) => `${api.engine}: ${sentence}`))
}

function reportLarge(api: LoneApi, large: Large, mostP99 = OTHERS_P99_MILLISECONDS) {
  const { name, took, reads } = large
  const [p50, p99, longest] = [large.othersP50, large.othersP99, large.othersLongest].map(Math.round)
  const seconds = Math.round(took / 1000)
  console.log(
    `${api.engine}, ${name}: ${seconds} s; others p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms of ${reads} reads, +${megabytes(large)} MB (load ${load()})`,
  )
  if (large.othersP99 > mostP99) broken.push(`${api.engine}: others waited ${p99} ms (p99) for ${name}`)
  if (large.grownBytes > MOST_GROWTH) broken.push(`${api.engine}: ${name} grew ${megabytes(large)} MB`)
}

/** Temporary files that nobody else of this machine names so. */
function filesOf(): string[] {
  return readdirSync(tmpdir()).filter((name) => /upload|multipart|import/i.test(name))
}

function megabytes({ grownBytes }: { grownBytes: number }): number {
  return Math.round(grownBytes / MEGABYTE)
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}
