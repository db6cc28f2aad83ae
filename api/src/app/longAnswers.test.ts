import { Readable } from 'node:stream'
import { success } from '@palier/contract/envelope'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { bodyOf, isLong, jsonOf } from './longAnswers.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ id: number, name: 'Énergie "œ"', missing: undefined, tags: [null] }))
const listsOf = (...counts: number[]) =>
  success({ lists: counts.map((count) => ({ id: 'a', entries: entries(count), left: undefined })) }, { plan: { n: 1 } })

test.for([[[501]], [[500, 1_234, 0]], [[600, 700]]])(
  'a long answer of %j entries is written as the same text',
  ([counts]) => {
    const answer = listsOf(...(counts ?? []))
    const pieces = [...jsonOf(answer, 4)]
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
