import { request } from 'node:http'
import { Readable } from 'node:stream'
import { success } from '@palier/contract/kernel/envelope'
import Fastify from 'fastify'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Paged } from '../kernel/paged.ts'
import { bodyOf, isLong, jsonOf } from './streamJson.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ id: number, name: 'Énergie "œ"', missing: undefined, tags: [null] }))
const listsOf = (...counts: number[]) =>
  success({ lists: counts.map((count) => ({ id: 'a', entries: entries(count), left: undefined })) }, { plan: { n: 1 } })

test.for([[[501]], [[500, 1_234, 0]], [[600, 700]]])(
  'a long answer of %j entries is written as the same text',
  async ([counts]) => {
    const answer = listsOf(...(counts ?? []))
    const pieces: string[] = []
    for await (const piece of jsonOf(answer, 4)) pieces.push(piece)
    expect(pieces.join('')).toBe(JSON.stringify(answer))
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(25_000)
  },
)

test('only an answer of more than five hundred things is long', () => {
  expect([listsOf(500, 500), listsOf(501), success({ ids: entries(501) })].map((answer) => isLong(answer, 4))).toEqual([
    false,
    true,
    true,
  ])
})

test('a long answer arrives as JSON, with turns of others in between', async () => {
  const app = Fastify()
  app.get('/short', (_request, reply) => reply.send(bodyOf(listsOf(3), reply)))
  app.get('/long', (_request, reply) => reply.send(bodyOf(listsOf(5_000), reply)))
  for (const [path, count] of [
    ['/short', 3],
    ['/long', 5_000],
  ] as const) {
    const answer = await app.inject(path)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(listsOf(count))))
  }
  const app2 = Fastify()
  let turns = 0
  app2.get('/', (_request, reply) => {
    const body = bodyOf(listsOf(5_000), reply)
    const count = () => {
      turns += 1
      if (body instanceof Readable && !body.readableEnded) setImmediate(count)
    }
    setImmediate(count)
    return reply.send(body)
  })
  await app2.inject('/')
  expect(turns).toBeGreaterThan(40)
  await Promise.all([app.close(), app2.close()])
})

test('each piece of a long answer is read in a turn, and the turn ends before the piece is taken [SEC-3]', async () => {
  const app = Fastify()
  const turns = { begun: 0, ended: 0 }
  let body: unknown
  app.get('/', (_request, reply) => {
    body = bodyOf(listsOf(5_000), reply, async (work) => {
      turns.begun += 1
      return work().finally(() => (turns.ended += 1))
    })
    return reply.code(204).send()
  })
  await app.inject('/')
  if (!(body instanceof Readable)) throw new Error('The body is not a stream.')
  let text = ''
  for await (const piece of body) {
    text += String(piece)
    // The stream may read one piece ahead.
    expect(turns.begun - turns.ended).toBeLessThanOrEqual(1)
  }
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(listsOf(5_000))))
  expect(turns.begun).toBeGreaterThan(50)
  expect(turns.ended).toBe(turns.begun)
  await app.close()
})

describe('an answer that is read in pages', () => {
  /** Pages without an end, with how many have been read and when they are not read any more. */
  function endless() {
    let count = 0
    let end: () => void = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const list = new Paged(async function* () {
      try {
        for (;;) {
          count += 1
          yield entries(200)
        }
      } finally {
        end()
      }
    })
    return { list, ended, count: () => count }
  }

  test('is the same text as one that is there at once', async () => {
    const paged = (count: number) =>
      new Paged(async function* () {
        for (let at = 0; at < count; at += 150) yield entries(count).slice(at, at + 150)
      })
    for (const count of [0, 1, 150, 1_000]) {
      const answer = (list: unknown) => success({ portfolios: [{ stocks: [{ lots: list, note: '' }] }], trades: list })
      let text = ''
      for await (const piece of jsonOf(answer(paged(count)), 6)) text += piece
      expect(text).toBe(JSON.stringify(answer(entries(count))))
    }
  })

  test('is read no further than it is taken', async () => {
    const { list, count } = endless()
    const app = Fastify()
    let body: unknown
    app.get('/', (_request, reply) => {
      body = bodyOf(success({ list: list.map((entry) => entry) }), reply)
      return reply.code(204).send()
    })
    await app.inject('/')
    if (!(body instanceof Readable)) throw new Error('It was not written in pieces.')
    const reading = body[Symbol.asyncIterator]()
    for (let taken = 0; taken < 10; taken += 1) await reading.next()
    for (let turn = 0; turn < 50; turn += 1) await nextTurn()
    // Two pieces a page, and one that is ready to be taken.
    expect(count()).toBeLessThan(8)
    body.destroy()
    await app.close()
  })

  test('is not read any more when its reader has gone', async () => {
    const { list, ended, count } = endless()
    const app = Fastify()
    app.get('/', (_request, reply) => reply.send(bodyOf(success({ list }), reply)))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const asking = request(url, (answer) => {
      answer.on('data', () => {
        if (count() > 0) asking.destroy()
      })
    })
    asking.on('error', () => {}).end()
    await ended
    await app.close()
  })
})
