import { isNonNullType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '../../graph/schema.ts'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { sampleInput } from '../../testing/sampleInput.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

const SCRIPT = { authorization: 'Bearer palier_write' }
const READER = { authorization: 'Bearer palier_read' }
const LISTS = '{ viewer { userId isGuest isAdmin watchLists { name } apiTokens { id } admin { hasTests } } }'
const TYPES = '{ __schema { queryType { name } } }'
const ADMINISTRATOR = { admin: { active: true } }

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff({ environment: 'production' }, { schedule: () => () => {} })
  const { scriptTokens } = bff.upstream.data.administration
  scriptTokens.set('palier_write', { userId: 'user-7', scope: 'write' })
  scriptTokens.set('palier_read', { userId: 'user-7', scope: 'read' })
})
beforeEach(() => void bff.upstream.take())
afterAll(() => bff.stop())

async function signedInAs(role: object): Promise<Browser> {
  const browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = { role }
  const { nextLogin } = bff.upstream.data.state
  const { sampleLogin } = await import('../../testing/wireSamples.ts')
  const { sessionOfLogin } = await import('../../session/session.ts')
  const session = sessionOfLogin(sampleLogin(nextLogin))
  bff.upstream.data.startSession(session.token)
  browser.cookie = `__Host-palier=${await bff.services.vault.seal(session)}`
  return browser
}

describe('a token for scripts', () => {
  test('asks operations of its own in production, as the person whose it is and with no role', async () => {
    const { data, errors } = await createBrowser(bff.url).ask(LISTS, {}, SCRIPT)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: { userId: 'user-7', isGuest: false, isAdmin: false, apiTokens: null, admin: null },
    })
    const lists = bff.upstream.take().find(({ path }) => path === 'getOverview')
    expect(lists?.headers.authorization).toBe('Bearer palier_write')
  })

  test('is looked up once for many operations', async () => {
    bff.upstream.data.administration.scriptTokens.set('palier_new', { userId: 'user-9', scope: 'read' })
    const browser = createBrowser(bff.url)
    for (let turn = 0; turn < 5; turn += 1) {
      await browser.ask('{ viewer { userId } }', {}, { authorization: 'Bearer palier_new' })
    }
    expect(countsOf(bff.upstream.take())).toEqual({ testToken: 1 })
  })

  test('reads the schema', async () => {
    expect((await createBrowser(bff.url).ask(TYPES, {}, READER)).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
  })

  test('that is none is told so, by every door', async () => {
    const bearer = { authorization: 'Bearer palier_guessed' }
    const { status, data, errors, headers } = await createBrowser(bff.url).ask('{ viewer { userId } }', {}, bearer)
    expect([status, data, errors[0]?.extensions?.code]).toEqual([401, null, 'NOT_AUTHENTICATED'])
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect((await createBrowser(bff.url).ask(LISTS, {}, { authorization: 'Bearer nonsense' })).status).toBe(401)
    const upload = await fetch(`${bff.url}/upload/portfolio-import?portfolioId=p1`, { method: 'POST', headers: bearer })
    expect(upload.status).toBe(401)
    const { client } = createBrowser(bff.url).socket(bearer)
    const events = client.iterate({ query: 'subscription { showcasePricesChanged { sequence } }' })
    await expect(events.next()).rejects.toBeTruthy()
  })

  test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'palier_write'])(
    'a header "Authorization: %s" is refused with the form that is expected',
    async (authorization) => {
      const response = await fetch(`${bff.url}/graphql`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query: LISTS }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({
        errors: [
          {
            message: expect.stringContaining('Authorization: Bearer palier_'),
            extensions: { code: 'NOT_AUTHENTICATED' },
          },
        ],
      })
    },
  )

  test('an api that is away is told as such, not as a token that is none', async () => {
    bff.upstream.failing('testToken', 'reset', 2)
    const { status, errors } = await createBrowser(bff.url).ask(LISTS, {}, { authorization: 'Bearer palier_other' })
    expect([status, errors[0]?.extensions?.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  })

  test('that ends is looked up again as soon as the api refuses it', async () => {
    const { scriptTokens } = bff.upstream.data.administration
    const bearer = { authorization: 'Bearer palier_short' }
    scriptTokens.set('palier_short', { userId: 'user-7', scope: 'write' })
    const browser = createBrowser(bff.url)
    expect((await browser.ask(LISTS, {}, bearer)).status).toBe(200)
    scriptTokens.delete('palier_short')
    expect((await browser.ask(LISTS, {}, bearer)).errors[0]?.extensions?.code).toBe('NOT_AUTHENTICATED')
    expect((await browser.ask(LISTS, {}, bearer)).status).toBe(401)
  })

  test('a refusal says its sentence in the language of the reader', async () => {
    const document = `mutation { createWatchList(input: { kind: BUY, name: "a", description: "" }) {
      ... on Refusal { code message field retryAfterSeconds } } }`
    const said = async (language: string) =>
      (await createBrowser(bff.url).ask(document, {}, { ...READER, 'app-language': language })).data?.[
        'createWatchList'
      ]
    const refusal = { code: 'MISSING_SCOPE', field: null, retryAfterSeconds: null }
    expect(await said('en')).toEqual({
      ...refusal,
      message: expect.stringMatching(/^This token can only read: it lacks the right “write”/),
    })
    expect(await said('fr')).toMatchObject({ ...refusal, message: expect.stringContaining('jeton') })
  })

  test('every error has a code', async () => {
    const codeOf = async (document: string, variables = {}) =>
      (await createBrowser(bff.url).ask(document, variables, SCRIPT)).errors[0]?.extensions?.code
    expect(await codeOf('{')).toBe('GRAPHQL_PARSE_FAILED')
    expect(await codeOf('{ nothing }')).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await codeOf('query ($id: ID!) { node(id: $id) { id } }')).toBe('INVALID_INPUT')
  })

  test('follows prices over server-sent events and over a socket', async () => {
    const query = 'subscription { showcasePricesChanged { sequence } }'
    const abort = new AbortController()
    const stream = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { ...READER, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
      signal: abort.signal,
    })
    const reader = stream.body?.getReader()
    let text = ''
    while (!text.includes('"sequence":1')) text += Buffer.from((await reader?.read())?.value ?? []).toString()
    abort.abort()

    const client = createClient({
      url: `${bff.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: 'Bearer palier_read' },
    })
    const events = client.iterate({ query })
    expect((await events.next()).value?.data).toEqual({ showcasePricesChanged: { sequence: 1 } })
    await client.dispose()
  })

  test('that is none opens no socket', async () => {
    const client = createClient({
      url: `${bff.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: 'Bearer palier_guessed' },
    })
    const events = client.iterate({ query: 'subscription { showcasePricesChanged { sequence } }' })
    await expect(events.next()).rejects.toMatchObject({ code: 4401 })
  })
})

/** Those that let somebody in, who is then another, and what everybody may do. */
const FOR_NOBODY_IN_PARTICULAR = [
  'requestInvitation',
  'confirmEmail',
  'checkNewPassword',
  'register',
  'requestPasswordReset',
  'resendActivation',
  'resetPassword',
  'signIn',
  'signInAsGuest',
  'signInWithGoogle',
  'visitWithInvitation',
]

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !FOR_NOBODY_IN_PARTICULAR.includes(name),
)

test.each(mutations.map((field) => [field.name, field] as const))(
  'a token that only reads cannot do %s, and nothing is asked of the api',
  async (name, { args }) => {
    await createBrowser(bff.url).ask('{ viewer { userId } }', {}, READER)
    bff.upstream.take()
    const [input] = args
    const query = input
      ? `mutation ($input: ${String(input.type)}) { ${name}(input: $input) { __typename ... on Problem { code } } }`
      : `mutation { ${name} { __typename ... on Problem { code } } }`
    const { data, errors } = await createBrowser(bff.url).ask(
      query,
      input ? { input: sampleInput(input.type) } : {},
      READER,
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ [name]: { __typename: 'Problem', code: 'MISSING_SCOPE' } })
    expect(bff.upstream.take()).toEqual([])
  },
)

describe('in production the schema and operations of one’s own', () => {
  test('are open to an administrator, and so is the page to try them', async () => {
    const administrator = await signedInAs(ADMINISTRATOR)
    expect((await administrator.ask(TYPES)).status).toBe(200)
    const page = await fetch(`${bff.url}/graphql`, { headers: { accept: 'text/html', cookie: administrator.cookie } })
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.status).toBe(200)
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(/script-src[^;]*'unsafe-/.test(policy)).toBe(false)
    await page.body?.cancel()
  })

  test('are closed to a guest, to a member and to one who is no administrator any more', async () => {
    const former = await signedInAs({ ...ADMINISTRATOR, former: { active: true } })
    const { token } = (await bff.services.vault.open(former.cookie.replace('__Host-palier=', ''), new Date())) ?? {}
    bff.upstream.data.demote(token ?? '')
    for (const browser of [former, await signedInAs({ demonstration: { active: true } }), await signedInAs({})]) {
      expect((await browser.ask(TYPES)).status).toBe(400)
      for (const path of ['/graphql', '/graphql/assets/graphiql.js']) {
        const page = await fetch(bff.url + path, { headers: { accept: 'text/html', cookie: browser.cookie } })
        expect(page.status).toBe(405)
      }
    }
  })

  test('are closed to a role that somebody has only written into a token', async () => {
    const { sampleToken } = await import('../../testing/wireSamples.ts')
    const forged = sampleToken({ role: ADMINISTRATOR, sessionId: 'forged' })
    const bearer = { authorization: `Bearer ${forged}` }
    expect((await createBrowser(bff.url).ask(TYPES, {}, bearer)).status).toBe(401)
    const page = await fetch(`${bff.url}/graphql`, { headers: { accept: 'text/html', ...bearer } })
    expect(page.status).toBe(401)
  })
})

test('the types of mutations are as this test reads them', () => {
  expect(mutations.length).toBeGreaterThan(40)
  for (const { args, type } of mutations) {
    expect(args.length).toBeLessThan(2)
    expect(isNonNullType(type) && !isObjectType(type.ofType)).toBe(true)
  }
})
