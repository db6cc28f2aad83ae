// What an answer of the bff costs: CPU a request of the built bff for the persisted list page, beside the least that could
// answer the same and beside other GraphQL servers, all in one run, one after the other in rounds; then how a list of
// 40, 400 and 4,000 entries weighs on its own page and on a page beside it, and how long it keeps everybody else waiting.
// `npm run build && node --import tsx bench/operations/measure.ts`. The api is played back, so that it costs nothing here.
// Ratios within the run are compared with budgets.json; other work on the machine moves them by a tenth or two.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { operationIdOf } from '../../tests/support/project/operations.ts'
import { NODE_FLAGS } from '../../scripts/lib/services.mjs'
import { startPalier } from '../../tests/support/palier.ts'
import { projectRoot } from '../../tests/support/sources.ts'
import { createFigures } from '../figures.ts'
import { type ReplayingApi, startReplayingApi } from './replayingApi.ts'

const ROUNDS = 3
const REQUESTS = 400
const AT_ONCE = 8
const LENGTHS = [40, 400, 4000] as const
const PEERS = ['floor', 'mercurius', 'yoga', 'apollo'] as const
const MICROSECONDS_A_CLOCK_TICK = 10_000
const LOOP = join(projectRoot, 'tests/support/measureLoop.mjs')
const KEYS = {
  SESSION_SECRET: 'a-session-secret-of-the-bench-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
}

/** `isMoving`: something has changed since the request before. */
type Target = { pid: number; url: string; headers: Record<string, string>; body: string; isMoving?: boolean }
type Loop = { p99: number; longest: number }

/** `quick` leaves out how it grows. */
const isQuick = process.argv.includes('quick')

const figures = createFigures((family) => family === 'operations')
let api: ReplayingApi | undefined
const palier = await startPalier(
  { NODE_ENV: 'production', ALLOW_SANDBOX_IN_PRODUCTION: '1', TICK_SECONDS: '600' },
  { between: async (url) => (api = await startReplayingApi(url)) },
)
const replaying = api as unknown as ReplayingApi
const children: ChildProcess[] = []
try {
  const cookie = await signIn(palier.url)
  const bffPort = await startBff(replaying.url)
  const url = `http://127.0.0.1:${bffPort.port}`
  const headers = { 'content-type': 'application/json', accept: 'application/json', cookie, 'app-language': 'fr' }
  const dashboard = JSON.stringify({ id: operationIdOf('DashboardScreenQuery') })
  const { viewer } = (await ask(url, headers, dashboard)) as {
    viewer: { watchLists: { listId: string; entryCount: number }[]; portfolios: { portfolioId: string }[] }
  }
  const listId = viewer.watchLists.find(({ entryCount }) => entryCount > 0)?.listId
  const page = JSON.stringify({ id: operationIdOf('ListScreenQuery'), variables: { listId } })
  const portfolioId = viewer.portfolios[0]?.portfolioId
  const beside = JSON.stringify({ id: operationIdOf('PortfolioScreenQuery'), variables: { portfolioId } })
  for (const body of [page, beside]) await ask(url, headers, body)
  replaying.replay(LENGTHS[0])
  const answer = await ask(url, headers, page)
  replaying.takeCalls()
  await ask(url, headers, page)
  figures.add('operations', 'callsOfList', replaying.takeCalls())

  const targets: Record<string, Target> = {
    unchanged: { pid: bffPort.pid, url, headers, body: page },
    changed: { pid: bffPort.pid, url, headers, body: page, isMoving: true },
  }
  for (const peer of PEERS) targets[peer] = await startPeer(peer, answer, String(listId))
  const costs = await costsOf(targets)
  const floor = costs.floor ?? 1
  for (const [name, cost] of Object.entries(costs)) {
    console.log(`${name.padEnd(12)} ${Math.round(cost)} µs of CPU a request, ${(cost / floor).toFixed(2)} × floor`)
  }
  const { unchanged = 0, changed = 0 } = costs
  figures.add('operations', 'unchangedToFloor', rounded(unchanged / floor))
  figures.add('operations', 'changedToFloor', rounded(changed / floor))

  const growth: Record<number, { own: number; beside: number }> = {}
  for (const length of isQuick ? [] : LENGTHS) {
    replaying.replay(length)
    const { viewer: long } = (await ask(url, headers, page)) as { viewer: { watchList: { entries: object[] } } }
    if (long.watchList.entries.length !== length) throw new Error(`the list has not ${length} entries`)
    const own = await costsOf({ page: { pid: bffPort.pid, url, headers, body: page } }, 8000 / length + 10, 2)
    await loopOf(bffPort.child)
    await load(url, headers, page, 10, 1)
    const { longest } = await loopOf(bffPort.child)
    const other = await costsOf({ page: { pid: bffPort.pid, url, headers, body: beside } }, 400, 2)
    growth[length] = { own: own.page ?? 0, beside: other.page ?? 0 }
    console.log(
      `${length} entries: list ${Math.round(own.page ?? 0)} µs, portfolio beside it ${Math.round(other.page ?? 0)} µs, longest block ${longest.toFixed(0)} ms`,
    )
    if (length === 4000) figures.add('operations', 'longestBlock', Math.round(longest))
  }
  if (!isQuick)
    figures.add('operations', 'besideLongToShort', rounded((growth[4000]?.beside ?? 0) / (growth[40]?.beside ?? 1)))
} finally {
  for (const child of children) child.kill()
  await palier.stop()
}
process.exitCode = figures.report() ? 0 : 1

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-graphql-yoga-csrf': '1' },
    body: JSON.stringify({ id: operationIdOf('signInAsGuestMutation'), variables: { input: {} } }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function ask(url: string, headers: Record<string, string>, body: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** A bff of its own, that measures its event loop. */
async function startBff(apiUrl: string): Promise<{ pid: number; port: number; child: ChildProcess }> {
  const child = fork(join(projectRoot, 'bff/dist/main.js'), {
    execArgv: [
      ...(process.env.BFF_FLAGS?.split(' ') ?? NODE_FLAGS),
      '--import',
      LOOP,
      ...(process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.PROFILE] : []),
    ],
    env: {
      ...process.env,
      ...KEYS,
      SESSION_SECRET: 'a-session-secret-of-the-tests-0123456789',
      API_URL: apiUrl,
      PORT: '41310',
      PUBLIC_URL: 'http://localhost:41310',
      NODE_ENV: 'production',
      TICK_SECONDS: '600',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      POINTS_PER_SECOND: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  await once(child, 'message')
  return { pid: child.pid ?? 0, port: 41310, child }
}

async function startPeer(kind: string, answer: object, listId: string): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'peer.mjs'), [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.push(child)
  child.send({ schema: readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'), answer })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${kind} could not start`)))
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => {})
  const operations = JSON.parse(
    readFileSync(join(projectRoot, 'web/src/__generated__/persisted.json'), 'utf8'),
  ) as Record<string, string>
  const query = operations[operationIdOf('ListScreenQuery')]
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { listId } }),
  }
}

/** Median of the rounds of each, taken in turns. */
async function costsOf(
  targets: Record<string, Target>,
  requests = REQUESTS,
  atOnce = AT_ONCE,
): Promise<Record<string, number>> {
  const rounds = new Map(Object.keys(targets).map((name) => [name, [] as number[]]))
  for (const target of Object.values(targets)) await loadTarget(target, requests / 2, atOnce)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const before = cpuOf(target.pid)
      await loadTarget(target, requests, atOnce)
      rounds.get(name)?.push((cpuOf(target.pid) - before) / Math.round(requests))
    }
  }
  return Object.fromEntries([...rounds].map(([name, costs]) => [name, medianOf(costs)]))
}

async function loadTarget({ url, headers, body, isMoving = false }: Target, requests: number, atOnce: number) {
  replaying.move(isMoving)
  await load(url, headers, body, requests, atOnce)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

async function load(url: string, headers: Record<string, string>, body: string, requests: number, atOnce: number) {
  const pool = new Pool(url, { connections: atOnce })
  let left = Math.round(requests)
  async function run() {
    while (left > 0) {
      left -= 1
      const { statusCode, body: answer } = await pool.request({ path: '/graphql', method: 'POST', headers, body })
      await answer.dump({ limit: 100_000_000 })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  await pool.close()
}

/** Microseconds that a process has computed so far, in its own code and in the kernel. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_CLOCK_TICK
}

async function loopOf(child: ChildProcess): Promise<Loop> {
  const told = once(child, 'message')
  child.send('measure')
  const [loop] = (await told) as [Loop]
  return loop
}
