import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const TEN_MEGABYTES = 10 * 1024 * 1024
const CSV = 'Date;Prix\r\n2026-03-02;"1,5"\r\n'

const globalId = (type: string, id: string) => encodeURIComponent(Buffer.from(`${type}:${id}`).toString('base64'))
const PORTFOLIO = globalId('Portfolio', 'p1')

type Options = { headers?: Record<string, string | undefined>; query?: string }

/** What a page sends; a header that is undefined is left out. */
async function upload(
  body: NonNullable<RequestInit['body']>,
  { headers = {}, query = `?portfolioId=${PORTFOLIO}` }: Options = {},
) {
  const all = { cookie: browser.cookie, 'x-graphql-yoga-csrf': '1', 'content-type': 'text/csv', ...headers }
  const sent = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined)
  const answer = await fetch(`${bff.url}/upload/portfolio-import${query}`, {
    method: 'POST',
    headers: sent,
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  })
  const text = await answer.text()
  return { status: answer.status, text, cookies: answer.headers.getSetCookie() }
}

function pieces(bytes: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(64 * 1024).fill(0x61)
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
      left -= piece.length
    },
  })
}

describe('a file of trades on its way to the api [D22]', () => {
  test('arrives as it is, as the part after the portfolio, and its id comes back [PORT-12]', async () => {
    const { status, text } = await upload(CSV, { headers: { 'app-language': 'en' } })
    expect({ status, text }).toEqual({
      status: 200,
      text: `{"data":{"importId":"${decodeURIComponent(globalId('Import', 'import-1'))}"}}`,
    })
    const [call] = bff.upstream.take()
    const boundary = /boundary=(\S+)$/.exec(call?.headers['content-type'] ?? '')?.[1] ?? ''
    const [, info, file, end] = String(call?.body).split(`--${boundary}`)
    expect(info).toBe('\r\ncontent-disposition: form-data; name="portfolioInfo"\r\n\r\n{"portfolioId":"p1"}\r\n')
    expect(file).toMatch(/name="csvFile"; filename="[\w-]+\.csv"\r\n/)
    expect(file?.endsWith(`\r\n\r\n${CSV}\r\n`)).toBe(true)
    expect(end).toBe('--\r\n')
    expect(call?.path).toBe('uploadImport')
    expect(call?.headers).toMatchObject({ 'app-language': 'en', authorization: expect.stringMatching(/^Bearer /) })
    expect(call?.headers['idempotency-key']).toBeTruthy()
  })

  test('of ten megabytes passes, whatever its length is told', async () => {
    expect((await upload(pieces(TEN_MEGABYTES))).status).toBe(200)
    const [call] = bff.upstream.take()
    expect(String(call?.body).length).toBeGreaterThan(TEN_MEGABYTES)
  })

  test.each([
    ['one byte more', TEN_MEGABYTES + 1],
    ['five times as much', 5 * TEN_MEGABYTES],
  ])('of %s is refused while it comes, with the code and the maximum', async (_what, bytes) => {
    const { status, text } = await upload(pieces(bytes))
    expect(status).toBe(413)
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: expect.stringContaining('10'), extensions: { code: 'IMPORT_TOO_LARGE' } }],
    })
  })

  test('whose length says that it is too large is refused before anything is read of it', async () => {
    const answer = await new Promise<{ status: number; connection: string | undefined }>((done, fail) => {
      const sending = request(`${bff.url}/upload/portfolio-import?portfolioId=${PORTFOLIO}`, {
        method: 'POST',
        headers: { cookie: browser.cookie, 'x-graphql-yoga-csrf': '1', 'content-length': String(TEN_MEGABYTES + 1) },
      })
      sending.on('response', ({ statusCode = 0, headers }) => {
        done({ status: statusCode, connection: headers.connection })
        sending.destroy()
      })
      sending.on('error', fail)
      sending.flushHeaders()
    })
    expect(answer).toEqual({ status: 413, connection: 'close' })
    expect(bff.upstream.take()).toEqual([])
  })

  test('is refused with the code of the graph and its sentence, in the language of the sender', async () => {
    const error = { errorCode: 'ImportTooManyRows', params: { maximum: 100_000 }, errorMsg: 'secret' }
    bff.upstream.failing('uploadImport', { status: 413, error })
    const { status, text } = await upload(CSV, { headers: { 'app-language': 'en' } })
    expect(status).toBe(413)
    expect(JSON.parse(text)).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^The file has more than 100,000\srows/),
          extensions: { code: 'IMPORT_TOO_MANY_ROWS' },
        },
      ],
    })
  })

  test.each(['reset', 'html', 'garbled'] as const)('an api that fails (%s) is told by a code alone', async (fault) => {
    bff.upstream.failing('uploadImport', fault)
    const { status, text } = await upload(CSV)
    expect(status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  })

  test('a session that was ended elsewhere is refused, and its cookie goes [D3]', async () => {
    bff.upstream.data.endAllSessions()
    const { status, text, cookies } = await upload(CSV)
    expect(status).toBe(401)
    expect(text).toContain('NOT_AUTHENTICATED')
    expect(cookies.join()).toMatch(/Max-Age=0/i)
  })
})

describe('who may send one [D3] [D22]', () => {
  test.each([
    ['a page of somebody else', { headers: { origin: 'https://evil.example' } }, 403],
    ['a form without the header', { headers: { 'x-graphql-yoga-csrf': undefined } }, 403],
    ['nobody', { headers: { cookie: undefined } }, 401],
    ['a page that names no portfolio', { query: '' }, 400],
    ['a page that names something else', { query: `?portfolioId=${globalId('Stock', 's1')}` }, 400],
    ['a page that names no id', { query: '?portfolioId=p1' }, 400],
    [
      'a page that names a portfolio without end',
      { query: `?portfolioId=${globalId('Portfolio', 'x'.repeat(101))}` },
      400,
    ],
  ])('%s may not, and nothing is passed on', async (_who, options: Options, status) => {
    const refused = await upload(CSV, options)
    expect(refused.status).toBe(status)
    // A page of somebody else gets no further than the door.
    if (!options.headers?.['origin']) expect(refused.text).toMatch(/"code":"[A-Z_]+"/)
    expect(bff.upstream.take()).toEqual([])
  })

  test('only a POST is a file', async () => {
    expect((await fetch(`${bff.url}/upload/portfolio-import?portfolioId=${PORTFOLIO}`)).status).toBe(405)
  })
})
