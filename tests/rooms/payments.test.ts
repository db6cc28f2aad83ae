import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call, SentInputOf } from '@palier/contract/call'
import { catalogue } from '@palier/contract/catalogue'
import { createClient } from '@palier/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/lib/services.mjs'
import { type Palier, startPalier } from '../support/palier.ts'
import { type RunningStripe, startStripeStandIn } from '../support/stripeStandIn.ts'

const PASSWORD = 'Quatre-marches-7!'
/** How long after an act was sent the service dies: before, while and after it is done. */
const DYING_AFTER_MILLISECONDS = [5, 40, 150]
const CARD = { number: '4242424242424242', expirationMonth: 12, expirationYear: 2034, cvc: '123' }

describe.each(['sandbox', 'stripe'] as const)('a service that dies while somebody pays by %s', (provider) => {
  let palier: Palier
  let api: Palier['api']
  let stripe: RunningStripe | null = null
  let payer: Awaited<ReturnType<typeof addPayer>>

  beforeAll(async () => {
    if (provider === 'stripe') stripe = await startStripeStandIn()
    palier = await startPalier({ HUMAN_CHECK: 'off', INVITATION_REQUIRED: 'false', ...stripe?.environment })
    await stripe?.tell(palier.url)
    api = palier.api
  })
  beforeEach(async () => {
    payer = await addPayer()
  })
  afterAll(async () => {
    await api?.stop()
    await palier?.stop()
    await stripe?.stop()
  })

  function clientOf(token?: string, key?: string) {
    return createClient(async ({ call, body }) => {
      const headers = {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      }
      const answer = await fetch(palier.apiUrl + call.path, { method: call.method, headers, body })
      return { status: answer.status, body: await answer.json() }
    })
  }

  /** As a power cut ends it: nothing in it has a chance to run. Then it is started as it was. */
  async function dieAndComeBack(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    api.child.kill('SIGKILL')
    await api.ended
    await meanwhile()
    api = startService('api', palier.apiEnvironment)
    await api.ready(`${palier.apiUrl}/readyz`)
  }

  async function activationTokenOf(email: string): Promise<string | undefined> {
    const list = await (await fetch(`${palier.apiUrl}/dev/mailbox`)).text()
    const row = list.split('<tr>').find((each) => each.includes(email))
    const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(row ?? '')?.[1]
    const mail = path === undefined ? '' : await (await fetch(palier.apiUrl + path)).text()
    return /token=([\w-]+)/.exec(mail)?.[1]
  }

  async function addPayer() {
    const email = `payeuse-${randomUUID()}@exemple.ca`
    const open = clientOf()
    const person = {
      email,
      firstname: 'Marie',
      lastname: 'Lévesque',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    }
    const terms = { version: 221201, areTermsAndContionsAccepted: true }
    await open.send(catalogue.register, {
      ...person,
      twoLettersPreferredLanguage: 'fr',
      token: '',
      termsAndConditionsAnswer: terms,
    })
    await expect.poll(() => activationTokenOf(email), { timeout: 45_000, interval: 100 }).toBeDefined()
    await open.send(catalogue.confirmEmail, { token: (await activationTokenOf(email)) ?? '' })
    const { tokenInfo, user } = await open.send(catalogue.login, { email, password: PASSWORD, token: '' })
    const send = <C extends Call>(call: C, input: SentInputOf<C>, key: string = randomUUID()) =>
      clientOf(tokenInfo.rawToken, key).send(call, input)
    const { plans } = await send(catalogue.getPublicPlans, {})

    return {
      order: (planName: string, key: string) =>
        send(
          catalogue.createSubscription,
          { priceId: plans.find((plan) => plan.planName === planName)?.paymentSystemPriceId ?? '' },
          key,
        ),
      change: (newPlanName: string, key: string) => send(catalogue.changePlan, { newPlanName }, key),
      planName: async () => (await send(catalogue.getSubscriptionInfo, { userId: user.userId })).planName,
      totals: async () => (await send(catalogue.getInvoices, {})).invoices.map(({ total }) => total),
    }
  }

  /** What the provider's form does with a secret, which goes past us with Stripe. */
  async function confirm(clientSecret: string): Promise<void> {
    if (!stripe) {
      await clientOf().send(catalogue.confirmSandboxCard, { clientSecret, card: { ...CARD, nameOnCard: 'Marie' } })
      return
    }
    const intent = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
    const answer = await fetch(`${stripe.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: stripe.environment['STRIPE_PUBLISHABLE_KEY'] ?? '',
        client_secret: clientSecret,
        'payment_method_data[card][number]': CARD.number,
        'payment_method_data[card][exp_month]': String(CARD.expirationMonth),
        'payment_method_data[card][exp_year]': String(CARD.expirationYear),
        'payment_method_data[card][cvc]': CARD.cvc,
      }),
    })
    expect(answer.status).toBe(200)
  }

  async function expectPlan(planName: string): Promise<void> {
    await expect.poll(() => payer.planName(), { timeout: 15_000, interval: 750 }).toBe(planName)
  }

  test.each(DYING_AFTER_MILLISECONDS)(
    'SUBS-24 %i ms after an order was sent: it is one order, paid once',
    async (milliseconds) => {
      const key = randomUUID()
      const lost = payer.order('pro', key).catch(() => null)
      await delay(milliseconds)
      await dieAndComeBack()
      await lost
      const { clientSecret } = await payer.order('pro', key)
      await confirm(clientSecret)
      await expectPlan('pro')
      expect(await payer.totals()).toEqual([2298])
    },
    120_000,
  )

  test.each(DYING_AFTER_MILLISECONDS)(
    'SUBS-26 %i ms after the card was sent: the payment is found, and is one',
    async (milliseconds) => {
      const { clientSecret } = await payer.order('pro', randomUUID())
      if (stripe) await dieAndComeBack(() => confirm(clientSecret))
      else {
        const lost = confirm(clientSecret).catch(() => null)
        await delay(milliseconds)
        await dieAndComeBack()
        await lost
        await confirm(clientSecret)
      }
      await expectPlan('pro')
      expect(await payer.totals()).toEqual([2298])
    },
    120_000,
  )

  test.each(DYING_AFTER_MILLISECONDS)(
    'SUBS-28 %i ms after a change was sent: it is done and charged once',
    async (milliseconds) => {
      const { clientSecret } = await payer.order('frugal', randomUUID())
      await confirm(clientSecret)
      await expectPlan('frugal')
      const key = randomUUID()
      const lost = payer.change('pro', key).catch(() => null)
      await delay(milliseconds)
      await dieAndComeBack()
      await lost
      await payer.change('pro', key).catch(() => null)
      await expectPlan('pro')
      const totals = await payer.totals()
      expect(totals).toHaveLength(2)
      expect(totals[1]).toBe(574)
      // A few seconds of the month have gone by.
      expect(totals[0]).toBeGreaterThanOrEqual(1724)
      expect(totals[0]).toBeLessThanOrEqual(1725)
    },
    120_000,
  )
})
