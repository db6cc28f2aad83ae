import { billingDate } from '@palier/domain/billing/billingCycle'
import { salesTaxes } from '@palier/domain/billing/salesTax'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../database/testing/createTestDatabase.ts'
import { CENTS, DAY, newPayer, type Payer } from '../testing/conformance/paymentCase.ts'
import type { PaymentCase } from '../conformance.ts'
import { createSandboxCase } from '../testing/sandboxCase.ts'

const NAMES = ['frugal', 'standard', 'pro'] as const
type Name = (typeof NAMES)[number]
type Step = { days: number; hours: number; act: 'change' | 'cancel' | 'takeUp' | 'wait'; name: Name }

const steps = fc.array(
  fc.record({
    days: fc.nat(45),
    hours: fc.nat(23),
    act: fc.constantFrom<Step['act']>('change', 'cancel', 'takeUp', 'wait'),
    name: fc.constantFrom(...NAMES),
  }),
  { minLength: 3, maxLength: 9 },
)
// The last days of any month, leap years among them, and any other day.
const starts = fc
  .tuple(fc.integer({ min: 2027, max: 2033 }), fc.nat(11), fc.integer({ min: 0, max: 4 }), fc.nat(86_399))
  .map(([year, month, before, second]) => new Date(Date.UTC(year, month + 1, -before, 0, 0, second)))

/** What a subscription should be, worked out from nothing but the rules: whole periods, and time in exact shares. */
function createExpectation(start: Date, name: Name) {
  let [first, cycle, now] = [start, 0, start]
  let price: number = CENTS[name]
  let charged = price
  let planned: number | null = null
  let [isAlive, isEnding, shares] = [true, false, 0]
  const end = () => billingDate(first, cycle + 1)
  const left = () => (end().getTime() - now.getTime()) / (end().getTime() - billingDate(first, cycle).getTime())

  return {
    pass(to: Date) {
      while (isAlive && end() <= to) {
        if (isEnding) isAlive = false
        else {
          cycle += 1
          price = planned ?? price
          planned = null
          charged += price
        }
      }
      now = to
    },
    change(next: number) {
      if (next >= price) {
        charged += (next - price) * left()
        shares += next > price ? 1 : 0
        if (next > price) planned = null
        price = next
      }
      planned = next < price ? next : null
    },
    cancel() {
      ;[isEnding, planned] = [true, null]
    },
    takeUp(next: number) {
      if (isAlive) {
        charged -= price * left()
        shares += 1
      } else price = next
      charged += price
      ;[first, cycle, isAlive, isEnding, planned] = [now, 0, true, false, null]
    },
    get: () => ({ isAlive, isEnding, price, planned, end: end(), charged, shares, now }),
  }
}

async function play(made: PaymentCase, payer: Payer, expected: ReturnType<typeof createExpectation>, step: Step) {
  const { gateway } = made
  const to = new Date(expected.get().now.getTime() + step.days * DAY + step.hours * 3_600_000)
  await made.advance(to)
  expected.pass(to)
  const { isAlive, isEnding, price } = expected.get()
  const state = await payer.state()
  const id = state.subscription?.id ?? ''
  const key = crypto.randomUUID()

  if (step.act === 'change' && isAlive && !isEnding) {
    const next = { subscriptionId: id, priceId: payer.priceOf(step.name), key }
    if (CENTS[step.name] > price) {
      const { amountDue } = await gateway.previewChange({ ...next, at: state.now })
      const before = await payer.taken()
      await gateway.changeNow({ ...next, at: state.now })
      expect((await payer.taken()) - before).toBe(amountDue)
    } else await gateway.changeAtPeriodEnd(next)
    expected.change(CENTS[step.name])
  }
  if (step.act === 'cancel' && isAlive) {
    await gateway.cancelAtPeriodEnd({ subscriptionId: id, key })
    expected.cancel()
  }
  if (step.act === 'takeUp' && (isEnding || !isAlive)) {
    if (isAlive) await gateway.resume({ subscriptionId: id, at: state.now, key })
    else {
      const { clientSecret } = await payer.order(step.name)
      await made.confirm(clientSecret, { cardId: state.defaultCardId ?? '' })
    }
    expected.takeUp(CENTS[step.name])
  }
}

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.close())

test('whatever is changed when, what is taken is what the time on each plan costs [SUBS-01] [SUBS-28] [SUBS-29] [SUBS-35]', async () => {
  await fc.assert(
    fc.asyncProperty(starts, fc.constantFrom(...NAMES), steps, async (start, name, all) => {
      const made = await createSandboxCase(testDatabase.database, start)
      const payer = await newPayer(made)
      await payer.buy(name, {
        number: '4242424242424242',
        expirationMonth: 12,
        expirationYear: start.getUTCFullYear() + 9,
        cvc: '123',
      })
      const expected = createExpectation(start, name)
      for (const step of all) {
        await play(made, payer, expected, step)
        const { isAlive, isEnding, price, planned, end } = expected.get()
        const { status, cancelsAtPeriodEnd, priceId, plannedChange, periodEnd } = await payer.subscription()
        expect(status).toBe(isAlive ? 'active' : 'ended')
        if (!isAlive) continue
        const cents = (id: string | undefined) =>
          NAMES.filter((each) => payer.priceOf(each) === id).map((each) => CENTS[each])[0]
        expect([cents(priceId), cents(plannedChange?.priceId) ?? null]).toEqual([price, planned])
        expect([cancelsAtPeriodEnd, periodEnd]).toEqual([isEnding, end])
      }
      const paid = (await payer.invoices()).filter((invoice) => invoice.status === 'paid')
      const subtotals = paid.reduce((sum, { subtotal }) => sum + subtotal, 0)
      const { charged, shares } = expected.get()
      expect(Math.abs(subtotals - charged)).toBeLessThanOrEqual(shares + 0.001)
      for (const { subtotal, taxes, total } of paid) {
        const { gst, qst } = salesTaxes(subtotal)
        expect([taxes.map(({ amount }) => amount), total]).toEqual([[gst, qst], subtotal + gst + qst])
      }
    }),
    { numRuns: 12 },
  )
})
