import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginAsGuest, testToken } from '@palier/contract/calls/authentication'
import { savePreferences } from '@palier/contract/calls/preferences'
import { createClient, RestError } from '@palier/contract/client'
import { HEADERS } from '@palier/contract/headers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countsOf, startUpstream, type Upstream } from '../testing/upstream.ts'
import { sampleLogin } from '../testing/wireSamples.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'
import { createTransport, type FinishedCall, type RestTransport } from './transport.ts'

const KEY = { [HEADERS.idempotencyKey]: 'the-key-of-this-write' }
const write = { call: savePreferences, body: '{}' }
const read = { call: testToken, body: '{}' }

let upstream: Upstream
let transport: RestTransport
let finished: FinishedCall[]
let token: Record<string, string>

beforeEach(async () => {
  upstream = await startUpstream()
  finished = []
  const { rawToken } = sampleLogin().tokenInfo
  upstream.data.startSession(rawToken)
  token = { authorization: `Bearer ${rawToken}` }
  transport = createTransport({
    apiUrl: upstream.url,
    random: () => 0,
    onCall: (call) => finished.push(call),
    limits: { readMilliseconds: 300, writeMilliseconds: 400, largestAnswerBytes: 1024 * 1024 },
  })
})
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
    'ERR-03 %s instead of data is a code, and nothing of it is repeated',
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

  test('D24 a write is repeated under the same key, and never without one', async () => {
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

test('an api that is away is unavailable, and not ready', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => free.once('listening', done))
  const { port } = free.address() as AddressInfo
  await new Promise((done) => free.close(done))

  const lost = createTransport({ apiUrl: `http://127.0.0.1:${port}`, random: () => 0 })
  expect(await unavailability(lost.send(read, {}))).toMatchObject({ reason: 'connection' })
  expect(await lost.isReady()).toBe(false)
  expect(await transport.isReady()).toBe(true)
  await lost.close()
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
