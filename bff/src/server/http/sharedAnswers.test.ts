import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const persistedFile = fileURLToPath(new URL('../../../../web/src/__generated__/persisted.json', import.meta.url))
const texts = Object.entries(JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>)

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff({ tickSeconds: 5 }, { persistedFile })
})
afterAll(() => bff.stop())

function idOf(name: string): string {
  return texts.find(([, text]) => text.startsWith(`query ${name}`))?.[0] ?? ''
}

async function get(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  const accept = { accept: 'application/json' }
  const answer = await fetch(`${bff.url}/graphql?${new URLSearchParams(parameters)}`, {
    headers: { ...accept, ...headers },
  })
  const { 'cache-control': caching, vary } = Object.fromEntries(answer.headers)
  return { status: answer.status, caching, vary, body: await answer.text() }
}

test('a public operation of the pages by GET may be stored for a tick, keyed by its address', async () => {
  const { status, caching, vary } = await get({ id: idOf('WelcomeScreenQuery'), language: 'fr' })
  expect([status, caching, vary]).toEqual([
    200,
    'public, max-age=5',
    'authorization, preproduction-key, accept-encoding',
  ])
})

test('a cookie changes nothing of an answer that may be stored', async () => {
  const { cookie } = await signedIn(bff.url)
  const asked = { id: idOf('WelcomeScreenQuery'), language: 'en' }
  const [visitor, member] = [await get(asked), await get(asked, { cookie })]
  expect(member).toEqual(visitor)
  expect(visitor.body).toContain('"viewer":null')
})

test('the language of the address decides, and without one nothing is stored', async () => {
  const id = idOf('WelcomeScreenQuery')
  const french = await get({ id, language: 'fr' }, { 'accept-language': 'en' })
  expect(french.body).toBe((await get({ id }, { 'accept-language': 'fr' })).body)
  expect((await get({ id })).caching).toBe('no-store')
})

test.each([
  [
    'a human check, which is issued for one form',
    { id: idOf('proveHumanQuery'), variables: '{"action":"REGISTER"}' },
    {},
  ],
  ['an unknown operation', { id: 'unknown' }, {}],
  ['a document that is not persisted', { query: '{ site { appVersion } }' }, {}],
  ['an answer for a preproduction key', { id: idOf('WelcomeScreenQuery') }, { 'preproduction-key': 'key' }],
])('%s is not stored', async (_what, asked, headers) => {
  expect((await get({ ...asked, language: 'fr' }, headers)).caching).toBe('no-store')
})

test('what an answer varies by is sent in one header line, since nginx 1.22 reads only one', async () => {
  const address = `${bff.url}/graphql?id=${idOf('WelcomeScreenQuery')}&language=fr`
  const [{ rawHeaders }] = await once(
    request(address, { headers: { accept: 'application/json', 'accept-encoding': 'gzip' } }).end(),
    'response',
  )
  expect(rawHeaders.filter((header: string) => header.toLowerCase() === 'vary')).toHaveLength(1)
})
