import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ASKS, CENTS, DAY, newPayer, type PaymentCase, PAYS_NEVER, refusalOf, share, withTaxes } from './paymentCase.ts'

export function testCancellations(current: () => PaymentCase): void {
  test('SUBS-31 SUBS-34 a cancelled subscription runs to the end of its period, and nothing is taken any more', async () => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    const { periodEnd } = await payer.subscription()
    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() })
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: 'cancel-1' })
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: 'cancel-2' })
    expect(await payer.subscription()).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: true,
      plannedChange: null,
      periodEnd,
    })
    await payer.nextPeriod()
    expect(await payer.subscription()).toMatchObject({ status: 'ended', endedAt: periodEnd })
    await advance(new Date(periodEnd.getTime() + 40 * DAY))
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro))
    expect(await refusalOf(gateway.resume({ subscriptionId, at: (await payer.state()).now, key: randomUUID() }))).toBe(
      'resource_missing',
    )

    await payer.buy('standard')
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro) + withTaxes(CENTS.standard))
  })

  test('a cancelled subscription cannot be changed', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('standard')
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    const at = await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), key: randomUUID() }
    expect(await refusalOf(gateway.changeNow({ ...change, at }))).toBe('SubscriptionCancelled')
    expect(await refusalOf(gateway.changeAtPeriodEnd(change))).toBe('SubscriptionCancelled')
    expect(await payer.taken()).toBe(withTaxes(CENTS.standard))
  })

  test('SUBS-35 resumed, a new month begins today, less what is left of the present one, and recurs', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    const today = await payer.halfWay()
    const due = withTaxes(CENTS.pro - share(CENTS.pro, 1, 2))
    const { clientSecret, invoice } = await gateway.resume({
      subscriptionId,
      at: (await payer.state()).now,
      key: 'resume-1',
    })
    expect(clientSecret).toBeNull()
    expect(invoice).toMatchObject({ total: due, start: today })
    const again = await gateway.resume({ subscriptionId, at: (await payer.state()).now, key: 'resume-1' })
    expect(again.invoice.id).toBe(invoice.id)
    const resumed = await payer.subscription()
    expect(resumed).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false, periodStart: today })
    expect(resumed.periodEnd.toISOString()).toBe('2027-03-14T15:00:00.000Z')
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro) + due)
    await payer.nextPeriod()
    expect((await payer.subscription()).periodEnd.toISOString()).toBe('2027-04-14T15:00:00.000Z')
    expect(await payer.taken()).toBe(2 * withTaxes(CENTS.pro) + due)
  })

  test('SUBS-35 a resumption that the card refuses leaves the cancellation', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    await payer.save(PAYS_NEVER)
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    const { periodEnd } = await payer.subscription()
    await payer.halfWay()
    expect(await refusalOf(gateway.resume({ subscriptionId, at: (await payer.state()).now, key: randomUUID() }))).toBe(
      'card_declined',
    )
    expect(await payer.subscription()).toMatchObject({ cancelsAtPeriodEnd: true, periodEnd, pendingSecret: null })
    await payer.nextPeriod()
    expect((await payer.subscription()).status).toBe('ended')
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro))
  })

  test('SUBS-35 3-D Secure: a resumption waits for the holder, and so does the end of the cancellation', async () => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    const cardId = await payer.save(ASKS)
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    const today = await payer.halfWay()
    const { clientSecret } = await gateway.resume({ subscriptionId, at: (await payer.state()).now, key: randomUUID() })
    expect(await payer.subscription()).toMatchObject({ cancelsAtPeriodEnd: true, pendingSecret: clientSecret })
    expect(await confirm(clientSecret ?? '', { cardId }, true)).toBe('succeeded')
    expect(await payer.subscription()).toMatchObject({ cancelsAtPeriodEnd: false, periodStart: today })
    // Cancelled once more, it stays cancelled.
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    expect((await payer.subscription()).cancelsAtPeriodEnd).toBe(true)
  })
}
