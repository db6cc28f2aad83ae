import { request } from 'undici'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writeFolder, writePersisted } from '../../testing/temporaryFiles.ts'

const TEXTS = { title: 'Home', description: 'The market' }
const SITE = { tagline: 'tagline', picture: 'a stair', needsScript: 'needs scripts' }
const TABLE = {
  fr: SITE,
  en: SITE,
  pages: ['/', '/about'].map((path) => ({ path, fr: TEXTS, en: TEXTS, start: null })),
}
/** As the build of the client leaves it, but for what it draws. */
const RENDERER = `
export const query = { params: { id: 'welcome' } }
export const renderWelcome = async ({ data }, language) => ({
  head: '<style>main{}</style>',
  root: '<main>' + language + ' ' + data.site.invitationRequired + '</main>',
})`

let bff: TestBff
let now: number

beforeEach(async () => {
  now = Date.now()
  const webFolder = writeFolder({
    'index.html': '<html lang="fr"><head><title>Palier</title></head><body><div id="root"></div></body></html>',
    '.vite/pages.json': JSON.stringify(TABLE),
    '.vite/prerender.js': RENDERER,
  })
  const persistedFile = writePersisted({ welcome: '{ site { invitationRequired } }' })
  bff = await startTestBff({}, { webFolder, persistedFile, now: () => new Date(now) })
  onTestFinished(() => bff.stop())
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(bff.url + path, { headers })
  return { headers: answer.headers, text: await answer.body.text() }
}

test('a visitor’s document holds the page as the client draws it, in the language of the document', async () => {
  const { text, headers } = await get('/', { cookie: '__Host-palier-language=en' })
  expect(text).toMatch(/<style>main\{\}<\/style><\/head>.*<div id="root"><main>en (true|false)<\/main><\/div>/s)
  expect(text).not.toContain('noscript')
  expect(headers.vary).toBe('accept-encoding, cookie')
  expect((await get('/?lang=fr')).text).toContain('<main>fr ')
  expect((await get('/about')).text).toMatch(/<noscript>.*needs scripts.*<div id="root"><\/div>/s)
})

test('whoever brings a session is sent on, and gets nothing of the visitors’ page', async () => {
  const { text } = await get('/', { cookie: '__Host-palier=sealed' })
  expect(text).toContain('<div id="root"></div>')
  expect(text).not.toContain('main{}')
})

test('a site that does not answer leaves the document as it is, and is asked again some seconds later', async () => {
  bff.upstream.failing('getPublicMainInfos', { status: 500, error: { errorCode: 'InternalServerError' } }, 1)
  expect((await get('/')).text).toContain('<div id="root"></div>')
  expect((await get('/')).text).toContain('<div id="root"></div>')
  now += 5000
  expect((await get('/')).text).toContain('<main>fr ')
})

test('what the site says of itself is read anew after some minutes, while the page before is served', async () => {
  expect((await get('/')).text).toContain('<main>fr ')
  const calls = () => bff.upstream.take().length
  calls()
  await get('/')
  expect(calls()).toBe(0)
  now += 6 * 60_000
  expect((await get('/')).text).toContain('<main>fr ')
  await expect.poll(calls).toBe(1)
})
