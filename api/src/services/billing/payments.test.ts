import { canTestPostgres } from '../../database/testing/createTestDatabase.ts'
import { createSandboxCase } from '../../providers/payments/testing/sandboxCase.ts'
import { describePaymentFaults } from './testing/paymentFaults.ts'

// Locks and races are the engine's affair.
describePaymentFaults('the sandbox', 'pglite', createSandboxCase)
if (canTestPostgres()) describePaymentFaults('the sandbox', 'postgres', createSandboxCase)
