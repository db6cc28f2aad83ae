import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type StripeRequest, createAnswers } from './stripe/answer.ts'
import { createWebhooks, type Webhooks } from './stripe/webhooks.ts'
import { createWorld, newId, type World } from './stripe/world.ts'

export type StripeStandIn = {
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  world: World
  webhooks: Webhooks
  /** Every request of a server, oldest first. */
  asked: StripeRequest[]
  /**
   * What befalls the next request like this, once: its answer is lost, it does not arrive, it fails, or its answer waits
   * until the promise is kept.
   */
  befall(like: RegExp, what: 'answerLost' | 'neverArrives' | 'fails' | Promise<void>): void
  /** While true nothing arrives. */
  isDown: boolean
  /** From now on confirmed payments stay in process, until `letGo`. */
  holdConfirmations(): void
  letGo(): void
  stop(): Promise<void>
}

/** A Stripe on this machine, which speaks its HTTP and remembers. */
export async function startStripe({
  now = Date.now,
  port = 0,
}: { now?: () => number; port?: number } = {}): Promise<StripeStandIn> {
  const realNow = () => Math.floor(now() / 1000)
  const keys = { secretKey: 'sk_test_standIn', publishableKey: 'pk_test_standIn' }
  const webhookSecret = 'whsec_standIn'
  const world = createWorld(realNow)
  const answer = createAnswers(world, keys)
  const webhooks = createWebhooks(world, webhookSecret, realNow)
  const befalls: { like: RegExp; what: Parameters<StripeStandIn['befall']>[1] }[] = []

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readAsked(request)
    const place = befalls.findIndex(({ like }) => like.test(`${asked.method} ${asked.path}`))
    const [fate] = place < 0 ? [] : befalls.splice(place, 1)
    if (standIn.isDown || fate?.what === 'neverArrives') return void request.socket.destroy()
    standIn.asked.push(asked)
    if (fate?.what === 'fails')
      return void response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error' } }))

    const { status, body, isReplayed } = answer(asked)
    if (webhooks.moment === 'beforeAnswer') await webhooks.send()
    if (fate?.what instanceof Promise) await fate.what
    if (webhooks.moment === 'afterAnswer') webhooks.sendSoon()
    if (fate?.what === 'answerLost') return void request.socket.destroy()
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': newId(world, 'req'),
      'stripe-version': asked.version ?? '',
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    response.end(body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')

  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    ...keys,
    webhookSecret,
    world,
    webhooks,
    asked: [],
    isDown: false,
    befall(like, what) {
      befalls.push({ like, what })
    },
    holdConfirmations() {
      world.isHolding = true
    },
    letGo() {
      world.isHolding = false
      for (const succeed of world.held.splice(0)) succeed()
      if (webhooks.moment === 'afterAnswer') webhooks.sendSoon()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await webhooks.settled()
    },
  }
  return standIn
}

async function readAsked(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const body = Buffer.concat(chunks).toString()
  const { headers, method = 'GET' } = request
  return {
    method,
    path: url.pathname,
    form: [url.search.slice(1), body].filter((part) => part !== '').join('&'),
    authorization: headers.authorization ?? '',
    version: textOf(headers['stripe-version']),
    key: textOf(headers['idempotency-key']),
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
