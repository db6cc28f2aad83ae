import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startProbed, type Probed } from '../support/probes/probeStage.ts'

let palier: Probed
/** Whoever may ask in words of their own in production, so that the limits are what refuses. */
let explorer: Record<string, string>
let guest: string
/** Said nothing since the tests began: the wait for its end goes on beside them. */
let silent: Promise<unknown[]>

beforeAll(async () => {
  palier = await startProbed()
  explorer = { authorization: `Bearer ${await palier.administrator()}` }
  guest = (await palier.ask(palier.operation('signInAsGuestMutation', {}))).cookie ?? ''
  silent = once(openSocket(), 'close')
})
afterAll(() => palier?.stop())

function raw(method: string, headers: Record<string, string>, body?: string, path = '/graphql') {
  return fetch(palier.url + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
}

describe('GraphQL in production', () => {
  const asked = '{ site { __typename } }'

  test('the schema, the page to try it and words of one’s own are for administrators', async () => {
    const introspection = '{ __schema { types { name } } }'
    for (const cookie of ['', guest]) {
      for (const query of [introspection, '{ __type(name: "Query") { name } }', asked]) {
        const { status, text } = await palier.ask({ query }, { cookie })
        expect([status, text]).toEqual([400, expect.stringContaining('PERSISTED_QUERY_ONLY')])
      }
    }
    expect((await raw('GET', { accept: 'text/html' })).status).toBe(405)
    // The same reach the schema where they may.
    expect((await palier.ask({ query: introspection }, explorer)).text).toContain('WatchList')
  })

  test('nothing that a foreign page can send without asking is an operation', async () => {
    const form = 'application/x-www-form-urlencoded'
    const cookie = guest
    const encoded = encodeURIComponent(asked)
    // By GET a cookie counts for nothing: it is a visitor who asks for more than the operations of our pages.
    expect((await raw('GET', { cookie }, undefined, `/graphql?query=${encoded}`)).status).toBe(400)
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await raw(method, { cookie })).status).toBe(405)
    for (const type of [form, 'text/plain', 'multipart/form-data; boundary=x', 'application/graphql', '']) {
      const { status } = await raw('POST', { cookie, 'content-type': type }, `query=${encoded}`)
      expect([type, status]).toEqual([type, 415])
    }
    for (const origin of ['https://evil.test', 'null', `${palier.url}.evil.test`, 'https://localhost']) {
      const { status, text } = await palier.ask(palier.operation('signOutMutation'), { cookie, origin })
      expect([origin, status, text.includes('signedOut')]).toEqual([origin, 403, false])
    }
  })

  test('a cookie without the header of our pages changes nothing [D3]', async () => {
    const { id } = palier.operation('signOutMutation')
    const answer = await raw(
      'POST',
      { cookie: guest, 'content-type': 'application/json' },
      JSON.stringify({ id, variables: {} }),
    )
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('CSRF_HEADER_MISSING')])
  })

  test('a page of another site may read what its own token is answered, and nothing of whoever looks at it', async () => {
    for (const path of ['/graphql', '/upload/portfolio-import']) {
      const headers = { origin: 'https://evil.test', cookie: guest, 'content-type': 'application/json' }
      expect((await raw('POST', headers, '{}', path)).status).toBe(403)
      const asked = await raw('OPTIONS', { origin: 'https://evil.test' }, undefined, path)
      expect(asked.headers.get('access-control-allow-origin')).toBe('*')
      expect(asked.headers.has('access-control-allow-credentials')).toBe(false)
    }
    for (const path of ['/', '/healthz']) {
      for (const method of ['OPTIONS', 'POST', 'GET']) {
        const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' }
        const answer = await raw(method, headers, undefined, path)
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  test.each([
    ['several operations in one request', [{ query: asked }, { query: asked }], 'Operations|object|Batching|batch'],
    ['101 aliases', { query: `{ ${repeated(101, (at) => `a${at}: site { __typename }`)} }` }, 'at most'],
    ['101 times the same field', { query: `{ ${repeated(101, () => 'site { __typename }')} }` }, 'at most'],
    ['21 levels', { query: `{ ${nested(22, 'viewer {', 'userId', '}')} }` }, 'errors'],
    ['5,000 nested fragments', { query: `{ ${nested(5000, '... {', '__typename', '}')} }` }, 'token|too long'],
    ['500 directives', { query: `{ site { __typename ${'@include(if: true) '.repeat(500)} } }` }, 'errors'],
    [
      'fragments in a circle',
      { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' },
      'errors',
    ],
    ['20 attempts to sign in', { query: `mutation { ${repeated(20, signInAs)} }` }, 'at most'],
    ['a document that is no text', { query: 7 as never }, 'errors|text|string'],
  ])('%s are refused, quickly, and never a failure', async (_what, sent, words) => {
    const began = performance.now()
    const { status, text } = await palier.ask(sent, explorer)
    expect([status >= 400 && status < 500, text.includes('"data":{')]).toEqual([true, false])
    expect(text).toMatch(new RegExp(words))
    expect(text).not.toMatch(/at \w+ \(|node_modules|\.ts:\d/)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('of a hundred mistakes ten are told, and none with a hint', async () => {
    const { text } = await palier.ask({ query: `{ ${repeated(100, (at) => `viewe${at} sit`)} }` }, explorer)
    expect((JSON.parse(text) as { errors: unknown[] }).errors.length).toBeLessThanOrEqual(10)
    expect(text).not.toContain('Did you mean')
  })

  test('two megabytes are refused, and what is no JSON as well', async () => {
    const headers = { 'content-type': 'application/json', ...explorer }
    const large = await raw('POST', headers, JSON.stringify({ query: `# ${'x'.repeat(2_000_000)}` }))
    expect(large.status).toBe(413)
    for (const body of ['', '{', 'null', '"x"', '[]', '7', '{"id":{}}', '{"variables":[]}']) {
      const { status } = await raw('POST', headers, body)
      expect([body, status >= 400 && status < 500]).toEqual([body, true])
    }
  })
})

describe('a socket in production', () => {
  async function initialized(headers: Record<string, string>) {
    const socket = openSocket(headers)
    await once(socket, 'open')
    socket.send('{"type":"connection_init"}')
    await once(socket, 'message')
    return socket
  }

  async function told(socket: WebSocket, payload: object): Promise<string> {
    socket.send(JSON.stringify({ id: String(Math.random()), type: 'subscribe', payload }))
    const [message] = await once(socket, 'message')
    return String(message)
  }

  test('one that came by a token is bounded as requests are; one that came by a cookie carries subscriptions of ours', async () => {
    const socket = await initialized(explorer)
    const aliases = repeated(101, (at) => `a${at}: showcasePricesChanged { sequence }`)
    expect(await told(socket, { query: `subscription { ${aliases} }` })).toMatch(/"type":"error"/)
    expect(await told(socket, { query: `subscription { ${nested(5000, '... {', '__typename', '}')} }` })).toMatch(
      /too long|token/,
    )
    socket.terminate()
    const visitor = await initialized({ cookie: guest })
    for (const query of [
      '{ site { __typename } }',
      'mutation { signOut { __typename } }',
      'subscription { showcasePricesChanged { sequence } }',
    ]) {
      expect(await told(visitor, { query })).toMatch(/"type":"error".*persisted operations/)
    }
    visitor.terminate()
  })

  test('it opens for our own pages alone, and on one path', async () => {
    for (const socket of [openSocket({ origin: 'https://evil.test' }), openSocket({ origin: 'null' })]) {
      const [, answer] = await once(
        socket.on('error', () => {}),
        'unexpected-response',
      )
      expect(answer.statusCode).toBe(403)
    }
    const [, answer] = await once(
      openSocket({}, '/other').on('error', () => {}),
      'unexpected-response',
    )
    expect(answer.statusCode).toBe(404)
  })

  test('one that says nothing, too much or nonsense is closed', async () => {
    const [large, wrong] = await Promise.all([initialized({ cookie: guest }), initialized({ cookie: guest })])
    const closed = [once(large, 'close'), once(wrong, 'close'), silent]
    large.send(`"${'x'.repeat(400_000)}"`)
    wrong.send('no protocol')
    expect((await Promise.all(closed)).map(([code]) => code)).toEqual([1009, 4400, 4408])
  })
})

describe('what else stands at the door', () => {
  test('a page names its own scripts alone, and no frame holds it', async () => {
    const { headers } = await raw('GET', { accept: 'text/html' }, undefined, '/')
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toMatch(/unsafe|\*|http:|data:/)
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(rule)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  })

  test('the mails that were not sent, source maps and files beside ours are not there [GEN-17]', async () => {
    const paths = [
      '/dev/mailbox',
      '/.env',
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2f.env',
      '/%00',
      '/index.js.map',
    ]
    for (const path of paths) {
      const answer = await raw('GET', { host: 'localhost' }, undefined, path)
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(await answer.text()).not.toMatch(/SESSION_SECRET|"dependencies"|dev\/mailbox\/|"mappings"/)
    }
    const mailbox = await fetch(`${palier.apiUrl}/dev/mailbox`)
    expect(mailbox.status).toBe(404)
  })

  test('a file from the page of another site, or without the header of ours, is not taken [D3]', async () => {
    const path = '/upload/portfolio-import?portfolioId=00000000-0000-4000-8000-000000000000'
    const type = { cookie: guest, 'content-type': 'multipart/form-data; boundary=x' }
    const foreign = { ...type, origin: 'https://evil.test', 'x-graphql-yoga-csrf': '1' }
    expect((await raw('POST', foreign, '--x--', path)).status).toBe(403)
    expect((await raw('POST', { ...type, origin: palier.url }, '--x--', path)).status).toBe(403)
    const visitor = { origin: palier.url, 'content-type': 'text/csv', 'x-graphql-yoga-csrf': '1' }
    expect((await raw('POST', visitor, 'x', path)).status).toBe(401)
  })

  test('an event that its provider did not sign changes nothing [D22]', async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }
    const event = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: {} } })
    const { status } = await raw('POST', headers, event, '/webhooks/stripe')
    expect(status >= 400 && status < 500).toBe(true)
  })
})

function openSocket(headers: Record<string, string> = {}, path = '/graphql') {
  const address = palier.url.replace('http', 'ws') + path
  return new WebSocket(address, 'graphql-transport-ws', { headers: { origin: palier.url, ...headers } })
}

function repeated(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join(' ')
}

function nested(count: number, opening: string, inside: string, closing: string): string {
  return `${`${opening} `.repeat(count)}${inside}${` ${closing}`.repeat(count)}`
}

function signInAs(at: number): string {
  return `a${at}: signIn(input: { email: "a@palier.test", password: "x${at}", humanActionToken: "" }) { __typename }`
}
