import { createHash } from 'node:crypto'
import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { writeFolder } from '../testing/temporaryFiles.ts'

const INLINE = 'document.documentElement.className = "dark"'
const PAGE = `<!doctype html><html><script src="/first.js"></script><script>${INLINE}</script></html>`
const HTML = { accept: 'text/html,*/*' }

let bff: TestBff

beforeEach(async () => {
  const webFolder = writeFolder({
    'index.html': PAGE,
    'index.html.br': 'brotli page',
    'first.js': 'first()',
    'assets/app-1a2b.js': 'app()',
    'assets/app-1a2b.js.br': 'brotli app',
    'assets/app-1a2b.js.gz': 'gzip app',
    '.vite/manifest.json': '{}',
  })
  bff = await startTestBff({ trustedProxies: ['127.0.0.1'] }, { webFolder })
})
afterEach(() => bff.stop())

/** Nothing is unfolded: what travels is what is compared. */
async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers: received, body } = await request(bff.url + path, { method, headers })
  return { status: statusCode, headers: received, text: await body.text() }
}

describe('files', () => {
  test('NAV-01 every address that a browser opens is the page, never kept', async () => {
    for (const path of ['/', '/legal/privacy-policy', '/list/7f3a', '/index.html', '/stock/BRK.B?x=1']) {
      const { status, headers, text } = await get(path, HTML)
      expect([status, text, headers['cache-control']], path).toEqual([200, PAGE, 'no-store'])
    }
  })

  test('what was built is kept for a year, compressed as the reader asks', async () => {
    const { headers, text } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(text).toBe('brotli app')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(String(headers['content-type'])).toContain('javascript')
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })).text).toBe('gzip app')
    expect((await get('/assets/app-1a2b.js')).text).toBe('app()')
  })

  test('other files are asked for again, and not sent twice', async () => {
    const { headers, text } = await get('/first.js')
    expect([text, headers['cache-control']]).toEqual(['first()', 'no-cache'])
    const again = await get('/first.js', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('a missing file is 404, also for a browser; nothing outside the folder is reached', async () => {
    expect((await get('/assets/old-9z.js', HTML)).status).toBe(404)
    expect((await get('/robots.txt')).status).toBe(404)
    for (const path of ['/.vite/manifest.json', '/../../package.json', '/%2e%2e/package.json', '/assets/../../x']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test('HEAD tells without sending, and nothing is written by POST', async () => {
    const head = await get('/first.js', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '7', ''])
    expect((await get('/first.js', {}, 'POST')).status).toBe(405)
  })
})

describe('headers', () => {
  test('T18 only our own scripts run: files, and what is written into the page by its hash', async () => {
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

  test('a browser is told to stay with https where it came by it', async () => {
    expect((await get('/', HTML)).headers['strict-transport-security']).toBeUndefined()
    const { headers } = await get('/', { ...HTML, 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  })
})

describe('health', () => {
  test('GEN-01 it is alive without the api, and ready with it', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    await bff.upstream.stop()
    expect((await get('/healthz')).status).toBe(200)
    const ready = await get('/readyz')
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'waiting', api: false, missing: ['api'] }])
  })
})
