// Sends random misuse over all REST calls and persisted operations, as visitor, guest and member. Fails if an answer has
// a status 5xx, if a feature disappears for others, or if an event loop is blocked: after npm run build,
// node --import tsx bench/misuse/measure.ts [calls=20000] [pglite|postgres]. SEED repeats a run.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue } from '@palier/contract/catalogue'
import type { Call } from '@palier/contract/kernel/call'
import { buildSchema, Kind, parse, typeFromAST } from 'graphql'
import { prepareEngine } from '../../tests/support/engines.ts'
import { startPalier } from '../../tests/support/palier.ts'
import { OPEN_DOOR } from '../../tests/support/people/member.ts'
import { createPerson } from '../../tests/support/people/person.ts'
import { createRandom, seedOf } from '../../tests/support/random.ts'
import { projectRoot } from '../../tests/support/sources.ts'
import { type Caller, enterAs, type Role } from './people.ts'
import { createRandomValues, type Ids, type JsonSchema } from './randomValues.ts'

const [CALLS = '20000', ENGINE = 'pglite'] = process.argv.slice(2)
const AT_ONCE = 6
const LIMITS = { serverErrors: 0, lostFeatures: 0, eventLoopP99: 100 }
/** Calls of one person before a new one takes over. */
const CALLS_A_PERSON = 150
/** Bodies above this size may be refused before they are read. */
const REFUSED_BODY_BYTES = 250_000
const NOT_SENT = new Set(['getEventsSince'])

const seed = seedOf(process.env)
const random = createRandom(seed)
const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
const operations = Object.entries(
  JSON.parse(readFileSync(join(projectRoot, 'web/src/__generated__/persisted.json'), 'utf8')) as Record<string, string>,
).flatMap(([id, text]) => {
  const [definition] = parse(text).definitions
  return definition?.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'subscription'
    ? [{ id, name: definition.name?.value ?? id, variables: definition.variableDefinitions ?? [] }]
    : []
})
const calls = Object.entries(catalogue as Record<string, Call>)
  .filter(([name, call]) => !NOT_SENT.has(name) && call.duration !== 'untilEvent')
  .map(([name, call]) => ({
    name,
    call,
    schema: call.input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema,
  }))

const engine = await prepareEngine(ENGINE === 'postgres' ? 'PostgreSQL' : 'PGlite')
const loop = `--import=${pathToFileURL(join(projectRoot, 'tests/support/measureLoop.mjs')).href}`
const palier = await startPalier({
  ...OPEN_DOOR,
  ...engine.environment,
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '100000000',
  SIGN_INS_PER_HOUR: '100000000',
  INVITATION_REQUESTS_PER_HOUR: '100000000',
  NODE_OPTIONS: loop,
})
const serverErrors: string[] = []
const statuses = new Map<number, number>()

try {
  const before = await readFeatures()
  await Promise.all([askLoop(palier.api), askLoop(palier.bff)])
  await sendAll(Number(CALLS))
  const [api, bff] = await Promise.all([askLoop(palier.api), askLoop(palier.bff)])
  const after = await readFeatures()
  const lost = before.filter((feature) => !after.includes(feature))

  console.log(
    `${CALLS} calls, ${ENGINE}, seed ${seed}: ${[...statuses].map(([code, n]) => `${n} × ${code}`).join(', ')}`,
  )
  for (const line of serverErrors.slice(0, 40)) console.log(`  ${line}`)
  const held = [
    limit('answers with a server error', serverErrors.length, LIMITS.serverErrors),
    limit(`features lost: ${lost.join(', ') || 'none'}`, lost.length, LIMITS.lostFeatures),
    limit('api event loop p99, ms', Math.round(api.p99), LIMITS.eventLoopP99),
    limit('bff event loop p99, ms', Math.round(bff.p99), LIMITS.eventLoopP99),
  ]
  console.log(`longest block: api ${Math.round(api.longest)} ms, bff ${Math.round(bff.longest)} ms`)
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await palier.stop()
  await engine.stop()
}

async function sendAll(count: number): Promise<void> {
  let left = count
  const foreign = (await enterAs('member', palier)).ids
  const work = async () => {
    while (left > 0) {
      const role = random.oneOf<Role>(['visitor', 'guest', 'guest', 'member'])
      const caller = await enterAs(role, palier)
      for (let sent = 0; sent < CALLS_A_PERSON && left > 0; sent += 1, left -= 1) await sendOne(role, caller, foreign)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function sendOne(role: Role, caller: Caller, foreign: readonly string[]): Promise<void> {
  const ids: Ids = { own: caller.ids.length > 0 ? caller.ids : foreign, foreign }
  const name = random.next() < 0.5 ? await sendRest(caller, ids) : await sendOperation(caller, ids)
  if (name) serverErrors.push(`${role} ${name}`)
}

/** Returns what failed with a server error, or null. */
async function sendRest({ token }: Caller, ids: Ids): Promise<string | null> {
  const { name, call, schema: input } = random.oneOf(calls)
  const values = createRandomValues(random, ids).forSchema(input)
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const body = JSON.stringify(values) ?? 'null'
  const headers = { ...authorization, ...(call.multipart ? {} : { 'content-type': 'application/json' }) }
  return send(name, palier.apiUrl + call.path, headers, call.multipart ? fileForm(ids) : body)
}

function fileForm(ids: Ids): FormData {
  const form = new FormData()
  form.append('portfolioInfo', JSON.stringify({ portfolioId: random.oneOf([...ids.own, ...ids.foreign]) }))
  form.append(
    'csvFile',
    new Blob([random.oneOf(['', 'a,b\n1', 'Symbol,Date,Quantity,Price\nRY,2026-03-02,1e308,-1'])]),
    'x',
  )
  return form
}

/** Returns what failed with a server error, or null. */
async function sendOperation({ cookie }: Caller, ids: Ids): Promise<string | null> {
  const { id, name, variables } = random.oneOf(operations)
  const values = createRandomValues(random, ids)
  const chosen = variables.map(({ variable, type }) => {
    const input = typeFromAST(schema, type as never)
    return [variable.name.value, input ? values.forType(input as never, variable.name.value) : null]
  })
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    origin: palier.url,
    'x-graphql-yoga-csrf': '1',
    ...(cookie && { cookie }),
  }
  const body = JSON.stringify({ id, variables: Object.fromEntries(chosen) })
  return send(name, `${palier.url}/graphql`, headers, body)
}

/** Returns what failed with a server error, or null. */
async function send(name: string, url: string, headers: Record<string, string>, body: string | FormData) {
  const isTooLarge = typeof body === 'string' && body.length > REFUSED_BODY_BYTES
  const answer = await fetch(url, { method: 'POST', headers, body }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    // A body that is too large is refused while it is sent, and the connection is closed.
    (error: Error) => ({ status: isTooLarge ? 413 : 599, text: String(error.cause ?? error) }),
  )
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  const isServerError = answer.status >= 500 || /"(INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)"/.test(answer.text)
  const sent = typeof body === 'string' ? body.slice(0, 300) : 'file'
  return isServerError ? `${answer.status} ${name} ${sent} → ${answer.text.slice(0, 200)}` : null
}

/** Features that a fresh guest can use: the fields of the portfolio and account that are not null. */
async function readFeatures(): Promise<string[]> {
  const person = createPerson(palier.url)
  await person.signInAsGuest()
  const { viewer } = await person.read<{
    viewer: { portfolios: { id: string; stocks: { stock: { id: string } }[] }[] }
  }>('{ viewer { portfolios { id stocks { stock { id } } } } }')
  const stockId = viewer.portfolios[0]?.stocks[0]?.stock.id ?? ''
  const features = {
    income: '{ viewer { income(currency: CAD, year: 2026) { __typename } } }',
    performance: '{ viewer { performance(days: 30) { __typename } } }',
    lossGuard: `{ viewer { superficialLossCheck(stockId: "${stockId}") { __typename } } }`,
    costBase: '{ viewer { costBaseReport(year: 2026) { __typename } } }',
    today: '{ viewer { today { __typename } } }',
    notices: '{ viewer { notices(first: 1) { __typename } } }',
  }
  const read = Object.entries(features).map(async ([name, query]) => {
    const { data } = await person.ask(query)
    const [value] = Object.values((data as { viewer: object } | null)?.viewer ?? {})
    return value === null || value === undefined ? [] : [name]
  })
  return (await Promise.all(read)).flat()
}

async function askLoop({ child }: { child: typeof palier.api.child }): Promise<{ p99: number; longest: number }> {
  const heard = once(child, 'message') as Promise<[{ p99: number; longest: number }]>
  child.send('measure')
  return (await heard)[0]
}

function limit(what: string, value: number, most: number): boolean {
  console.log(`${what.padEnd(40)} ${value}  ${value <= most ? '≤' : 'OVER'} ${most}`)
  return value <= most
}
