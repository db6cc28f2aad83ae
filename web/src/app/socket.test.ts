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
    if (message.type === 'connection_init') this.say({ type: 'connection_ack' })
  }
  say(message: Message) {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }))
  }
  close(code: number, reason: string) {
    this.readyState = ServerEnd.CLOSING
    this.onclose({ code, reason })
  }
  async hears(type: string): Promise<Message> {
    return vi.waitFor(() => {
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

  beforeEach(() => {
    opened.length = 0
    settings = { language: 'fr', preproductionKey: 'sesame' }
    reloadOnce.mockReset().mockReturnValue(false)
    vi.stubGlobal('WebSocket', ServerEnd)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  function listen() {
    const socket = createSocket({
      url: 'ws://palier.test/graphql',
      random: () => 0,
      settings: () => settings,
      reloadOnce,
    })
    const heard = { next: vi.fn(), error: vi.fn() }
    const subscription = socket.subscribe(operation, { a: 1 }).subscribe(heard)
    return { socket, heard, stop: () => subscription.unsubscribe() }
  }
  const end = (index: number) =>
    vi.waitFor(() => {
      const found = opened[index]
      if (!found) throw new Error(`No socket ${index} yet`)
      return found
    })

  test('NAV-32 says the language and the access key as they are kept, and asks by id', async () => {
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

  test('NAV-32 another language begins anew and goes on with what was asked for', async () => {
    const { socket, heard, stop } = listen()
    await (await end(0)).hears('subscribe')
    settings = { language: 'en', preproductionKey: null }
    socket.reconnect()

    const server = await end(1)
    expect((await server.hears('connection_init')).payload).toEqual({ 'app-language': 'en' })
    const { id = '' } = await server.hears('subscribe')
    server.say({ type: 'next', id, payload: { data: { a: 2 } } })
    await vi.waitFor(() => expect(heard.next).toHaveBeenCalledWith({ data: { a: 2 } }))
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
      await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
      expect(first.error).not.toHaveBeenCalled()

      const second = await refuse()
      await vi.waitFor(() => expect(second.error).toHaveBeenCalledOnce())
    },
  )

  test('any other refusal is the affair of who asked', async () => {
    const { heard } = listen()
    const server = await end(0)
    const { id = '' } = await server.hears('subscribe')
    server.say({ type: 'error', id, payload: [{ message: '', extensions: { code: 'notAuthenticated' } }] })
    await vi.waitFor(() => expect(heard.error).toHaveBeenCalledOnce())
    expect(reloadOnce).not.toHaveBeenCalled()
  })
})

test('the socket comes back later and later, never all pages at once', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(0, 1)).toBe(500)
  expect(waitBefore(3, 1)).toBe(4000)
  expect(waitBefore(50, 1)).toBe(30_000)
})
