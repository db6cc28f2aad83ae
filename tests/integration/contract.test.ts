import { type Call } from '@palier/contract/kernel/call'
import { type CallName, catalogue } from '@palier/contract/catalogue'
import { type Envelope, envelope } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Palier, startPalier } from '../support/palier.ts'

// CONTRACT_URL points the suite at any other server that speaks the contract and lets guests in.
const foreignUrl = process.env.CONTRACT_URL

let palier: Palier | null = null
let url = foreignUrl ?? ''
let guest = { userId: '', token: '' }
let stockId = ''

async function post(path: string, body: unknown, token?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: envelope.parse(await answer.json()) }
}

async function send(call: Call, path: string, body: unknown, token?: string) {
  if (call.method === 'POST') return post(path, body, token)
  const answer = await fetch(url + path)
  return { status: answer.status, body: envelope.parse(await answer.json()) }
}

const codeOf = ({ errors }: Envelope) => errors?.[0]?.errorCode

const PERSON = {
  firstname: 'Marie',
  lastname: 'Lévesque',
  email: 'marie@exemple.ca',
  twoLettersPreferredLanguage: 'fr',
}
const PASSWORD = 'Quatre-marches-7!'

/** A sound request of each call that a guest or nobody may make, and what a guest or a stranger is refused with. */
const SOUND: Partial<Record<CallName, () => unknown>> = {
  loginAsGuest: () => ({}),
  testToken: () => ({}),
  setPreferredLanguage: () => ({ twoLettersLanguage: 'en' }),
  getPreferences: () => ({}),
  savePreferences: () => ({
    userPreference: {
      preferredLanguage: 'fr',
      preferredCurrency: 'USD',
      scoreCalculation: {
        buyList: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
      },
    },
  }),
  getAccount: () => ({}),
  getGuestWork: () => ({}),
  exportAccount: () => ({}),
  getHumanCheck: () => ({ action: 'register' }),
  getBuyLists: () => ({ userId: guest.userId }),
  getSellLists: () => ({ userId: guest.userId }),
  getOtherLists: () => ({ userId: guest.userId }),
  getShowcase: () => ({}),
  getWatchList: () => ({ listId: '00000000-0000-4000-8000-000000000000' }),
  getOverview: () => ({}),
  getPublicPlans: () => ({}),
  getNotices: () => ({ first: 5 }),
  markNoticesRead: () => ({}),
  getStock: () => ({ stockId }),
  getStocks: () => ({ stockIds: [stockId, 'unknown'] }),
  searchStocksLocally: () => ({ searchText: 'bank' }),
  searchStocks: () => ({ searchText: 'bank' }),
  getStockCompleteInfo: () => ({ stockId }),
  getAllTags: () => ({}),
  getQuoteContextualInfo: () => ({ stockId }),
  getAiContextualInfo: () => ({ stockId }),
  getBasicFundamentals: () => ({ stockId }),
  getLastDays: () => ({ stockId, days: 30 }),
  getAvailableIntervals: () => ({ stockId }),
  getInterval: () => ({ stockId, intervalKey: 'month' }),
  getAppVersion: () => ({}),
  getSystemDateTime: () => ({}),
  getPublicMainInfos: () => ({}),
}

/** What a guest may not do although the request is sound. */
const CLOSED_TO_GUESTS: Partial<Record<CallName, unknown>> = {
  getSubscriptionInfo: { userId: 'mine' },
  changePassword: {
    actualPassword: PASSWORD,
    newPassword: 'Cinq-marches-8!',
    newPasswordConfirmation: 'Cinq-marches-8!',
  },
  changeFullname: { firstname: 'Marie', lastname: 'Lévesque' },
  answerTerms: { version: 221201, acceptance: true },
  deleteAccount: { password: PASSWORD },
  createSubscription: { priceId: 'sandbox_pro' },
  cancelSubscription: {},
  calculateProrata: { newPlanName: 'pro' },
  changePlan: { newPlanName: 'pro' },
  createSetupIntent: {},
  renewToken: { retryToken: 'nothing' },
  getPaymentMethods: {},
  createApiToken: { name: 'Tableur', scope: 'read', days: 30, password: PASSWORD },
}

/** What only an administrator may do. */
const CLOSED_TO_ALL: Partial<Record<CallName, unknown>> = {
  getUsersRegistrationInfo: {},
  sendInvitation: { ...PERSON, plan: 'base' },
  setAccountBanned: { email: PERSON.email, isBanned: true },
  resendInvitation: { email: PERSON.email },
  acceptInvitationRequest: { email: PERSON.email, planName: 'base' },
  getInvitationPlans: {},
  getInvitations: {},
  getFeedbacks: {},
  getAuditLog: {},
  synchronize: { scope: 'all', authKey: 'nothing' },
  getApplicationStatistics: { since: '2026-01-01T00:00:00Z' },
  setClockId: { clockId: 'real' },
}

/** What nobody may do with a token, a password or a human check that is none. */
const REFUSED: [CallName, unknown, number, string][] = [
  ['login', { email: PERSON.email, password: PASSWORD, token: '' }, 400, 'InvalidEmailPasswordCombination'],
  ['confirmEmail', { token: 'unknown' }, 404, 'resource_missing'],
  ['resendActivation', { oldToken: 'unknown' }, 404, 'resource_missing'],
  ['visitWithInvitation', { invitationToken: 'unknown' }, 400, 'InvitationValidationProcessFailed'],
  [
    'register',
    {
      ...PERSON,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      token: 'none',
      termsAndConditionsAnswer: { version: 221201, areTermsAndContionsAccepted: true },
    },
    400,
    'parameter_invalid_empty',
  ],
  ['requestPasswordReset', { email: PERSON.email, token: 'none' }, 400, 'parameter_invalid_empty'],
  [
    'askForInvitation',
    {
      firstName: 'M',
      lastName: 'L',
      email: PERSON.email,
      motivation: 'x',
      humanActionToken: 'none',
      twoLettersPreferredLanguage: 'fr',
    },
    400,
    'parameter_invalid_empty',
  ],
]

beforeAll(async () => {
  if (!foreignUrl) {
    palier = await startPalier()
    url = palier.apiUrl
  }
  const { body } = await post(catalogue.loginAsGuest.path, {})
  const { user, tokenInfo } = catalogue.loginAsGuest.output.parse(body.data)
  guest = { userId: user.userId, token: tokenInfo.rawToken }
  const lists = await post(catalogue.getBuyLists.path, { userId: guest.userId }, guest.token)
  stockId = catalogue.getBuyLists.output.parse(lists.body.data).lists[0]?.entries[0]?.stockId ?? ''
})
afterAll(() => palier?.stop())

const calls = Object.entries(catalogue) as [CallName, Call][]

const sound = calls.flatMap(([name, call]) => {
  const request = SOUND[name]
  return request ? [{ name, call, request }] : []
})

test.each(sound)(
  '$call.item $name GEN-17 GEN-18 DATA-01 answers what the contract says, under each of its paths',
  async ({ call, request }) => {
    for (const path of [call.path, ...call.aliases]) {
      const { status, body } = await send(call, path, request(), call.access === 'open' ? undefined : guest.token)
      expect(body.errors).toBeUndefined()
      expect([status, body.success]).toEqual([200, true])
      expect(call.output.safeParse(body.data).error).toBeUndefined()
      if (call.additional) expect(call.additional.safeParse(body.additionalData).error).toBeUndefined()
    }
  },
)

const closed = calls.filter(([, { access }]) => access !== 'open').map(([name, call]) => ({ name, call }))

test.each(closed)(
  '$call.item $name GEN-19 ROLE-01 refuses whoever brings no token, or a wrong one',
  async ({ name, call }) => {
    const request = SOUND[name]?.() ?? CLOSED_TO_GUESTS[name] ?? CLOSED_TO_ALL[name] ?? {}
    for (const token of [undefined, 'nonsense', `${guest.token}x`]) {
      const { status, body } = await post(call.path, request, token)
      expect([status, body.success, codeOf(body)]).toEqual([401, false, 'notAuthenticated'])
    }
  },
)

const checked = calls
  .filter(
    ([name, call]) =>
      call.method === 'POST' &&
      call.errors.includes('parameter_invalid_empty') &&
      call.access !== 'admin' &&
      !(name in CLOSED_TO_GUESTS) &&
      name !== 'loginAsGuest',
  )
  .map(([name, call]) => ({ name, call }))

test.each(checked)('$call.item ERR-33 $name refuses a request that breaks the contract', async ({ call }) => {
  for (const wrong of [{}, [], 'text', { twoLettersLanguage: 'de' }, { stockIds: [] }, { email: 'no address' }]) {
    const { status, body } = await post(call.path, wrong, guest.token)
    expect([status, codeOf(body)]).toEqual([400, 'parameter_invalid_empty'])
  }
})

test.each(Object.entries(CLOSED_TO_GUESTS))('%s is closed to guests [ROLE-03] [ERR-07]', async (name, request) => {
  const { status, body } = await post(catalogue[name as CallName].path, request, guest.token)
  expect([status, codeOf(body)]).toEqual([403, 'DemonstrationAccountNotAllowed'])
})

test.each(Object.entries(CLOSED_TO_ALL))(
  '%s is closed to everybody but administrators [ADMIN-19] [ERR-43]',
  async (name, request) => {
    const { status, body } = await post(catalogue[name as CallName].path, request, guest.token)
    expect([status, codeOf(body)]).toEqual([403, 'notAdmin'])
  },
)

test.each(REFUSED)('%s refuses what proves nothing', async (name, request, expected, code) => {
  const { status, body } = await post(catalogue[name].path, request)
  expect([status, codeOf(body)]).toEqual([expected, code])
})

const LIST_WRITES = [
  ['Buy', { T200: 60, T400: 50, T600: 40, T800: 30 }],
  ['Sell', { T200: 30, T400: 40, T600: 500, T800: 600 }],
  ['Other', { T200: 0, T400: 0, T600: 0, T800: 0 }],
] as const

test.each(LIST_WRITES)(
  'the writes on %s lists answer what the contract says, under /V2/ and without it [API-48] [API-49] [API-50] [API-51] [API-52] [API-53] [API-54] [GEN-03]',
  async (kind, levels) => {
    const at = (call: Call, isAlias: boolean) => (isAlias ? (call.aliases[0] ?? '') : call.path)
    for (const isAlias of [false, true]) {
      const write = async (call: Call, body: unknown) => {
        const sent = await post(at(call, isAlias), body, guest.token, { [HEADERS.idempotencyKey]: crypto.randomUUID() })
        expect(sent.body.errors).toBeUndefined()
        expect(call.additional?.safeParse(sent.body.additionalData).error).toBeUndefined()
        expect(call.output.safeParse(sent.body.data).error).toBeUndefined()
        return z.object({ id: z.string().optional() }).parse(sent.body.data).id ?? ''
      }
      const words = { listName: 'Banques', listDescription: '' }
      const listId = await write(catalogue[`create${kind}List`], { userId: guest.userId, ...words })
      const newEntry = { stockId, ...levels }
      const id = await write(catalogue[`add${kind}Entry`], { listId, newEntry })
      await write(catalogue[`update${kind}Entry`], { updatedListEntry: { ...newEntry, id, listId } })
      await write(catalogue[`update${kind}List`], { listId, newListName: 'Autres', newListDescription: '' })
      await write(catalogue[`delete${kind}Entry`], { entryId: id, listId })
      await write(catalogue[`delete${kind}List`], { listId })
    }
  },
)

test.each(LIST_WRITES)(
  'a write on %s lists that names nothing of the caller’s is refused [LIST-35] [ERR-34]',
  async (kind) => {
    for (const listId of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await post(catalogue[`delete${kind}List`].path, { listId }, guest.token)
      expect([status, codeOf(body)]).toEqual([404, 'resource_missing'])
    }
  },
)

test('a userId that is not the caller’s is like one that does not exist [LIST-35] [API-51]', async () => {
  for (const call of [catalogue.getBuyLists, catalogue.getSellLists, catalogue.getOtherLists]) {
    const { status, body } = await post(call.path, { userId: '00000000-0000-4000-8000-000000000000' }, guest.token)
    expect([status, codeOf(body)]).toEqual([404, 'resource_missing'])
  }
})

test('a symbol finds its stock, and neither or an unknown one is told apart from it [API-70]', async () => {
  const { path } = catalogue.getStock
  expect((await post(path, { symbol: 'BCE' }, guest.token)).body.data).toMatchObject({ symbol: 'BCE', currency: 'CAD' })
  expect((await post(path, { symbol: 'NOSUCHONE' }, guest.token)).status).toBe(404)
  expect((await post(path, { symbol: '<script>' }, guest.token)).status).toBe(400)
})

test('more than 500 stocks are refused, and unknown ids are left out [API-84]', async () => {
  const { path } = catalogue.getStocks
  expect((await post(path, { stockIds: Array.from({ length: 501 }, String) }, guest.token)).status).toBe(400)
  const { body } = await post(path, { stockIds: ['nothing', stockId] }, guest.token)
  expect(catalogue.getStocks.output.parse(body.data).stocks.map((stock) => stock.stockId)).toEqual([stockId])
})

test('the same write twice is one write, and a key that is used again for something else is refused [D24]', async () => {
  const { path } = catalogue.setPreferredLanguage
  const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() }
  const [one, two] = await Promise.all([
    post(path, { twoLettersLanguage: 'fr' }, guest.token, headers),
    post(path, { twoLettersLanguage: 'fr' }, guest.token, headers),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  expect([one, two].filter(({ body }) => body.isReplayed)).toHaveLength(1)
  const other = await post(path, { twoLettersLanguage: 'en' }, guest.token, headers)
  expect([other.status, codeOf(other.body)]).toEqual([422, 'IdempotencyKeyReused'])
})

test('an unknown path, a body that is no JSON and one that is too large are refused in the envelope', async () => {
  expect(await post('/api/Nothing/Here', {})).toMatchObject({ status: 404, body: { success: false } })
  const broken = await fetch(url + catalogue.loginAsGuest.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect([broken.status, envelope.parse(await broken.json()).success]).toEqual([400, false])
  const large = await post(catalogue.loginAsGuest.path, { humanActionToken: 'x'.repeat(300_000) })
  expect([large.status, codeOf(large.body)]).toEqual([413, 'RequestTooLarge'])
})

test('signing out ends the session at once [D17]', async () => {
  const { body } = await post(catalogue.loginAsGuest.path, {})
  const { rawToken } = catalogue.loginAsGuest.output.parse(body.data).tokenInfo
  expect((await post(catalogue.testToken.path, {}, rawToken)).status).toBe(200)
  expect((await post(catalogue.signOut.path, {}, rawToken)).status).toBe(200)
  expect((await post(catalogue.testToken.path, {}, rawToken)).status).toBe(401)
})
