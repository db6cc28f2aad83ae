import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writePersisted } from '../../testing/temporaryFiles.ts'

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) {
    ... on SignInPayload { viewer { userId isGuest acceptedTermsVersion } }
    ... on Problem { code codes retryAfterSeconds }
    ... on LimitProblem { code maximum unit }
  }
}`
const GOOGLE = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { ... on SignInWithGooglePayload { viewer { userId } } ... on Problem { code } }
}`
const WHO = '{ viewer { userId firstName lastName } }'
const CREDENTIALS = { email: 'camille@palier.test', password: 'Palier de 5 marches!', humanActionToken: 'human' }

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  bff.upstream.data.state.nextLogin = { role: {}, userId: 'user-7' }
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

describe('who signs in', () => {
  test('costs one call, which carries the human token as the wire names it, and sets the cookie [API-19] [AUTH-21]', async () => {
    const { data, headers } = await browser.ask(SIGN_IN, { input: { ...CREDENTIALS, rememberMe: true } })
    expect(data).toEqual({ signIn: { viewer: { userId: 'user-7', isGuest: false, acceptedTermsVersion: 221_201 } } })
    const [call, ...others] = bff.upstream.take()
    expect(others).toEqual([])
    expect(call).toMatchObject({ path: 'login' })
    const { email, password } = CREDENTIALS
    expect(call?.body).toEqual({ email, password, token: 'human', rememberMe: true })
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-palier=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-/,
    )
    expect((await browser.ask(WHO)).data).toEqual({
      viewer: { userId: 'user-7', firstName: 'Camille', lastName: 'Roy' },
    })
  })

  test('an identity token opens a session like a password, with the nonce and the invitation [AUTH-22] [API-21]', async () => {
    const input = { token: 'identity', nonce: 'once', inviteToken: 'invited' }
    const { data } = await browser.ask(GOOGLE, { input })
    expect(data).toEqual({ signInWithGoogle: { viewer: { userId: 'user-7' } } })
    expect(bff.upstream.take().map(({ path, body }) => [path, body])).toEqual([['loginWithGoogle', input]])
    expect(browser.cookie).toMatch(/^__Host-palier=.+/)

    await browser.ask(GOOGLE, { input: { token: 'identity' } })
    expect(bff.upstream.take()[0]?.body).toEqual({ token: 'identity' })
  })

  test('a browser keeps what the api knows it by, beyond the session, and shows it at the next sign-in', async () => {
    const token = 'a-device_token-of-43-characters-000000000000'
    bff.upstream.data.state.deviceToken = token
    const { headers } = await browser.ask(SIGN_IN, { input: CREDENTIALS })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-palier=/),
      `__Host-palier-device=${token}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=31536000`,
    ])
    expect(bff.upstream.take()[0]?.body).not.toHaveProperty('deviceToken')
    const signedOut = await browser.ask('mutation { signOut { __typename } }')
    expect(signedOut.headers.getSetCookie().join()).not.toContain('device')
    bff.upstream.take()

    await browser.ask(SIGN_IN, { input: CREDENTIALS })
    await browser.ask(GOOGLE, { input: { token: 'identity' } })
    for (const { body } of bff.upstream.take()) expect(body).toMatchObject({ deviceToken: token })
  })

  test('what no sign-in can have given is not passed on', async () => {
    const cookie = '__Host-palier-device=<script>'
    await browser.ask(SIGN_IN, { input: CREDENTIALS }, { cookie })
    await browser.ask(SIGN_IN, { input: CREDENTIALS }, { cookie: `__Host-palier-device=${'x'.repeat(201)}` })
    for (const { body } of bff.upstream.take()) expect(body).not.toHaveProperty('deviceToken')
  })

  test('all codes of a refusal come in their order, and no cookie with them [AUTH-16]', async () => {
    bff.upstream.failing('login', {
      status: 400,
      error: { errorCode: 'InvalidPassword' },
      others: [{ errorCode: 'PasswordTooShort' }, { errorCode: 'a word of another server' }],
    })
    const { data, errors, headers } = await browser.ask(SIGN_IN, { input: CREDENTIALS })
    expect(errors).toEqual([])
    const codes = ['INVALID_PASSWORD', 'PASSWORD_TOO_SHORT', 'UNKNOWN']
    expect(data).toEqual({ signIn: { code: 'INVALID_PASSWORD', codes, retryAfterSeconds: null } })
    expect(headers.getSetCookie()).toEqual([])
  })

  test('a locked account says how long, and is not tried a second time [AUTH-18] [ERR-29]', async () => {
    const error = { errorCode: 'TooManyUnsuccessfulAttempts', params: { retryAfterSeconds: 599.2 } }
    bff.upstream.failing('login', { status: 429, error })
    const { data } = await browser.ask(SIGN_IN, { input: CREDENTIALS })
    const code = 'TOO_MANY_UNSUCCESSFUL_ATTEMPTS'
    expect(data).toEqual({ signIn: { code, codes: [code], retryAfterSeconds: 600 } })
    expect(bff.upstream.take()).toHaveLength(1)
  })

  test('a limit on attempts is told with its maximum and unit [ERR-08]', async () => {
    const error = { errorCode: 'operationsLimitReached', params: { n: 10, maxUnit: 'signIns' } }
    bff.upstream.failing('login', { status: 429, error })
    const { data } = await browser.ask(SIGN_IN, { input: CREDENTIALS })
    expect(data).toEqual({ signIn: { code: 'OPERATIONS_LIMIT_REACHED', maximum: 10, unit: 'SIGN_INS' } })
  })

  test.each([
    ['login', SIGN_IN, CREDENTIALS],
    ['loginWithGoogle', GOOGLE, { token: 'identity' }],
  ] as const)('an attempt by %s whose answer was lost is counted once [AUTH-18]', async (name, query, input) => {
    bff.upstream.failing(name, 'reset')
    expect((await browser.ask(query, { input })).data).toMatchObject({
      [fieldOf(query)]: { code: 'SERVICE_UNAVAILABLE' },
    })
    expect(bff.upstream.take()).toHaveLength(1)
  })

  test('what no account could have is refused before anything is sent [AUTH-08]', async () => {
    for (const changes of [{ email: 'nobody' }, { password: '' }, { password: 'x'.repeat(1001) }]) {
      const { data, errors } = await browser.ask(SIGN_IN, { input: { ...CREDENTIALS, ...changes } })
      expect(errors).toEqual([])
      expect(data).toMatchObject({ signIn: { code: 'INVALID_INPUT' } })
    }
    expect(bff.upstream.take()).toEqual([])
  })

  test('one attempt an operation, whichever door and however it is written [AUTH-18]', async () => {
    const fields = {
      signIn: 'signIn(input: { email: "a@b.ca", password: "x", humanActionToken: "" }) { __typename }',
      signInWithGoogle: 'signInWithGoogle(input: { token: "x" }) { __typename }',
      signInAsGuest: 'signInAsGuest(input: {}) { __typename }',
      register: `register(input: { email: "a@b.ca", firstName: "A", lastName: "B", password: "x", language: FR,
        passwordConfirmation: "x", humanActionToken: "", termsVersion: 1, areTermsAccepted: true }) { __typename }`,
      requestPasswordReset: 'requestPasswordReset(input: { email: "a@b.ca", humanActionToken: "" }) { __typename }',
      resetPassword:
        'resetPassword(input: { token: "x", password: "x", passwordConfirmation: "x", humanActionToken: "" }) { __typename }',
    }
    for (const [name, field] of Object.entries(fields)) {
      const other = name === 'signIn' ? fields.signInAsGuest : fields.signIn
      const { data, errors } = await browser.ask(
        `mutation { a: ${field} ...Rest } fragment Rest on Mutation { b: ${other} }`,
      )
      expect(data, name).toBeNull()
      expect(errors[0]?.message, name).toContain('at most 1')
    }
    expect(bff.upstream.take()).toEqual([])
  })

  test('nothing that is logged holds a password, an address or a token [GEN-11]', async () => {
    await browser.ask(SIGN_IN, { input: CREDENTIALS })
    bff.upstream.failing('login', { status: 400, error: { errorCode: 'InvalidEmailPasswordCombination' } })
    await browser.ask(SIGN_IN, { input: CREDENTIALS })
    await browser.ask(SIGN_IN, { input: { ...CREDENTIALS, email: 'camille@palier' } })
    expect(bff.lines.join('')).toContain('operation')
    expect(bff.lines.join('')).not.toMatch(/marches|camille|eyJ|"human"/)
  })
})

describe('where passwords may travel', () => {
  const PASSWORDS = 'password: "x", passwordConfirmation: "x", humanActionToken: ""'
  const OPERATIONS = {
    'sign-in': 'mutation { signIn(input: { email: "a@b.ca", password: "x", humanActionToken: "" }) { __typename } }',
    google: 'mutation { signInWithGoogle(input: { token: "x" }) { __typename } }',
    register: `mutation { register(input: { ${PASSWORDS}, email: "a@b.ca", firstName: "A", lastName: "B", language: FR,
      termsVersion: 1, areTermsAccepted: true }) { __typename } }`,
    reset: `mutation { resetPassword(input: { ${PASSWORDS}, token: "x" }) { __typename } }`,
  }

  test('plain http on another host is refused with a sentence, and the api is not asked [D3]', async () => {
    const persistedFile = writePersisted(OPERATIONS)
    const production = await startTestBff({ environment: 'production' }, { persistedFile })
    try {
      for (const id of Object.keys(OPERATIONS)) {
        const answer = await request(`${production.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', host: 'palier.example' },
          body: JSON.stringify({ id }),
        })
        expect([answer.statusCode, await answer.body.text()], id).toEqual([400, expect.stringContaining('TLS')])
      }
      expect(production.upstream.take()).toEqual([])
    } finally {
      await production.stop()
    }
  })
})

function fieldOf(query: string): string {
  return query === SIGN_IN ? 'signIn' : 'signInWithGoogle'
}
