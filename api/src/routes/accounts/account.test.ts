import { answerTerms, deleteAccount, exportAccount, getAccount } from '@palier/contract/accounts/accountCalls'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { TERMS } from '@palier/domain/accounts/terms'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { OWNED_TABLES } from '../../database/queries/accounts/accountExportQueries.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addMember, type Member, MEMBER_PASSWORD } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { waitForMails } from '../../testing/mailsOf.ts'
import { keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const MINUTE = 60_000
/** A job that was put off is found at the next look. */
const PATIENCE = { timeout: 20_000 }

const PREFERENCES = {
  preferredLanguage: 'en',
  preferredCurrency: 'USD',
  scoreCalculation: { buyList: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } } },
} as const

describeOnOneEngine('terms and account', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase, { jobPollMilliseconds: 20 })
    return () => api.close()
  })

  /** The tables that hold this text in any of their columns. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows: tables } = await testDatabase.database.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await testDatabase.database.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found.toSorted()
  }

  describe('terms', () => {
    test('the current terms are accepted once and for all, with time and address [API-30] [TERMS-03] [TERMS-05]', async () => {
      const member = await addMember(testDatabase, api, { acceptedTermsVersion: 220_921 })
      const answer = { version: TERMS.version, acceptance: true }
      for (let time = 0; time < 2; time += 1) {
        expect(await member.send(answerTerms, answer)).toEqual({ lastAcceptedTermsVersion: 221_201 })
      }
      const { rows } = await testDatabase.database.execute<{ address_hash: string }>(
        sql`select version, accepted_at, address_hash from terms_acceptances where user_id = ${member.userId}`,
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.address_hash).toMatch(/^[\w-]{43}$/)
      expect((await member.send(getAccount, {})).lastAcceptedTermsVersion).toBe(221_201)
    })

    test('a no, and any other version, is refused [API-30] [TERMS-03]', async () => {
      const member = await addMember(testDatabase, api, { acceptedTermsVersion: null })
      const answer = (version: number, acceptance: boolean) =>
        refusalOf(member.send(answerTerms, { version, acceptance }))
      expect((await answer(TERMS.version, false)).code).toBe('termsNotAccepted')
      for (const version of [999_999, 220_921]) {
        const { errors } = await answer(version, true)
        expect(errors).toEqual([{ errorCode: 'parameter_invalid_empty', params: { field: 'version' } }])
      }
      expect((await member.send(getAccount, {})).lastAcceptedTermsVersion).toBeNull()
    })

    test('a guest accepts nothing [API-30] [D2]', async () => {
      const guest = await api.signIn()
      const refusal = await refusalOf(guest.send(answerTerms, { version: TERMS.version, acceptance: true }))
      expect(refusal.code).toBe('DemonstrationAccountNotAllowed')
    })

    test('until the current terms are accepted a member writes nothing, and chooses their language [TERMS-03] [AUTH-23]', async () => {
      const member = await addMember(testDatabase, api, { acceptedTermsVersion: 220_921 })
      const save = () => member.send(savePreferences, { userPreference: PREFERENCES })
      expect((await refusalOf(save())).code).toBe('termsNotAccepted')
      expect(await member.send(setPreferredLanguage, { twoLettersLanguage: 'en' })).toEqual({})
      await member.send(answerTerms, { version: TERMS.version, acceptance: true })
      expect(await save()).toMatchObject(PREFERENCES)

      const guest = await api.signIn()
      expect(await guest.send(savePreferences, { userPreference: PREFERENCES })).toMatchObject(PREFERENCES)
    })
  })

  test('the account is told in one statement beside the session [D17] [ACCT-01]', async () => {
    const member = await addMember(testDatabase, api)
    const account = await member.send(getAccount, {})
    expect(keysOf(account)).toEqual(Object.keys(getAccount.output.shape).sort())
    expect(account).toMatchObject({ email: member.email, planName: 'base', signInMethods: ['password'] })
    // A database of its own: the jobs of the other service send statements at any time.
    const database = await open()
    const own = await startTestApi(database)
    const counted = await addMember(database, own)
    expect(await own.countStatements(() => counted.send(getAccount, {}))).toBe(2)
    await own.close()

    const guest = await api.signIn()
    expect(await guest.send(getAccount, {})).toMatchObject({ email: '', planName: 'vip', signInMethods: ['guest'] })
    const byGoogle = await addMember(testDatabase, api, { hasPassword: false })
    await linkGoogle(byGoogle)
    expect(await byGoogle.send(getAccount, {})).toMatchObject({ signInMethods: ['google'] })
  })

  async function linkGoogle({ userId }: Member): Promise<void> {
    await testDatabase.database.execute(
      sql`insert into external_identities (provider, subject, user_id, created_at)
        values ('google', ${`subject-${userId}`}, ${userId}, now())`,
    )
  }

  describe('export', () => {
    const EXPORTED_ELSEWHERE = ['audit_entries', 'invitations']
    /** Computed from exported rows, or rows of a file that its owner has. */
    const DERIVED = ['import_blocks', 'portfolio_days', 'position_marks']
    /** Data of the simulated payment provider; its invoices are exported as a real provider's are. */
    const SANDBOX = ['sandbox_cards', 'sandbox_intents', 'sandbox_invoices', 'sandbox_subscriptions']

    test('every table with rows of a user, directly or by its parent, is in the account export [SEC-22]', async () => {
      const { rows } = await testDatabase.database.execute<{ name: string }>(sql`
        with recursive owned(id) as (
          select 'public.users'::regclass::oid
          union select c.conrelid from pg_constraint c join owned on c.confrelid = owned.id where c.contype = 'f')
        select id::regclass::text as name from owned where id <> 'public.users'::regclass`)
      const left = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(OWNED_TABLES, name))
      expect(left.toSorted()).toEqual([...EXPORTED_ELSEWHERE, ...DERIVED, ...SANDBOX].toSorted())
    })

    test('the export holds what is mine, nothing of others, and nothing that opens a door [D17] [ACCT-20]', async () => {
      const guest = await api.signIn()
      await api.signIn()
      const { exportedAt, account } = await guest.send(exportAccount, {})
      expect(exportedAt).toBe(api.now().toISOString())
      expect(Object.keys(account).toSorted()).toEqual(
        ['profile', 'invitations', 'audit_entries', 'invoices', ...Object.keys(OWNED_TABLES)].toSorted(),
      )
      expect(account).toMatchObject({ profile: { id: guest.userId }, preferences: [{ currency: 'CAD' }] })
      expect(account.watch_lists).toHaveLength(4)
      expect(account.watch_list_entries).toHaveLength(30)
      // A name of the file, whatever our code calls the column.
      expect(account.watch_list_entries).toContainEqual(expect.objectContaining({ quietLow: expect.any(String) }))
      expect(account.watch_list_entries).toContainEqual(
        expect.objectContaining({ ticker: 'BCE', exchangeCode: 'XTSE' }),
      )

      const member = await addMember(testDatabase, api)
      await linkGoogle(member)
      const token = await humanTokenFor(api, 'feedback')
      await member.send(submitFeedback, { userId: member.userId, rating: 1.5, comment: 'À améliorer', token })
      const { account: mine } = await member.send(exportAccount, { password: MEMBER_PASSWORD })
      expect(mine).toMatchObject({
        profile: { email: member.email },
        feedbacks: [{ halfStars: 3, comment: 'À améliorer' }],
        external_identities: [{ provider: 'google' }],
        sessions: [{ createdAt: api.now().toISOString() }],
      })
      const { rows } = await testDatabase.database.execute<{ id: string; hash: string }>(
        sql`select s.id, c.password_hash as hash from sessions s join credentials c using (user_id)
          where user_id = ${member.userId}`,
      )
      const text = JSON.stringify(mine)
      expect(rows).toHaveLength(1)
      for (const secret of rows.flatMap(({ id, hash }) => [id, hash])) expect(text).not.toContain(secret)
    })
  })

  describe('confirmation of the export', () => {
    test('a member’s export needs the password, and five wrong ones lock it [SEC-24]', async () => {
      const member = await addMember(testDatabase, api)
      const codeWith = async (input: object) => (await refusalOf(member.send(exportAccount, input))).code
      expect(await codeWith({})).toBe('InvalidPassword')
      for (let time = 0; time < 5; time += 1) expect(await codeWith({ password: 'wrong' })).toBe('InvalidPassword')
      expect(await codeWith({ password: MEMBER_PASSWORD })).toBe('TooManyUnsuccessfulAttempts')
    })

    test('without a password, the export needs a sign-in within ten minutes [SEC-24]', async () => {
      const member = await addMember(testDatabase, api, { hasPassword: false })
      api.pass(10 * MINUTE)
      await member.send(exportAccount, {})
      api.pass(1)
      expect((await refusalOf(member.send(exportAccount, {}))).code).toBe('SignInAgainRequired')
    })

    test('a guest exports at any time, having no way to sign in again [SEC-24]', async () => {
      const guest = await api.signIn()
      api.pass(11 * MINUTE)
      expect((await guest.send(exportAccount, {})).account).toMatchObject({ profile: { id: guest.userId } })
    })
  })

  describe('deletion', () => {
    test('after the password all sessions end, all data go, and a mail says so [D17] [ACCT-21]', async () => {
      const member = await addMember(testDatabase, api, { language: 'en' })
      await linkGoogle(member)
      const token = await humanTokenFor(api, 'feedback')
      await member.send(submitFeedback, { userId: member.userId, rating: 5, comment: '', token })
      await member.send(answerTerms, { version: TERMS.version, acceptance: true })
      const key = { [HEADERS.idempotencyKey]: crypto.randomUUID() }
      await member.send(savePreferences, { userPreference: PREFERENCES }, key)
      expect(await tablesWith(member.userId)).toContain('idempotency_keys')

      expect(await member.send(deleteAccount, { password: MEMBER_PASSWORD }, newKey())).toEqual({})
      expect((await refusalOf(member.send(testToken, {}))).code).toBe('notAuthenticated')
      api.pass(MINUTE)
      await vi.waitFor(async () => {
        expect([await tablesWith(member.userId), await tablesWith(member.email)]).toEqual([[], []])
      }, PATIENCE)
      const [mail] = await waitForMails(api, member.email, 1)
      expect(mail?.subject).toBe('Your Palier account has been deleted')
    })

    test('the address is free at once [D17]', async () => {
      const member = await addMember(testDatabase, api)
      await member.send(deleteAccount, { password: MEMBER_PASSWORD })
      expect(await tablesWith(member.email)).toEqual([])
      await addMember(testDatabase, api, { email: member.email })
    })

    test('without the right password nothing happens, and five wrong ones lock [D17]', async () => {
      const member = await addMember(testDatabase, api)
      const remove = (password?: string) => member.send(deleteAccount, password === undefined ? {} : { password })
      expect((await refusalOf(remove())).code).toBe('InvalidPassword')
      for (let time = 0; time < 5; time += 1) expect((await refusalOf(remove('wrong'))).code).toBe('InvalidPassword')
      expect((await refusalOf(remove(MEMBER_PASSWORD))).code).toBe('TooManyUnsuccessfulAttempts')
      expect(await member.send(testToken, {})).toMatchObject({ isValid: true })
    })

    test('who came by a third party only has no password to give [D17]', async () => {
      const member = await addMember(testDatabase, api, { hasPassword: false })
      expect(await member.send(deleteAccount, {})).toEqual({})
      api.pass(MINUTE)
      await vi.waitFor(async () => expect(await tablesWith(member.userId)).toEqual([]), PATIENCE)
    })

    test('a guest is refused [D2]', async () => {
      const guest = await api.signIn()
      expect((await refusalOf(guest.send(deleteAccount, {}))).code).toBe('DemonstrationAccountNotAllowed')
    })
  })
})

function newKey(): Record<string, string> {
  return { [HEADERS.idempotencyKey]: crypto.randomUUID() }
}
