import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOOD, newPayer, refusalOf, START } from '../testing/conformance/paymentCase.ts'
import { createStripeCase, type StripeCase } from '../testing/stripeCase.ts'

let current: StripeCase

beforeAll(async () => {
  current = await createStripeCase(START)
})
afterAll(() => current.stop())

const PAGE = {
  successUrl: 'https://palier.test/success',
  cancelUrl: 'https://palier.test/cancel',
  plansUrl: 'https://palier.test/subscription',
}

it('a change on the hosted page is taken on our own page while another change is planned [SVC-17]', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  const subscriptionId = await payer.buy('pro')
  const order = { customerId: payer.customerId, priceId: payer.priceOf('frugal'), ...PAGE }
  expect((await gateway.hostedPage(order)).url).not.toBe(PAGE.plansUrl)

  await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() })
  const before = stripe.asked.length
  expect((await gateway.hostedPage(order)).url).toBe(PAGE.plansUrl)
  expect(stripe.asked.slice(before).filter(({ method }) => method === 'POST')).toEqual([])
})

it('a customer who reads French has invoices and mails in Canadian French [SVC-19]', async () => {
  const { gateway, stripe } = current
  const localesOf = async (language: 'fr' | 'en') => {
    const person = { userId: randomUUID(), email: `${randomUUID()}@palier.test`, name: 'Rose Roy', language }
    await gateway.customerOf(person)
    return new URLSearchParams(stripe.asked.findLast(({ form }) => form.includes('preferred_locales'))?.form).get(
      'preferred_locales[0]',
    )
  }
  expect([await localesOf('fr'), await localesOf('en')]).toEqual(['fr-CA', 'en'])
})

it('a change at the amount of a preview from before a renewal asks to look again [SVC-20]', async () => {
  const { gateway } = current
  const payer = await newPayer(current)
  const subscriptionId = await payer.buy('standard', GOOD)
  const at = (await payer.state()).now
  await payer.nextPeriod()
  const change = { subscriptionId, priceId: payer.priceOf('pro'), at, key: randomUUID() }
  expect(await refusalOf(gateway.changeNow(change))).toBe('VersionConflict')
})
