import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Observable, type CacheConfig, type RequestParameters } from 'relay-runtime'
import { RequestFailure } from '../features/alert/RequestFailure.ts'
import { createNetwork } from './network.ts'
import { waitBefore } from './socket.ts'

const parameters: RequestParameters = { id: 'abc', name: 'TestQuery', operationKind: 'query', text: null, metadata: {} }
const settings = { language: 'en', preproductionKey: 'sesame' as string | null }
const socket = { subscribe: () => Observable.from(Promise.reject(new Error('unused'))), close: () => {} }

describe('a request', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const ask = (cacheConfig: CacheConfig = {}) =>
    createNetwork({ settings: () => settings, socket })
      .execute(parameters, { a: 1 }, cacheConfig)
      .toPromise()
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

  test('NAV-32 carries the language and the access key as they are kept', async () => {
    fetched.mockResolvedValue(answer({ data: { site: {} } }))
    await ask()
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/graphql')
    expect(init?.body).toBe('{"id":"abc","variables":{"a":1}}')
    expect(init?.headers).toMatchObject({
      'app-language': 'en',
      'preproduction-key': 'sesame',
      'x-graphql-yoga-csrf': '1',
    })
  })

  test.each([
    [
      'the code that the server says',
      answer({ data: null, errors: [{ extensions: { code: 'notAuthenticated' } }] }),
      'notAuthenticated',
    ],
    ['ERR-03 500 without a code', new Response('<html>', { status: 500 }), 'InternalServerError'],
    ['a gateway without a service', new Response('', { status: 503 }), 'ServiceUnavailable'],
    ['anything else', answer({ errors: [] }, 400), 'unknown'],
  ])('ERR-01 fails with %s', async (_case, response, code) => {
    fetched.mockResolvedValue(response)
    await expect(ask()).rejects.toMatchObject({ name: 'RequestFailure', code })
  })

  test('UNLOCK-03 a part of an answer does not hide that the site is closed, but from its door', async () => {
    const closed = { data: { site: {} }, errors: [{ extensions: { code: 'PreproductionKeyRequired' } }] }
    fetched.mockImplementation(async () => answer(closed))
    await expect(ask()).rejects.toMatchObject({ code: 'PreproductionKeyRequired' })
    await expect(ask({ metadata: { acceptsClosedSite: true } })).resolves.toMatchObject({ data: { site: {} } })
  })

  test('ERR-53 no answer at all is a failure of the service', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await expect(ask()).rejects.toBeInstanceOf(RequestFailure)
  })
})

test('the socket comes back later and later, never all pages at once', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(0, 1)).toBe(500)
  expect(waitBefore(3, 1)).toBe(4000)
  expect(waitBefore(50, 1)).toBe(30_000)
})
