import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { jobs } from '../../database/schema/jobs.ts'
import { auditEntries } from '../../database/schema/administration.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { PaymentRefused } from '../../providers/payments/port.ts'
import { CENTS, GOOD, START } from '../../providers/payments/testing/conformance/paymentCase.ts'
import { chargesOf, closeDispute, openDispute, refund } from '../../providers/payments/testing/stripe/charges.ts'
import { createStripeCase, type StripeCase } from '../../providers/payments/testing/stripeCase.ts'
import { findPaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { END_PLAN } from './paymentEvents.ts'
import { RECONCILE_CUSTOMER } from './reconcile.ts'
import { addCustomer, type Customer, type House, openHouse } from './testing/paymentHouse.ts'

// What is done at Stripe, or by a bank, behind our back.
let testDatabase: TestDatabase
let provider: StripeCase
let house: House
let customer: Customer
let customerId: string

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.close())
beforeEach(async () => {
  provider = await createStripeCase(START)
  house = openHouse(testDatabase.database, provider.gateway)
  customer = await addCustomer(testDatabase.database, provider, house, START)
  await customer.pay('pro', GOOD)
  expect(await customer.planName()).toBe('pro')
  customerId = (await findPaymentCustomer(testDatabase.database, customer.viewer.userId))?.customerId ?? ''
})
afterEach(() => provider.stop())

/** The last event of this kind comes, `times` times, and what it ordered is done. */
async function hear(type: string, times = 1): Promise<void> {
  const event = provider.stripe.world.events.findLast((each) => each.type === type)
  if (!event) throw new RangeError(`${type} was not told.`)
  const { body, signature } = provider.stripe.webhooks.signed(event)
  for (let time = 0; time < times; time += 1) await house.events.receive(body, signature, START)
  const { database } = testDatabase
  const ordered = await database
    .delete(jobs)
    .where(inArray(jobs.name, [END_PLAN, RECONCILE_CUSTOMER]))
    .returning()
  expect(ordered).toHaveLength(1)
  for (const { name } of ordered) {
    if (name === END_PLAN) await house.endPlan(customerId, START)
    else await house.reconciliation.reconcileCustomer(customerId, START)
  }
}

async function told() {
  const { action, target } = auditEntries
  return testDatabase.database
    .select({ action, target })
    .from(auditEntries)
    .where(and(eq(target, customer.viewer.email)))
    .orderBy(desc(auditEntries.at))
}

function newestCharge() {
  const [charge] = chargesOf(provider.stripe.world, customerId)
  if (!charge) throw new RangeError('Nothing was charged.')
  return charge
}

test('a disputed payment ends the plan at once, once, and is told to administrators', async () => {
  openDispute(provider.stripe.world, newestCharge())
  await hear('charge.dispute.created', 2)
  expect(await customer.planName()).toBe('base')
  expect((await provider.gateway.stateOf(customerId)).subscription?.status).toBe('ended')
  expect(await told()).toEqual([{ action: 'paymentDisputed', target: customer.viewer.email }])
  // Done again, it does nothing; and who pays again has a plan again.
  await house.endPlan(customerId, START)
  await customer.pay('standard', GOOD)
  expect(await customer.planName()).toBe('standard')
})

test('an inquiry of a bank and the end of a dispute end nothing, and are told', async () => {
  const dispute = openDispute(provider.stripe.world, newestCharge(), 'warning_needs_response')
  await hear('charge.dispute.created')
  closeDispute(provider.stripe.world, dispute, 'warning_closed')
  await hear('charge.dispute.closed')
  expect(await customer.planName()).toBe('pro')
  expect((await told()).map(({ action }) => action).toSorted()).toEqual(['disputeClosed', 'paymentDisputed'])
})

test('what is given back in part ends nothing; given back whole, the plan ends', async () => {
  refund(provider.stripe.world, newestCharge(), 500)
  await hear('charge.refunded')
  expect(await customer.planName()).toBe('pro')
  const charge = newestCharge()
  refund(provider.stripe.world, charge, charge.amount - 500)
  await hear('charge.refunded')
  expect(await customer.planName()).toBe('base')
  expect((await told()).map(({ action }) => action)).toEqual(['paymentRefunded', 'paymentRefunded'])
})

test('an earlier month that is given back ends nothing', async () => {
  const first = newestCharge()
  await provider.advance(new Date('2027-03-02T15:00:00Z'))
  await house.reconciliation.reconcileCustomer(customerId, START)
  expect(newestCharge().id).not.toBe(first.id)
  refund(provider.stripe.world, first, first.amount)
  await hear('charge.refunded')
  expect(await customer.planName()).toBe('pro')
})

/** Another customer, who changes to a dearer plan: the invoice of the difference is the latest one from then on. */
async function upgrade() {
  customer = await addCustomer(testDatabase.database, provider, house, START)
  await customer.pay('standard', GOOD)
  customerId = (await findPaymentCustomer(testDatabase.database, customer.viewer.userId))?.customerId ?? ''
  const month = newestCharge()
  await provider.advance(new Date(START.getTime() + 5 * 86_400_000))
  const { subscription, now: at } = await provider.gateway.stateOf(customerId)
  const priceId = (await provider.gateway.pricesOf([{ name: 'pro', cents: CENTS.pro }]))['pro'] ?? ''
  await provider.gateway.changeNow({ subscriptionId: subscription?.id ?? '', priceId, at, key: 'upgrade' })
  await house.reconciliation.reconcileCustomer(customerId, START)
  expect(await customer.planName()).toBe('pro')
  const difference = newestCharge()
  expect(difference.id).not.toBe(month.id)
  return { month, difference }
}

it('refunding the month after an upgrade ends the plan [SVC-18]', async () => {
  const { month } = await upgrade()
  refund(provider.stripe.world, month, month.amount)
  await hear('charge.refunded')
  expect(await customer.planName()).toBe('base')
})

it('refunding the difference of an upgrade does not end the month that stays paid [SVC-18]', async () => {
  const { difference } = await upgrade()
  refund(provider.stripe.world, difference, difference.amount)
  await hear('charge.refunded')
  expect(await customer.planName()).toBe('pro')
  expect((await told()).map(({ action }) => action)).toEqual(['paymentRefunded'])
})

test('a customer deleted at Stripe has the free plan, and orders anew as another customer', async () => {
  await provider.gateway.forget(customerId)
  await hear('customer.deleted')
  expect(await customer.planName()).toBe('base')
  expect(await told()).toEqual([{ action: 'paymentCustomerDeleted', target: customer.viewer.email }])
  await customer.pay('standard', GOOD)
  expect(await customer.planName()).toBe('standard')
})

test('so does one whose deletion was never told', async () => {
  await provider.gateway.forget(customerId)
  await customer.pay('standard', GOOD)
  expect(await customer.planName()).toBe('standard')
})

test('an order that was refused, which its key remembers, is another one when it is tried again', async () => {
  const other = await addCustomer(testDatabase.database, provider, house, START)
  const { gateway } = provider
  const keys: string[] = []
  const refusing = openHouse(testDatabase.database, {
    ...gateway,
    async subscribe(order) {
      keys.push(order.key)
      if (keys.length === 1) throw new PaymentRefused('AnSubscriptionAlreadyExist')
      return gateway.subscribe(order)
    },
  })
  await expect(other.order('pro', undefined, refusing)).rejects.toMatchObject({ code: 'AnSubscriptionAlreadyExist' })
  const { clientSecret } = await other.order('pro', undefined, refusing)
  expect(clientSecret).not.toBeNull()
  expect(new Set(keys).size).toBe(2)
})
