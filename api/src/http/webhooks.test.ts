import { createSubscription, getPaymentMethods } from '@palier/contract/billing/paymentCalls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { GOOD } from '../providers/payments/testing/conformance/paymentCase.ts'
import { createStripeCase, type StripeCase } from '../providers/payments/testing/stripeCase.ts'
import { addPayer, keyed } from '../testing/payer.ts'
import { START, startTestApi, type TestApi } from '../testing/startTestApi.ts'

let testDatabase: TestDatabase
let stripe: StripeCase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  stripe = await createStripeCase(START)
  const paymentProvider = { gateway: stripe.gateway, sandbox: null }
  api = await startTestApi(testDatabase, { paymentProvider, jobPollMilliseconds: 20 })
})
afterAll(async () => {
  await api.close()
  await stripe.stop()
  await testDatabase.close()
})

async function tell(body: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${api.url}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
  return answer.status
}

async function countOf(table: 'payment_events' | 'mailed_invoices'): Promise<number> {
  const { rows } = await testDatabase.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

test('an event whose sender is not proved is refused, and nothing is done for it [D22]', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { customer: 'cus_1' } } })
  expect(await tell(body, {})).toBe(400)
  expect(await tell(body, { 'stripe-signature': 't=1,v1=00' })).toBe(400)
  expect(await tell('', { 'stripe-signature': 't=1,v1=00' })).toBe(400)
  expect(await countOf('payment_events')).toBe(0)
})

it.each(['', 'x', '[]', '{}', 'null', '{"id":"evt_1","type":"invoice.paid","data":null}'])(
  'a signed body that is not an event (%s) is a bad request [SEC-17]',
  async (body) => {
    const { signature } = stripe.stripe.webhooks.signedText(body)
    expect(await tell(body, { 'stripe-signature': signature })).toBe(400)
  },
)

test('what the provider tells, however often and in whatever order, happens once [SUBS-24] [D22]', async () => {
  const payer = await addPayer(testDatabase, api)
  const ordered = await payer.send(createSubscription, { priceId: await payer.priceOf('pro') }, keyed())
  await stripe.confirm(ordered.clientSecret, GOOD, true)
  const events = stripe.stripe.world.events.map((event) => stripe.stripe.webhooks.signed(event))
  const told = [...events.toReversed(), ...events].map(({ body, signature }) =>
    tell(String(body), { 'stripe-signature': signature }),
  )
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]))

  // Found by the job: no page asks.
  await vi.waitFor(
    async () => {
      const { rows } = await testDatabase.database.execute<{ name: string }>(
        sql`select plan_name as name from users where id = ${payer.userId}`,
      )
      expect(rows[0]?.name).toBe('pro')
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(await countOf('mailed_invoices')).toBe(1)
  const { paymentMethods } = await payer.send(getPaymentMethods, {})
  expect(paymentMethods.methods).toHaveLength(1)
})
