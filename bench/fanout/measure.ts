// What it costs the built bff to bring moving prices to many readers, beside the cheapest that could do it: a raw socket
// server that sends one ready text of the same length to all, as often. Both run with the flags of production, take turns, and count
// once they are warm; readers live in this process, whose time is nobody's. After npm run build:
// node --import tsx bench/fanout/measure.ts [readers=1000] [seconds=20] [rounds=3] [lists=50]. Readers of one list follow the
// same stocks; as many lists as readers is the dearest. Timings report, they do not gate.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { NODE_FLAGS, startService } from '../../scripts/lib/services.mjs'
import { operationIdOf } from '../../tests/support/project/operations.ts'
import { projectRoot } from '../../tests/support/sources.ts'
import { openTickReaders, type TickReaders } from '../../tests/support/load/tickReaders.ts'
import { startMovingMarket } from './movingMarket.ts'

const [READERS = 1000, SECONDS = 20, ROUNDS = 3, LISTS = 50] = process.argv.slice(2).map(Number)
/** Until what opening leaves behind is collected and what runs often is compiled. */
const SETTLING_SECONDS = 8
const STOCKS = 50
const STOCKS_A_READER = 10
/** With the one who follows all: no more than one session may hold. */
const READERS_A_SESSION = 19
const MICROSECONDS_A_CLOCK_TICK = 10_000

type Measured = Record<
  'microsecondsADelivery' | 'idleMilliseconds' | 'deliveries' | 'bytes' | 'kilobytesAReader',
  number
>
type Round = { hub: Measured; floor: Measured; readsATick: number }

const market = await startMovingMarket()
const rounds: Round[] = []
while (rounds.length < ROUNDS) {
  const { hub, readsATick } = await measureHub()
  rounds.push({ hub, floor: await measureFloor(hub.bytes), readsATick })
}
await market.stop()

console.table(
  rounds.flatMap(({ hub, floor }) => [
    { who: 'hub', ...hub },
    { who: 'floor', ...floor },
  ]),
)
const ratios = rounds.map(({ hub, floor }) => hub.microsecondsADelivery / floor.microsecondsADelivery)
console.log(
  `${READERS} readers, hub / floor: ${medianOf(ratios).toFixed(2)} of ${ratios.map((one) => one.toFixed(2)).join(', ')} ` +
    `(goal 1.3), reads of prices a tick: ${medianOf(rounds.map(({ readsATick }) => readsATick)).toFixed(2)} (goal 1)`,
)

async function measureHub() {
  const port = await freePort()
  const service = startService(
    'bff',
    {
      PORT: String(port),
      API_URL: market.url,
      PUBLIC_URL: `http://localhost:${port}`,
      SESSION_SECRET: 'a-session-secret-of-the-bench-0123456789',
      SERVICE_KEY: 'a-service-key-of-the-bench-0123456789',
      TICK_SECONDS: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      // All readers are one person's.
      POINTS_PER_SECOND: '1000000',
    },
    (_name, line) => console.log(line),
  )
  const { child } = service
  await service.ready(`http://127.0.0.1:${port}/readyz`)
  const cookies: string[] = []
  while (cookies.length * READERS_A_SESSION <= READERS) cookies.push(await signIn(port))
  const persistedId = operationIdOf('PriceTicksSubscription')
  const open = (count: number, width: number) =>
    openTickReaders({
      url: `ws://127.0.0.1:${port}/graphql`,
      protocols: ['graphql-transport-ws'],
      headers: (reader) => ({ cookie: cookies[Math.floor(reader / READERS_A_SESSION)] ?? '' }),
      count,
      isEvent: (text) => text.includes('"type":"next"'),
      messages: (reader) => [
        { type: 'connection_init' },
        {
          id: `r${reader}`,
          type: 'subscribe',
          payload: { query: '', variables: { stockIds: idsOf(reader, width) }, extensions: { persistedId } },
        },
      ],
    })

  // One who follows all stocks: what the reading and the one execution cost, whatever the number of readers.
  const alone = await open(1, STOCKS)
  const readers = await open(READERS, STOCKS_A_READER)
  await delay(SETTLING_SECONDS * 1000)
  market.takeReads()
  const whole = await spentBy(child, readers)
  const readsATick = market.takeReads() / SECONDS
  readers.close()
  // As warm as with the readers, or too much would count as the price of reading.
  await delay(SETTLING_SECONDS * 1000)
  const { microseconds } = await spentBy(child, alone)
  alone.close()
  await service.stop()
  return { hub: measuredOf(whole, microseconds), readsATick }
}

async function measureFloor(bytes: number) {
  const child = fork(join(projectRoot, 'tests/support/load/rawTickServer.mjs'), ['1', String(bytes)], {
    execArgv: [...NODE_FLAGS],
  })
  const [port] = (await once(child, 'message')) as [number]
  await delay(1000)
  const readers = await openTickReaders({ url: `ws://127.0.0.1:${port}`, count: READERS, isEvent: () => true })
  await delay(SETTLING_SECONDS * 1000)
  const floor = await spentBy(child, readers)
  readers.close()
  child.kill()
  return measuredOf(floor, 0)
}

type Spent = ReturnType<TickReaders['take']> & { microseconds: number; kilobytes: number }

/** What the child spends while these readers read. */
async function spentBy(child: ChildProcess, readers: TickReaders): Promise<Spent> {
  readers.take()
  const before = processorTimeOf(child)
  await delay(SECONDS * 1000)
  const microseconds = processorTimeOf(child) - before
  return { ...readers.take(), microseconds, kilobytes: residentKilobytesOf(child) }
}

/** `idle` is what is spent in that time without the readers. */
function measuredOf({ deliveries, bytes, microseconds, kilobytes }: Spent, idle: number): Measured {
  return {
    microsecondsADelivery: Math.round(((microseconds - idle) / deliveries) * 10) / 10,
    idleMilliseconds: Math.round(idle / 1000),
    deliveries,
    bytes,
    kilobytesAReader: Math.round(kilobytes / READERS),
  }
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' },
    body: JSON.stringify({ query: 'mutation { signInAsGuest(input: {}) { __typename } }' }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Stocks of the list of a reader: no two lists have the same. */
function idsOf(reader: number, width: number): string[] {
  const chosen = new Set<number>()
  for (let draw = (reader % LISTS) + 1; chosen.size < width; draw = (draw * 48_271) % 2_147_483_647)
    chosen.add(draw % STOCKS)
  return [...chosen].map((stock) => Buffer.from(`Stock:s${stock}`).toString('base64'))
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** User and system time so far, in microseconds. */
function processorTimeOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_CLOCK_TICK
}

function residentKilobytesOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}
