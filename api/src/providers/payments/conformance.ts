import { afterEach, beforeEach, describe } from 'vitest'
import { testCancellations } from './testing/conformance/cancellations.ts'
import { testCardActs } from './testing/conformance/cardActs.ts'
import { testCards } from './testing/conformance/cards.ts'
import { testChanges } from './testing/conformance/changes.ts'
import { testOrders } from './testing/conformance/orders.ts'
import { type CreatePaymentCase, type PaymentCase, START } from './testing/conformance/paymentCase.ts'
import { testPreviews } from './testing/conformance/previews.ts'
import { testRenewals } from './testing/conformance/renewals.ts'

export type { CreatePaymentCase, PaymentCase } from './testing/conformance/paymentCase.ts'

export function describePaymentGateway(name: string, create: CreatePaymentCase): void {
  describe(`${name} as a provider of payments`, () => {
    let made: PaymentCase | null = null

    beforeEach(async () => {
      made = await create(START)
    })
    afterEach(async () => {
      await made?.stop()
      made = null
    })

    function current(): PaymentCase {
      if (!made) throw new Error('Conformance case used outside a test')
      return made
    }

    describe('orders', () => testOrders(current))
    describe('changes', () => testChanges(current))
    describe('cancellations', () => testCancellations(current))
    describe('renewals', () => testRenewals(current))
    describe('previews', () => testPreviews(current))
    describe('every card in every act', () => testCardActs(current))
    describe('cards and invoices', () => testCards(current))
  })
}
