import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../database/testing/createTestDatabase.ts'
import { describePaymentGateway } from '../conformance.ts'
import { createSandboxCase } from '../testing/sandboxCase.ts'

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.close())

describePaymentGateway('The sandbox', (at) => createSandboxCase(testDatabase.database, at))
