import { type Call } from '@palier/contract/call'
import { type CallName, catalogue } from '@palier/contract/catalogue'
import { type Envelope, envelope } from '@palier/contract/envelope'
import { HEADERS } from '@palier/contract/headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** A sound request of each call; null where a test of its own makes it. */
const SOUND: Record<CallName, () => unknown> = {
  loginAsGuest: () => ({}),
  testToken: () => ({}),
  signOut: () => null,
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
  getBuyLists: () => ({ userId: guest.userId }),
  getSellLists: () => ({ userId: guest.userId }),
  getOtherLists: () => ({ userId: guest.userId }),
  getShowcase: () => ({}),
  getStock: () => ({ stockId }),
  getStocks: () => ({ stockIds: [stockId, 'unknown'] }),
  getAppVersion: () => ({}),
  getSystemDateTime: () => ({}),
  getPublicMainInfos: () => null,
}

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

describe.each(calls)('%s', (name, call) => {
  const paths = [call.path, ...call.aliases]

  test(`${call.item} GEN-17 GEN-18 DATA-01 answers what the contract says, under each of its paths`, async () => {
    const request = SOUND[name]()
    if (request === null && call.method === 'POST') return
    for (const path of paths) {
      const { status, body } = await send(call, path, request, call.access === 'open' ? undefined : guest.token)
      expect(body.errors).toBeUndefined()
      expect([status, body.success]).toEqual([200, true])
      expect(call.output.safeParse(body.data).error).toBeUndefined()
      if (call.additional) expect(call.additional.safeParse(body.additionalData).error).toBeUndefined()
    }
  })

  if (call.access !== 'open') {
    test(`${call.item} GEN-19 ROLE-01 refuses whoever brings no token, or a wrong one`, async () => {
      for (const token of [undefined, 'nonsense', `${guest.token}x`]) {
        const { status, body } = await post(call.path, SOUND[name]() ?? {}, token)
        expect([status, body.success, codeOf(body)]).toEqual([401, false, 'notAuthenticated'])
      }
    })
  }

  if (call.method === 'POST' && call.errors.includes('parameter_invalid_empty')) {
    test(`${call.item} refuses a request that breaks the contract`, async () => {
      for (const wrong of [{}, [], 'text', { twoLettersLanguage: 'de' }, { stockIds: [] }]) {
        const { status, body } = await post(call.path, wrong, guest.token)
        expect([status, codeOf(body)]).toEqual([400, 'parameter_invalid_empty'])
      }
    })
  }
})

test('LIST-35 API-51 a userId that is not the caller’s is like one that does not exist', async () => {
  for (const call of [catalogue.getBuyLists, catalogue.getSellLists, catalogue.getOtherLists]) {
    const { status, body } = await post(call.path, { userId: '00000000-0000-4000-8000-000000000000' }, guest.token)
    expect([status, codeOf(body)]).toEqual([404, 'resource_missing'])
  }
})

test('API-70 a symbol finds its stock, and neither or an unknown one is told apart from it', async () => {
  const { path } = catalogue.getStock
  expect((await post(path, { symbol: 'BCE' }, guest.token)).body.data).toMatchObject({ symbol: 'BCE', currency: 'CAD' })
  expect((await post(path, { symbol: 'NOSUCHONE' }, guest.token)).status).toBe(404)
  expect((await post(path, { symbol: '<script>' }, guest.token)).status).toBe(400)
})

test('API-84 more than 500 stocks are refused, and unknown ids are left out', async () => {
  const { path } = catalogue.getStocks
  expect((await post(path, { stockIds: Array.from({ length: 501 }, String) }, guest.token)).status).toBe(400)
  const { body } = await post(path, { stockIds: ['nothing', stockId] }, guest.token)
  expect(catalogue.getStocks.output.parse(body.data).stocks.map((stock) => stock.stockId)).toEqual([stockId])
})

test('D24 the same write twice is one write, and a key that is used again for something else is refused', async () => {
  const { path } = catalogue.setPreferredLanguage
  const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() }
  const [one, two] = await Promise.all([
    post(path, { twoLettersLanguage: 'fr' }, guest.token, headers),
    post(path, { twoLettersLanguage: 'fr' }, guest.token, headers),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
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

test('D17 signing out ends the session at once', async () => {
  const { body } = await post(catalogue.loginAsGuest.path, {})
  const { rawToken } = catalogue.loginAsGuest.output.parse(body.data).tokenInfo
  expect((await post(catalogue.testToken.path, {}, rawToken)).status).toBe(200)
  expect((await post(catalogue.signOut.path, {}, rawToken)).status).toBe(200)
  expect((await post(catalogue.testToken.path, {}, rawToken)).status).toBe(401)
})
