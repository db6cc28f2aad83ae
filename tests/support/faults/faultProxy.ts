import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Stands in whatever the proxy makes up: it must reach nobody. */
export const MARK = 'words-of-the-upstream'

/** 100 MB, as no answer of ours is. */
const HUGE_BYTES = 100 * 1024 * 1024
const BLOCK = 'x'.repeat(64 * 1024)

const MALFORMED: readonly string[] = [
  '{}',
  '[]',
  'null',
  '42',
  `"${MARK}"`,
  `{"success":"${MARK}"}`,
  `{"success":true,"data":"${MARK}"}`,
  `{"success":false,"errors":"${MARK}"}`,
  `{"success":false,"errors":[{"errorCode":{"a":"${MARK}"}}]}`,
  `{"success":false,"errors":[{"errorCode":"${MARK}","errorMsg":"${MARK}"}]}`,
]

/** What becomes of a call. One that is `lost`, slow or hanging in its body has reached the other side. */
export type FaultMode =
  | 'latency'
  | 'jitter'
  | 'hang'
  | 'reset'
  | 'lost'
  | 'status500'
  | 'status503'
  | 'status429'
  | 'html'
  | 'empty'
  | 'truncated'
  | 'notJson'
  | 'malformed'
  | 'huge'
  | 'slowBody'
  | 'hangingBody'
  | 'redirect'

export type Fault = {
  mode: FaultMode
  /** Which paths; all of them unless told. */
  paths?: readonly string[]
  /** Each nth of these; all of them unless told. */
  every?: number
  /** Of latency, and the most of jitter. */
  milliseconds?: number
}

type Handling = (incoming: IncomingMessage, answer: ServerResponse, fault: Fault, count: number) => void

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Stands before a service and lets calls fail as they are told to; each call meets the first fault that is for it. */
export async function startFaultProxy(target: string) {
  const upstream = new URL(target)
  const sockets = new Set<Socket>()
  let faults: { fault: Fault; seen: number }[] = []
  let seen: string[] = []
  let forwarded = 0
  let failed = 0
  let unanswered = 0

  /** Sends the call on; `take` gets the answer, whose body is still to come. */
  function forward(incoming: IncomingMessage, answer: ServerResponse, take: (received: IncomingMessage) => void): void {
    forwarded += 1
    const outgoing = request(
      {
        host: upstream.hostname,
        port: upstream.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: upstream.host },
        agent: false,
      },
      take,
    )
    outgoing.on('error', () => answer.destroy())
    // Whoever asked has gone.
    answer.on('close', () => void (answer.writableFinished || outgoing.destroy()))
    incoming.pipe(outgoing)
  }

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    forward(incoming, answer, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
  }

  const handlings: Record<FaultMode, Handling> = {
    latency: (incoming, answer, { milliseconds = 300 }) => void delay(milliseconds).then(() => pass(incoming, answer)),
    jitter: (incoming, answer, { milliseconds = 300 }, count) =>
      // Spread evenly, and the same in each run.
      void delay(((count * 37) % 100) * (milliseconds / 100)).then(() => pass(incoming, answer)),
    hang: () => {},
    reset: ({ socket }) => socket.resetAndDestroy(),
    lost: (incoming, answer) =>
      forward(incoming, answer, (received) => {
        received.resume().on('end', () => incoming.socket.resetAndDestroy())
      }),
    status500: (_incoming, answer) => void answer.writeHead(500).end(`Error: ${MARK}`),
    status503: (_incoming, answer) => void answer.writeHead(503, { 'retry-after': '1' }).end(MARK),
    status429: (_incoming, answer) => void answer.writeHead(429, { 'retry-after': '7' }).end(MARK),
    html: (_incoming, answer) =>
      void answer.writeHead(200, { 'content-type': 'text/html' }).end(`<html><h1>${MARK}</h1></html>`),
    empty: (_incoming, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end(),
    truncated: (_incoming, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      answer.write(`{"success":true,"data":{"a":"${MARK}`, () => answer.destroy())
    },
    notJson: (_incoming, answer) => sayJson(answer, `{"success":true,"data":${MARK}}`),
    malformed: (_incoming, answer, _fault, count) => sayJson(answer, MALFORMED[count % MALFORMED.length] ?? '{}'),
    huge: (_incoming, answer) => sayHugely(answer),
    slowBody: (incoming, answer) =>
      forward(incoming, answer, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers)
        void drip(received, answer)
      }),
    hangingBody: (incoming, answer) =>
      forward(incoming, answer, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers)
        received.once('data', (piece: Buffer) => answer.write(piece.subarray(0, 10)))
      }),
    redirect: (incoming, answer) => void answer.writeHead(302, { location: `${incoming.url}?${MARK}` }).end(),
  }

  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? ''
    incoming.on('error', () => {})
    answer.on('error', () => {})
    unanswered += 1
    answer.once('close', () => (unanswered -= 1))
    seen.push(path)
    for (const planned of faults) {
      const { paths, every = 1, mode } = planned.fault
      if (paths && !paths.includes(path)) continue
      planned.seen += 1
      if (planned.seen % every !== 0) break
      failed += 1
      return handlings[mode](incoming, answer, planned.fault, planned.seen)
    }
    pass(incoming, answer)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Lets calls fail from now on as these say; none of them lets everything pass. */
    set(...told: Fault[]): void {
      faults = told.map((fault) => ({ fault, seen: 0 }))
    },
    /** Connections are refused until it listens again. */
    async refuse(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    async listen(): Promise<void> {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    /** The paths of the calls since the last time, in their order. */
    take(): string[] {
      const taken = seen
      seen = []
      return taken
    },
    /** `unanswered`: calls that somebody still waits for, or has left without closing their connection. */
    figures: () => ({ forwarded, failed, unanswered, openConnections: sockets.size }),
    async stop(): Promise<void> {
      if (!server.listening) return
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

function sayJson(answer: ServerResponse, text: string): void {
  answer.writeHead(200, { 'content-type': 'application/json' }).end(text)
}

/** As much as is taken, up to a hundred megabytes, in one string of a good envelope. */
function sayHugely(answer: ServerResponse): void {
  let left = HUGE_BYTES
  const more = () => {
    while (left > 0 && !answer.destroyed) {
      left -= BLOCK.length
      if (!answer.write(BLOCK)) return
    }
    if (left <= 0 && !answer.writableEnded) answer.end('"}}')
  }
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.write(`{"success":true,"data":{"a":"${MARK}`)
  answer.on('drain', more)
  more()
}

/** A byte ten times a second. */
async function drip(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  for await (const piece of received) {
    // A stream without an encoding brings bytes.
    for (const byte of piece as Buffer) {
      if (answer.destroyed) return
      answer.write(Buffer.of(byte))
      await delay(100)
    }
  }
  answer.end()
}
