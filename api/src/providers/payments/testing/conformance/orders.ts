import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ASKS,
  cardOf,
  CENTS,
  GOOD,
  HOUR,
  newPayer,
  OTHER,
  type PaymentCase,
  refusalOf,
  START,
  withTaxes,
} from './paymentCase.ts'

const DECLINES: [number: string, code: string][] = [
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'card_declined'],
  ['4000000000009979', 'card_declined'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000000341', 'card_declined'],
  ['4242424242424241', 'invalid_number'],
]

export function testOrders(current: () => PaymentCase): void {
  test('one person is one customer, also when two ask at once', async () => {
    const { gateway } = current()
    const { person, customerId } = await newPayer(current())
    expect(await gateway.customerOf(person)).toBe(customerId)
    const other = { ...person, userId: randomUUID(), email: 'two@palier.test' }
    const [first, second] = await Promise.all([gateway.customerOf(other), gateway.customerOf(other)])
    expect(first).toBe(second)
    expect(first).not.toBe(customerId)
  })

  test('SUBS-24 before the first order there is nothing', async () => {
    const payer = await newPayer(current())
    expect(await payer.state()).toMatchObject({ subscription: null, cards: [], defaultCardId: null })
    expect(await payer.invoices()).toEqual([])
  })

  test('SUBS-24 SUBS-39 an order waits for its payment, then begins, with GST and QST on the price', async () => {
    const payer = await newPayer(current())
    const { subscriptionId, clientSecret, invoice } = await payer.order('standard')
    expect(await payer.subscription()).toMatchObject({
      id: subscriptionId,
      status: 'incomplete',
      pendingSecret: clientSecret,
    })
    expect(invoice).toMatchObject({ status: 'open', subtotal: 999, total: 1149, promo: null })
    expect(invoice.lines).toEqual([{ planName: 'standard', amount: 999 }])
    expect(invoice.taxes).toEqual([
      { kind: 'gst', amount: 50 },
      { kind: 'qst', amount: 100 },
    ])
    expect(invoice.number).not.toBe('')

    expect(await current().confirm(clientSecret, GOOD)).toBe('succeeded')
    const { now, subscription, cards, defaultCardId } = await payer.state()
    expect(now.getTime()).toBe(START.getTime())
    expect(subscription).toMatchObject({
      id: subscriptionId,
      status: 'active',
      priceId: payer.priceOf('standard'),
      periodStart: START,
      periodEnd: new Date('2027-02-28T15:00:00Z'),
      cancelsAtPeriodEnd: false,
      endedAt: null,
      plannedChange: null,
      defaultReason: null,
      graceEndsAt: null,
      pendingSecret: null,
    })
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242', expirationMonth: 12, expirationYear: 2034 }])
    expect(defaultCardId).toBe(cards[0]?.id)
    expect(await payer.invoices()).toMatchObject([
      { id: invoice.id, number: invoice.number, status: 'paid', total: 1149 },
    ])
  })

  test.each(DECLINES)(
    'ERR-45 ERR-47 the card %s is refused with %s, and another one pays the same order',
    async (number, code) => {
      const payer = await newPayer(current())
      const { clientSecret } = await payer.order('standard')
      expect(await refusalOf(current().confirm(clientSecret, cardOf(number)))).toBe(code)
      expect(await payer.subscription()).toMatchObject({ status: 'incomplete', pendingSecret: clientSecret })
      expect(await payer.taken()).toBe(0)

      expect(await current().confirm(clientSecret, OTHER)).toBe('succeeded')
      expect((await payer.subscription()).status).toBe('active')
      expect(await payer.taken()).toBe(1149)
      expect((await payer.state()).cards).toMatchObject([{ brand: 'mastercard', last4: '4444' }])
    },
  )

  test('PAY-20 a card that has expired pays nothing', async () => {
    const payer = await newPayer(current())
    const { clientSecret } = await payer.order('standard')
    expect(await refusalOf(current().confirm(clientSecret, cardOf('4242424242424242', 2026)))).toMatch(
      /^(expired_card|invalidExpiryMonth)$/,
    )
    expect(await payer.taken()).toBe(0)
  })

  test('3-D Secure: the bank asks the holder, who approves', async () => {
    const payer = await newPayer(current())
    const { clientSecret } = await payer.order('pro')
    expect(await current().confirm(clientSecret, ASKS)).toBe('requires_action')
    expect(await payer.subscription()).toMatchObject({ status: 'incomplete', pendingSecret: clientSecret })
    expect(await payer.taken()).toBe(0)
    expect(await current().confirm(clientSecret, ASKS, true)).toBe('succeeded')
    expect((await payer.subscription()).status).toBe('active')
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro))
  })

  test('ERR-47 3-D Secure: the holder is not recognised, and pays with another card', async () => {
    const payer = await newPayer(current())
    const { clientSecret } = await payer.order('pro')
    expect(await refusalOf(current().confirm(clientSecret, ASKS, false))).toBe('authentication_required')
    expect((await payer.subscription()).status).toBe('incomplete')
    expect(await current().confirm(clientSecret, GOOD)).toBe('succeeded')
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro))
  })

  test('PAY-27 a saved card pays an order', async () => {
    const payer = await newPayer(current())
    const cardId = await payer.save(GOOD)
    const { clientSecret } = await payer.order('standard')
    expect(await current().confirm(clientSecret, { cardId })).toBe('succeeded')
    expect((await payer.state()).cards).toHaveLength(1)
    expect((await payer.subscription()).status).toBe('active')
  })

  test('the same key is the same order, before its payment and after it', async () => {
    const payer = await newPayer(current())
    const [first, second] = await Promise.all([payer.order('standard', 'nonce-1'), payer.order('standard', 'nonce-1')])
    expect(second).toEqual(first)
    expect(await current().confirm(first.clientSecret, GOOD)).toBe('succeeded')
    expect(await current().confirm(first.clientSecret, GOOD)).toBe('succeeded')
    expect((await payer.order('standard', 'nonce-1')).subscriptionId).toBe(first.subscriptionId)
    expect((await payer.subscription()).status).toBe('active')
    expect(await payer.taken()).toBe(1149)
  })

  test('of two orders that nobody has paid only the newer can be', async () => {
    const payer = await newPayer(current())
    const former = await payer.order('pro')
    const later = await payer.order('standard')
    expect(await refusalOf(current().confirm(former.clientSecret, GOOD))).toBe('resource_missing')
    expect(await current().confirm(later.clientSecret, GOOD)).toBe('succeeded')
    expect(await payer.subscription()).toMatchObject({ id: later.subscriptionId, status: 'active' })
    expect(await payer.taken()).toBe(1149)
  })

  test('of orders given at once exactly one can be paid', async () => {
    const payer = await newPayer(current())
    const orders = await Promise.allSettled(Array.from({ length: 5 }, () => payer.order('standard')))
    const confirmed: string[] = []
    for (const order of orders) {
      if (order.status === 'rejected') continue
      const answer = await current()
        .confirm(order.value.clientSecret, GOOD)
        .catch(() => 'refused')
      if (answer === 'succeeded') confirmed.push(order.value.subscriptionId)
    }
    expect(confirmed).toEqual([(await payer.subscription()).id])
    expect(await payer.taken()).toBe(1149)
  })

  test('ERR-16 who has a subscription cannot order another', async () => {
    const payer = await newPayer(current())
    const id = await payer.buy('standard')
    expect(await refusalOf(payer.order('pro'))).toBe('AnSubscriptionAlreadyExist')
    expect(await payer.subscription()).toMatchObject({ id, status: 'active', priceId: payer.priceOf('standard') })
    expect(await payer.taken()).toBe(1149)
  })

  test('an order that nobody pays ends within a day, and can no longer be paid', async () => {
    const payer = await newPayer(current())
    const { clientSecret } = await payer.order('standard')
    await current().advance(new Date(START.getTime() + 24 * HOUR))
    expect(await payer.subscription()).toMatchObject({ status: 'ended', pendingSecret: null })
    expect(await refusalOf(current().confirm(clientSecret, GOOD))).toBe('resource_missing')
    await payer.buy('standard')
    expect(await payer.taken()).toBe(1149)
  })

  test('finding X8: orders that were never paid, and a subscription that has ended, refuse nothing', async () => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    const cardId = await payer.save(GOOD)
    await payer.order('pro')
    await advance(new Date(START.getTime() + 30 * HOUR))
    await gateway.setDefaultCard({ customerId: payer.customerId, cardId })
    await payer.buy('standard')
    const subscriptionId = (await payer.subscription()).id
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    await payer.nextPeriod()
    expect((await payer.subscription()).status).toBe('ended')

    const page = {
      successUrl: 'https://palier.test/success',
      cancelUrl: 'https://palier.test/cancel',
      plansUrl: 'https://palier.test/p',
    }
    const { url } = await gateway.hostedPage({ customerId: payer.customerId, priceId: payer.priceOf('pro'), ...page })
    expect(url).not.toContain('portal')
    await payer.buy('pro')
    expect(await payer.subscription()).toMatchObject({ status: 'active', priceId: payer.priceOf('pro') })
  })

  test('ERR-34 what is not there is resource_missing', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const priceId = payer.priceOf('pro')
    const nowhere = { subscriptionId: 'sub_none', key: randomUUID() }
    expect(
      await refusalOf(
        gateway.subscribe({ ...nowhere, customerId: payer.customerId, priceId: 'price_none', address: null }),
      ),
    ).toBe('resource_missing')
    expect(await refusalOf(gateway.changeNow({ ...nowhere, priceId, at: START }))).toBe('resource_missing')
    expect(await refusalOf(gateway.changeAtPeriodEnd({ ...nowhere, priceId }))).toBe('resource_missing')
    expect(await refusalOf(gateway.cancelAtPeriodEnd(nowhere))).toBe('resource_missing')
    expect(await refusalOf(gateway.payOwed(nowhere))).toBe('resource_missing')
    expect(await refusalOf(gateway.useClock('clock_none'))).toBe('resource_missing')
  })

  test('SUBS-21 a page that takes an order has an address', async () => {
    const payer = await newPayer(current())
    const page = {
      successUrl: 'https://palier.test/subscription/success',
      cancelUrl: 'https://palier.test/cancel',
      plansUrl: 'https://palier.test/p',
    }
    const asked = { customerId: payer.customerId, priceId: payer.priceOf('pro'), ...page }
    expect((await current().gateway.hostedPage(asked)).url).toMatch(/^https?:\/\//)
    await payer.buy('standard')
    expect((await current().gateway.hostedPage(asked)).url).toMatch(/^https?:\/\//)
  })

  test('SUBS-01 the prices of the plans are found again', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const again = await gateway.pricesOf([{ name: 'pro', cents: CENTS.pro }])
    expect(again).toEqual({ pro: payer.priceOf('pro') })
  })

  test('a webhook names the customer, whatever happened', async () => {
    const payer = await newPayer(current())
    await payer.buy('standard')
    const events = await current().events()
    if (events === null) return
    expect(events.length).toBeGreaterThan(3)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(new Set(events.map(({ customerId }) => customerId))).toEqual(new Set([payer.customerId]))
  })

  test('forgotten, a person owes nothing and nothing is renewed', async () => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    await payer.buy('standard')
    await gateway.forget(payer.customerId)
    await gateway.forget(payer.customerId)
    await advance(new Date(START.getTime() + 40 * 24 * HOUR))
    expect(await payer.state()).toMatchObject({ isGone: true, subscription: null, cards: [], defaultCardId: null })
  })
}
