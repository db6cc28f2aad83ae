import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ASKS, cardOf, GOOD, newPayer, OTHER, type PaymentCase, refusalOf } from './paymentCase.ts'

export function testCards(current: () => PaymentCase): void {
  test('PAY-11 PAY-27 a saved card becomes the default one, and so does the next', async () => {
    const payer = await newPayer(current())
    const first = await payer.save(GOOD)
    const second = await payer.save(OTHER)
    expect(second).not.toBe(first)
    const { cards, defaultCardId } = await payer.state()
    expect(cards.map(({ last4 }) => last4).toSorted()).toEqual(['4242', '4444'])
    expect(defaultCardId).toBe(second)
  })

  test('PAY-10 the default card can be chosen, and stays chosen', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const first = await payer.save(GOOD)
    await payer.save(OTHER)
    await gateway.setDefaultCard({ customerId: payer.customerId, cardId: first })
    expect((await payer.state()).defaultCardId).toBe(first)
    expect((await payer.state()).defaultCardId).toBe(first)
  })

  test('PAY-10 renewals are charged to the default card, also after a planned change', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const subscriptionId = await payer.buy('pro', GOOD)
    await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() })
    const refusing = await payer.save(cardOf('4000000000000341'))
    await payer.nextPeriod()
    expect(await payer.subscription()).toMatchObject({ status: 'pastDue' })
    expect((await payer.state()).defaultCardId).toBe(refusing)
  })

  test('PAY-05 a card has a new name and expiry', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const cardId = await payer.save(GOOD)
    const card = { customerId: payer.customerId, cardId, nameOnCard: 'Rose Roy' }
    await gateway.updateCard({ ...card, expirationMonth: 3, expirationYear: 2036 })
    expect((await payer.state()).cards).toMatchObject([
      { id: cardId, nameOnCard: 'Rose Roy', expirationMonth: 3, expirationYear: 2036 },
    ])
  })

  test('PAY-05 a deleted card is gone', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    const first = await payer.save(GOOD)
    const second = await payer.save(OTHER)
    await gateway.deleteCard({ customerId: payer.customerId, cardId: first })
    expect((await payer.state()).cards).toMatchObject([{ id: second }])
    expect(await refusalOf(gateway.deleteCard({ customerId: payer.customerId, cardId: first }))).toBe(
      'resource_missing',
    )
  })

  test('PAY-20 an expired card cannot be made the default one', async () => {
    const { gateway, advance } = current()
    const payer = await newPayer(current())
    const cardId = await payer.save({ ...cardOf('4242424242424242', 2027), expirationMonth: 1 })
    await payer.save(OTHER)
    await advance(new Date('2027-02-02T00:00:00Z'))
    expect(await refusalOf(gateway.setDefaultCard({ customerId: payer.customerId, cardId }))).toBe('expired_card')
  })

  test("ERR-34 another person's card answers as one that is not there", async () => {
    const { gateway } = current()
    const owner = await newPayer(current())
    const cardId = await owner.save(GOOD)
    const { customerId } = await newPayer(current())
    const details = { nameOnCard: 'Nobody', expirationMonth: 3, expirationYear: 2036 }
    for (const id of [cardId, 'pm_none']) {
      expect(await refusalOf(gateway.setDefaultCard({ customerId, cardId: id }))).toBe('resource_missing')
      expect(await refusalOf(gateway.updateCard({ customerId, cardId: id, ...details }))).toBe('resource_missing')
      expect(await refusalOf(gateway.deleteCard({ customerId, cardId: id }))).toBe('resource_missing')
    }
    expect(await owner.state()).toMatchObject({ defaultCardId: cardId, cards: [{ expirationYear: 2034 }] })
  })

  test('PAY-24 a card that the bank refuses is not kept', async () => {
    const { gateway, confirm } = current()
    const payer = await newPayer(current())
    const { clientSecret } = await gateway.startCardSetup({ customerId: payer.customerId, key: randomUUID() })
    expect(await refusalOf(confirm(clientSecret, cardOf('4000000000009995')))).toBe('insufficient_funds')
    expect(await refusalOf(confirm(clientSecret, ASKS, false))).toBe('authentication_required')
    expect(await payer.state()).toMatchObject({ cards: [], defaultCardId: null })
    expect(await confirm(clientSecret, GOOD)).toBe('succeeded')
    expect((await payer.state()).cards).toHaveLength(1)
  })

  test('the same key starts one saving of a card', async () => {
    const { gateway } = current()
    const { customerId } = await newPayer(current())
    const first = await gateway.startCardSetup({ customerId, key: 'setup-1' })
    expect(await gateway.startCardSetup({ customerId, key: 'setup-1' })).toEqual(first)
  })

  test('invoices are listed newest first, page by page', async () => {
    const { gateway } = current()
    const payer = await newPayer(current())
    await payer.buy('standard')
    for (let month = 0; month < 2; month += 1) await payer.nextPeriod()
    const all = await payer.invoices()
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof gateway.invoicesOf>> = await gateway.invoicesOf(payer.customerId, {
        first: 1,
        after,
      })
      seen.push(...page.invoices.map(({ id }) => id))
      after = page.nextCursor
    } while (after !== null)
    expect(seen).toEqual(all.map(({ id }) => id))
    expect(seen).toHaveLength(3)
    const [, second] = await Promise.all(
      all.map(({ id }) => gateway.invoicesOf(payer.customerId, { first: 10, after: id })),
    )
    expect(second?.invoices.map(({ id }) => id)).toEqual(seen.slice(2))
    const stranger = await newPayer(current())
    await expect(gateway.invoicesOf(stranger.customerId, { first: 1, after: 'in_unknown' })).rejects.toThrow(
      'resource_missing',
    )
    const times = all.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((left, right) => right - left))
  })
}
