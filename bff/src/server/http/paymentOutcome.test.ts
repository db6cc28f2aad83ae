import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { follow } from '../../testing/follow.ts'
import { sampleCard } from '../../testing/paymentAnswers.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

const OUTCOME = `subscription ($plan: String!) {
  paymentOutcome(retryToken: "retry-1", expectedPlanName: $plan) { status retryToken } }`
const CARD = `subscription ($from: String) { defaultCardChanged(from: $from) { status
  paymentMethods { methods { paymentMethodId isDefault canBeDeleted } }
  subscription { defaultPaymentMethod { paymentMethodId } } } }`

type Outcome = { paymentOutcome: { status: string; retryToken: string | null } }
type CardOutcome = { defaultCardChanged: { status: string; paymentMethods: unknown; subscription: unknown } }

let bff: TestBff
let browser: Browser
afterEach(() => bff.stop())

describe('the outcome of an order', () => {
  beforeEach(() => start())

  test('comes as soon as the plan has changed, with the token for the new session and nothing else [SUBS-24] [SUBS-26] [D25]', async () => {
    const outcome = follow(browser, OUTCOME, { plan: 'elite' })
    const event = outcome.next<Outcome>()
    const asked = () => countsOf(bff.upstream.take())
    // The plan of before has been read.
    await expect.poll(() => asked().getSubscriptionInfo).toBe(1)
    await expect.poll(() => bff.services.events.load().people).toBe(1)
    bff.upstream.data.billing.subscription = { planName: 'elite' }
    bff.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind: 'subscriptionChanged' })
    expect(await event).toEqual({ paymentOutcome: { status: 'DONE', retryToken: 'retry-1' } })
    expect((await outcome.events.next()).done).toBe(true)
    const calls = asked()
    expect(calls).not.toHaveProperty('renewToken')
    expect(calls.getSubscriptionInfo).toBeGreaterThanOrEqual(1)
    await expect.poll(() => bff.services.events.load().people).toBe(0)
  })

  test('comes by looking where the server tells nobody what happens [SUBS-24] [SUBS-26]', async () => {
    bff.upstream.failing('getEvents', { status: 404, error: { errorCode: 'UnknownRoute' } })
    bff.upstream.failing('getSubscriptionInfo', 'reset', 2)
    const event = follow(browser, OUTCOME, { plan: 'standard' }).next<Outcome>()
    expect(await event).toEqual({ paymentOutcome: { status: 'DONE', retryToken: 'retry-1' } })
  })

  test.each([
    [
      'SUBS-35 a plan that is still cancelled',
      { terminationInfo: { isCancel: true, terminationDate: null, endOfGracePeriodDate: null } },
    ],
    ['PAY-08 a payment that is still owed', { defaultOfPayment: { reason: 'insufficient_funds' } }],
  ])('%s has its name already, and is not done', async (_what, subscription) => {
    bff.upstream.data.billing.subscription = subscription
    const event = follow(browser, OUTCOME, { plan: 'standard' }).next<Outcome>()
    await expect.poll(() => bff.services.events.load().people).toBe(1)
    expect(await Promise.race([event, Promise.resolve('waiting')])).toBe('waiting')
    bff.upstream.data.billing.subscription = {}
    bff.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind: 'subscriptionChanged' })
    expect(await event).toMatchObject({ paymentOutcome: { status: 'DONE' } })
  })

  test('ends with a session that was ended elsewhere [D3] [SHELL-12]', async () => {
    bff.upstream.data.endAllSessions()
    const outcome = follow(browser, OUTCOME, { plan: 'elite' })
    await expect(outcome.next()).rejects.toThrow()
    await expect.poll(() => bff.services.events.load().people).toBe(0)
  })

  test('is not told to visitors, to guests or to a token of one’s own making [ROLE-01] [SUBS-06]', async () => {
    await expect(follow(createBrowser(bff.url), OUTCOME, { plan: 'x' }).next()).rejects.toThrow('NOT_AUTHENTICATED')
    await bff.stop()
    await start({ isGuest: true })
    await expect(follow(browser, OUTCOME, { plan: 'x' }).next()).rejects.toThrow('DEMONSTRATION_ACCOUNT_NOT_ALLOWED')
    const token = sampleToken({ userId: 'user-9', sessionId: 'forged', role: {} })
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: OUTCOME, variables: { plan: 'standard' } }),
    })
    expect(answer.status).toBe(401)
    expect(countsOf(bff.upstream.take()).getSubscriptionInfo).toBeUndefined()
  })
})

describe('another default card', () => {
  beforeEach(() => start())

  test('is told as soon as it is the default, with all cards and the subscription as they are then [PAY-11]', async () => {
    const { billing, noticeAnswers } = bff.upstream.data
    const event = follow(browser, CARD, { from: 'pm-1' }).next<CardOutcome>()
    await expect.poll(() => noticeAnswers.waiting()).toBe(1)
    billing.cards = { defaultPaymentMethodId: 'pm-3', paymentMethods: { methods: [sampleCard('pm-3')] } }
    billing.subscription = { defaultPaymentMethod: sampleCard('pm-3') }
    noticeAnswers.tell({ userId: 'user-1', kind: 'subscriptionChanged' })
    expect(await event).toEqual({
      defaultCardChanged: {
        status: 'DONE',
        paymentMethods: { methods: [{ paymentMethodId: 'pm-3', isDefault: true, canBeDeleted: true }] },
        subscription: { defaultPaymentMethod: { paymentMethodId: 'pm-3' } },
      },
    })
  })

  test('the first card of somebody who had none is one [PAY-11]', async () => {
    bff.upstream.failing('getPaymentMethods', { status: 400, error: { errorCode: 'UserIsNotACustomer' } }, 1)
    const event = follow(browser, CARD).next<CardOutcome>()
    expect(await event).toMatchObject({ defaultCardChanged: { status: 'DONE' } })
    expect(countsOf(bff.upstream.take())).toMatchObject({ getPaymentMethods: 2 })
  })
})

test('after 15 seconds the page is told that the time is up [ERR-20] [ERR-21]', async () => {
  const waits: (() => void)[] = []
  await start({
    schedule(run, milliseconds) {
      if (milliseconds === 15_000) waits.push(run)
      return () => {}
    },
  })
  const outcome = follow(browser, OUTCOME, { plan: 'elite' }).next<Outcome>()
  const card = follow(browser, CARD, { from: 'pm-1' }).next<CardOutcome>()
  await expect.poll(() => waits.length).toBe(2)
  for (const run of waits) run()
  expect(await outcome).toEqual({ paymentOutcome: { status: 'TIMED_OUT', retryToken: null } })
  expect(await card).toEqual({
    defaultCardChanged: { status: 'TIMED_OUT', paymentMethods: null, subscription: null },
  })
})

type Options = { isGuest?: boolean; schedule?: (run: () => void, milliseconds: number) => () => void }

async function start({ isGuest = false, schedule }: Options = {}): Promise<void> {
  bff = await startTestBff({}, { ...(schedule && { schedule }) })
  browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = isGuest ? {} : { role: {} }
  await browser.signInAsGuest()
  bff.upstream.take()
}
