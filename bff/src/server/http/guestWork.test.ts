import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const WORK = '{ viewer { guestWork { key kind name listKind stockCount } } }'
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) {
    ... on RegisterPayload { keptCount }
    ... on Problem { code field retryAfterSeconds }
    ... on LimitProblem { code maximum unit retryAfterSeconds }
  }
}`
const INPUT = {
  email: 'camille@palier.test',
  firstName: 'Camille',
  lastName: 'Roy',
  password: 'Palier de 5 marches!',
  passwordConfirmation: 'Palier de 5 marches!',
  language: 'FR',
  humanActionToken: 'human',
  termsVersion: 221_201,
  areTermsAccepted: true,
}

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

test('a guest sees what can be kept, for one call; an api that does not know it costs no more than the first [D2] [D17]', async () => {
  await browser.signInAsGuest()
  bff.upstream.take()
  expect((await browser.ask(WORK)).data).toEqual({
    viewer: {
      guestWork: [
        { key: 'list-1', kind: 'WATCH_LIST', name: 'Mes banques', listKind: 'BUY', stockCount: 3 },
        { key: 'guest', kind: 'PREFERENCES', name: '', listKind: null, stockCount: null },
      ],
    },
  })
  expect(bff.upstream.take().map(({ path }) => path)).toEqual(['getGuestWork'])

  bff.upstream.failing('getGuestWork', { status: 404, error: { errorCode: 'UnknownRoute' } })
  for (const calls of [1, 0]) {
    expect((await browser.ask(WORK)).data).toEqual({ viewer: { guestWork: [] } })
    expect(bff.upstream.take()).toHaveLength(calls)
  }
})

test('a member has no guest’s work, and is not asked for it [D2]', async () => {
  bff.upstream.data.state.nextLogin = { role: {}, userId: 'user-7' }
  await browser.signInAsGuest()
  bff.upstream.take()
  expect((await browser.ask(WORK)).data).toEqual({ viewer: { guestWork: [] } })
  expect(bff.upstream.take()).toEqual([])
})

test('a registration tells who asks where somebody is signed in, and what to keep [D2] [API-22]', async () => {
  await browser.ask(REGISTER, { input: INPUT })
  await browser.signInAsGuest()
  const { data } = await browser.ask(REGISTER, { input: { ...INPUT, keep: ['list-1'] } })
  expect(data).toEqual({ register: { keptCount: 1 } })
  const [stranger, guest] = bff.upstream.take().filter(({ path }) => path === 'register')
  expect(stranger?.headers.authorization).toBeUndefined()
  expect(guest?.headers.authorization).toMatch(/^Bearer \S+$/)
  expect(guest?.body).toMatchObject({ keep: ['list-1'] })
})

test('a refusal names the input to blame, the api’s as well as our own [ERR-03]', async () => {
  const error = { errorCode: 'parameter_invalid_empty', params: { field: 'token' } }
  bff.upstream.failing('register', { status: 400, error })
  expect((await browser.ask(REGISTER, { input: INPUT })).data).toEqual({
    register: { code: 'INVALID_INPUT', field: 'humanActionToken', retryAfterSeconds: null },
  })
  expect((await browser.ask(REGISTER, { input: { ...INPUT, firstName: '' } })).data).toEqual({
    register: { code: 'INVALID_INPUT', field: 'firstName', retryAfterSeconds: null },
  })
})

test('a limit says how long to wait [ERR-08]', async () => {
  const params = { n: 5, maxUnit: 'guests', retryAfterSeconds: 59.2 }
  bff.upstream.failing('register', { status: 429, error: { errorCode: 'operationsLimitReached', params } })
  expect((await browser.ask(REGISTER, { input: INPUT })).data).toEqual({
    register: { code: 'OPERATIONS_LIMIT_REACHED', maximum: 5, unit: 'GUESTS', retryAfterSeconds: 60 },
  })
})
