import { waitFor } from '@testing-library/react'
import type { RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSocket, waitBefore } from './socket.ts'

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** The server's end of the sockets that the page opens. */
const opened: ServerEnd[] = []

class ServerEnd {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static accepts = true
  readyState = ServerEnd.OPEN
  readonly received: Message[] = []
  onopen = () => {}
  onclose = (_event: object) => {}
  onmessage = (_event: { data: string }) => {}

  constructor() {
    opened.push(this)
    queueMicrotask(() => this.onopen())
  }
  send(text: string) {
    const message: Message = JSON.parse(text)
    this.received.push(message)
    if (message.type === 'connection_init' && ServerEnd.accepts) this.say({ type: 'connection_ack' })
  }
  say(message: Message) {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }))
  }
  close(code: number, reason: string) {
    this.readyState = ServerEnd.CLOSING
    this.onclose({ code, reason })
  }
  async hears(type: string): Promise<Message> {
    return waitFor(() => {
      const message = this.received.find((one) => one.type === type)
      if (!message) throw new Error(`No ${type} yet`)
      return message
    })
  }
}

const operation: RequestParameters = {
  id: 'abc',
  name: 'TestSubscription',
  operationKind: 'subscription',
  text: null,
  metadata: {},
}

describe('the socket of live prices', () => {
  let settings: { language: string; preproductionKey: string | null }
  const reloadOnce = vi.fn<() => boolean>()
  const turns = { lost: vi.fn(), back: vi.fn(), unwanted: vi.fn(), ended: vi.fn() }

  beforeEach(() => {
    opened.length = 0
    ServerEnd.accepts = true
    settings = { language: 'fr', preproductionKey: 'sesame' }
    reloadOnce.mockReset().mockReturnValue(false)
    vi.clearAllMocks()
    vi.stubGlobal('WebSocket', ServerEnd)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function listen(random = 0) {
    const socket = createSocket({
      url: 'ws://palier.test/graphql',
      random: () => random,
      settings: () => settings,
      reloadOnce,
      turns,
    })
    const heard = { next: vi.fn(), error: vi.fn() }
    const subscription = socket.subscribe(operation, { a: 1 }).subscribe(heard)
    return { socket, heard, stop: () => subscription.unsubscribe() }
  }
  const end = (index: number) =>
    waitFor(() => {
      const found = opened[index]
      if (!found) throw new Error(`No socket ${index} yet`)
      return found
    })

  test('says the language and the access key as they are kept, and asks by id [NAV-32]', async () => {
    const { stop } = listen()
    const server = await end(0)
    expect((await server.hears('connection_init')).payload).toEqual({
      'app-language': 'fr',
      'preproduction-key': 'sesame',
    })
    expect((await server.hears('subscribe')).payload).toMatchObject({
      variables: { a: 1 },
      extensions: { persistedId: 'abc' },
    })
    stop()
  })

  test('another language begins anew and goes on with what was asked for [NAV-32]', async () => {
    const { socket, heard, stop } = listen()
    await (await end(0)).hears('subscribe')
    settings = { language: 'en', preproductionKey: null }
    socket.reconnect()

    const server = await end(1)
    expect((await server.hears('connection_init')).payload).toEqual({ 'app-language': 'en' })
    const { id = '' } = await server.hears('subscribe')
    server.say({ type: 'next', id, payload: { data: { a: 2 } } })
    await waitFor(() => expect(heard.next).toHaveBeenCalledWith({ data: { a: 2 } }))
    expect(heard.error).not.toHaveBeenCalled()
    stop()
  })

  test.each(['BAD_REQUEST', 'PERSISTED_QUERY_NOT_IN_LIST'])(
    'an operation that the server does not know (%s) loads the document anew, once',
    async (code) => {
      reloadOnce.mockReturnValueOnce(true)
      const refuse = async () => {
        const { heard } = listen()
        const server = await end(opened.length)
        const { id = '' } = await server.hears('subscribe')
        server.say({ type: 'error', id, payload: [{ message: '', extensions: { code } }] })
        return heard
      }
      const first = await refuse()
      await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
      expect(first.error).not.toHaveBeenCalled()

      const second = await refuse()
      await waitFor(() => expect(second.error).toHaveBeenCalledOnce())
    },
  )

  test('any other refusal is the affair of who asked', async () => {
    const { heard } = listen()
    const server = await end(0)
    const { id = '' } = await server.hears('subscribe')
    server.say({ type: 'error', id, payload: [{ message: '', extensions: { code: 'NOT_AUTHENTICATED' } }] })
    await waitFor(() => expect(heard.error).toHaveBeenCalledOnce())
    expect(reloadOnce).not.toHaveBeenCalled()
    expect(turns.ended).toHaveBeenCalledOnce()
  })

  test('after a loss it comes back, subscribes once to what is wanted, and says so', async () => {
    const { heard, stop } = listen()
    await (await end(0)).hears('subscribe')
    opened[0]?.close(1006, '')
    expect(turns.lost).toHaveBeenCalledOnce()

    const { id = '' } = await (await end(1)).hears('subscribe')
    expect(turns.back).toHaveBeenCalledOnce()
    opened[1]?.say({ type: 'next', id, payload: { data: { a: 3 } } })
    await waitFor(() => expect(heard.next).toHaveBeenCalledWith({ data: { a: 3 } }))
    expect(opened[1]?.received.filter(({ type }) => type === 'subscribe')).toHaveLength(1)
    stop()
  })

  test.each([
    ['the network is there again', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('it does not wait where %s', async (_what, wake) => {
    vi.useFakeTimers()
    const { stop } = listen(1)
    await (await end(0)).hears('subscribe')
    opened[0]?.close(1006, '')
    await vi.advanceTimersByTimeAsync(900)
    expect(opened).toHaveLength(1)
    wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toHaveLength(2)
    stop()
  })

  test('a server that gives no sign of life is left for another connection', async () => {
    vi.useFakeTimers()
    const { stop } = listen()
    const server = await end(0)
    await server.hears('subscribe')
    await vi.advanceTimersByTimeAsync(20_000)
    await server.hears('ping')
    server.say({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(25_000)
    expect(opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(opened).toHaveLength(2)
    expect(turns.lost).toHaveBeenCalled()
    stop()
  })

  test('what the server cannot do now is asked for again on the same socket, and then everything is read anew', async () => {
    vi.useFakeTimers()
    const { heard, stop } = listen()
    const server = await end(0)
    const { id = '' } = await server.hears('subscribe')
    server.say({ type: 'error', id, payload: [{ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
    await vi.advanceTimersByTimeAsync(1)
    expect(server.received.filter(({ type }) => type === 'subscribe')).toHaveLength(2)
    expect(turns.back).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(turns.back).toHaveBeenCalledOnce()
    expect(heard.error).not.toHaveBeenCalled()
    expect(opened).toHaveLength(1)
    stop()
  })

  test('a session that opens no socket any more has ended, is said so, and is not tried again; one that was closed may have been renewed [AUTH-11]', async () => {
    const { heard } = listen()
    await (await end(0)).hears('subscribe')
    ServerEnd.accepts = false
    opened[0]?.close(4403, 'The session has ended.')
    await waitFor(() => expect(opened).toHaveLength(2))
    expect(heard.error).not.toHaveBeenCalled()
    expect(turns.ended).not.toHaveBeenCalled()

    opened[1]?.close(4403, 'The session has ended.')
    await waitFor(() => expect(heard.error).toHaveBeenCalledOnce())
    expect(turns.ended).toHaveBeenCalledOnce()
    expect(opened).toHaveLength(2)
  })

  test('nobody is told of a loss once nobody wants anything', async () => {
    vi.useFakeTimers()
    const { stop } = listen(1)
    await (await end(0)).hears('subscribe')
    opened[0]?.close(1006, '')
    stop()
    await vi.advanceTimersByTimeAsync(3000)
    expect(turns.unwanted).toHaveBeenCalledOnce()
    expect(opened).toHaveLength(1)
  })
})

test('the socket comes back later and later, never all pages at once', () => {
  expect(waitBefore(0, 0)).toBe(0)
  expect(waitBefore(0, 1)).toBe(1000)
  expect(waitBefore(3, 0.5)).toBe(4000)
  expect(waitBefore(50, 1)).toBe(30_000)
})
