import { randomUUID } from 'node:crypto'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { expect, test } from 'vitest'
import { GOOD, newPayer, type PaymentCase, refusalOf, START } from './paymentCase.ts'

const PLACES: readonly [place: BillingAddress, kinds: string[]][] = [
  [{ country: 'CA', province: 'QC', postalCode: null }, ['gst', 'qst']],
  [{ country: 'CA', province: 'ON', postalCode: null }, ['hst']],
  [{ country: 'CA', province: 'AB', postalCode: null }, ['gst']],
  [{ country: 'US', province: null, postalCode: '10001' }, []],
]

/** What is shown before somebody agrees is what the invoice that follows says. */
export function testPreviews(current: () => PaymentCase): void {
  test.each(PLACES)('finding S6 X7: an order of %o is charged what its preview says', async (address, kinds) => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const order = { customerId: payer.customerId, priceId: payer.priceOf('pro') }
    const preview = await gateway.previewOrder({ ...order, address })
    const { clientSecret, invoice } = await gateway.subscribe({ ...order, address, key: randomUUID() })
    expect(invoice).toMatchObject({ total: preview.amountDue, taxes: preview.taxes, billingAddress: address })
    expect(invoice.end).toEqual(preview.nextBillingDate)
    expect(preview.taxes.map(({ kind }) => kind)).toEqual(kinds)

    await confirm(clientSecret, GOOD)
    expect(await payer.taken()).toBe(preview.amountDue)
    expect((await payer.state()).billingAddress).toEqual(address)
    // It is known from now on, and the renewal is taxed by it.
    expect((await gateway.previewOrder({ ...order, address: null })).taxes).toEqual(preview.taxes)
    await payer.nextPeriod()
    expect(await payer.taken()).toBe(2 * preview.amountDue)
  })

  test('finding S6: somebody who never was a customer sees what an order charges', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const priceId = payer.priceOf('standard')
    const preview = await gateway.previewOrder({ customerId: null, priceId, address: PLACES[1]?.[0] ?? null })
    expect(preview).toMatchObject({ amountDue: 1129, taxes: [{ kind: 'hst', amount: 130 }] })
    expect((await gateway.previewOrder({ customerId: null, priceId, address: null })).amountDue).toBe(1149)
  })

  test.each([0, 11])('finding S6: a resumption after %i days is charged what its preview says', async (days) => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
    if (days > 0) await advance(new Date(START.getTime() + days * 86_400_000))
    const { now: at } = await payer.state()
    const preview = await gateway.previewResume({ subscriptionId, at })
    // A person reads it first.
    await advance(new Date(at.getTime() + 40 * 60_000))
    const before = await payer.taken()
    const { invoice } = await gateway.resume({ subscriptionId, at, key: randomUUID() })
    expect((await payer.taken()) - before).toBe(preview.amountDue)
    expect(invoice).toMatchObject({ total: preview.amountDue, taxes: preview.taxes })
    if (days === 0) expect(preview.amountDue).toBe(0)
    else expect(preview.amountDue).toBeGreaterThan(0)
    const { periodEnd, cancelsAtPeriodEnd } = await payer.subscription()
    expect(cancelsAtPeriodEnd).toBe(false)
    expect(Math.abs(periodEnd.getTime() - preview.nextBillingDate.getTime())).toBeLessThanOrEqual(40 * 60_000)
  })

  test('finding S6: what is not cancelled has no resumption to preview', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    expect(await refusalOf(gateway.previewResume({ subscriptionId, at: START }))).toBe('resource_missing')
  })

  test('finding S6: a change by a buyer of another province is charged what its preview says', async () => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const address = { country: 'CA', province: 'ON', postalCode: null }
    const { clientSecret, subscriptionId } = await payer.order('standard', randomUUID(), address)
    await confirm(clientSecret, GOOD)
    const at = await payer.halfWay()
    const before = await payer.taken()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), at }
    const preview = await gateway.previewChange(change)
    await gateway.changeNow({ ...change, key: randomUUID() })
    expect((await payer.taken()) - before).toBe(preview.amountDue)
    const [newest] = await payer.invoices()
    expect(newest?.taxes).toEqual(preview.taxes)
    expect(preview.taxes.map(({ kind }) => kind)).toEqual(['hst'])
  })
}
