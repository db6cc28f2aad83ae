import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginAsGuest, testToken } from '@palier/contract/accounts/authenticationCalls'
import { buyListWrites, otherListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getEvents } from '@palier/contract/notifications/noticeCalls'
import { savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { catalogue } from '@palier/contract/catalogue'
import { createClient, RestError } from '@palier/contract/client'
import { HEADERS } from '@palier/contract/kernel/headers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countsOf, startUpstream, type Upstream } from '../testing/upstream.ts'
import { sampleLogin } from '../testing/wireSamples.ts'
import type { FinishedCall } from './callAttempt.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'
import { createTransport, type RestTransport } from './transport.ts'
import type { TransportLimits } from './transportLimits.ts'

const KEY = { [HEADERS.idempotencyKey]: 'the-key-of-this-write' }
const write = { call: savePreferences, body: '{}' }
const read = { call: testToken, body: '{}' }

let upstream: Upstream
let transport: RestTransport
let finished: FinishedCall[]
let refusals: string[]
let retries: boolean[]
let token: Record<string, string>

beforeEach(async () => {
  upstream = await startUpstream()
  finished = []
  refusals = []
  retries = []
  const { rawToken } = sampleLogin().tokenInfo
  upstream.data.startSession(rawToken)
  token = { authorization: `Bearer ${rawToken}` }
  transport = transportWith({ readMilliseconds: 300, writeMilliseconds: 400, largestAnswerBytes: 1024 * 1024 })
})
function transportWith(limits: Partial<TransportLimits>): RestTransport {
  return createTransport({
    apiUrl: upstream.url,
    random: () => 0,
    onCall: (call) => finished.push(call),
    onRefused: (reason) => refusals.push(reason),
    onRetry: (isSent) => retries.push(isSent),
    limits,
  })
}

afterEach(async () => {
  await upstream.stop()
  await transport.close()
})

async function unavailability(work: Promise<unknown>): Promise<ServiceUnavailable> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceUnavailable) return error
  throw new Error(`it was not unavailable: ${String(error)}`)
}

describe('bounds', () => {
  test('a call that is not answered ends at its deadline, as unavailable', async () => {
    upstream.failing('testToken', 'hang')
    const began = performance.now()
    expect(await unavailability(transport.send(read, token))).toMatchObject({
      code: 'ServiceUnavailable',
      reason: 'deadline',
    })
    expect(performance.now() - began).toBeLessThan(800)
    expect(countsOf(upstream.take())).toEqual({ testToken: 1 })
  })

  test('an answer without end is not read to its end', async () => {
    upstream.failing('testToken', 'huge')
    expect(await unavailability(transport.send(read, token))).toMatchObject({ reason: 'tooLarge' })
  })

  test('a redirect is an answer that breaks the contract, not a way to follow', async () => {
    upstream.failing('testToken', 'redirect')
    const client = createClient((sent) => transport.send(sent, token))
    await expect(client.send(testToken, {})).rejects.toMatchObject({ name: 'RestError', code: 'InternalServerError' })
    expect(upstream.take()).toHaveLength(1)
  })

  test.each(['html', 'garbled'] as const)(
    '%s instead of data is a code, and nothing of it is repeated [ERR-03]',
    async (fault) => {
      upstream.failing('testToken', fault)
      const client = createClient((sent) => transport.send(sent, token))
      const error: unknown = await client.send(testToken, {}).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(RestError)
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('secret')
    },
  )
})

describe('calls made twice', () => {
  test('a read is repeated once after a cut connection and after a 503', async () => {
    upstream.failing('testToken', 'reset', 1)
    expect(await transport.send(read, token)).toMatchObject({ status: 200 })
    upstream.failing('testToken', { status: 503, error: { errorCode: 'ServiceUnavailable' } }, 1)
    expect(await transport.send(read, token)).toMatchObject({ status: 200 })
    expect(countsOf(upstream.take())).toEqual({ testToken: 4 })
  })

  test('never more than once', async () => {
    upstream.failing('testToken', 'reset')
    expect(await unavailability(transport.send(read, token))).toMatchObject({ reason: 'connection' })
    expect(upstream.take()).toHaveLength(2)
  })

  test('a write is repeated under the same key, and never without one [D24]', async () => {
    upstream.failing('savePreferences', 'reset', 1)
    await transport.send(write, { ...token, ...KEY })
    const keys = upstream.take().map(({ headers }) => headers[HEADERS.idempotencyKey])
    expect(keys).toEqual(['the-key-of-this-write', 'the-key-of-this-write'])

    upstream.failing('savePreferences', 'reset', 1)
    await unavailability(transport.send(write, token))
    expect(upstream.take()).toHaveLength(1)
  })

  test('a guest is never made twice', async () => {
    upstream.failing('loginAsGuest', 'reset', 1)
    await unavailability(transport.send({ call: loginAsGuest, body: '{}' }, {}))
    expect(upstream.take()).toHaveLength(1)
  })
})

describe('an api that fails', () => {
  const storm = { status: 503, error: { errorCode: 'ServiceUnavailable' } } as const

  beforeEach(async () => {
    await transport.close()
    transport = transportWith({ breakerOpenMilliseconds: 200 })
  })

  async function sendAll(count: number): Promise<void> {
    await Promise.allSettled(Array.from({ length: count }, () => transport.send(read, token)))
  }

  test('twenty failures spare it: who comes then is told at once when to come back, and it is soon found well again', async () => {
    upstream.failing('testToken', storm)
    await sendAll(20)
    upstream.take()
    const refused = await unavailability(transport.send(read, token))
    expect(refused).toMatchObject({ reason: 'breaker', retryAfterSeconds: 1 })
    expect([upstream.take(), refusals, transport.breakerState()]).toEqual([[], ['breaker'], 'open'])

    upstream.failing('testToken', storm, 0)
    await vi.waitFor(async () => expect(await transport.send(read, token)).toMatchObject({ status: 200 }), {
      timeout: 15_000,
    })
    expect(transport.breakerState()).toBe('closed')
  })

  test('repetitions are at most ten beside a tenth of the calls', async () => {
    upstream.failing('testToken', storm)
    await sendAll(19)
    expect([retries.filter(Boolean).length, retries.length]).toEqual([10, 19])
    expect(upstream.take()).toHaveLength(19 + 10)
  })

  test.each([
    [
      'one part that is away',
      { status: 503, error: { errorCode: 'ServiceUnavailable', params: { part: 'payments' } } },
    ],
    ['a human check that is away', { status: 503, error: { errorCode: 'HumanCheckUnavailable' } }],
    ['a call that fails in due form', { status: 500, error: { errorCode: 'InternalServerError' } }],
    ['too many requests', { status: 429, error: { errorCode: 'operationsLimitReached' } }],
  ] as const)('%s is neither asked again nor everybody’s trouble', async (_name, fault) => {
    upstream.failing('testToken', fault)
    await sendAll(25)
    expect(upstream.take()).toHaveLength(25)
    expect(transport.breakerState()).toBe('closed')
  })

  test.each([
    ['exports that are too large', 'exportAccount', 'huge', {}],
    ['exports that reach their deadline', 'exportAccount', 'hang', { readMilliseconds: 50 }],
    ['returns that reach their deadline', 'getPerformance', 'hang', { readMilliseconds: 50 }],
    ['small answers that are too large', 'testToken', 'huge', {}],
  ] as const)('%s leave every circuit closed [SEC-3]', async (_what, name, fault, limits) => {
    await transport.close()
    transport = transportWith({ largestAnswerBytes: 100_000, ...limits })
    upstream.failing(name, fault)
    const failed = Array.from({ length: 25 }, () => transport.send({ call: catalogue[name], body: '{}' }, token))
    expect((await Promise.allSettled(failed)).every(({ status }) => status === 'rejected')).toBe(true)
    expect([transport.breakerState(), refusals]).toEqual(['closed', []])
  })

  test('a group of routes that fails leaves the others open to calls [SEC-3]', async () => {
    upstream.failing('savePreferences', storm)
    const writes = Array.from({ length: 20 }, () => transport.send(write, { ...token, ...KEY }))
    await Promise.allSettled(writes)
    expect(await unavailability(transport.send(write, { ...token, ...KEY }))).toMatchObject({ reason: 'breaker' })
    expect(await transport.send(read, token)).toMatchObject({ status: 200 })
  })

  test('cheap calls that reach their deadline open the circuit [SEC-3]', async () => {
    await transport.close()
    transport = transportWith({ readMilliseconds: 50 })
    upstream.failing('testToken', 'hang')
    await sendAll(20)
    expect(transport.breakerState()).toBe('open')
  })

  test('an open circuit closes without another call once the api is ready [SEC-19]', async () => {
    upstream.failing('testToken', storm)
    await sendAll(20)
    expect(transport.breakerState()).toBe('open')
    await vi.waitFor(() => expect(transport.breakerState()).toBe('closed'), { timeout: 5000 })
    expect(countsOf(upstream.take()).testToken).toBeLessThanOrEqual(40)
  })

  test('words that are none of the contract are everybody’s trouble', async () => {
    upstream.failing('testToken', 'garbled')
    await sendAll(20)
    expect(transport.breakerState()).toBe('open')
  })

  test('who waits for events is neither counted nor refused', async () => {
    upstream.failing('getEvents', storm)
    await Promise.all(Array.from({ length: 20 }, () => transport.send({ call: getEvents, body: '{}' }, {})))
    expect(transport.breakerState()).toBe('closed')
    upstream.failing('testToken', storm)
    await sendAll(20)
    expect(await transport.send({ call: getEvents, body: '{}' }, {})).toMatchObject({ status: 503 })
  })

  test('one call that hangs leaves connections to the others, and its line has an end', async () => {
    await transport.close()
    transport = transportWith({ readMilliseconds: 1500 })
    upstream.failing('testToken', 'hang')
    const hanging = Array.from({ length: 600 }, () => unavailability(transport.send(read, token)))
    const saved = await transport.send(write, { ...token, ...KEY })
    expect(saved).toMatchObject({ status: 200 })
    const reasons = (await Promise.all(hanging)).map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === 'crowded')).toHaveLength(60)
  })
})

test('a read that waits for a connection, which slower writes hold, ends at its own deadline', async () => {
  await transport.close()
  transport = transportWith({ readMilliseconds: 500, writeMilliseconds: 2500 })
  for (const name of ['savePreferences', 'createBuyList', 'createSellList', 'createOtherList', 'testToken'] as const) {
    upstream.failing(name, 'hang')
  }
  const calls = [savePreferences, buyListWrites.createList, sellListWrites.createList, otherListWrites.createList]
  const writing = calls.flatMap((call) =>
    Array.from({ length: 40 }, () => unavailability(transport.send({ call, body: '{}' }, { ...token, ...KEY }))),
  )
  const began = performance.now()
  expect(await unavailability(transport.send(read, token))).toMatchObject({ reason: 'deadline' })
  expect(performance.now() - began).toBeLessThan(2000)
  await Promise.all(writing)
})

test('an api that is away is unavailable, and not ready', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => free.once('listening', done))
  const { port } = free.address() as AddressInfo
  await new Promise((done) => free.close(done))

  const lost = createTransport({ apiUrl: `http://127.0.0.1:${port}`, random: () => 0 })
  expect(await unavailability(lost.send(read, {}))).toMatchObject({ reason: 'connection' })
  expect(await lost.missing()).toEqual(['api'])
  expect(await transport.missing()).toEqual([])
  await lost.close()
})

test('an api that is not ready says itself what is missing', async () => {
  const waiting = createServer((_request, response) => {
    response.writeHead(503).end('{"status":"waiting","database":"unreachable","missing":["database"]}')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => waiting.once('listening', done))
  const { port } = waiting.address() as AddressInfo
  const before = createTransport({ apiUrl: `http://127.0.0.1:${port}`, random: () => 0 })
  expect(await before.missing()).toEqual(['database'])
  await before.close()
  await new Promise((done) => waiting.close(done))
})

test('every call is told with its path and its status', async () => {
  await transport.send(read, token)
  upstream.failing('testToken', 'reset')
  await unavailability(transport.send(read, token))
  expect(finished.map(({ path, status }) => [path, status])).toEqual([
    ['/api/authentication/TestToken', 200],
    ['/api/authentication/TestToken', null],
    ['/api/authentication/TestToken', null],
  ])
})
