import { envelope } from '@palier/contract/kernel/envelope'
import { BARE_DATA_TYPE } from '@palier/contract/kernel/headers'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallName, catalogue } from '@palier/contract/catalogue'
import { WEBHOOK_PATH } from '../server/http/webhooks.ts'
import { createUpstreamData, type Refusing } from './upstreamData.ts'

type SeenCall = {
  path: string
  body: unknown
  headers: IncomingMessage['headers']
}

/** What goes wrong with a call: no answer, a cut connection, a page instead of data, an endless answer, or a status. */
export type Fault = 'hang' | 'reset' | 'html' | 'bare401' | 'huge' | 'redirect' | 'garbled' | Refusing

const PATHS = new Map(Object.entries(catalogue).map(([name, { path }]) => [path, name]))

export const GOOD_SIGNATURE = 't=1,v1=good'

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

/** A small server that speaks the contract, counts what it is asked and fails on demand. */
export async function startUpstream() {
  const data = createUpstreamData()
  const faults = new Map<string, { fault: Fault; times: number }>()
  let calls: SeenCall[] = []
  let eventReads = 0
  let gathering = 0
  let gathered: (() => void)[] = []
  const hanging = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path === '/readyz') return void response.end('{}')
    const name = PATHS.get(path) ?? path
    const seen: SeenCall = { path: name, body: null, headers: request.headers }
    // The service waits for events as long as somebody is there: no operation of anybody.
    if (name === 'getEvents') eventReads += 1
    else calls.push(seen)
    try {
      seen.body = await readBody(request)
    } catch (error) {
      // Whoever sent it has thought better of it.
      if (!request.complete) return
      throw error
    }
    if (path.startsWith('/dev/mailbox')) return sendMailbox(response)
    if (path === WEBHOOK_PATH) return sendWebhookStatus(request, response)
    await whenGathered()

    const planned = faults.get(name)
    if (planned && planned.times > 0) {
      planned.times -= 1
      return fail(response, planned.fault)
    }
    const answer = await data.answer(name, seen.body, request.headers)
    const isBare = request.headers.accept === BARE_DATA_TYPE && answer.status === 200
    send(response, answer.status, isBare ? envelope.parse(answer.body).data : answer.body)
  })

  function whenGathered(): Promise<void> {
    return new Promise((done) => {
      gathered.push(done)
      if (gathered.length < gathering) return
      for (const release of gathered) release()
      gathered = []
      gathering = 0
    })
  }

  function fail(response: ServerResponse, fault: Fault): void {
    if (fault === 'hang') return void hanging.add(response)
    if (fault === 'reset') return void response.socket?.resetAndDestroy()
    if (fault === 'html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>secret</h1>')
    if (fault === 'bare401') return void response.writeHead(401).end()
    if (fault === 'garbled') return void response.writeHead(200).end('{"success":')
    if (fault === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
    if (fault === 'huge') return sendEndlessly(response)
    send(response, fault.status, { success: false, errors: [fault.error, ...(fault.others ?? [])] })
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    data,
    /** Lets the next calls of this name fail, all of them unless told how many. */
    failing(name: CallName, fault: Fault, times = Number.POSITIVE_INFINITY): void {
      faults.set(name, { fault, times })
    },
    /** Answers nothing until so many calls wait at the same time, which proves that none of them waits for another. */
    gather(count: number): void {
      gathering = count
    },
    /** How often events were asked for since the last time. */
    takeEventReads(): number {
      const taken = eventReads
      eventReads = 0
      return taken
    },
    /** The calls since the last time, without those that wait for events. */
    take(): SeenCall[] {
      const taken = calls
      calls = []
      return taken
    },
    async stop(): Promise<void> {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** How often each call was seen, by its name. */
export function countsOf(calls: readonly SeenCall[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { path } of calls) counts[path] = (counts[path] ?? 0) + 1
  return counts
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  if (request.url === WEBHOOK_PATH) return body
  const text = body.toString()
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return text
  return text === '' ? null : JSON.parse(text)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendMailbox(response: ServerResponse): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
  response.writeHead(200, { ...headers, 'set-cookie': 'a=b' }).end('<h1>Mails</h1>')
}

/** As the api does: only a signature that is right is taken. */
function sendWebhookStatus({ headers }: IncomingMessage, response: ServerResponse): void {
  const isSigned = headers['stripe-signature'] === GOOD_SIGNATURE
  response.writeHead(isSigned ? 200 : 400, { 'set-cookie': 'a=b' }).end('words of the api')
}

function sendEndlessly(response: ServerResponse): void {
  const block = 'x'.repeat(64 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(block));
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.on('drain', more)
  more()
}
