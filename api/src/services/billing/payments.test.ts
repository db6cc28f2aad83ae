import { usualEngine } from '../../database/testing/createTestDatabase.ts'
import { createSandboxCase } from '../../providers/payments/testing/sandboxCase.ts'
import { describePaymentFaults } from './testing/paymentFaults.ts'

describePaymentFaults('the sandbox', usualEngine(), createSandboxCase)
