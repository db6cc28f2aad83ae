import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDataDirectory } from '../../../../scripts/lib/seededData.mjs'
import { connectDatabase } from '../../database/connect.ts'
import { findPaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { users } from '../../database/schema/accounts.ts'
import { startChild } from '../../database/testing/childProcess.ts'
import { START, withTaxes } from '../../providers/payments/testing/conformance/paymentCase.ts'
import { createSandboxCase } from '../../providers/payments/testing/sandboxCase.ts'
import { openHouse } from './testing/paymentHouse.ts'

const isPerson = (message: unknown): message is { userId: string } =>
  typeof message === 'object' && message !== null && 'userId' in message

test('a process killed between charge and record: the next one records it, and charges nothing [D14] [D15]', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-payments-'))
  await seedDataDirectory(dataDirectory)
  const child = await startChild('./payingProcess.ts', [dataDirectory, START.toISOString()])
  try {
    const { userId } = await child.next(isPerson)
    await child.kill()

    const { database, close } = await connectDatabase({ dataDirectory })
    const planName = async () => (await database.select().from(users).where(eq(users.id, userId)))[0]?.planName
    expect(await planName()).toBe('frugal')
    const { gateway } = await createSandboxCase(database, START)
    const house = openHouse(database, gateway)
    for (let look = 0; look < 2; look += 1) {
      await house.reconciliation.reconcileDue(new Date(START.getTime() + 31_000))
      expect(await planName()).toBe('pro')
    }
    const customer = await findPaymentCustomer(database, userId)
    const { invoices } = await gateway.invoicesOf(customer?.customerId ?? '', { first: 10, after: null })
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [withTaxes(1500), 'paid'],
      [withTaxes(499), 'paid'],
    ])
    await close()
  } finally {
    await child.kill()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
