import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { GOOD_SIGNATURE } from '../../testing/upstream.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startTestBff()
})
afterEach(() => bff.stop())

const EVENT = Buffer.concat([Buffer.from('{ "id":\t"evt_1",\r\n "é": "\\u00e9" } '), Buffer.from([0xff, 0x00, 0xfe])])

async function send(body: Buffer | string, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(`${bff.url}/webhooks/stripe`, {
    method,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': GOOD_SIGNATURE, ...headers },
    ...(method !== 'GET' && { body: new Uint8Array(Buffer.from(body)) }),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('an event reaches the api byte by byte, with its signature and nothing of a session [D22]', async () => {
  const { status, text, headers } = await send(EVENT, {
    cookie: 'a=b',
    authorization: 'Bearer x',
    origin: 'https://elsewhere.example',
    'x-forwarded-for': '9.9.9.9',
  })
  expect([status, text, headers.get('set-cookie')]).toEqual([200, '', null])
  const [seen] = bff.upstream.take()
  expect(seen?.path).toBe('/webhooks/stripe')
  expect(
    createHash('sha256')
      .update(seen?.body as Buffer)
      .digest('hex'),
  ).toBe(createHash('sha256').update(EVENT).digest('hex'))
  expect(seen?.headers).toMatchObject({
    'stripe-signature': GOOD_SIGNATURE,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(EVENT.length),
    'x-forwarded-for': '127.0.0.1',
  })
  for (const name of ['cookie', 'authorization']) expect(seen?.headers).not.toHaveProperty(name)
})

test('a signature that is wrong or absent is refused by the api, in its status [D22]', async () => {
  expect((await send(EVENT, { 'stripe-signature': 't=1,v1=bad' })).status).toBe(400)
  const answer = await fetch(`${bff.url}/webhooks/stripe`, { method: 'POST', body: EVENT })
  expect(answer.status).toBe(400)
})

test('an event is no larger than half a megabyte, whether or not its length is told [D22]', async () => {
  expect((await send(Buffer.alloc(512 * 1024, 0x20))).status).toBe(200)
  bff.upstream.take()
  expect((await send(Buffer.alloc(512 * 1024 + 1, 0x20))).status).toBe(413)
  const body = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 20; piece += 1) controller.enqueue(new Uint8Array(64 * 1024))
      controller.close()
    },
  })
  // Node requires `duplex` for a stream; the browser types lack it.
  const request = { method: 'POST', body, duplex: 'half' }
  const answer = await fetch(`${bff.url}/webhooks/stripe`, request)
  expect(answer.status).toBe(413)
  expect(bff.upstream.take()).toEqual([])
})

test('only a POST is an event', async () => {
  expect((await send('', {}, 'GET')).status).toBe(405)
  expect(bff.upstream.take()).toEqual([])
})

test('an api that is away makes the sender come again', async () => {
  await bff.upstream.stop()
  expect((await send(EVENT)).status).toBe(503)
})
