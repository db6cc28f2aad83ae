import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ASKS,
  cardOf,
  CENTS,
  DAY,
  GOOD,
  newPayer,
  type Payer,
  type PaymentCase,
  PAYS_NEVER,
  refusalOf,
  withTaxes,
} from './paymentCase.ts'

const MONTH = withTaxes(CENTS.standard)

/** Somebody whose renewal was not paid. */
async function inDefault(current: PaymentCase, card = PAYS_NEVER): Promise<Payer & { id: string; since: Date }> {
  const payer = await newPayer(current)
  const id = await payer.buy('standard')
  await payer.save(card)
  const { periodEnd: since } = await payer.subscription()
  await payer.nextPeriod()
  return { ...payer, id, since }
}

export function testRenewals(current: () => PaymentCase): void {
  test('SUBS-01 each month is charged once, on the day of the first one or the last of a shorter month', async () => {
    const payer = await newPayer(current())
    await payer.buy('standard')
    const ends: string[] = []
    for (let month = 0; month < 4; month += 1) {
      ends.push((await payer.subscription()).periodEnd.toISOString().slice(0, 10))
      await payer.nextPeriod()
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    const invoices = await payer.invoices()
    expect(invoices.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
      '2027-05-31',
      '2027-04-30',
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
    ])
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(5)
    expect(await payer.taken()).toBe(5 * MONTH)
  })

  test('several months that pass at once are several payments', async () => {
    const payer = await newPayer(current())
    await payer.buy('standard')
    await current().advance(new Date('2027-05-01T15:00:00Z'))
    expect((await payer.subscription()).periodEnd.toISOString()).toBe('2027-05-31T15:00:00.000Z')
    expect(await payer.taken()).toBe(4 * MONTH)
  })

  test('SUBS-36 a renewal that fails is owed, with its reason and a grace of seven days', async () => {
    const { subscription, since, taken, invoices } = await inDefault(current())
    expect(await subscription()).toMatchObject({
      status: 'pastDue',
      defaultReason: 'card_declined',
      graceEndsAt: new Date(since.getTime() + 7 * DAY),
      pendingSecret: null,
    })
    expect((await invoices())[0]?.status).toBe('open')
    expect(await taken()).toBe(MONTH)
  })

  test('PAY-08 what is owed is paid with another card', async () => {
    const { gateway } = current()
    const payer = await inDefault(current())
    expect(await refusalOf(gateway.payOwed({ subscriptionId: payer.id, key: 'owed-1' }))).toBe('card_declined')
    expect((await payer.subscription()).status).toBe('pastDue')
    await payer.save(GOOD)
    expect(await gateway.payOwed({ subscriptionId: payer.id, key: 'owed-2' })).toEqual({ clientSecret: null })
    expect(await gateway.payOwed({ subscriptionId: payer.id, key: 'owed-2' })).toEqual({ clientSecret: null })
    expect(await payer.subscription()).toMatchObject({ status: 'active', defaultReason: null, graceEndsAt: null })
    expect(await payer.taken()).toBe(2 * MONTH)
    await payer.nextPeriod()
    expect(await payer.taken()).toBe(3 * MONTH)
  })

  test('a good card saved in the grace is tried again by itself', async () => {
    const payer = await inDefault(current())
    await payer.save(GOOD)
    await current().advance(new Date(payer.since.getTime() + 6 * DAY))
    expect(await payer.subscription()).toMatchObject({ status: 'active', defaultReason: null })
    expect(await payer.taken()).toBe(2 * MONTH)
  })

  test('SUBS-34 what is not paid in the grace ends, and is owed no more', async () => {
    const { gateway, advance } = current()
    const payer = await inDefault(current())
    await advance(new Date(payer.since.getTime() + 7 * DAY + 3 * 3_600_000))
    expect(await payer.subscription()).toMatchObject({ status: 'ended', defaultReason: null, graceEndsAt: null })
    expect((await payer.invoices()).filter(({ status }) => status === 'open')).toEqual([])
    await payer.save(GOOD)
    expect(await refusalOf(gateway.payOwed({ subscriptionId: payer.id, key: randomUUID() }))).toBe('resource_missing')
    await advance(new Date(payer.since.getTime() + 40 * DAY))
    expect(await payer.taken()).toBe(MONTH)
  })

  test('3-D Secure: a renewal whose holder is away is owed, and paid when they approve', async () => {
    const { gateway, confirm } = current()
    const payer = await inDefault(current(), ASKS)
    expect(await payer.subscription()).toMatchObject({ status: 'pastDue', defaultReason: 'authentication_required' })
    const { clientSecret } = await gateway.payOwed({ subscriptionId: payer.id, key: randomUUID() })
    if (clientSecret === null) throw new RangeError('The bank did not ask.')
    expect((await payer.subscription()).pendingSecret).toBe(clientSecret)
    const cardId = (await payer.state()).defaultCardId ?? ''
    expect(await confirm(clientSecret, { cardId }, true)).toBe('succeeded')
    expect(await payer.subscription()).toMatchObject({ status: 'active', pendingSecret: null })
    expect(await payer.taken()).toBe(2 * MONTH)
  })

  test('PAY-20 a card that has expired since does not pay the renewal', async () => {
    const payer = await inDefault(current(), { ...cardOf('4242424242424242', 2027), expirationMonth: 1 })
    expect(await payer.subscription()).toMatchObject({ status: 'pastDue', defaultReason: 'expired_card' })
  })

  test('who owes a month pays it before another plan', async () => {
    const { gateway } = current()
    const { id, subscription, priceOf, state, taken } = await inDefault(current())
    const { now: at } = await state()
    const change = { subscriptionId: id, priceId: priceOf('pro'), at, key: randomUUID() }
    expect(await refusalOf(gateway.changeNow(change))).toBe('card_declined')
    expect((await subscription()).priceId).toBe(priceOf('standard'))
    expect(await taken()).toBe(MONTH)
  })
}
