import { createApiToken, getApiTokens, revokeApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { deleteAccount, exportAccount, getAccount } from '@palier/contract/accounts/accountCalls'
import { changePassword, signOut, testToken } from '@palier/contract/accounts/authenticationCalls'
import { getInvitations } from '@palier/contract/admin/invitationCalls'
import { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { apiTokens } from '../../database/schema/administration.ts'
import { idempotencyKeys } from '../../database/schema/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addAdministrator, addMember, type Member, MEMBER_PASSWORD } from '../../testing/addMember.ts'
import { waitForMails } from '../../testing/mailsOf.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const DAY = 86_400_000
const MINUTE = 60_000

describeOnOneEngine('tokens for scripts', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const make = (member: Member, scope: 'read' | 'write' = 'read', days = 30) =>
    member.send(createApiToken, { name: 'Un script', scope, days, password: MEMBER_PASSWORD })

  const withToken = (token: string) => api.clientOf({ token })

  test('a token is told once, kept as a hash, and signs its owner’s script in [D17]', async () => {
    const member = await addMember(testDatabase, api)
    const { token, secret } = await make(member, 'write', 7)
    expect(secret).toMatch(/^palier_[\w-]{43}$/)
    expect(token).toEqual({
      id: token.id,
      name: 'Un script',
      scope: 'write',
      createdAt: api.now().toISOString(),
      lastUsedAt: null,
      expiresAt: new Date(api.now().getTime() + 7 * DAY).toISOString(),
    })
    expect((await member.send(getApiTokens, {})).tokens).toEqual([token])
    const [row] = await testDatabase.database.select().from(apiTokens).where(eq(apiTokens.id, token.id))
    expect(JSON.stringify(row)).not.toContain(secret.slice(7))

    expect(await withToken(secret).send(testToken, {})).toEqual({
      isValid: true,
      expiration: token.expiresAt,
      userId: member.userId,
      roles: {},
      apiTokenScope: 'write',
    })
    expect((await withToken(secret).send(getBuyLists, { userId: member.userId })).lists).toHaveLength(1)
    expect(await member.send(testToken, {})).toMatchObject({ userId: member.userId, apiTokenScope: null })
  })

  test('made twice under one key it is one token with one secret, which waits sealed [D24]', async () => {
    const member = await addMember(testDatabase, api)
    const headers = { 'idempotency-key': 'one-token' }
    const wanted = { name: 'Un script', scope: 'read', days: 1, password: MEMBER_PASSWORD } as const
    const first = await member.send(createApiToken, wanted, headers)
    expect(await member.send(createApiToken, wanted, headers)).toEqual(first)
    expect((await member.send(getApiTokens, {})).tokens).toHaveLength(1)

    const kept = await testDatabase.database
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, member.userId))
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(first.secret)
    const exported = JSON.stringify(await member.send(exportAccount, { password: MEMBER_PASSWORD }))
    expect(exported).toContain('Un script')
    expect(exported).not.toContain(first.secret)
    expect(api.lines.join()).not.toContain(first.secret)
  })

  test('only who knows the password makes a token, and a mail says that one was made', async () => {
    const member = await addMember(testDatabase, api, { language: 'en' })
    const wanted = { name: 'Backup <b>', scope: 'read', days: 7 } as const
    expect((await refusalOf(member.send(createApiToken, wanted))).code).toBe('InvalidPassword')
    const wrong = { ...wanted, password: 'Not-The-Right-1!' }
    for (let at = 0; at < 5; at += 1) {
      expect((await refusalOf(member.send(createApiToken, wrong))).code).toBe('InvalidPassword')
    }
    const right = { ...wanted, password: MEMBER_PASSWORD }
    expect((await refusalOf(member.send(createApiToken, right))).code).toBe('TooManyUnsuccessfulAttempts')
    expect((await member.send(getApiTokens, {})).tokens).toEqual([])

    const database = await open()
    const own = await startTestApi(database, { jobPollMilliseconds: 20 })
    const careful = await addMember(database, own, { language: 'en' })
    const { secret } = await careful.send(createApiToken, right)
    const [mail] = await waitForMails(own, careful.email, 1)
    await own.close()
    expect(mail?.subject).toBe('An access token for your Palier account was created')
    expect(mail?.text).toContain('“Backup <b>”')
    expect(mail?.text).toContain('read your lists and portfolios')
    expect(JSON.stringify(mail)).not.toContain(secret)
  })

  test('who has no password must have signed in within ten minutes', async () => {
    const member = await addMember(testDatabase, api, { hasPassword: false })
    const wanted = { name: 'n', scope: 'read', days: 1 } as const
    api.pass(10 * MINUTE)
    await member.send(createApiToken, wanted)
    api.pass(1)
    const refused = await refusalOf(member.send(createApiToken, wanted))
    expect([refused.code, refused.status]).toEqual(['SignInAgainRequired', 403])
    expect((await member.send(getApiTokens, {})).tokens).toHaveLength(1)
  })

  test('a token that reads writes nothing, and one that writes does [D17]', async () => {
    const member = await addMember(testDatabase, api)
    const { lists } = await member.send(getBuyLists, { userId: member.userId })
    const change = { listId: lists[0]?.id ?? '', newListName: 'Banques', newListDescription: '' }
    const reader = withToken((await make(member, 'read')).secret)
    const refused = await refusalOf(reader.send(buyListWrites.updateList, change))
    expect([refused.code, refused.status]).toEqual(['MissingScope', 403])
    await withToken((await make(member, 'write')).secret).send(buyListWrites.updateList, change)
    expect(await reader.send(getBuyLists, { userId: member.userId })).toMatchObject({ lists: [{ name: 'Banques' }] })
  })

  test('account, password and tokens are for the person alone, administration for nobody’s script [D17]', async () => {
    const admin = await addAdministrator(testDatabase, api)
    const script = withToken((await make(admin, 'write')).secret)
    const passwords = { actualPassword: MEMBER_PASSWORD, newPassword: 'x', newPasswordConfirmation: 'x' }
    const codes = await Promise.all([
      refusalOf(script.send(getAccount, {})),
      refusalOf(script.send(exportAccount, {})),
      refusalOf(script.send(deleteAccount, { password: MEMBER_PASSWORD })),
      refusalOf(script.send(changePassword, passwords)),
      refusalOf(script.send(signOut, {})),
      refusalOf(script.send(getApiTokens, {})),
      refusalOf(script.send(createApiToken, { name: 'n', scope: 'read', days: 1 })),
      refusalOf(script.send(getInvitations, {})),
    ])
    expect(codes.map(({ code }) => code)).toEqual([...Array.from({ length: 7 }, () => 'MissingScope'), 'notAdmin'])
  })

  test('it ends when it is revoked, at its time, and is nobody else’s to revoke [D17]', async () => {
    const [member, other] = [await addMember(testDatabase, api), await addMember(testDatabase, api)]
    const { token, secret } = await make(member, 'read', 1)
    const foreign = await refusalOf(other.send(revokeApiToken, { tokenId: token.id }))
    const absent = await refusalOf(other.send(revokeApiToken, { tokenId: crypto.randomUUID() }))
    expect([foreign.code, foreign.status]).toEqual([absent.code, absent.status])
    expect(absent.code).toBe('resource_missing')
    expect((await refusalOf(member.send(revokeApiToken, { tokenId: 'none' }))).code).toBe('resource_missing')

    const second = await make(member, 'read', 2)
    expect((await member.send(revokeApiToken, { tokenId: token.id })).tokens).toEqual([second.token])
    expect((await refusalOf(withToken(secret).send(testToken, {}))).code).toBe('notAuthenticated')

    const database = await open()
    const later = await startTestApi(database)
    const person = await addMember(database, later)
    const password = MEMBER_PASSWORD
    const short = await person.send(createApiToken, { name: 'n', scope: 'read', days: 1, password })
    const script = later.clientOf({ token: short.secret })
    later.pass(DAY - 1)
    await script.send(testToken, {})
    later.pass(1)
    expect((await refusalOf(script.send(testToken, {}))).code).toBe('notAuthenticated')
    await later.close()
  })

  test('it ends with the account and with a change of the password [D17]', async () => {
    const [leaving, changing] = [await addMember(testDatabase, api), await addMember(testDatabase, api)]
    const secrets = [(await make(leaving)).secret, (await make(changing)).secret]
    await leaving.send(deleteAccount, { password: MEMBER_PASSWORD })
    const newPassword = 'Deux!Tasses-de-The9'
    const change = { actualPassword: MEMBER_PASSWORD, newPassword, newPasswordConfirmation: newPassword }
    await changing.send(changePassword, change)
    for (const secret of secrets) {
      expect((await refusalOf(withToken(secret).send(testToken, {}))).code).toBe('notAuthenticated')
    }
    expect((await changing.send(getApiTokens, {})).tokens).toEqual([])
  })

  test('ten a person at most, however many are asked for at once; guests have none [D17]', async () => {
    // Of many wrong or right passwords at once five are tried: this one has none.
    const member = await addMember(testDatabase, api, { hasPassword: false })
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => make(member)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refused = await refusalOf(make(member))
    expect([refused.code, refused.status, refused.errors[0]?.params]).toEqual(['TooManyApiTokens', 409, { n: 10 }])
    const guest = await api.signIn()
    const wanted = { name: 'n', scope: 'read', days: 1 } as const
    expect((await refusalOf(guest.send(createApiToken, wanted))).code).toBe('DemonstrationAccountNotAllowed')
  })

  test('the last use is noted once a minute [D17]', async () => {
    const member = await addMember(testDatabase, api)
    const { secret } = await make(member)
    const uses = async (count: number) => {
      testDatabase.statements.length = 0
      for (let use = 0; use < count; use += 1) await withToken(secret).send(testToken, {})
      return testDatabase.statements.filter((statement) => statement.startsWith('update "api_tokens"')).length
    }
    const shown = async () => (await member.send(getApiTokens, {})).tokens[0]?.lastUsedAt
    const first = api.now().toISOString()
    expect(await uses(3)).toBe(1)
    api.pass(MINUTE)
    expect(await uses(1)).toBe(0)
    expect(await shown()).toBe(first)
    api.pass(1)
    expect(await uses(2)).toBe(1)
    expect(await shown()).toBe(api.now().toISOString())
  })

  test('what only looks like a token opens nothing [D17]', async () => {
    const member = await addMember(testDatabase, api)
    const { secret } = await make(member)
    for (const forged of ['palier_', `${secret}x`, secret.slice(0, -1), secret.toUpperCase()]) {
      expect((await refusalOf(withToken(forged).send(testToken, {}))).code).toBe('notAuthenticated')
    }
    const { rows } = await testDatabase.database.execute<{ count: number }>(
      sql`select count(*)::int as count from api_tokens where token_hash = ${secret}`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
