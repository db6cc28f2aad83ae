import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cardOf, CENTS, GOOD, newPayer, type Payer, type PaymentCase, refusalOf, withTaxes } from './paymentCase.ts'

type CardRow = {
  number: string
  does: string
  /** What the holder tells the bank; unsaid, they leave its question. Absent where it asks nothing. */
  answer?: 'yes' | 'no' | 'none'
  /** Why it pays nothing. */
  refusal?: string
}

const CARDS: readonly CardRow[] = [
  { number: '4242424242424242', does: 'is accepted' },
  { number: '4000000000000002', does: 'is declined', refusal: 'card_declined' },
  { number: '4000000000009995', does: 'has no funds', refusal: 'insufficient_funds' },
  { number: '4000000000009987', does: 'is lost', refusal: 'card_declined' },
  { number: '4000000000000069', does: 'has expired', refusal: 'expired_card' },
  { number: '4000000000000127', does: 'has another code', refusal: 'incorrect_cvc' },
  { number: '4000000000000119', does: 'meets a fault of its bank', refusal: 'processing_error' },
  { number: '4000002760003184', does: 'asks its bank, which is told yes', answer: 'yes' },
  {
    number: '4000002760003184',
    does: 'asks its bank, which is told no',
    answer: 'no',
    refusal: 'authentication_required',
  },
  { number: '4000002760003184', does: 'asks its bank, which is told nothing', answer: 'none' },
]

/** What the page gets for asking: the secret to confirm, or null where nothing waits for the holder. */
type Started = { clientSecret: string | null }

type ActRow = {
  act: string
  /** Whether the card is typed for it; otherwise it is charged to the default card, which the payment has already. */
  takesTyped: boolean
  /** The subscription in front of which the person stands; null before the first order. */
  arrange(payer: Payer, current: PaymentCase): Promise<string | null>
  start(payer: Payer, gateway: PaymentCase['gateway'], subscriptionId: string): Promise<Started>
  /** What stands where the card has paid. */
  done: object
}

const ACTS: readonly ActRow[] = [
  {
    act: 'an order',
    takesTyped: true,
    arrange: async () => null,
    start: (payer) => payer.order('standard'),
    done: { status: 'active', priceId: 'standard' },
  },
  {
    act: 'a change to a dearer plan',
    takesTyped: false,
    arrange: (payer) => payer.buy('standard'),
    async start(payer, gateway, subscriptionId) {
      const { now: at } = await payer.state()
      return gateway.changeNow({ subscriptionId, priceId: payer.priceOf('pro'), at, key: randomUUID() })
    },
    done: { status: 'active', priceId: 'pro' },
  },
  {
    act: 'the settlement of what is owed',
    takesTyped: false,
    async arrange(payer, { gateway, turn }) {
      const id = await payer.buy('standard')
      const { defaultCardId } = await gateway.stateOf(payer.customerId)
      await turn(defaultCardId ?? '', '4000000000000002')
      await payer.nextPeriod()
      expect((await payer.subscription()).status).toBe('pastDue')
      return id
    },
    start: (_payer, gateway, subscriptionId) => gateway.payOwed({ subscriptionId, key: randomUUID() }),
    done: { status: 'active', priceId: 'standard', defaultReason: null },
  },
  {
    act: 'a resumption',
    takesTyped: false,
    async arrange(payer, { gateway }) {
      const subscriptionId = await payer.buy('standard')
      await gateway.cancelAtPeriodEnd({ subscriptionId, key: randomUUID() })
      await payer.halfWay()
      return subscriptionId
    },
    async start(payer, gateway, subscriptionId) {
      return gateway.resume({ subscriptionId, at: (await payer.state()).now, key: randomUUID() })
    },
    done: { status: 'active', priceId: 'standard', cancelsAtPeriodEnd: false },
  },
]

/** Every card with TESTS=whole, else every third, so that each card comes in some act. */
const cardsOf = (act: number) => CARDS.filter((_, at) => process.env['TESTS'] === 'whole' || at % 3 === act % 3)

/** Each card of the test set in each act that takes money, and what the person can do afterwards. */
export function testCardActs(current: () => PaymentCase): void {
  for (const [at, { act, takesTyped, arrange, start, done }] of ACTS.entries()) {
    describe(act, () => {
      for (const row of cardsOf(at)) {
        test(`finding S1: ${act} with a card that ${row.does} (${row.number.slice(-4)})`, async () => {
          const { gateway, confirm, turn } = current()
          const payer = await newPayer(current())
          const subscriptionId = await arrange(payer, current())
          const expected = {
            ...done,
            priceId: payer.priceOf('priceId' in done && done.priceId === 'pro' ? 'pro' : 'standard'),
          }
          const before = { taken: await payer.taken(), subscription: await whatStands(payer) }
          if (!takesTyped) await turn((await payer.state()).defaultCardId ?? '', row.number)

          const isApproved = row.answer === undefined || row.answer === 'none' ? undefined : row.answer === 'yes'
          /** The whole act, as the page does it: started, then confirmed where there is a secret. */
          async function pay(number: string): Promise<string> {
            const { clientSecret } = await start(payer, gateway, subscriptionId ?? '')
            if (clientSecret === null) return 'succeeded'
            return confirm(clientSecret, takesTyped ? cardOf(number) : null, isApproved)
          }

          if (row.refusal !== undefined || row.answer === 'none') {
            if (row.refusal === undefined) expect(await pay(row.number)).toBe('requires_action')
            else expect(await refusalOf(pay(row.number))).toBe(row.refusal)
            // Nothing is charged and nothing has changed; another card pays it, once.
            expect({ taken: await payer.taken(), subscription: await whatStands(payer) }).toEqual(before)
            if (!takesTyped) await payer.save(GOOD)
            expect(await pay(GOOD.number)).toBe('succeeded')
          } else expect(await pay(row.number)).toBe('succeeded')

          expect(await payer.subscription()).toMatchObject(expected)
          const [newest] = await payer.invoices()
          expect(newest?.status).toBe('paid')
          expect((await payer.taken()) - before.taken).toBe(newest?.total)
          expect((await payer.invoices()).filter(({ status }) => status === 'open')).toEqual([])
        })
      }
    })
  }

  for (const row of cardsOf(ACTS.length)) {
    test(`finding S1: a change to a cheaper plan, renewed with a card that ${row.does} (${row.number.slice(-4)})`, async () => {
      const { gateway, turn, confirm } = current()
      const payer = await newPayer(current())
      const subscriptionId = await payer.buy('pro')
      await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('standard'), key: randomUUID() })
      expect(await payer.taken()).toBe(withTaxes(CENTS.pro))
      const { defaultCardId } = await payer.state()
      await turn(defaultCardId ?? '', row.number)
      await payer.nextPeriod()
      const reason = row.answer === undefined ? row.refusal : 'authentication_required'
      expect(await payer.subscription()).toMatchObject({
        priceId: payer.priceOf('standard'),
        status: reason === undefined ? 'active' : 'pastDue',
        defaultReason: reason ?? null,
      })
      if (reason !== undefined) {
        // The holder, who was not there, settles it with the same card where that pays at all.
        const paysAtAll = row.answer === 'yes'
        if (!paysAtAll) await turn(defaultCardId ?? '', GOOD.number)
        const { clientSecret } = await gateway.payOwed({ subscriptionId, key: randomUUID() })
        expect(clientSecret === null).toBe(!paysAtAll)
        if (clientSecret !== null) expect(await confirm(clientSecret, null, true)).toBe('succeeded')
      }
      expect(await payer.taken()).toBe(withTaxes(CENTS.pro) + withTaxes(CENTS.standard))
      expect((await payer.subscription()).status).toBe('active')
    })

    test(`finding S1: a new card that ${row.does} (${row.number.slice(-4)})`, async () => {
      const { gateway, confirm } = current()
      const payer = await newPayer(current())
      await payer.buy('standard')
      const before = await payer.state()
      const { clientSecret } = await gateway.startCardSetup({ customerId: payer.customerId, key: randomUUID() })
      const isApproved = row.answer === undefined || row.answer === 'none' ? undefined : row.answer === 'yes'
      const save = confirm(clientSecret, cardOf(row.number), isApproved)
      if (row.refusal !== undefined) expect(await refusalOf(save)).toBe(row.refusal)
      else expect(await save).toBe(row.answer === 'none' ? 'requires_action' : 'succeeded')
      if (row.refusal !== undefined || row.answer === 'none') {
        expect(await payer.state()).toMatchObject({ cards: before.cards, defaultCardId: before.defaultCardId })
        expect(await confirm(clientSecret, GOOD)).toBe('succeeded')
      }
      const { cards, defaultCardId } = await payer.state()
      expect(cards).toHaveLength(2)
      expect(defaultCardId).not.toBe(before.defaultCardId)
      expect(await payer.taken()).toBe(withTaxes(CENTS.standard))
    })
  }
}

/** What the person has; an order that nobody has paid is nothing yet. */
async function whatStands(payer: Payer) {
  const { subscription } = await payer.state()
  if (!subscription || subscription.status === 'incomplete') return null
  const { status, priceId, periodEnd, cancelsAtPeriodEnd } = subscription
  return { status, priceId, periodEnd, cancelsAtPeriodEnd }
}
