import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HEADERS } from '@palier/contract/kernel/headers'

type Recorded = { status: number; text: string; digest: string }
type Entry = { id: string; stockId: string; symbol: string; marketRegularPrice: { value: number } }

/** Prices that the first entry goes through, so that no answer is the one before. */
const PRICES = 64

/**
 * Stands before the api. While it records, calls pass and their answers are kept; afterwards it answers from them, so that
 * a server is measured without the api beside it. Entries of lists can be multiplied, and a price can move with each call.
 */
export async function startReplayingApi(target: string) {
  const upstream = new URL(target)
  const recorded = new Map<string, Recorded>()
  let isRecording = true
  let moving = new Map<string, Recorded[]>()
  let isMoving = false
  let calls = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? ''
    const body = await textOf(incoming)
    const key = `${path} ${body}`
    if (path.endsWith('/Since')) return void setTimeout(() => send(response, recorded.get(key)), 20_000).unref()
    const known = recorded.get(key)
    if (known && !isRecording) {
      calls += 1
      const moved = isMoving ? moving.get(key) : undefined
      return send(response, moved?.[calls % PRICES] ?? known, incoming.headers[HEADERS.knownAnswer])
    }
    const passed = await pass(incoming, path, body)
    if (isRecording || passed.status === 200) recorded.set(key, passed)
    send(response, passed)
  }

  function pass(incoming: IncomingMessage, path: string, body: string): Promise<Recorded> {
    return new Promise((done, fail) => {
      const { host: _, [HEADERS.knownAnswer]: __, ...headers } = incoming.headers
      const outgoing = request(
        { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers },
        (received) => void textOf(received).then((text) => done(recordedAs(received.statusCode ?? 502, text)), fail),
      )
      outgoing.on('error', fail).end(body)
    })
  }

  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on answers are those that were kept, with so many entries on the first list that has some. */
    replay(entries: number): void {
      isRecording = false
      for (const [key, { status, text }] of recorded) recorded.set(key, recordedAs(status, withEntries(text, entries)))
      moving = new Map([...recorded].flatMap(([key, answer]) => (isOfList(answer) ? [[key, movesOf(answer)]] : [])))
    },
    /** Whether a price of the list shown is another one with each call from now on. */
    move(isOn: boolean): void {
      isMoving = isOn
    },
    record(): void {
      isRecording = true
      recorded.clear()
    },
    /** The calls since the last time. */
    takeCalls(): number {
      const taken = calls
      calls = 0
      return taken
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type ReplayingApi = Awaited<ReturnType<typeof startReplayingApi>>

function recordedAs(status: number, text: string): Recorded {
  return { status, text, digest: createHash('sha256').update(text).digest('base64url') }
}

/** As the api does: the answer is left out where the caller has it. */
function send(response: ServerResponse, answer: Recorded | undefined, known?: string | string[]): void {
  const { status, text, digest } = answer ?? recordedAs(200, '{"success":true,"data":null}')
  const headers = { 'content-type': 'application/json', ...(known !== undefined && { [HEADERS.answerDigest]: digest }) }
  response.writeHead(status, headers).end(known === digest ? '' : text)
}

type ListAnswer = { data?: { list?: { entries: Entry[] } } | null }

function isOfList({ text }: Recorded): boolean {
  return ((JSON.parse(text) as ListAnswer).data?.list?.entries.length ?? 0) > 0
}

/** The same answer at other prices of its first entry. */
function movesOf({ status, text }: Recorded): Recorded[] {
  const answer = JSON.parse(text) as ListAnswer
  const [first] = answer.data?.list?.entries ?? []
  return Array.from({ length: PRICES }, (_, index) => {
    if (first) first.marketRegularPrice.value = 100 + index / 100
    return recordedAs(status, JSON.stringify(answer))
  })
}

function withEntries(text: string, count: number): string {
  const answer = JSON.parse(text) as { data?: { lists?: { entries: Entry[] }[]; list?: { entries: Entry[] } } | null }
  const list = answer.data?.list ?? answer.data?.lists?.find(({ entries }) => entries?.length > 0)
  if (!list?.entries || list.entries.length === 0) return text
  const { entries } = list
  list.entries = Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry
    return index < entries.length
      ? entry
      : { ...entry, id: `${entry.id.slice(0, -6)}${String(index).padStart(6, '0')}`, symbol: `${entry.symbol}${index}` }
  })
  return JSON.stringify(answer)
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
