import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createSocketKeepAlive, type SocketKeepAlive, type SocketOwner, type WatchedSocket } from './socketKeepAlive.ts'

const ADA: SocketOwner = { kind: 'session', id: 'ada' }
const VISITOR: SocketOwner = { kind: 'address', id: '192.0.2.1' }

let server: WebSocketServer
let care: SocketKeepAlive
let now: number
let timers: { run: () => void; due: number }[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  now = 0
  timers = []
  care = createSocketKeepAlive({
    now: () => now,
    schedule(run, milliseconds) {
      const timer = { run, due: now + milliseconds }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  })
  await once(server, 'listening')
})
afterEach(async () => {
  for (const socket of server.clients) socket.terminate()
  await new Promise((done) => server.close(done))
})

/** Both ends of a connection. */
async function connect() {
  const arrived = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  page.on('error', () => {})
  const closed = new Promise<number>((done) => page.once('close', done))
  await once(page, 'open')
  const [socket, { socket: connection }] = await arrived
  return { page, socket, connection, closed }
}

/** A connection that is watched, with a subscription. */
async function connectWatched() {
  const connected = await connect()
  const watched = care.watch(connected.socket, ADA, connected.connection)
  if (!watched) throw new Error('she holds too many')
  watched.count = () => 1
  return { ...connected, watched }
}

async function connectAll(count: number) {
  const open: Awaited<ReturnType<typeof connect>>[] = []
  while (open.length < count) open.push(await connect())
  return open
}

/** Lets seconds pass, one look after the other, each with the time that an answer takes. */
async function pass(seconds: number, settle: () => Promise<unknown>): Promise<void> {
  for (const end = now + seconds * 1000; now < end;) {
    now += 1000
    const due = timers.filter((timer) => timer.due <= now)
    timers = timers.filter((timer) => timer.due > now)
    for (const { run } of due) run()
    if (due.length > 0) await settle()
  }
}
const answered = (watched: WatchedSocket) => () => expect.poll(() => watched.askedAt).toBeNull()
const quietly = () => new Promise((done) => setImmediate(done))

describe('how many sockets somebody may hold', () => {
  test('20 a session, and one more as soon as one has gone', async () => {
    const open = await connectAll(20)
    expect(open.map(({ socket, connection }) => care.watch(socket, ADA, connection))).not.toContain(null)
    const another = await connect()
    expect(care.watch(another.socket, ADA, another.connection)).toBeNull()
    expect(care.watch(another.socket, { kind: 'session', id: 'ben' }, another.connection)).not.toBeNull()

    open[0]?.page.close()
    await expect.poll(() => care.figures().sockets).toBe(20)
    const last = await connect()
    expect(care.watch(last.socket, ADA, last.connection)).not.toBeNull()
  })

  test('100 an address without a session; whoever says who they are counts there no more', async () => {
    const open = await connectAll(100)
    const [first, ...others] = open.map(({ socket, connection }) => care.watch(socket, VISITOR, connection))
    expect(others).not.toContain(null)
    const another = await connect()
    expect(care.watch(another.socket, VISITOR, another.connection)).toBeNull()
    expect(first && care.setOwner(first, ADA)).toBe(true)
    expect(care.watch(another.socket, VISITOR, another.connection)).not.toBeNull()
  })
})

describe('when a socket is ended', () => {
  test('after a minute without a subscription, not before and not with one', async () => {
    const unused = await connectWatched()
    const used = await connectWatched()
    unused.watched.count = () => 0
    await pass(55, quietly)
    expect(care.figures()).toEqual({ sockets: 2, subscriptions: 1 })
    await pass(5, quietly)
    expect(await unused.closed).toBe(1000)
    expect(used.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('within a minute of the last sign of life where the other end is gone', async () => {
    const { page, socket, watched } = await connectWatched()
    await pass(60, answered(watched))
    expect(socket.readyState).toBe(WebSocket.OPEN)

    page.pause()
    await pass(45, quietly)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    await pass(15, quietly)
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
    expect(timers).toEqual([])
  })

  test('after ten seconds with more than a megabyte that nobody takes', async () => {
    const { page, socket } = await connectWatched()
    page.pause()
    while (socket.bufferedAmount <= 1024 * 1024) {
      socket.send('x'.repeat(1024 * 1024))
      await quietly()
    }
    await pass(10, quietly)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    await pass(5, quietly)
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
  })
})

test('one who stops reading counts as such after twelve seconds, and as reading again at the next sign of life', async () => {
  const { page, watched } = await connectWatched()
  await pass(20, answered(watched))
  page.pause()
  await pass(10, quietly)
  expect(care.isCongested(watched)).toBe(false)
  await pass(2, quietly)
  expect(care.isCongested(watched)).toBe(true)
  page.resume()
  await expect.poll(() => care.isCongested(watched)).toBe(false)
})

test('to one who gets events a ping goes along with one of them, and never one of its own', async () => {
  const { page, connection, watched } = await connectWatched()
  let writes = 0
  let pings = 0
  const write = connection._writev?.bind(connection)
  connection._writev = (chunks, done) => {
    writes += 1
    write?.(chunks, done)
  }
  page.on('ping', () => (pings += 1))
  for (let second = 1; second <= 20; second += 1) {
    await pass(1, answered(watched))
    care.send(watched, Buffer.from('event'))
    await answered(watched)()
  }
  await expect.poll(() => pings).toBe(2)
  expect(writes).toBe(20)
})
