// What the pages of administration cost with 100,000 people and 1,000,000 counted uses, beside the bare statements that
// they cannot do without. `pglite` (default) or `postgres`: node --import tsx bench/administration/measure.ts [engine].
// Timings report, they do not gate; the goal is 200 ms at the server.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../tests/support/sources.ts'

const [engine = 'pglite'] = process.argv.slice(2)
const RUNS = 30
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
    console.table(await measure(token, bare))
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
  const [bare] = (await once(child, 'message')) as [Record<string, number>]
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

async function measure(token: string, bare: Record<string, number>) {
  const users = '/api/manage/Account/GetUsersRegistrationInfo'
  const statistics = '/api/devops/Infos/ApplicationStatistics'
  const by = (key: string, isDescending: boolean) => ({ first: 50, sort: { by: key, isDescending } })
  const daysAgo = (days: number) => ({ since: new Date(Date.now() - days * 86_400_000).toISOString() })
  const both = (page: string, count: string) => (bare[page] ?? 0) + (bare[count] ?? 0)
  const page = both('members', 'count')
  // Once for the page, once for the count.
  const twice = (name: string) => (bare[name] ?? 0) * 2
  const cases: [name: string, path: string, input: object, bare: number][] = [
    ['members, newest', users, { first: 50 }, page],
    ['members by last name', users, by('lastname', false), page],
    ['members by address, down', users, by('email', true), page],
    ['members, a page in the middle', users, await middle(token, users), page],
    ['members, search that finds few', users, { first: 50, search: 'person9999' }, twice('search')],
    ['members, search that finds none', users, { first: 50, search: 'zzzz' }, twice('search')],
    [
      'invitations asked',
      '/api/Invitation/GetList',
      { first: 50, group: 'asked' },
      both('invitations', 'count of invitations'),
    ],
    ['invitations, search', '/api/Invitation/GetList', { first: 50, search: 'nom99' }, twice('search of invitations')],
    ['comments', '/api/Feedbacks/GetUserFeedbackList', { first: 50 }, both('feedbacks', 'count of comments')],
    [
      'comments, search',
      '/api/Feedbacks/GetUserFeedbackList',
      { first: 50, search: 'person99' },
      twice('search of comments'),
    ],
    ['statistics of a day', statistics, daysAgo(1), bare.statistics ?? 0],
    ['statistics of 30 days', statistics, daysAgo(30), bare.statistics ?? 0],
  ]
  const figures: Record<string, object> = {}
  for (const [name, path, input, floor] of cases) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now()
      await send(path, input, token)
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    const [least = NaN, p50 = NaN, p95 = NaN] = [0, RUNS / 2, RUNS * 0.95].map((at) => times[Math.floor(at)])
    const isKept = p95 < GOAL_MILLISECONDS
    figures[name] = { ...rounded({ least, p50, p95, bare: floor, 'p50 / bare': p50 / floor }), 'under 200 ms': isKept }
  }
  return figures
}

/** Where somebody is who has turned a hundred pages. */
async function middle(token: string, path: string) {
  const input = { first: 500, sort: { by: 'lastname', isDescending: false } }
  let after: string | undefined
  for (let turned = 0; turned < 10; turned += 1) {
    const { nextCursor } = (await send(path, { ...input, ...(after && { after }) }, token)) as { nextCursor: string }
    after = nextCursor
  }
  return { ...input, first: 50, after }
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

function rounded(figures: Record<string, number>) {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]))
}
