import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Recorded = { status: number; text: string }
type Entry = { id: string; stockId: string; symbol: string }

/**
 * Stands before the api. While it records, calls pass and their answers are kept; afterwards it answers from them, so that
 * a server is measured without the api beside it. Entries of lists can be multiplied.
 */
export async function startReplayingApi(target: string) {
  const upstream = new URL(target)
  const recorded = new Map<string, Recorded>()
  let isRecording = true
  let calls = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? ''
    const body = await textOf(incoming)
    const key = `${path} ${body}`
    if (path.endsWith('/Since')) return void setTimeout(() => send(response, recorded.get(key)), 20_000).unref()
    const known = recorded.get(key)
    if (known && !isRecording) {
      calls += 1
      return send(response, known)
    }
    const passed = await pass(incoming, path, body)
    if (isRecording || passed.status === 200) recorded.set(key, passed)
    send(response, passed)
  }

  function pass(incoming: IncomingMessage, path: string, body: string): Promise<Recorded> {
    return new Promise((done, fail) => {
      const { host: _, ...headers } = incoming.headers
      const outgoing = request(
        { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers },
        (received) => void textOf(received).then((text) => done({ status: received.statusCode ?? 502, text }), fail),
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
      for (const [key, { status, text }] of recorded) recorded.set(key, { status, text: withEntries(text, entries) })
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

function send(response: ServerResponse, answer: Recorded | undefined): void {
  const { status, text } = answer ?? { status: 200, text: '{"success":true,"data":null}' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
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
