import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { follow } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleAnalysis, sampleNews } from '../../testing/stockAnswers.ts'
import { countsOf } from '../../testing/upstream.ts'

const START = Date.parse('2026-11-20T15:10:00.000Z')
const MINUTE = 60_000

let now: number
let bff: TestBff
let browser: Browser

beforeEach(async () => {
  now = START
  bff = await startTestBff({ tickSeconds: 5 }, { now: () => new Date(now) })
  browser = await signedIn('session-1')
})
afterEach(() => bff.stop())

async function signedIn(sessionId: string, userId = sessionId): Promise<Browser> {
  bff.upstream.data.state.nextLogin = { sessionId, userId, expiresAt: new Date('2026-11-22T00:00:00Z') }
  const someone = createBrowser(bff.url)
  await someone.signInAsGuest()
  bff.upstream.take()
  return someone
}

async function askStock(fields: string, { by = browser, stockId = 's1', headers = {} } = {}) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`
  const id = Buffer.from(`Stock:${stockId}`).toString('base64')
  const { data, errors } = await by.ask(query, { id }, headers)
  return { stock: data?.node as Record<string, unknown> | null, code: errors[0]?.extensions?.code ?? null }
}

const taken = () => countsOf(bff.upstream.take())

describe('what depends on the plan', () => {
  const NEWS = 'news(first: 12) { id }'

  /** The plan of the person who asks, as the api at the other end knows it. */
  function answerAs(planName: string | undefined, count: number): void {
    const { planName: _plan, ...analysis } = sampleAnalysis('base')
    bff.upstream.data.stockAnswers.set('getQuoteContextualInfo', () => {
      const { news } = sampleNews('base', count)
      return planName === undefined ? { news } : { news, planName }
    })
    bff.upstream.data.stockAnswers.set('getAiContextualInfo', () => ({
      ...(planName !== undefined && { planName }),
      ...(planName === 'vip' && analysis),
    }))
  }
  const newsOf = async (by: Browser) => ((await askStock(NEWS, { by })).stock?.news as unknown[]).length

  test('people of one plan share an answer, people of another one do not see it [D20]', async () => {
    const vip = browser
    const base = await signedIn('session-2')
    const otherBase = await signedIn('session-3')
    answerAs('vip', 12)
    expect(await newsOf(vip)).toBe(12)
    expect(await newsOf(vip)).toBe(12)
    expect(taken()).toMatchObject({ getQuoteContextualInfo: 1 })
    answerAs('base', 2)
    expect(await newsOf(base)).toBe(2)
    expect(await newsOf(otherBase)).toBe(2)
    expect(await newsOf(otherBase)).toBe(2)
    // The plan of each is not known before the first answer.
    expect(taken()).toMatchObject({ getQuoteContextualInfo: 2 })
    expect(await newsOf(vip)).toBe(12)
    expect(taken()).toEqual({})
  })

  test('an analysis that was bought is not left behind for those who did not [AI-10] [D20]', async () => {
    const changing = browser
    const base = await signedIn('session-2')
    answerAs('base', 2)
    for (const by of [changing, base]) await askStock('analysis { isSample }', { by })
    now = START + 5 * MINUTE - 1
    for (const by of [changing, base]) await askStock(NEWS, { by })
    now = START + 6 * MINUTE
    bff.upstream.take()
    // Both are still taken for people of the base plan, but the first one has just bought another.
    answerAs('vip', 12)
    expect((await askStock('analysis { lockedKeys }', { by: changing })).stock).toEqual({
      analysis: { lockedKeys: [] },
    })
    answerAs('base', 2)
    const { stock } = await askStock('analysis { sentiments { date } }', { by: base })
    expect(stock).toEqual({ analysis: { sentiments: null } })
    expect(taken()).toMatchObject({ getAiContextualInfo: 2 })
  })

  test('as soon as a page hears that its subscription has changed, its plan is asked anew [SUBS-28] [AI-10]', async () => {
    const { noticeAnswers } = bff.upstream.data
    answerAs('base', 2)
    await newsOf(browser)
    const changes = follow(browser, 'subscription { viewerChanged { hasSubscriptionChanged } }')
    const change = changes.next()
    await expect.poll(() => bff.services.events.load().people).toBe(1)
    answerAs('vip', 12)
    expect(await newsOf(browser)).toBe(2)
    noticeAnswers.tell({ userId: 'session-1', kind: 'subscriptionChanged' })
    expect(await change).toEqual({ viewerChanged: { hasSubscriptionChanged: true } })
    expect(await newsOf(browser)).toBe(12)
    await changes.events.return?.()
  })

  test('where the api does not name the plan nothing is shared [D20]', async () => {
    answerAs(undefined, 4)
    await askStock(`${NEWS} newsStaleSince`)
    await askStock(NEWS)
    expect(taken()).toMatchObject({ getQuoteContextualInfo: 2 })
  })
})
