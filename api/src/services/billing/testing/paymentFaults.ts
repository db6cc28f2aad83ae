import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/kernel/database.ts'
import { createTestDatabase, type Engine, type TestDatabase } from '../../../database/testing/createTestDatabase.ts'
import {
  ASKS,
  GOOD,
  type PaymentCase,
  refusalOf,
  START,
  withTaxes,
} from '../../../providers/payments/testing/conformance/paymentCase.ts'
import { Killed } from './faultyGateway.ts'
import { addCustomer, type Customer, type House, openHouse } from './paymentHouse.ts'

type CreateCase = (database: Database, at: Date) => Promise<PaymentCase>

const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)

/**
 * Whatever goes wrong between the page, us and the provider: money is taken once, and what the person may do is right as
 * soon as the provider can be asked. Each test has a person of their own.
 */
export function describePaymentFaults(name: string, engine: Engine, create: CreateCase): void {
  describe(`payments over ${name} (${engine})`, () => {
    let testDatabase: TestDatabase
    let database: Database
    let provider: PaymentCase
    let house: House
    let customer: Customer

    beforeAll(async () => {
      testDatabase = await createTestDatabase(engine)
      database = testDatabase.database
    })
    beforeEach(async () => {
      provider = await create(database, START)
      house = openHouse(database, provider.gateway)
      customer = await addCustomer(database, provider, house, START)
    })
    afterEach(() => provider.stop())
    afterAll(() => testDatabase.close())

    async function expectPaidOnce(cents: number, planName: string): Promise<void> {
      await house.reconciliation.reconcile(customer.viewer.userId, START)
      const paid = await customer.paidInvoices()
      expect(paid.map(({ total }) => total)).toEqual([withTaxes(cents)])
      expect(await customer.planName()).toBe(planName)
      expect(await customer.mailedInvoices()).toEqual(paid.map(({ number }) => number))
    }

    test('double click: the same order twice at once is one order', async () => {
      const key = randomUUID()
      const keys = [key, key, randomUUID()]
      const orders = await Promise.all(keys.map((each) => customer.order('pro', each)))
      expect(new Set(orders.map(({ subscriptionId }) => subscriptionId)).size).toBe(1)
      for (const { clientSecret } of orders) await provider.confirm(clientSecret ?? '', GOOD, true).catch(() => {})
      await expectPaidOnce(1999, 'pro')
    })

    test('double click: the same change twice at once is charged once', async () => {
      await customer.pay('frugal', GOOD)
      const key = randomUUID()
      await Promise.all([key, key, randomUUID()].map((each) => customer.change('pro', each)))
      const paid = await customer.paidInvoices()
      expect(paid.map(({ total }) => total)).toEqual([withTaxes(1500), withTaxes(499)])
      expect(await customer.planName()).toBe('pro')
      expect((await customer.mailedInvoices()).toSorted()).toEqual(paid.map(({ number }) => number).toSorted())
    })

    test('lost answer: an order whose answer is lost is found again by its key', async () => {
      house.faults.lost.set('subscribe', 2)
      const { clientSecret } = await customer.order('pro')
      await provider.confirm(clientSecret ?? '', GOOD, true)
      await expectPaidOnce(1999, 'pro')
    })

    test('lost answer: a change whose answers are all lost is refused, done, and not charged again', async () => {
      await customer.pay('frugal', GOOD)
      const key = randomUUID()
      house.faults.lost.set('changeNow', 3)
      expect(await refusalOf(customer.change('pro', key))).toBe('ServiceUnavailable')
      house.faults.lost.clear()
      expect(await customer.change('pro', key)).toBeNull()
      expect(await customer.change('pro')).toBeNull()
      expect((await customer.paidInvoices()).map(({ total }) => total)).toEqual([withTaxes(1500), withTaxes(499)])
      expect(await customer.planName()).toBe('pro')
    })

    test('lost answer: cards, cancellations and resumptions come right as well', async () => {
      house.faults.lost.set('startCardSetup', 1).set('customerOf', 1).set('cancelAtPeriodEnd', 1).set('resume', 1)
      const secret = await house.methods.startSetup(customer.viewer, customer.act())
      await provider.confirm(secret, GOOD, true)
      expect((await house.methods.list(customer.viewer, START)).cards).toHaveLength(1)
      await customer.pay('frugal', GOOD)
      await house.subscriptions.cancel(customer.viewer, customer.act())
      await provider.advance(later(10 * 86_400))
      await customer.order('frugal')
      expect(await customer.paidInvoices()).toHaveLength(2)
      expect((await house.info.read(customer.viewer, START)).customer?.cancelsAtPeriodEnd).toBe(false)
    })

    test('two tabs in two processes: of two orders given at once one can be paid', async () => {
      const other = openHouse(database, provider.gateway)
      const orders = await Promise.allSettled([
        customer.order('pro', randomUUID(), house),
        customer.order('frugal', randomUUID(), other),
        customer.order('pro', randomUUID(), other),
      ])
      const secrets = orders.flatMap((order) => (order.status === 'fulfilled' ? [order.value.clientSecret ?? ''] : []))
      expect(secrets.length).toBeGreaterThan(0)
      for (const secret of secrets) await provider.confirm(secret, GOOD, true).catch(() => {})
      await house.reconciliation.reconcile(customer.viewer.userId, START)
      // Whoever was told of an order that another has replaced asks again.
      if ((await customer.paidInvoices()).length === 0) await customer.pay('pro', GOOD)
      const plan = await customer.planName()
      await expectPaidOnce(plan === 'pro' ? 1999 : 499, plan ?? '')
    })

    test('two tabs: the second one hears that there is a subscription', async () => {
      const other = openHouse(database, provider.gateway)
      await customer.pay('pro', GOOD)
      expect(await refusalOf(customer.order('pro', randomUUID(), other))).toBe('AnSubscriptionAlreadyExist')
      await expectPaidOnce(1999, 'pro')
    })

    test('replayed event: what is told ten times happens once', async () => {
      const { clientSecret } = await customer.order('pro')
      await provider.confirm(clientSecret ?? '', GOOD, true)
      const { customer: kept } = await house.info.read(customer.viewer, START)
      const other = openHouse(database, provider.gateway)
      const told = Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? house : other).reconciliation.reconcileCustomer(kept?.customerId ?? '', START),
      )
      await Promise.all(told)
      await expectPaidOnce(1999, 'pro')
      expect((await customer.toldPlans()).filter((plan) => plan === 'pro')).toHaveLength(1)
    })

    test('an event of a customer that is nobody’s is nothing', async () => {
      await house.reconciliation.reconcileCustomer('customer_of_another_site', START)
      expect(await customer.planName()).toBe('base')
    })

    test('event before the answer: a change is known before we hear that it was done', async () => {
      await customer.pay('frugal', GOOD)
      const { customer: kept } = await house.info.read(customer.viewer, START)
      house.faults.before.set('changeNow', () => house.reconciliation.reconcileCustomer(kept?.customerId ?? '', START))
      expect(await customer.change('pro')).toBeNull()
      expect(await customer.planName()).toBe('pro')
      expect(await customer.mailedInvoices()).toHaveLength(2)
    })

    test('event before the answer: an order is told and even paid before its answer comes', async () => {
      house.faults.before.set('subscribe', async () => {
        const { customer: kept } = await house.info.read(customer.viewer, START)
        const { subscription } = await provider.gateway.stateOf(kept?.customerId ?? '')
        await provider.confirm(subscription?.pendingSecret ?? '', GOOD, true)
        await house.reconciliation.reconcileCustomer(kept?.customerId ?? '', START)
      })
      await customer.order('pro')
      await expectPaidOnce(1999, 'pro')
    })

    test('provider down: nothing is lost, each act is refused in time, and the same one succeeds afterwards', async () => {
      const key = randomUUID()
      house.faults.isDown = true
      expect(await refusalOf(customer.order('pro', key))).toBe('ServiceUnavailable')
      expect(house.faults.asked.length).toBeLessThanOrEqual(4)
      expect(await customer.planName()).toBe('base')
      house.faults.isDown = false
      const { clientSecret } = await customer.order('pro', key)
      await provider.confirm(clientSecret ?? '', GOOD, true)
      await expectPaidOnce(1999, 'pro')

      house.faults.isDown = true
      expect(await refusalOf(customer.change('elite'))).toBe('ServiceUnavailable')
      expect(await refusalOf(house.subscriptions.cancel(customer.viewer, customer.act()))).toBe('ServiceUnavailable')
      // What is known stays known.
      const info = await house.info.read(customer.viewer, later(5))
      expect([info.plan.name, info.customer?.status]).toEqual(['pro', 'active'])
      house.faults.isDown = false
      await expectPaidOnce(1999, 'pro')
    })

    test('provider down: a payment made meanwhile is found by itself, and those who are due are put off', async () => {
      const { clientSecret } = await customer.order('pro')
      await provider.confirm(clientSecret ?? '', GOOD, true)
      house.faults.isDown = true
      expect(await refusalOf(house.reconciliation.reconcileDue(later(3600)))).toBe('ServiceUnavailable')
      house.faults.isDown = false
      await house.reconciliation.reconcileDue(later(3600 + 301))
      expect(await customer.planName()).toBe('pro')
    })

    test('killed between charge and record: the next process writes it down, and nothing is charged again', async () => {
      await customer.pay('frugal', GOOD)
      const key = randomUUID()
      house.faults.killedAfter.add('changeNow')
      await expect(customer.change('pro', key)).rejects.toThrow(Killed)
      expect(await customer.planName()).toBe('frugal')

      const next = openHouse(database, provider.gateway)
      await next.reconciliation.reconcileDue(later(31))
      expect(await customer.planName()).toBe('pro')
      expect(await customer.change('pro', key, next)).toBeNull()
      expect((await customer.paidInvoices()).map(({ total }) => total)).toEqual([withTaxes(1500), withTaxes(499)])
      expect(await customer.mailedInvoices()).toHaveLength(2)
    })

    test('killed between order and record: the same order is found again', async () => {
      house.faults.killedAfter.add('subscribe')
      await expect(customer.order('pro')).rejects.toThrow(Killed)
      const next = openHouse(database, provider.gateway)
      const { clientSecret } = await customer.order('pro', randomUUID(), next)
      await provider.confirm(clientSecret ?? '', GOOD, true)
      await expectPaidOnce(1999, 'pro')
    })

    test('killed after the page has paid: the next look finds it', async () => {
      const { clientSecret } = await customer.order('pro')
      await provider.confirm(clientSecret ?? '', GOOD, true)
      expect(await customer.planName()).toBe('base')
      await openHouse(database, provider.gateway).reconciliation.reconcileDue(later(62))
      await expectPaidOnce(1999, 'pro')
    })

    test('a closed laptop: who comes back to an order finds the same one, and pays it once', async () => {
      const first = await customer.order('pro')
      const again = await house.subscriptions.order(customer.viewer, customer.priceOf('pro'), {
        requestKey: randomUUID(),
        now: later(3 * 3600),
      })
      expect(again.subscriptionId).toBe(first.subscriptionId)
      await provider.confirm(again.clientSecret ?? '', GOOD, true)
      await expectPaidOnce(1999, 'pro')
    })

    test('what was read earlier is not written later', async () => {
      await customer.pay('frugal', GOOD)
      const { userId } = customer.viewer
      const late = openHouse(database, provider.gateway)
      late.faults.before.set('stateOf', async () => {
        // Between reading the state and writing it down, all of this happens elsewhere.
        await customer.change('pro')
      })
      await late.reconciliation.reconcile(userId, START)
      expect(await customer.planName()).toBe('pro')
      expect((await house.info.read(customer.viewer, START)).customer?.priceId).toBe(customer.priceOf('pro'))
    })

    test('another provider: what this one was never paid for ends, and the free plan is back', async () => {
      await customer.pay('pro', GOOD)
      const kind = provider.gateway.kind === 'stripe' ? 'sandbox' : 'stripe'
      const { userId } = customer.viewer
      await openHouse(database, { ...provider.gateway, kind }).reconciliation.reconcileDue(START)
      expect(await customer.planName()).toBe('base')
      // Back at the first one, its word counts again.
      await house.reconciliation.reconcile(userId, START)
      expect(await customer.planName()).toBe('pro')
      expect(await customer.mailedInvoices()).toHaveLength(1)
    })

    test('3-D Secure: a change that waits for its holder changes nothing until they approve', async () => {
      await customer.pay('frugal', ASKS)
      const secret = await customer.change('pro')
      expect(await customer.planName()).toBe('frugal')
      const [card] = (await house.methods.list(customer.viewer, START)).cards
      await provider.confirm(secret ?? '', { cardId: card?.id ?? '' }, true)
      await house.reconciliation.reconcile(customer.viewer.userId, START)
      expect(await customer.planName()).toBe('pro')
      expect(await customer.paidInvoices()).toHaveLength(2)
    })
  })
}
