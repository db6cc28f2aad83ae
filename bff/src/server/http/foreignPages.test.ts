import { afterEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/follow.ts'
import { UPLOAD_PATH } from './uploads.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
afterEach(() => bff.stop())

const NAME = '{ viewer { email } }'

test('a request that a browser says comes from another site is refused, without an origin too', async () => {
  bff = await startTestBff()
  const browser = await signedIn(bff.url)
  for (const site of ['cross-site', 'same-site']) {
    for (const query of [NAME, 'mutation { signOut { __typename } }']) {
      const { status, data } = await browser.ask(query, {}, { 'sec-fetch-site': site })
      expect([site, status, data]).toEqual([site, 403, null])
    }
    const upload = await fetch(`${bff.url}${UPLOAD_PATH}`, {
      method: 'POST',
      headers: { cookie: browser.cookie, 'sec-fetch-site': site, 'x-graphql-yoga-csrf': '1' },
      body: 'x',
    })
    expect(upload.status).toBe(403)
  }
  for (const site of ['same-origin', 'none']) {
    const { data } = await browser.ask(NAME, {}, { 'sec-fetch-site': site })
    expect(data, site).toMatchObject({ viewer: { email: expect.any(String) } })
  }
})

test('many unknown directives give one error', async () => {
  bff = await startTestBff()
  const directives = Array.from({ length: 15 }, (_, at) => `@nothing${at}`).join(' ')
  const { errors } = await (await signedIn(bff.url)).ask(`{ site { appVersion ${directives} } }`)
  expect(errors.map(({ message }) => message)).toEqual(['Unknown directive "@nothing0".'])
})

test('a document of more than 16 kB is refused before it is read', async () => {
  bff = await startTestBff()
  const browser = await signedIn(bff.url)
  const long = await browser.ask(`{ site { appVersion } } #${'x'.repeat(16_384)}`)
  expect([long.data, long.errors[0]?.message]).toEqual([null, 'The document is too long: at most 16384 characters.'])
  expect((await browser.ask(`{ site { appVersion } } #${'x'.repeat(16_000)}`)).errors).toEqual([])
})
