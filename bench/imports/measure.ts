// Whether a file of 100,000 trades enters, is read whole, and leaves, while 20 people read and write: node --import tsx
// bench/imports/measure.ts [pglite|postgres …]. Fails where somebody waits too long (99th percentile) or is refused,
// where it takes too long or too much memory, where a part of it is seen, or where a kill leaves a part behind.
// ROWS, PEOPLE, PAUSE_MILLISECONDS and KILLS give others.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Crowd, gatherCrowd, type Waits } from '../../tests/support/load/crowd.ts'
import { type LoneApi, startLoneApi } from '../../tests/support/kills/killsApi.ts'
import { stageLargeFile, type StagedFile } from '../../tests/support/model/modelLarge.ts'

const ROWS = Number(process.env.ROWS ?? 100_000)
const PEOPLE = Number(process.env.PEOPLE ?? 20)
const PAUSE_MILLISECONDS = Number(process.env.PAUSE_MILLISECONDS ?? 500)
const KILLS = Number(process.env.KILLS ?? 5)
const MEGABYTE = 1024 * 1024
const READS = 3
/** A lot in an answer, at the least. */
const LOT_BYTES = 100
const EXPORTS = 3
const LIMITS = {
  longest: 1_000,
  readCpuSeconds: 20,
  ratio: 4.5,
  p99: 500,
  import: 15_000,
  undo: 15_000,
  grown: 300 * MEGABYTE,
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['pglite', 'postgres']
const figures: Record<string, object> = {}
const broken: string[] = []

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  if (!wanted.includes(engine === 'PGlite' ? 'pglite' : 'postgres')) continue
  const api = await startLoneApi(engine)
  await measure(api).finally(() => api.stop())
}
console.table(figures)
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measure(api: LoneApi) {
  const crowd = await gatherCrowd(api.url, PEOPLE, PAUSE_MILLISECONDS)
  await crowd.during(() => pause(3_000))
  report(api, 'nothing else', await crowd.during(() => pause(5_000)), Infinity)
  const file = await stageLargeFile(api, ROWS)
  report(api, 'confirmation', await heeding(api, crowd, file, 0, file.confirm), LIMITS.import)
  if ((await file.seen()) !== ROWS) broken.push(`${api.engine}: ${await file.seen()} trades are seen of ${ROWS}`)
  const read = async () => {
    for (let reads = 0; reads < READS; reads += 1) {
      const bytes = await file.readBook()
      if (bytes < ROWS * LOT_BYTES) broken.push(`${api.engine}: the book was answered in ${bytes} bytes`)
    }
  }
  report(api, `${READS} readings`, await heeding(api, crowd, file, ROWS, read), Infinity)
  report(api, 'account export', await heeding(api, crowd, file, ROWS, () => exportTogether(api, file)), Infinity)
  report(api, 'undo', await heeding(api, crowd, file, ROWS, file.undo), LIMITS.undo)
  if ((await file.seen()) !== 0) broken.push(`${api.engine}: ${await file.seen()} trades are left`)
  await measureOneDay(api, crowd)
  await killAmid(api)
}

/** Exports of one user at a time: all succeed, one after the other. */
async function exportTogether(api: LoneApi, file: StagedFile): Promise<void> {
  const sizes = await Promise.all(Array.from({ length: EXPORTS }, file.exportAccount))
  for (const bytes of sizes) {
    if (bytes < ROWS * LOT_BYTES) broken.push(`${api.engine}: an account was exported in ${bytes} bytes`)
  }
}

/** Imports and reads lots that all have the same date: reading four times as many may take 4.5 times as long. */
async function measureOneDay(api: LoneApi, crowd: Crowd): Promise<void> {
  const cpu: number[] = []
  for (const rows of [ROWS / 10, (ROWS / 10) * 4, ROWS]) {
    const file = await stageLargeFile(api, rows, { isOneDay: true })
    const entered = await crowd.during(file.confirm)
    report(api, `${rows} lots of one day: confirmation`, entered, LIMITS.import)
    const before = api.cpuSeconds()
    const read = await crowd.during(file.readBook)
    cpu.push(api.cpuSeconds() - before)
    report(api, `${rows} lots of one day: reading, ${cpu.at(-1)?.toFixed(1)} s CPU`, read, Infinity)
    for (const { waits } of [entered, read]) {
      if (waits.longest > LIMITS.longest) broken.push(`${api.engine}: others waited ${waits.longest} ms, ${rows} rows`)
    }
    await file.undo()
  }
  const [few = 0, more = 0, all = 0] = cpu
  if (all > LIMITS.readCpuSeconds) broken.push(`${api.engine}: reading a day took ${all} s CPU`)
  if (more > LIMITS.ratio * few) broken.push(`${api.engine}: 4 times the lots took ${more / few} times the CPU`)
}

/** What is seen of the file meanwhile is asked again and again: all of it or nothing. */
async function heeding(api: LoneApi, crowd: Crowd, file: StagedFile, before: number, work: () => Promise<unknown>) {
  const { resident } = api.takeMemory()
  let isOver = false
  const counts = new Set<number>()
  const looking = (async () => {
    while (!isOver) {
      counts.add(await file.seen())
      await pause(PAUSE_MILLISECONDS)
    }
  })()
  const measured = await crowd.during(() => work().finally(() => (isOver = true)))
  await looking
  for (const count of counts) {
    if (count !== 0 && count !== ROWS) broken.push(`${api.engine}: ${count} trades were seen, ${before} before`)
  }
  const grown = api.takeMemory().peak - resident
  if (grown > LIMITS.grown) broken.push(`${api.engine}: memory grew ${Math.round(grown / MEGABYTE)} MB`)
  return { ...measured, grown }
}

/** Kills it at moments spread over a confirmation; another that is sent with the same key must enter the file once. */
async function killAmid(api: LoneApi) {
  const outcomes: number[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const file = await stageLargeFile(api, ROWS)
    const confirming = file.confirm().catch(() => null)
    await pause((kill * 6_000) / KILLS)
    await api.kill()
    await confirming
    await api.startAgain()
    const seen = await file.seen()
    outcomes.push(seen)
    if (seen !== 0 && seen !== ROWS) broken.push(`${api.engine}: ${seen} trades are seen after a kill`)
    const started = performance.now()
    await file.confirm()
    console.log(`${api.engine}: sent again after a kill, done in ${Math.round(performance.now() - started)} ms`)
    if ((await file.seen()) !== ROWS) broken.push(`${api.engine}: ${await file.seen()} trades after a second try`)
    await file.undo()
    if ((await file.seen()) !== 0) broken.push(`${api.engine}: ${await file.seen()} trades are left after a kill`)
  }
  figures[`${api.engine}: ${KILLS} kills`] = { seen: outcomes.join(' ') }
}

type Measured = { took: number; waits: Waits; grown?: number }

function report(api: LoneApi, name: string, { took, waits, grown }: Measured, longest: number) {
  const { refused, ...rest } = waits
  figures[`${api.engine}: ${name}`] = {
    ...{ 'took ms': Math.round(took), ...rest, load: loadavg()[0]?.toFixed(1) },
    ...(grown !== undefined && { 'grown MB': Math.round(grown / MEGABYTE) }),
  }
  for (const [outcome, count] of refused) broken.push(`${api.engine}, ${name}: ${count} × ${outcome}`)
  if (waits.p99 > LIMITS.p99) broken.push(`${api.engine}, ${name}: others waited ${waits.p99} ms (p99)`)
  if (took > longest) broken.push(`${api.engine}: ${name} took ${Math.round(took)} ms`)
}
