// What the pages of administration cost with 100,000 people and 1,000,000 counted uses, beside the bare statements that
// they cannot do without. `pglite` (default) or `postgres`: node --import tsx bench/administration/measure.ts [engine].
// Every table in every order, its pages and its searches; ends with 1 where one takes 200 ms or more at the server.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../tests/support/sources.ts'
import { type Ask, type Case, casesOf } from './cases.ts'

const [engine = 'pglite'] = process.argv.slice(2)
const RUNS = 15
const SLOWEST_SHOWN = 12
const GOAL_MILLISECONDS = 200
const ADMINISTRATOR = { email: 'admin@palier.test', password: 'Escalier-7-paliers' }

const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-bench-'))
const postgres = engine === 'postgres' ? await startPostgres() : null
const url = `http://127.0.0.1:${await freePort()}`
const execArgv = ['--import', 'tsx']

try {
  const bare = await fill()
  const child = startApi()
  try {
    await ready()
    const token = await signIn()
    if (!(await measure(token, bare))) process.exitCode = 1
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
} finally {
  await postgres?.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}

async function fill(): Promise<Record<string, number>> {
  const script = join(projectRoot, 'api/src/database/testing/fillAdministration.ts')
  const child = fork(script, [postgres ? postgres.addressOf('postgres') : dataDirectory], { execArgv })
  const failure = once(child, 'exit').then(() => {
    throw new Error('The database was not filled.')
  })
  failure.catch(() => {})
  const [bare] = (await Promise.race([once(child, 'message'), failure])) as [Record<string, number>]
  if (child.exitCode === null) await once(child, 'exit')
  console.table({ 'bare statements, ms': rounded(bare) })
  return bare
}

function startApi() {
  return fork(join(projectRoot, 'api/src/main.ts'), {
    execArgv,
    env: {
      ...process.env,
      API_PORT: new URL(url).port,
      DATA_DIR: dataDirectory,
      ...(postgres && { DATABASE_URL: postgres.addressOf('postgres') }),
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      TICK_SECONDS: '600',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      TOKEN_SECRET: 'a-token-secret-of-the-bench-0123456789',
      SERVICE_KEY: 'a-service-key-of-the-bench-0123456789',
      PASSWORD_PEPPER: '1:a-pepper-of-the-bench-0123456789-0123456789',
    },
  })
}

async function ready() {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
}

async function signIn(): Promise<string> {
  const { tokenInfo } = (await send('/api/authentication/login', { ...ADMINISTRATOR, token: '' })) as {
    tokenInfo: { rawToken: string }
  }
  return tokenInfo.rawToken
}

/** Prints the worst of each table and of all. True where each takes less than the goal. */
async function measure(token: string, bare: Record<string, number>): Promise<boolean> {
  const ask = (path: string, input: object) => send(path, input, token)
  const figures: Figure[] = []
  for (const one of await casesOf(ask)) figures.push(await time(one, ask, bare))
  figures.sort((one, other) => other.p95 - one.p95)
  const tables = [...new Set(figures.map(({ table }) => table))]
  console.table(
    tables.map((table) => {
      const own = figures.filter((figure) => figure.table === table)
      const all = own.map(({ p50 }) => p50).sort((one, other) => one - other)
      return { table, cases: own.length, 'p50 of all': Math.round(all[Math.floor(all.length / 2)] ?? NaN), ...own[0] }
    }),
  )
  console.table(figures.slice(0, SLOWEST_SHOWN))
  const late = figures.filter(({ p95 }) => p95 >= GOAL_MILLISECONDS)
  console.log(`${figures.length} cases, ${late.length} of them at ${GOAL_MILLISECONDS} ms or more (p95).`)
  return late.length === 0
}

type Figure = {
  table: string
  what: string
  least: number
  p50: number
  p95: number
  bare: number
  'p50 / bare': number
}

async function time(
  { table, what, path, input, floor }: Case,
  ask: Ask,
  bare: Record<string, number>,
): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    await ask(path, input)
    times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  const [least = NaN, p50 = NaN, p95 = NaN] = [0, RUNS / 2, RUNS * 0.95].map((at) => times[Math.floor(at)])
  const bareTime = floor.reduce((sum, name) => sum + (bare[name] ?? NaN), 0)
  return { table, what, ...rounded({ least, p50, p95, bare: bareTime, 'p50 / bare': p50 / bareTime }) }
}

async function send(path: string, input: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  const body = (await answer.json()) as { success: boolean; data: unknown }
  if (!body.success) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.data
}

function rounded<Name extends string>(figures: Record<Name, number>): Record<Name, number> {
  const pairs = Object.entries<number>(figures).map(([name, value]) => [name, Math.round(value * 10) / 10])
  return Object.fromEntries(pairs) as Record<Name, number>
}
