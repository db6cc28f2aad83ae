import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount, exportAccount } from '@palier/contract/accounts/accountCalls'
import { sendInvoiceTest, setClockId } from '@palier/contract/admin/adminCalls'
import { changePlan, createSetupIntent, renewToken } from '@palier/contract/billing/paymentCalls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addAdministrator, MEMBER_PASSWORD } from '../../testing/addMember.ts'
import { linkIn, waitForMails } from '../../testing/mailsOf.ts'
import { addPayer, cardOf, GOOD_CARD, keyed } from '../../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase, { jobPollMilliseconds: 20 })
})
afterAll(async () => {
  await api.close()
  await testDatabase.close()
})

const CVC = '739'
const DECLINED = '4000000000009995'

test('no number, security code or secret is in the database, in a log, in an error or in a mail [D12]', async () => {
  const payer = await addPayer(testDatabase, api)
  const secrets: string[] = []
  const typed = (number: string) => ({ card: { ...cardOf(number), cvc: CVC } })
  const { clientSecret, retryToken } = await payer.order('frugal')
  const errors = [
    await refusalOf(payer.confirm(clientSecret, typed(DECLINED))),
    await refusalOf(payer.confirm(clientSecret, typed('4242424242424241'))),
    await refusalOf(payer.confirm(`${clientSecret}x`, typed(GOOD_CARD))),
  ]
  await payer.confirm(clientSecret, typed(GOOD_CARD))
  const { clientSecret: setupSecret } = await payer.send(createSetupIntent, {}, keyed())
  await payer.confirm(setupSecret, typed('4000002760003184'))
  await payer.confirm(setupSecret, { isApproved: true })
  const change = await payer.send(changePlan, { newPlanName: 'pro' }, keyed())
  await payer.confirm(change.clientSecret ?? '', { isApproved: true })
  const { retryToken: second } = await payer.send(renewToken, { retryToken })
  const mails = await waitForMails(api, payer.email, 2)
  secrets.push(clientSecret, setupSecret, change.clientSecret ?? '', retryToken, change.retryToken ?? '', second)

  const kept = [
    await everythingIn(testDatabase),
    api.lines.join('\n'),
    JSON.stringify(errors.map(({ code, message, status }) => ({ code, message, status }))),
    JSON.stringify(mails),
    await filesIn(api.dataDirectory),
  ]
  for (const text of kept) {
    expect(text).not.toMatch(/4242 ?4242 ?4242|4000 ?0000 ?0000 ?9995|4000 ?0027 ?6000/)
    for (const secret of secrets) expect(text.includes(secret)).toBe(false)
    expect(text).not.toMatch(new RegExp(`cvc\\W{1,4}${CVC}`, 'i'))
  }
  // So that the search above is known to look where it says.
  expect(kept[0]).toContain(payer.email)
  expect(kept[0]).toContain('4242')
})

test('each invoice is mailed once, in the language of its reader, to the cent [SUBS-14] [D15]', async () => {
  const payer = await addPayer(testDatabase, api)
  const { invoice } = await payer.pay('pro')
  const [mail] = await waitForMails(api, payer.email, 1)
  if (!mail) throw new Error('There is no mail.')
  expect(mail.subject).toContain(invoice.number)
  expect(mail.text.replaceAll(/\s/g, ' ')).toContain('Total payé : 22,98 $')
  expect(mail.text.replaceAll(/\s/g, ' ')).toContain('TVQ (9,975 %) : 1,99 $')
  expect(linkIn(mail, 'http').pathname).toBe('/myAccount')
})

test('an administrator sees how an invoice looks [API-45]', async () => {
  const administrator = await addAdministrator(testDatabase, api)
  await administrator.send(sendInvoiceTest, { email: 'sample@palier.test' }, keyed())
  const [mail] = await waitForMails(api, 'sample@palier.test', 1)
  expect(mail?.text).toContain('P-000000')
})

test('only an administrator moves the clock, and only forward [API-44]', async () => {
  const payer = await addPayer(testDatabase, api)
  expect((await refusalOf(payer.send(setClockId, { clockId: 'P1M' }, keyed()))).code).toBe('notAdmin')
  const administrator = await addAdministrator(testDatabase, api)
  for (const clockId of ['P', 'tomorrow', '2020-01-01T00:00:00Z']) {
    expect((await refusalOf(administrator.send(setClockId, { clockId }, keyed()))).code).toBe('resource_missing')
  }
  await administrator.send(setClockId, { clockId: 'PT1H' }, keyed())
  await administrator.send(setClockId, { clockId: 'real' }, keyed())
})

test('the export holds the subscription and its invoices, and nothing that opens a door', async () => {
  const payer = await addPayer(testDatabase, api)
  const { invoice } = await payer.pay('pro')
  const { account } = await payer.send(exportAccount, { password: MEMBER_PASSWORD })
  const text = JSON.stringify(account)
  expect(text).toContain(invoice.number)
  expect(account).toMatchObject({
    payment_customers: [{ status: 'active', grantedPlanName: 'pro' }],
    invoices: [{ number: invoice.number, total: 2298 }],
  })
  expect(text).not.toMatch(/_secret_|tokenHash/)
})

test('closing the account ends what is paid for it', async () => {
  const payer = await addPayer(testDatabase, api)
  await payer.pay('pro')
  await payer.send(deleteAccount, { password: MEMBER_PASSWORD }, keyed())
  await vi.waitFor(
    async () => {
      const { rows } = await testDatabase.database.execute<{ count: number }>(
        sql`select count(*)::int as count from sandbox_customers where user_id = ${payer.userId}`,
      )
      expect(rows[0]?.count).toBe(0)
    },
    { timeout: 5_000, interval: 20 },
  )
})

async function everythingIn({ database }: TestDatabase): Promise<string> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: all } = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    )
    texts.push(...all.map(({ row }) => row))
  }
  return texts.join('\n')
}

async function filesIn(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  return texts.join('\n')
}
