import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call, SentInputOf } from '@palier/contract/call'
import { catalogue } from '@palier/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoneApi, startLoneApi } from '../support/killsApi.ts'
import { createCaller, enterAsMember } from '../support/restCaller.ts'
import { type RunningStripe, startStripeStandIn } from '../support/stripeStandIn.ts'

const CARD = { number: '4242424242424242', expirationMonth: 12, expirationYear: 2034, cvc: '123' }
const FRUGAL_CENTS = 574
/** What is left of the month for the dearer plan, a few seconds after it began. */
const CHANGE_CENTS = [1724, 1725]

/** How many milliseconds after each act was sent the service dies: before, while or after it is done. */
const DEATHS = {
  sandbox: { order: 5, card: 40, change: 150 },
  stripe: { order: 150, card: 5, change: 40 },
} as const

describe.each(['sandbox', 'stripe'] as const)('a service that dies while somebody pays by %s', (provider) => {
  const deaths = DEATHS[provider]
  let api: LoneApi
  let stripe: RunningStripe | null = null
  let payer: Awaited<ReturnType<typeof enterAsMember>>

  beforeAll(async () => {
    if (provider === 'stripe') stripe = await startStripeStandIn()
    api = await startLoneApi('PGlite', { environment: stripe?.environment ?? {} })
    await stripe?.tell(api.url)
    payer = await enterAsMember(api.url, `payeuse-${process.pid}@exemple.ca`)
  })
  afterAll(async () => {
    await api?.stop()
    await stripe?.stop()
  })

  async function send<C extends Call>(call: C, input: SentInputOf<C>, key: string): Promise<unknown> {
    const { body, code } = await payer.post({ call, input }, key)
    if (!body.success) throw new Error(`${call.path} answered ${code}`)
    return call.output.parse(body.data)
  }

  /** Sends it, has the service die as by a power cut, and starts that again. The sender does not learn what became of it. */
  async function dieDuring(act: () => Promise<unknown>, milliseconds: number): Promise<void> {
    const lost = act().catch(() => null)
    await delay(milliseconds)
    await api.kill()
    await lost
    await api.startAgain()
  }

  async function order(planName: string, key: string): Promise<string> {
    const { plans } = await payer.send(catalogue.getPublicPlans, {})
    const priceId = plans.find((plan) => plan.planName === planName)?.paymentSystemPriceId ?? ''
    const answer = await send(catalogue.createSubscription, { priceId }, key)
    return catalogue.createSubscription.output.parse(answer).clientSecret ?? ''
  }

  /** What the provider's form does with a secret. That of Stripe goes past us. */
  async function confirm(clientSecret: string): Promise<void> {
    if (!stripe) {
      const card = { ...CARD, nameOnCard: 'Marie' }
      await createCaller(api.url).send(catalogue.confirmSandboxCard, { clientSecret, card })
      return
    }
    const intent = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
    const answer = await fetch(`${stripe.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: stripe.environment.STRIPE_PUBLISHABLE_KEY ?? '',
        client_secret: clientSecret,
        'payment_method_data[card][number]': CARD.number,
        'payment_method_data[card][exp_month]': String(CARD.expirationMonth),
        'payment_method_data[card][exp_year]': String(CARD.expirationYear),
        'payment_method_data[card][cvc]': CARD.cvc,
      }),
    })
    expect(answer.status).toBe(200)
  }

  const totals = async () => (await payer.send(catalogue.getInvoices, {})).invoices.map(({ total }) => total)
  const planName = async () => (await payer.send(catalogue.getSubscriptionInfo, { userId: payer.userId })).planName
  const expectPlan = (name: string) => expect.poll(planName, { timeout: 15_000, interval: 500 }).toBe(name)

  test('SUBS-24 SUBS-26 SUBS-28 an order, its card and a change of plan are done once, and charged once', async () => {
    const key = randomUUID()
    await dieDuring(() => order('frugal', key), deaths.order)
    const clientSecret = await order('frugal', key)
    expect(await totals()).toEqual([])

    await dieDuring(() => confirm(clientSecret), deaths.card)
    // Stripe's own form has its answer; ours sends again what stayed unanswered.
    if (!stripe) await confirm(clientSecret).catch(() => null)
    await expectPlan('frugal')
    expect(await totals()).toEqual([FRUGAL_CENTS])

    const changeKey = randomUUID()
    const change = () => send(catalogue.changePlan, { newPlanName: 'pro' }, changeKey)
    await dieDuring(change, deaths.change)
    await change().catch(() => null)
    await expectPlan('pro')
    const [charged, ...before] = await totals()
    expect(before).toEqual([FRUGAL_CENTS])
    expect(CHANGE_CENTS).toContain(charged)
  })
})
