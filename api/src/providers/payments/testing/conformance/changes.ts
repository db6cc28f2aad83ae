import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ASKS,
  CENTS,
  GOOD,
  newPayer,
  type PaymentCase,
  PAYS_NEVER,
  refusalOf,
  share,
  taxesOf,
  withTaxes,
} from './paymentCase.ts'

export function testChanges(current: () => PaymentCase): void {
  test('SUBS-28 API-08 an upgrade is immediate, charges what the preview said and keeps the billing date', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('standard')
    const { periodEnd } = await payer.subscription()
    const at = await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), at }

    const preview = await gateway.previewChange(change)
    const [credit, debit] = [share(CENTS.standard, 1, 2), share(CENTS.pro, 1, 2)]
    const { gst, qst } = taxesOf(debit - credit)
    expect(preview.amountDue).toBe(withTaxes(debit - credit))
    expect(preview.nextBillingDate).toEqual(periodEnd)
    expect(preview.taxes).toEqual([
      { kind: 'gst', amount: gst },
      { kind: 'qst', amount: qst },
    ])

    const before = await payer.taken()
    expect(await gateway.changeNow({ ...change, key: 'up-1' })).toEqual({ clientSecret: null })
    expect(await gateway.changeNow({ ...change, key: 'up-1' })).toEqual({ clientSecret: null })
    expect(await payer.subscription()).toMatchObject({ priceId: change.priceId, status: 'active', periodEnd })
    expect((await payer.taken()) - before).toBe(preview.amountDue)
    const [newest] = await payer.invoices()
    expect(newest).toMatchObject({ status: 'paid', total: preview.amountDue, taxes: preview.taxes })
    expect(newest?.lines).toEqual([
      { planName: 'standard', amount: -credit },
      { planName: 'pro', amount: debit },
    ])

    await payer.nextPeriod()
    const [renewal] = await payer.invoices()
    expect(renewal).toMatchObject({ status: 'paid', subtotal: CENTS.pro, total: withTaxes(CENTS.pro) })
    expect(renewal?.start).toEqual(periodEnd)
  })

  test('SUBS-28 the preview of an earlier moment is what a change with that moment charges', async () => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('frugal')
    const at = await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), at }
    const { amountDue } = await gateway.previewChange(change)
    await advance(new Date(at.getTime() + 40 * 60_000))
    const before = await payer.taken()
    await gateway.changeNow({ ...change, key: randomUUID() })
    expect((await payer.taken()) - before).toBe(amountDue)
  })

  test('a change that the card refuses changes nothing, leaves nothing open, and can be done with another card', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('standard')
    await payer.save(PAYS_NEVER)
    const at = await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), at }
    expect(await refusalOf(gateway.changeNow({ ...change, key: randomUUID() }))).toBe('card_declined')
    const after = await payer.subscription()
    expect(after).toMatchObject({ priceId: payer.priceOf('standard'), status: 'active', pendingSecret: null })
    expect((await payer.invoices()).filter(({ status }) => status === 'open')).toEqual([])
    expect(await payer.taken()).toBe(withTaxes(CENTS.standard))

    await payer.save(GOOD)
    expect(await gateway.changeNow({ ...change, key: randomUUID() })).toEqual({ clientSecret: null })
    expect((await payer.subscription()).priceId).toBe(change.priceId)
  })

  test('3-D Secure: a change waits for the holder, and the plan with it', async () => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('standard')
    const cardId = await payer.save(ASKS)
    const at = await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('pro'), at, key: randomUUID() }
    const { amountDue } = await gateway.previewChange(change)
    const { clientSecret } = await gateway.changeNow(change)
    if (clientSecret === null) throw new RangeError('The bank did not ask.')
    expect((await gateway.changeNow(change)).clientSecret).toBe(clientSecret)
    const waiting = await payer.subscription()
    expect(waiting).toMatchObject({ priceId: payer.priceOf('standard'), status: 'active', pendingSecret: clientSecret })

    const before = await payer.taken()
    expect(await confirm(clientSecret, { cardId }, true)).toBe('succeeded')
    expect(await payer.subscription()).toMatchObject({ priceId: change.priceId, pendingSecret: null })
    expect((await payer.taken()) - before).toBe(amountDue)
  })

  test('3-D Secure: a change that its holder leaves is replaced by the next one, and is never charged', async () => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('frugal')
    const cardId = await payer.save(ASKS)
    const at = await payer.halfWay()
    const left = await gateway.changeNow({ subscriptionId, priceId: payer.priceOf('pro'), at, key: randomUUID() })
    await payer.save(GOOD)
    const next = { subscriptionId, priceId: payer.priceOf('standard'), at }
    const { amountDue } = await gateway.previewChange(next)
    expect(await gateway.changeNow({ ...next, key: randomUUID() })).toEqual({ clientSecret: null })
    expect(await refusalOf(confirm(left.clientSecret ?? '', { cardId }, true))).toBe('resource_missing')
    expect(await payer.subscription()).toMatchObject({ priceId: next.priceId, pendingSecret: null })
    expect(await payer.taken()).toBe(withTaxes(CENTS.frugal) + amountDue)
  })

  test('SUBS-29 a downgrade waits for the end of the period, then the lower price is charged with both taxes', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro')
    const { periodEnd } = await payer.subscription()
    await payer.halfWay()
    const change = { subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() }
    await gateway.changeAtPeriodEnd(change)
    await gateway.changeAtPeriodEnd(change)
    expect(await payer.subscription()).toMatchObject({
      priceId: payer.priceOf('pro'),
      plannedChange: { priceId: change.priceId, at: periodEnd },
    })
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro))

    await payer.nextPeriod()
    expect(await payer.subscription()).toMatchObject({ priceId: change.priceId, plannedChange: null, status: 'active' })
    const [renewal] = await payer.invoices()
    expect(renewal).toMatchObject({ status: 'paid', subtotal: CENTS.standard, total: withTaxes(CENTS.standard) })
    await payer.nextPeriod()
    expect(await payer.taken()).toBe(withTaxes(CENTS.pro) + 2 * withTaxes(CENTS.standard))
  })

  test('SUBS-29 a planned change is replaced, taken back, and dropped by an upgrade', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('standard')
    const planned = async () => (await payer.subscription()).plannedChange?.priceId ?? null
    await payer.save(GOOD)
    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('frugal'), key: randomUUID() })
    expect(await planned()).toBe(payer.priceOf('frugal'))
    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('pro'), key: randomUUID() })
    expect(await planned()).toBe(payer.priceOf('pro'))
    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() })
    expect(await planned()).toBeNull()

    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('frugal'), key: randomUUID() })
    const at = await payer.halfWay()
    await gateway.changeNow({ subscriptionId, priceId: payer.priceOf('pro'), at, key: randomUUID() })
    expect(await payer.subscription()).toMatchObject({ priceId: payer.priceOf('pro'), plannedChange: null })
    await payer.nextPeriod()
    expect((await payer.subscription()).priceId).toBe(payer.priceOf('pro'))
  })
}
