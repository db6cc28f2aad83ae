import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Palier } from '../support/palier.ts'
import { createPerson, type Person } from '../support/people/person.ts'
import type { PriceProxy } from '../support/load/priceProxy.ts'
import { projectRoot } from '../support/sources.ts'
import { openTickLoad, startTicking } from '../support/load/tickLoad.ts'

/** A guest's session lives a day. */
const DAY = 86_400_000
const LEFT = 6000

let palier: Palier
let proxy: PriceProxy
let metric: (name: string) => Promise<number>

beforeAll(async () => {
  const clock = pathToFileURL(join(projectRoot, 'tests/support/shiftClock.mjs')).href
  ;({ palier, proxy, metric } = await startTicking({ NODE_OPTIONS: `--import=${clock}` }))
})
afterAll(() => palier?.stop())

/** Moves the clock of the api. */
async function pass(milliseconds: number): Promise<void> {
  const { child } = palier.api
  const heard = once(child, 'message')
  child.send({ passMilliseconds: milliseconds })
  await heard
}

/** An open socket, with when and how it is closed. */
async function follow(person: Person) {
  const socket = new WebSocket(`${palier.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: person.cookie },
  })
  const closed = once(socket, 'close').then(([code]) => ({ code: Number(code), at: Date.now() }))
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  return { socket, closed }
}

async function guest(): Promise<Person> {
  const person = createPerson(palier.url)
  await person.signInAsGuest()
  return person
}

describe('live prices for many', () => {
  test('60 readers of 50 stocks hear every price at once, for one read of each stock a tick', async () => {
    const load = await openTickLoad(palier, proxy, { readers: 60, stocks: 50 })
    const deliveries = await load.measure(4)
    load.close()
    expect(deliveries).toMatchObject({ missed: 0, gaps: 0, reads: 1 })
    expect(deliveries.p99).toBeLessThan(500)
  })
})

test('of 200 sockets that come and are cut off nothing is left', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, guest))
  for (let round = 0; round < 5; round += 1) {
    const sockets = await Promise.all(people.flatMap((person) => Array.from({ length: 10 }, () => follow(person))))
    for (const { socket } of sockets) {
      socket.send(
        '{"id":"1","type":"subscribe","payload":{"query":"subscription { showcasePricesChanged { sequence } }"}}',
      )
    }
    await expect.poll(() => metric('price_followers'), { timeout: 5000 }).toBe(40)
    for (const { socket } of sockets) socket.terminate()
    await expect.poll(() => metric('sockets'), { timeout: 5000 }).toBe(0)
  }
  expect(await metric('socket_subscriptions')).toBe(0)
  expect(await metric('price_followers')).toBe(0)
  expect(await metric('followed_stocks')).toBe(0)
})

describe('a socket and its session', () => {
  test('signing out closes it within five seconds, and nobody else’s [SHELL-12]', async () => {
    const [leaving, staying] = [await guest(), await guest()]
    const [left, stayed] = [await follow(leaving), await follow(staying)]
    const asked = Date.now()
    await leaving.read('mutation { signOut { __typename } }')
    const { code, at } = await left.closed
    expect(code).toBe(4403)
    expect(at - asked).toBeLessThan(5000)
    expect(stayed.socket.readyState).toBe(WebSocket.OPEN)
    stayed.socket.terminate()
  })

  test('it is closed within five seconds of the end of its session [AUTH-11]', async () => {
    await pass(LEFT - DAY)
    const person = await guest()
    await pass(DAY - LEFT)
    const { viewer } = await person.read<{ viewer: { sessionExpiresAt: string } }>('{ viewer { sessionExpiresAt } }')
    const { closed } = await follow(person)
    const { code, at } = await closed
    const expiredAt = Date.parse(viewer.sessionExpiresAt)
    expect(code).toBe(4403)
    expect(at - expiredAt).toBeGreaterThan(-1000)
    expect(at - expiredAt).toBeLessThan(5000)
  })
})

test('a service that is stopped answers what was asked, tells its sockets, and is gone within 15 seconds', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, guest))
  const sockets = await Promise.all(people.map(follow))
  const release = proxy.hold()
  const asked = people.map((person) =>
    person.read<{ viewer: { userId: string } }>('{ viewer { userId watchLists { name } } }'),
  )
  await expect.poll(() => proxy.waiting(), { timeout: 4000 }).toBeGreaterThanOrEqual(people.length)
  const began = Date.now()
  const stopped = palier.bff.stop()
  expect((await Promise.all(sockets.map(({ closed }) => closed))).map(({ code }) => code)).toEqual(
    people.map(() => 1001),
  )
  await expect(createPerson(palier.url).read('{ site { __typename } }')).rejects.toThrow('fetch failed')
  release()
  expect((await Promise.all(asked)).map(({ viewer }) => typeof viewer.userId)).toEqual(people.map(() => 'string'))
  expect(await stopped).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(15_000)
})
