import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writeFolder } from '../../testing/temporaryFiles.ts'

const INLINE = 'document.documentElement.className = "dark"'
const PAGE = `<!doctype html><html lang="fr"><head><title>Palier</title><link rel="manifest" href="/manifest.fr.webmanifest" /><script src="/first.js"></script><script>${INLINE}</script></head><body><div id="root"></div></body></html>`
const BOTH = (title: string, description: string | null) => ({
  start: null,
  fr: { title: `${title} fr`, description: description && `${description} fr` },
  en: { title: `${title} en`, description: description && `${description} "en"` },
})
const LIST_START = {
  files: ['assets/app-1a2b.js'],
  words: { fr: [], en: [] },
  query: { id: '</script>', variables: { listId: ':id' } },
}
const SITE = {
  tagline: 'tagline',
  picture: 'a stair',
  needsScript: 'needs scripts',
}
const TABLE = {
  fr: SITE,
  en: { ...SITE, tagline: 'by steps' },
  pages: [
    { path: '/', ...BOTH('Home', 'The market') },
    { path: '/about', ...BOTH('About', 'About it') },
    { path: '/list/:id/:stockId?', ...BOTH('List', null), start: { signedIn: LIST_START, signedOut: null } },
    { path: '/myAccount', ...BOTH('Account', null) },
    { path: null, ...BOTH('Nowhere', null) },
  ],
}
const HTML = { accept: 'text/html,*/*' }

let bff: TestBff
let folder: string

beforeEach(async () => {
  folder = writeFolder({
    'index.html': PAGE,
    'first.js': 'first()',
    'favicon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'third-party-licences.txt': 'MIT',
    'assets/app-1a2b.js': 'app()',
    'assets/app-1a2b.js.br': 'brotli app',
    'assets/app-1a2b.js.gz': 'gzip app',
    '.vite/pages.json': JSON.stringify(TABLE),
  })
  bff = await startTestBff(
    { trustedProxies: ['127.0.0.1'], publicUrl: 'https://palier.example' },
    { webFolder: folder },
  )
})
afterEach(() => bff.stop())

/** Nothing is unfolded: what travels is what is compared. */
async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers: received, body } = await request(bff.url + path, { method, headers })
  return { status: statusCode, headers: received, text: await body.text() }
}

describe('pages', () => {
  const ADDRESSES = ['/', '/about', '/about/', '/list/7f3a', '/list/7f3a/9?x=1', '/myAccount']

  test('a page answers whoever asks: a browser, `*/*`, no Accept at all, an image of it', async () => {
    for (const path of ADDRESSES) {
      for (const headers of [HTML, { accept: '*/*' }, {}, { accept: 'application/json' }]) {
        const { status, headers: received, text } = await get(path, headers)
        expect([status, received['content-type']], path).toEqual([200, 'text/html; charset=utf-8'])
        expect(text).toContain('<div id="root">')
      }
    }
  })

  test('without scripts a page says what it is, its own language first', async () => {
    const { text } = await get('/about?lang=en', HTML)
    const [, readable = ''] = /<noscript>(.*)<\/noscript>/.exec(text) ?? []
    expect(readable).toContain('<h1>About en · Palier</h1><p>About it &#34;en&#34;</p><p>needs scripts</p>')
    expect(readable.indexOf('lang="en"')).toBeLessThan(readable.indexOf('lang="fr"'))
  })

  test('a page carries what its script starts, and no text of it ends the element', async () => {
    const { text } = await get('/list/7f3a', HTML)
    const [, data = ''] = /<script type="application\/json" id="page-start">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(data)).toEqual({ path: '/list/:id/:stockId?', signedIn: LIST_START, signedOut: null })
    expect((await get('/nothing', HTML)).text).not.toContain('page-start')
  })

  test('HEAD tells the same of a page, a file and a missing page, and sends nothing', async () => {
    for (const path of ['/', '/list/7f3a', '/first.js', '/assets/app-1a2b.js', '/nothing', '/assets/nothing.js']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const asked = { 'accept-encoding': encoding }
        const whole = await get(path, asked)
        const head = await get(path, asked, 'HEAD')
        const ofConnection = { date: '', 'x-request-id': '', connection: '', 'keep-alive': '' }
        const named = ({ headers }: typeof whole) => ({ ...headers, ...ofConnection })
        expect([head.status, head.text], path).toEqual([whole.status, ''])
        expect(named(head), path).toEqual(named(whole))
      }
    }
  })

  test('an address that is none is 404, in the words of the client where pages are shown [NAV-29]', async () => {
    for (const path of [
      '/nothing',
      '/about/more',
      '/list',
      '/list/1/2/3',
      '/myaccount',
      '/index.html',
      '/a%00b',
      '//',
    ]) {
      for (const headers of [HTML, { accept: '*/*' }, {}]) {
        const { status, headers: received, text } = await get(path, headers)
        expect([status, received['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
        expect(text).toContain('<title>Nowhere fr · Palier</title>')
        expect(text).toContain('<div id="root">')
        expect(received['etag']).toBeUndefined()
      }
      const image = await get(path, { accept: 'image/*' })
      expect([image.status, image.text], path).toEqual([404, 'Not found.\n'])
    }
  })

  test('a page names the manifest of its language [D40]', async () => {
    for (const language of ['fr', 'en'] as const) {
      const { text } = await get(`/?lang=${language}`, HTML)
      expect(text).toContain(`<link rel="manifest" href="/manifest.${language}.webmanifest" />`)
    }
  })

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/third-party-licences.txt', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s [OPS-23] [SEC-23]', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type)
  })

  test.each<[situation: string, path: string, headers: Record<string, string>, language: 'fr' | 'en']>([
    ['a first visit', '/', {}, 'fr'],
    ['a first visit of a browser that prefers English', '/', { 'accept-language': 'en-CA,en;q=0.9' }, 'fr'],
    ['a browser that has chosen English', '/', { cookie: 'x=1; __Host-palier-language=en' }, 'en'],
    ['a browser with an unknown choice', '/', { cookie: '__Host-palier-language=de' }, 'fr'],
    ['an address that names English', '/about?lang=en', {}, 'en'],
    [
      'an address that names another language than the choice',
      '/?lang=fr',
      { cookie: '__Host-palier-language=en' },
      'fr',
    ],
  ])(
    '%s gets the document in its language from the first byte [OPS-10] [SPEC-8]',
    async (_name, path, headers, language) => {
      const { text, headers: received } = await get(path, { ...HTML, ...headers })
      expect(text).toContain(`<html lang="${language}">`)
      expect(received['content-language']).toBe(language)
    },
  )

  test('a page is asked for again each time, and travels once', async () => {
    const first = await get('/', { ...HTML, 'accept-encoding': 'gzip' })
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
      vary: 'accept-encoding, cookie',
    })
    for (const tags of [
      first.headers.etag,
      `"other", ${String(first.headers.etag)}`,
      `W/${String(first.headers.etag)}`,
    ]) {
      const again = await get('/', { ...HTML, 'accept-encoding': 'gzip', 'if-none-match': String(tags) })
      expect([again.status, again.text]).toEqual([304, ''])
      expect(again.headers.vary).toBe('accept-encoding, cookie')
    }
    const other = await get('/', { ...HTML, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
    expect([other.status, other.headers['content-encoding']]).toEqual([200, 'br'])
    const page = gunzipSync(await bytes('/', { 'accept-encoding': 'gzip' })).toString()
    expect(brotliDecompressSync(await bytes('/', { 'accept-encoding': 'br' })).toString()).toBe(page)
    expect((await get('/')).text).toBe(page)
  })

  async function bytes(path: string, headers: Record<string, string>) {
    const { body } = await request(bff.url + path, { headers })
    return Buffer.from(await body.arrayBuffer())
  }
})

describe('files', () => {
  test('what was built is kept for a year, compressed as the reader asks', async () => {
    const { headers, text } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(text).toBe('brotli app')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(String(headers['content-type'])).toContain('javascript')
  })

  test.each([
    ['gzip, br;q=0', 'gzip app'],
    ['br;q=0.2, gzip;q=0.8', 'gzip app'],
    ['*', 'brotli app'],
    ['*;q=0, gzip', 'gzip app'],
    ['identity;q=1, br;q=0.5', 'app()'],
    ['deflate', 'app()'],
    ['', 'app()'],
    ['BR', 'brotli app'],
    ['brotli', 'app()'],
  ])('`Accept-Encoding: %s` is answered with %s', async (asked, sent) => {
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': asked })).text).toBe(sent)
  })

  test('without a wish a file comes as it is', async () => {
    expect((await get('/assets/app-1a2b.js')).text).toBe('app()')
  })

  test('other files are asked for again, and not sent twice', async () => {
    const { headers, text } = await get('/first.js')
    expect([text, headers['cache-control']]).toEqual(['first()', 'no-cache'])
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=604800')
    const again = await get('/first.js', { 'if-none-match': `"x", ${String(headers.etag)}` })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('a missing file is 404, also for a browser; nothing outside the folder is reached', async () => {
    expect((await get('/assets/old-9z.js', HTML)).text).toBe('Not found.\n')
    expect((await get('/assets/old-9z.js', HTML)).status).toBe(404)
    const hidden = ['/.vite/pages.json', '/../../package.json', '/%2e%2e/package.json', '/assets/../../x']
    for (const path of [...hidden, '/assets/app-1a2b.js.br']) expect((await get(path)).status, path).toBe(404)
  })

  test('a file that has gone since the start is 404', async () => {
    rmSync(join(folder, 'assets/app-1a2b.js.br'))
    const { status, headers, text } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding'], text]).toEqual([404, undefined, 'Not found.\n'])
  })

  test('nothing is written by POST', async () => {
    expect((await get('/first.js', {}, 'POST')).status).toBe(405)
  })
})

describe('headers', () => {
  test('only our own scripts run: files, and what is written into the page by its hash', async () => {
    const { headers } = await get('/', HTML)
    const hash = createHash('sha256').update(INLINE).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
      expect(policy).toContain(rule)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toBeDefined()
  })

  test('a browser is told to stay with https, on every name below ours, where it came by it', async () => {
    expect((await get('/', HTML)).headers['strict-transport-security']).toBeUndefined()
    const { headers } = await get('/', { ...HTML, 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('health', () => {
  test('it is alive without the api, and ready with it [GEN-01]', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    await bff.upstream.stop()
    expect((await get('/healthz')).status).toBe(200)
    const ready = await get('/readyz')
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'waiting', api: false, missing: ['api'] }])
  })
})
