import { afterAll, beforeAll } from 'vitest'
import { usualEngine } from '../../database/testing/createTestDatabase.ts'
import { startStripe, type StripeStandIn } from '../../providers/payments/testing/startStripe.ts'
import { createStripeCase } from '../../providers/payments/testing/stripeCase.ts'
import { describePaymentFaults } from './testing/paymentFaults.ts'

// One for all, as there is one database: whoever is due in it must be known there.
let stripe: StripeStandIn

beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.stop())

describePaymentFaults('Stripe', usualEngine(), (_database, at) => createStripeCase(at, stripe))
