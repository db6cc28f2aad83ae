import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Observable, type CacheConfig, type RequestParameters } from 'relay-runtime'
import { RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { createNetwork } from './network.ts'

const parameters: RequestParameters = { id: 'abc', name: 'TestQuery', operationKind: 'query', text: null, metadata: {} }
const settings = { language: 'en', preproductionKey: 'sesame' as string | null }
const socket = {
  subscribe: () => Observable.from(Promise.reject(new Error('unused'))),
  reconnect: () => {},
  close: () => {},
}

describe('a request', () => {
  const fetched = vi.fn<typeof fetch>()
  const reloadOnce = vi.fn<() => boolean>()
  beforeEach(() => {
    fetched.mockReset()
    reloadOnce.mockReset().mockReturnValue(false)
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const ask = (cacheConfig: CacheConfig = {}) =>
    createNetwork({ settings: () => settings, socket, reloadOnce })
      .execute(parameters, { a: 1 }, cacheConfig)
      .toPromise()
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

  test('carries the language and the access key as they are kept [NAV-32]', async () => {
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

  test('takes the answer that the document has asked for, and asks itself for the next one', async () => {
    const response = Promise.resolve(answer({ data: { site: {} } }))
    fetched.mockResolvedValue(answer({ data: { site: {} } }))
    await ask()
    const [, { headers, body } = {}] = fetched.mock.calls[0] ?? []
    globalThis.palierEarlyRequest = { response, body: String(body), headers: headers as Record<string, string> }
    fetched.mockClear().mockResolvedValue(answer({ data: { site: {} } }))
    await ask()
    expect(fetched).not.toHaveBeenCalled()
    await ask()
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('lets go of an answer that the document has asked for in vain: unread it would hold its connection', async () => {
    const unwanted = answer({ data: {} })
    const cancelled = vi.spyOn(unwanted.body ?? new ReadableStream(), 'cancel')
    globalThis.palierEarlyRequest = { response: Promise.resolve(unwanted), body: 'another', headers: {} }
    fetched.mockResolvedValue(answer({ data: { site: {} } }))
    await ask()
    expect(fetched).toHaveBeenCalledOnce()
    expect(cancelled).toHaveBeenCalledOnce()
  })

  test('a write carries its key', async () => {
    fetched.mockResolvedValue(answer({ data: { site: {} } }))
    await ask({ metadata: { idempotencyKey: 'one' } })
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': 'one' })
    fetched.mockResolvedValue(answer({ data: { site: {} } }))
    await ask()
    expect(fetched.mock.calls[1]?.[1]?.headers).not.toHaveProperty('idempotency-key')
  })

  test.each([
    [
      'the code that the server says',
      answer({ data: null, errors: [{ extensions: { code: 'NOT_AUTHENTICATED' } }] }),
      'notAuthenticated',
    ],
    ['ERR-03 500 without a code', new Response('<html>', { status: 500 }), 'InternalServerError'],
    ['a gateway without a service', new Response('', { status: 503 }), 'ServiceUnavailable'],
    ['finding P1: a page instead of an answer', new Response('<html>', { status: 200 }), 'ServiceUnavailable'],
    ['anything else', answer({ errors: [] }, 400), 'unknown'],
  ])('fails with %s [ERR-01]', async (_case, response, code) => {
    fetched.mockResolvedValue(response)
    await expect(ask()).rejects.toMatchObject({ name: 'RequestFailure', code })
  })

  test('a part of an answer does not hide that the site is closed, but from its door [UNLOCK-03]', async () => {
    const closed = { data: { site: {} }, errors: [{ extensions: { code: 'PREPRODUCTION_KEY_REQUIRED' } }] }
    fetched.mockImplementation(async () => answer(closed))
    await expect(ask()).rejects.toMatchObject({ code: 'PreproductionKeyRequired' })
    await expect(ask({ metadata: { acceptsClosedSite: true } })).resolves.toMatchObject({ data: { site: {} } })
  })

  describe('for an operation that the server does not know, from a page of before a deployment', () => {
    // As the plugin of the server spells it.
    const unknown = () => answer({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] }, 400)

    test('loads the document anew, and nothing fails in the meantime', async () => {
      reloadOnce.mockReturnValue(true)
      fetched.mockResolvedValue(unknown())
      const settled = vi.fn()
      void ask().then(settled, settled)
      await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
      await Promise.resolve()
      expect(settled).not.toHaveBeenCalled()
    })

    test('fails like any other where that was tried before', async () => {
      fetched.mockResolvedValue(unknown())
      await expect(ask()).rejects.toMatchObject({ code: 'PersistedQueryNotInList' })
    })

    test('any other failure leaves the document alone', async () => {
      fetched.mockResolvedValue(answer({ errors: [] }, 500))
      await expect(ask()).rejects.toMatchObject({ code: 'InternalServerError' })
      expect(reloadOnce).not.toHaveBeenCalled()
    })
  })

  test('without a network it says so', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    fetched.mockRejectedValue(new TypeError('offline'))
    await expect(ask()).rejects.toMatchObject({ code: 'Offline' })
  })

  test('no answer at all is a failure of the service [ERR-53]', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await expect(ask()).rejects.toBeInstanceOf(RequestFailure)
  })
})
