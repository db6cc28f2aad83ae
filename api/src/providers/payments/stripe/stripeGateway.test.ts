import { describePaymentGateway } from '../conformance.ts'
import { createStripeCase } from '../testing/stripeCase.ts'

describePaymentGateway('Stripe', (at) => createStripeCase(at))
