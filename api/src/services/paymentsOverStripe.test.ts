import { createStripeCase } from '../providers/payments/testing/stripeCase.ts'
import { describePaymentFaults } from './testing/paymentFaults.ts'

describePaymentFaults('Stripe', 'pglite', (_database, at) => createStripeCase(at))
