import { createSandboxCase } from '../../providers/payments/testing/sandboxCase.ts'
import { describePaymentFaults } from './testing/paymentFaults.ts'

// Locks and races are the engine's affair: `payments.test.ts` has them on PostgreSQL.
describePaymentFaults('the sandbox', 'pglite', createSandboxCase)
