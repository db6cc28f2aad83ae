import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { operationIdOf } from '../project/operations.ts'
import { type Palier, startPalier } from '../palier.ts'
import { createPerson, type Person } from '../people/person.ts'
import { type PriceProxy, type Read, startPriceProxy } from './priceProxy.ts'

/** Fewer than one session may hold. */
const SOCKETS_A_SESSION = 18
/** A timer may fire a little early. */
const TICK_MILLISECONDS = 950
const LETTERS = 'aeioustrnlcmdpbghfkvwyxzjq'

type Reader = { socket: WebSocket; cookie: string; last: number; events: number; gaps: number; heard: Set<number> }

/**
 * Milliseconds from a price passing the api's door to a reader. `missed` are reads that some reader heard nothing of,
 * `reads` how often one stock was read within a tick, at most.
 */
export type Deliveries = Record<'p50' | 'p99' | 'longest' | 'events' | 'missed' | 'gaps' | 'reads', number>

export type TickLoad = Awaited<ReturnType<typeof openTickLoad>>

/** The built product with a tick a second, its prices watched on their way to the bff. */
export async function startTicking(environment: Record<string, string> = {}) {
  let proxy: PriceProxy | undefined
  const metricsPort = await freePort()
  const palier = await startPalier(
    { TICK_SECONDS: '1', LOG_LEVEL: 'error', ...environment },
    {
      between: async (apiUrl) => (proxy = await startPriceProxy(apiUrl)),
      bffEnvironment: { METRICS_PORT: String(metricsPort) },
    },
  )
  if (!proxy) throw new Error('nothing stands between the services')
  return { palier, proxy, metric: (name: string) => readMetric(metricsPort, name) }
}

/** What the bff tells of itself, such as `sockets`. */
export async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^palier_bff_${name} (\\d+)`, 'm').exec(text)?.[1])
}

/** So many readers, each on a socket of their own, of the same stocks. */
export async function openTickLoad(palier: Palier, proxy: PriceProxy, count: { readers: number; stocks: number }) {
  const readers: Reader[] = []
  let latencies: number[] = []
  const first = await guestOf(palier)
  const persistedId = operationIdOf('PriceTicksSubscription')
  const ids = await stocksOf(first, count.stocks)

  function hear(reader: Reader, text: string): void {
    const at = performance.now()
    const sequence = Number(/"sequence":(\d+)/.exec(text)?.[1])
    const globalId = /"stocks":.*?"id":"([^"]+)"/.exec(text)?.[1] ?? ''
    const stockId = Buffer.from(globalId, 'base64').toString().replace('Stock:', '')
    const passedAt = proxy.passedAt(stockId, /"lastPriceAt":"([^"]+)"/.exec(text)?.[1] ?? '')
    if (sequence !== reader.last + 1 && sequence !== 1) reader.gaps += 1
    reader.last = sequence
    reader.events += 1
    if (passedAt === undefined) return
    reader.heard.add(passedAt)
    latencies.push(at - passedAt)
  }

  async function open(cookie: string): Promise<Reader> {
    const socket = new WebSocket(`${palier.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
      perMessageDeflate: false,
    })
    const reader: Reader = { socket, cookie, last: 0, events: 0, gaps: 0, heard: new Set() }
    socket.on('error', () => {})
    await once(socket, 'open')
    socket.send('{"type":"connection_init"}')
    await once(socket, 'message')
    const begun = new Promise<void>((done, fail) => {
      socket.once('close', (code) => fail(new Error(`A reader was sent away: ${code}.`)))
      socket.on('message', (data) => {
        const text = String(data)
        if (!text.includes('"type":"next"')) return
        hear(reader, text)
        done()
      })
    })
    const payload = { query: '', variables: { stockIds: ids }, extensions: { persistedId } }
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
    await begun
    return reader
  }

  let guest = first
  for (let number = 0; number < count.readers; number += 1) {
    if (number > 0 && number % SOCKETS_A_SESSION === 0) guest = await guestOf(palier)
    readers.push(await open(guest.cookie))
  }
  // What came while they opened is another matter.
  await delay(1500)

  return {
    stockIds: ids,
    /** What reaches these readers in so many seconds. */
    async measure(seconds: number, those: readonly Reader[] = readers): Promise<Deliveries> {
      latencies = []
      proxy.takeReads()
      for (const reader of readers) {
        reader.events = reader.gaps = 0
        reader.heard.clear()
      }
      await delay(seconds * 1000)
      const sorted = latencies.toSorted((one, other) => one - other)
      // What went by at the very end may still be on its way.
      const until = performance.now() - 900
      const all = proxy.takeReads()
      const reads = all.filter(({ at, stockIds }) => at < until && stockIds.length > 0)
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
      return {
        p50: at(0.5),
        p99: at(0.99),
        longest: at(1),
        events: sum(those.map(({ events }) => events)),
        missed: sum(those.map(({ heard }) => reads.filter((read) => !heard.has(read.at)).length)),
        gaps: sum(those.map(({ gaps }) => gaps)),
        reads: mostWithinATick(all),
      }
    },
    readers,
    /** Lets readers go on who were paused; answers how many heard no new price within so many seconds. */
    async resume(paused: readonly Reader[], seconds: number): Promise<number> {
      const resumedAt = performance.now()
      for (const reader of paused) reader.events = 0
      for (const { socket } of paused) socket.resume()
      const behind = () => paused.filter(({ heard }) => !isAnyFrom(heard, resumedAt)).length
      while (behind() > 0 && performance.now() < resumedAt + seconds * 1000) await delay(100)
      return behind()
    },
    close() {
      for (const { socket } of readers) socket.terminate()
    },
  }
}

/** Resident memory of a service, in megabytes. */
export function megabytesOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

async function guestOf(palier: Palier): Promise<Person> {
  const guest = createPerson(palier.url)
  await guest.signInAsGuest()
  return guest
}

type Found = { viewer: { search: { stock: { id: string } | null }[] } }

/** Global ids of stocks that the product keeps, as many as are wanted. */
async function stocksOf(person: Person, count: number): Promise<string[]> {
  const ids = new Set<string>()
  for (const text of LETTERS) {
    const query = 'query ($text: String!) { viewer { search(text: $text) { stock { id } } } }'
    const { viewer } = await person.read<Found>(query, { text })
    for (const { stock } of viewer.search) if (stock) ids.add(stock.id)
    if (ids.size >= count) return [...ids].slice(0, count)
  }
  throw new Error(`only ${ids.size} stocks were found`)
}

/** How often the stock that was read most was read within a tick. */
function mostWithinATick(reads: readonly Read[]): number {
  const times = new Map<string, number[]>()
  for (const { at, stockIds } of reads) for (const id of stockIds) times.set(id, [...(times.get(id) ?? []), at])
  const counts = [...times.values()].flatMap((own) =>
    own.map((from) => own.filter((at) => at >= from && at < from + TICK_MILLISECONDS).length),
  )
  return Math.max(0, ...counts)
}

function isAnyFrom(times: ReadonlySet<number>, from: number): boolean {
  for (const time of times) if (time >= from) return true
  return false
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
