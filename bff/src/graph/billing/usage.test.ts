import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleList } from '../../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

async function signIn(isGuest: boolean): Promise<void> {
  bff.upstream.data.state.nextLogin = isGuest ? {} : { role: {} }
  await browser.signInAsGuest()
  bff.upstream.take()
}

const LINES = 'buyLists { used limit } sellLists { used limit } entries { used limit } portfolios { used limit }'
const USAGE = `usage { planName aiKeys ${LINES} portfolioStocks { used limit }
  canAddBuyList canAddSellList canAddEntry canAddPortfolio canAddPortfolioStock }`

const DASHBOARD = `{
  site { isMarketSimulated exchangeRate(from: USD, to: CAD) }
  viewer {
    ${USAGE}
    unreadNoticeCount
    preCheck { refusal }
    preferences { currency language buyListScoreBasis isCrossingDigestOn }
    watchLists {
      id listId kind name entryCount version
      topEntries { id }
      entries { id listId score highScore version scoredPrice thresholds { t200 t400 t600 t800 }
        scoreDetails { score subScores { name weighting score variables { name value } } }
        stock { id symbol exchange sector lastPrice lastPriceAt } }
    }
  }
}`

describe('where the usage comes from', () => {
  test.each([40, 400])(
    'a dashboard of %i rows a list with its usage and notices is five calls, all at once [D18] [D19]',
    async (rows) => {
      bff.upstream.data.state.lists.set('buy', [sampleList('buy', rows)])
      bff.upstream.data.state.lists.set('sell', [sampleList('sell', rows)])
      await signIn(false)
      bff.upstream.gather(5)
      const { data, errors } = await browser.ask(DASHBOARD)
      expect(errors).toEqual([])
      expect(data).toMatchObject({ viewer: { usage: { entries: { used: rows * 2, limit: 150 } } } })
      expect(countsOf(bff.upstream.take())).toEqual({
        getPublicMainInfos: 1,
        getOverview: 1,
        getBuyLists: 1,
        getSellLists: 1,
        getOtherLists: 1,
      })
    },
  )

  test('each limit is told with its use, and what may be added [SUBS-25] [LIST-30] [LIST-31] [LIST-32]', async () => {
    await signIn(false)
    const { data } = await browser.ask(`{ viewer { ${USAGE} watchLists { id } } }`)
    expect(data?.viewer).toMatchObject({
      usage: {
        planName: 'standard',
        aiKeys: ['QUESTIONS'],
        buyLists: { used: 1, limit: 1 },
        sellLists: { used: 1, limit: 3 },
        entries: { used: 5, limit: 150 },
        portfolios: { used: 1, limit: 3 },
        portfolioStocks: { used: 7, limit: 7 },
        canAddBuyList: false,
        canAddSellList: true,
        canAddEntry: true,
        canAddPortfolio: true,
        canAddPortfolioStock: false,
      },
    })
  })

  test('without a list to read the subscription tells it, once an operation [API-02] [D19]', async () => {
    await signIn(false)
    const { data } = await browser.ask('{ viewer { a: usage { planName } b: usage { aiKeys } } }')
    // The api did not name the kinds of analysis here: the public plan of that name does.
    expect(data).toEqual({
      viewer: { a: { planName: 'standard' }, b: { aiKeys: ['SENTIMENTS', 'SIMILAR_COMPANIES'] } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getSubscriptionInfo: 1, getPublicPlans: 1 })
  })

  test('a guest’s is told by a list, for their subscription is refused [SUBS-40] [D19]', async () => {
    await signIn(true)
    expect((await browser.ask('{ viewer { usage { planName } } }')).data).toEqual({
      viewer: { usage: { planName: 'standard' } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getBuyLists: 1 })

    await signIn(false)
    bff.upstream.failing('getSubscriptionInfo', { status: 403, error: { errorCode: 'DemonstrationAccountNotAllowed' } })
    expect((await browser.ask('{ viewer { usage { planName } } }')).data).toEqual({
      viewer: { usage: { planName: 'standard' } },
    })
  })

  test('where the api tells a guest nothing of it the usage is null, and the lists are there all the same [DASH-24]', async () => {
    bff.upstream.data.state.tells = 'nothing'
    await signIn(true)
    const { data, errors } = await browser.ask('{ viewer { usage { planName } watchLists { id } } }')
    expect(errors).toEqual([])
    expect(data).toMatchObject({ viewer: { usage: null, watchLists: [{}, {}] } })
  })

  test('an api that tells no limits beside a write is asked for them; the write stands whatever it answers [D19]', async () => {
    await signIn(false)
    bff.upstream.data.state.tells = 'counts'
    const query = `mutation { createWatchList(input: { kind: BUY, name: "a", description: "" }) {
      ... on CreateWatchListPayload { list { name } usage { buyLists { used limit } } } } }`
    expect((await browser.ask(query)).data).toEqual({
      createWatchList: { list: { name: 'a' }, usage: { buyLists: { used: 2, limit: 1 } } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ createBuyList: 1, getSubscriptionInfo: 1 })
    bff.upstream.failing('getSubscriptionInfo', 'reset')
    expect((await browser.ask(query)).data).toEqual({ createWatchList: { list: { name: 'a' }, usage: null } })
  })

  test('the usage is a node of its person alone, so that the page’s store heals by it', async () => {
    await signIn(false)
    const { data } = await browser.ask('{ viewer { usage { id } } }')
    const { id } = (data as { viewer: { usage: { id: string } } }).viewer.usage
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Usage { planName } } }'
    const foreign = Buffer.from('Usage:user-2').toString('base64')
    expect((await browser.ask(query, { ids: [id, foreign] })).data).toEqual({
      nodes: [{ id, planName: 'standard' }, null],
    })
  })
})

describe('plans', () => {
  const PLANS = `{ plans { id name displayOrder price currency priceId isAi aiKeys buyLists sellLists combinedLists
    entries portfolios portfolioStocks newsPerStock } }`

  test('the public plans come in their order, to a visitor too [API-11] [SUBS-03]', async () => {
    const { data } = await browser.ask(PLANS)
    const { plans } = data as { plans: Record<string, unknown>[] }
    expect(plans.map(({ name }) => name)).toEqual(['base', 'frugal', 'standard'])
    expect(plans[2]).toEqual({
      id: Buffer.from('Plan:standard').toString('base64'),
      name: 'standard',
      displayOrder: 3,
      price: '9.99',
      currency: 'CAD',
      priceId: 'price-standard',
      isAi: true,
      aiKeys: ['SENTIMENTS', 'SIMILAR_COMPANIES'],
      buyLists: 1,
      sellLists: 3,
      combinedLists: 0,
      entries: 150,
      portfolios: 3,
      portfolioStocks: 7,
      newsPerStock: 8,
    })
    expect(plans[0]).toMatchObject({ price: '0', priceId: null, isAi: false, aiKeys: [] })
  })

  test('they are read once for many, in each language [GEN-16]', async () => {
    for (const headers of [{}, {}, { 'app-language': 'en' }]) await browser.ask(PLANS, {}, headers)
    expect(countsOf(bff.upstream.take())).toEqual({ getPublicPlans: 2 })
  })

  test('the cheapest plan that has a feature is named, null where none has it [SHELL-18]', async () => {
    const { data } = await browser.ask(`{
      portfolios: cheapestPlanWith(feature: PORTFOLIOS) { name }
      sentiments: cheapestPlanWith(feature: AI_SENTIMENTS) { name }
      questions: cheapestPlanWith(feature: AI_QUESTIONS) { name }
    }`)
    expect(data).toEqual({ portfolios: { name: 'frugal' }, sentiments: { name: 'standard' }, questions: null })
  })
})

test('the digest of crossings is switched in the preferences, and the rest of them stays', async () => {
  await signIn(true)
  const query = `mutation { setCrossingDigest(input: { isOn: true, when: AT_ONCE }) {
    ... on SetCrossingDigestPayload { preferences { isCrossingDigestOn crossingMail language } } } }`
  expect((await browser.ask(query)).data).toEqual({
    setCrossingDigest: { preferences: { isCrossingDigestOn: true, crossingMail: 'AT_ONCE', language: 'FR' } },
  })
  expect(bff.upstream.data.state.preferences).toMatchObject({ crossingDigest: true, preferredCurrency: 'CAD' })
})
