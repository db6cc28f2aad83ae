import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

const PRE_CHECK = '{ viewer { preCheck { refusal } } }'
const CHANGE_NAME = `mutation {
  setName(input: { firstName: "Béatrice", lastName: "Côté" }) {
    ... on SetNamePayload { viewer { id fullName } } ... on Problem { code }
  }
}`
const ANSWER_TERMS = `mutation ($version: Int!) {
  answerTerms(input: { version: $version, isAccepted: true }) {
    ... on AnswerTermsPayload { viewer { acceptedTermsVersion preCheck { refusal } } } ... on Problem { code }
  }
}`
const DELETE_ACCOUNT = `mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { ... on DeleteAccountPayload { isDone } ... on Problem { code } }
}`
const MISSING = { status: 404, error: { errorCode: 'UnknownRoute' } }

let bff: TestBff
let browser: Browser
let now: number

/** Somebody with an account of their own, whose sign-in is not counted. */
async function signIn(termsVersion = 221_201): Promise<void> {
  bff.upstream.data.state.nextLogin = { role: {}, userId: 'user-7', termsVersion }
  await browser.ask(
    'mutation { signIn(input: { email: "a@palier.test", password: "x", humanActionToken: "" }) { __typename } }',
  )
  bff.upstream.take()
}

function seen(): [string, unknown][] {
  return bff.upstream.take().map(({ path, body }) => [path, body])
}

beforeEach(async () => {
  now = Date.now()
  bff = await startTestBff({}, { now: () => new Date(now) })
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

describe('the name', () => {
  test('costs one call, and the cookie carries the new name from then on [API-29] [AUTH-20]', async () => {
    await signIn()
    const { data } = await browser.ask(CHANGE_NAME)
    expect(data).toMatchObject({ setName: { viewer: { fullName: 'Béatrice Côté' } } })
    expect(seen()).toEqual([['changeFullname', { firstname: 'Béatrice', lastname: 'Côté' }]])
    const { data: after } = await browser.ask('{ viewer { userId firstName lastName email } }')
    const viewer = { userId: 'user-7', firstName: 'Béatrice', lastName: 'Côté', email: 'guest@palier.test' }
    expect(after).toEqual({ viewer })
    expect(seen()).toEqual([])
  })

  test('the new cookie lives no longer than the token in it [D3]', async () => {
    await signIn()
    now += 50 * 60_000
    const { headers } = await browser.ask(CHANGE_NAME)
    expect(Number(/Max-Age=(\d+)/.exec(headers.getSetCookie()[0] ?? '')?.[1])).toBeLessThanOrEqual(600)
  })

  test('a guest may not, and the cookie stays as it is [API-29]', async () => {
    await browser.signInAsGuest()
    bff.upstream.failing('changeFullname', { status: 403, error: { errorCode: 'DemonstrationAccountNotAllowed' } })
    const { data, headers } = await browser.ask(CHANGE_NAME)
    expect(data).toEqual({ setName: { code: 'DEMONSTRATION_ACCOUNT_NOT_ALLOWED' } })
    expect(headers.getSetCookie()).toEqual([])
  })

  test('a script that brings its own token gets no cookie [D3]', async () => {
    const token = sampleToken({ userId: 'script', role: {} })
    bff.upstream.data.startSession(token)
    const { data, headers } = await browser.ask(CHANGE_NAME, {}, { authorization: `Bearer ${token}` })
    expect(data).toMatchObject({ setName: { viewer: { fullName: 'Béatrice Côté' } } })
    expect(headers.getSetCookie()).toEqual([])
  })
})

describe('the terms', () => {
  test('accepting them opens the way, at once and for the requests that follow [API-30] [TERMS-03]', async () => {
    await signIn(200_101)
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: 'TERMS_NOT_ACCEPTED' } } })
    const { data } = await browser.ask(ANSWER_TERMS, { version: 221_201 })
    expect(data).toEqual({ answerTerms: { viewer: { acceptedTermsVersion: 221_201, preCheck: { refusal: null } } } })
    expect(seen()).toEqual([['answerTerms', { version: 221_201, acceptance: true }]])
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: null } } })
  })

  test('whoever never accepted any, or accepted another version, meets them [NAV-38] [CONST-11]', async () => {
    await signIn()
    await browser.ask(ANSWER_TERMS, { version: 220_921 })
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: 'TERMS_NOT_ACCEPTED' } } })

    bff.upstream.data.state.withoutTerms = true
    await signIn()
    const { data } = await browser.ask('{ viewer { acceptedTermsVersion preCheck { refusal } } }')
    expect(data).toEqual({ viewer: { acceptedTermsVersion: null, preCheck: { refusal: 'TERMS_NOT_ACCEPTED' } } })
  })

  test('a script that brings its own token is not sent to a page: the api refuses what it must [NAV-38]', async () => {
    const token = sampleToken({ userId: 'script', role: {} })
    bff.upstream.data.startSession(token)
    const { data } = await browser.ask(PRE_CHECK, {}, { authorization: `Bearer ${token}` })
    expect(data).toEqual({ viewer: { preCheck: { refusal: null } } })
  })

  test('a refusal changes nothing [API-30]', async () => {
    await signIn(200_101)
    bff.upstream.failing('answerTerms', { status: 400, error: { errorCode: 'termsNotAccepted' } })
    const { data, headers } = await browser.ask(ANSWER_TERMS, { version: 1 })
    expect(data).toEqual({ answerTerms: { code: 'TERMS_NOT_ACCEPTED' } })
    expect(headers.getSetCookie()).toEqual([])
  })
})

describe('the account', () => {
  const ACCOUNT = 'account { email planName signInMethods createdAt }'
  const EXPORT =
    'mutation { exportAccount(input: {}) { ... on ExportAccountPayload { fileName json } ... on Problem { code } } }'

  test('what the account page shows of it costs one call [D17] [D18]', async () => {
    await signIn()
    const { data } = await browser.ask(`{ viewer { ${ACCOUNT} again: account { email } } }`)
    const account = {
      email: 'camille@palier.test',
      planName: 'free',
      signInMethods: ['PASSWORD', 'GOOGLE'],
      createdAt: '2026-02-03T04:05:06.000Z',
    }
    expect(data).toEqual({ viewer: { account, again: { email: account.email } } })
    expect(countsOf(bff.upstream.take())).toEqual({ getAccount: 1 })
  })

  test('an api without it is asked once and never again; the rest of the page stands [D17]', async () => {
    await signIn()
    for (const name of ['getAccount', 'exportAccount', 'deleteAccount'] as const) bff.upstream.failing(name, MISSING)
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await browser.ask(`{ viewer { userId ${ACCOUNT} } }`)
      expect(data).toEqual({ viewer: { userId: 'user-7', account: null } })
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND')
      expect((await browser.ask(EXPORT)).data).toEqual({ exportAccount: { code: 'NOT_FOUND' } })
      expect((await browser.ask(DELETE_ACCOUNT, { input: {} })).data).toEqual({
        deleteAccount: { code: 'NOT_FOUND' },
      })
    }
    expect(countsOf(bff.upstream.take())).toEqual({ getAccount: 1, exportAccount: 1, deleteAccount: 1 })
    expect(bff.lines.filter((line) => line.includes('extension missing'))).toHaveLength(3)
    expect(browser.cookie).not.toBe('__Host-palier=')
  })

  test('the export is one document under a name that tells its day [D17]', async () => {
    await signIn()
    const { data } = await browser.ask(EXPORT)
    const json = JSON.stringify(
      { exportedAt: '2026-11-21T10:00:00Z', account: { email: 'camille@palier.test' } },
      null,
      2,
    )
    expect(data).toEqual({ exportAccount: { fileName: 'palier-2026-11-21.json', json } })
    expect(seen()).toEqual([['exportAccount', {}]])
  })

  test('deleting it signs out; a wrong password does not [D17]', async () => {
    await signIn()
    bff.upstream.failing('deleteAccount', { status: 400, error: { errorCode: 'InvalidPassword' } }, 1)
    expect((await browser.ask(DELETE_ACCOUNT, { input: { password: 'no' } })).data).toEqual({
      deleteAccount: { code: 'INVALID_PASSWORD' },
    })
    expect(browser.cookie).not.toBe('__Host-palier=')

    expect((await browser.ask(DELETE_ACCOUNT, { input: { password: 'yes' } })).data).toEqual({
      deleteAccount: { isDone: true },
    })
    expect(browser.cookie).toBe('__Host-palier=')
    const bodies = seen().map(([, body]) => body)
    expect(bodies).toEqual([{ password: 'no' }, { password: 'yes' }])
  })

  test('a session that the api has ended is refused and its cookie cleared [NAV-33]', async () => {
    await signIn()
    bff.upstream.data.endAllSessions()
    const { data } = await browser.ask(CHANGE_NAME)
    expect(data).toEqual({ setName: { code: 'NOT_AUTHENTICATED' } })
    expect(browser.cookie).toBe('__Host-palier=')
  })
})

describe('the score basis', () => {
  const SET = `mutation ($basis: ScoreBasis!) {
    setScoreBasis(input: { basis: $basis }) {
      ... on SetScoreBasisPayload { preferences { buyListScoreBasis currency } viewer { watchLists(kinds: [BUY]) { name } } }
    }
  }`

  test.each([
    ['FIFTY_TWO_WEEKS', 'none', 1, 0],
    ['THRESHOLDS', 'none', 0, 1],
    ['THRESHOLDS_THEN_FIFTY_TWO_WEEKS', 'fiftyTwoWeeks', 0, 1],
  ] as const)(
    '%s is written, and the buy lists are read after it [SCORE-19] [SCORE-20]',
    async (basis, fallback, weeks, own) => {
      await signIn()
      const { data } = await browser.ask(SET, { basis })
      expect(data).toEqual({
        setScoreBasis: {
          preferences: { buyListScoreBasis: basis, currency: 'CAD' },
          viewer: { watchLists: [{ name: 'My buy list' }] },
        },
      })
      const calls = bff.upstream.take()
      expect(calls.map(({ path }) => path)).toEqual(['getPreferences', 'savePreferences', 'getOverview'])
      expect(calls[1]?.body).toMatchObject({
        userPreference: {
          preferredCurrency: 'CAD',
          version: 3,
          scoreCalculation: {
            buyList: { fallbackStrategyName: fallback, distribution: { fiftyTwoWeeks: weeks, thresholds: own } },
          },
        },
      })
    },
  )
})

describe('preferences that somebody changes in two places', () => {
  const refused = { status: 409, error: { errorCode: 'VersionConflict' } }

  test('two settings that do not touch each other are both kept: what was overtaken is read and written again', async () => {
    await signIn()
    bff.upstream.take()
    bff.upstream.failing('savePreferences', refused, 1)
    const { data } = await browser.ask(
      'mutation { setCurrency(input: { currency: USD }) { ... on SetCurrencyPayload { preferences { currency } } } }',
    )
    expect(data).toEqual({ setCurrency: { preferences: { currency: 'USD' } } })
    const once = ['getPreferences', 'savePreferences']
    expect(bff.upstream.take().map(({ path }) => path)).toEqual([...once, ...once])
  })

  test('the same setting that is no longer what was read is told with what it is now, and not written', async () => {
    await signIn()
    bff.upstream.take()
    const { data } = await browser.ask(`mutation {
      setScoreBasis(input: { basis: THRESHOLDS, known: FIFTY_TWO_WEEKS }) {
        ... on PreferencesConflict { code current { buyListScoreBasis } }
      }
    }`)
    expect(data).toEqual({
      setScoreBasis: {
        code: 'VERSION_CONFLICT',
        current: { buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS' },
      },
    })
    expect(bff.upstream.take().map(({ path }) => path)).toEqual(['getPreferences'])
  })

  test('a setting that is overtaken for ever is refused at last', async () => {
    await signIn()
    bff.upstream.failing('savePreferences', refused)
    const { data } = await browser.ask('mutation { setCurrency(input: { currency: USD }) { ... on Problem { code } } }')
    expect(data).toEqual({ setCurrency: { code: 'VERSION_CONFLICT' } })
  })
})

test('a visitor is answered notAuthenticated by all that belongs to a person, and the api is not asked [ROLE-01]', async () => {
  const fields = [
    'a: setPassword(input: { currentPassword: "x", newPassword: "y", newPasswordConfirmation: "y" })',
    'b: setName(input: { firstName: "A", lastName: "B" })',
    'c: answerTerms(input: { version: 1, isAccepted: true })',
    'd: createFeedback(input: { rating: 4.5, comment: "", humanActionToken: "" })',
    'e: exportAccount(input: {})',
    'f: deleteAccount(input: {})',
    'g: setScoreBasis(input: { basis: THRESHOLDS })',
  ]
  const { data } = await browser.ask(
    `mutation { ${fields.map((field) => `${field} { ... on Problem { code } }`).join(' ')} }`,
  )
  expect(Object.values(data ?? {})).toEqual(fields.map(() => ({ code: 'NOT_AUTHENTICATED' })))
  expect(bff.upstream.take()).toEqual([])
})
