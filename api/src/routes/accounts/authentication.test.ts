import { loginAsGuest, signOut, testToken } from '@palier/contract/accounts/authenticationCalls'
import { getBuyLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import { getPreferences } from '@palier/contract/accounts/preferenceCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { loginAnswer } from '@palier/contract/accounts/userSchemas'
import { usage } from '@palier/contract/billing/planSchemas'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeAll, expect, test, vi } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { keysOf, KEYS, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const HOUR = 3_600_000

describeOnOneEngine('guests and sessions', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function countOf(table: string): Promise<number> {
    const { rows } = await testDatabase.database.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from ${table}`),
    )
    return rows[0]?.count ?? -1
  }

  test('a guest signs in with nothing, on the plan vip, for a day [API-20] [GEN-10] [DATA-18] [DATA-19]', async () => {
    const { answer } = await api.signIn()
    // A guest has no password that a known browser would have to shield.
    const { deviceToken: _none, ...shape } = loginAnswer.shape
    expect(keysOf(answer)).toEqual(Object.keys(shape).sort())
    expect(answer.user).toMatchObject({ email: '', firstName: 'Invité', lastName: '', imageUrl: null })
    expect(Date.parse(answer.tokenInfo.expiration) - api.now().getTime()).toBe(24 * HOUR)
    expect(answer.subscriptionInfo).toMatchObject({
      status: 'active',
      planName: 'vip',
      isFreePlan: true,
      plannedChangeOfPlan: { planName: null, date: '0001-01-01T00:00:00' },
    })
    expect(answer.lastAcceptedTermsVersion).toBe(221_201)
  })

  test('the sign-in tells what the copy of the demonstration uses [DATA-23] [SUBS-25]', async () => {
    const { answer } = await api.signIn()
    expect(keysOf(answer.subscriptionInfo?.usage)).toEqual(Object.keys(usage.shape).sort())
    expect(answer.subscriptionInfo?.usage).toMatchObject({
      buyListCount: 2,
      sellListCount: 2,
      combinedListCount: 4,
      buyListCombineEntriesCount: 21,
      sellListCombineEntriesCount: 9,
      combinedListCombinedEntriesCount: 30,
    })
  })

  test('the lists are named, and the preferences set, in the language of the request [D2] [GEN-20]', async () => {
    const english = await api.signIn({ [HEADERS.language]: 'en-CA' })
    const { lists } = await english.send(getBuyLists, { userId: english.userId })
    expect(lists.map(({ name }) => name)).toEqual(['Quality at a good price', 'Income'])
    expect(await english.send(getPreferences, {})).toMatchObject({ preferredLanguage: 'en', preferredCurrency: 'CAD' })

    const french = await api.signIn({ [HEADERS.language]: 'de' })
    const sell = await french.send(getSellLists, { userId: french.userId })
    expect(sell.lists.map(({ name }) => name)).toEqual(['Prendre des profits', 'Matières premières'])
  })

  test('two guests share neither lists nor entries [D2] [LIST-35]', async () => {
    const guests = [await api.signIn(), await api.signIn()]
    const ids = await Promise.all(
      guests.map(async (guest) => {
        const { lists } = await guest.send(getBuyLists, { userId: guest.userId })
        return lists.flatMap((list) => [list.id, ...list.entries.map(({ id }) => id)])
      }),
    )
    expect(ids[0]).toHaveLength(23)
    expect(new Set(ids.flat()).size).toBe(46)
  })

  test('a guest costs eleven statements [API-20]', async () => {
    expect(await api.countStatements(() => api.signIn())).toBe(11)
  })

  test('a live token is valid until its expiration [API-27]', async () => {
    const guest = await api.signIn()
    expect(await guest.send(testToken, {})).toEqual({
      isValid: true,
      expiration: guest.answer.tokenInfo.expiration,
      userId: guest.answer.user.userId,
      roles: { demonstration: { active: true } },
      apiTokenScope: null,
    })
    expect(await api.countStatements(() => guest.send(testToken, {}))).toBe(1)
  })

  test('without a token, or with what is none, nobody is authenticated [API-27] [ROLE-01]', async () => {
    const guest = await api.signIn()
    for (const authorization of [undefined, '', 'Bearer', 'Bearer x.y.z', `Basic ${guest.token}`, guest.token]) {
      const { status, body } = await api.post(testToken.path, {}, { headers: authorization ? { authorization } : {} })
      expect([status, body]).toEqual([401, { success: false, errors: [{ errorCode: 'notAuthenticated' }] }])
    }
  })

  test('a token with the right signature for a session that is not there opens nothing [AUTH-19]', async () => {
    const guest = await api.signIn()
    const other = await api.signIn()
    const claims = JSON.parse(Buffer.from(guest.token.split('.')[1] ?? '', 'base64url').toString())
    // The session of one with the name of the other.
    const mixed = await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('palier')
      .setAudience('palier')
      .setSubject(other.userId)
      .setExpirationTime(claims.exp)
      .sign(new TextEncoder().encode(KEYS.TOKEN_SECRET))
    expect((await api.post(testToken.path, {}, { token: mixed })).status).toBe(401)
  })

  test('signing out ends the session at once, for every copy of its token [D3] [D17]', async () => {
    const guest = await api.signIn()
    expect(await guest.send(signOut, {})).toEqual({})
    expect((await refusalOf(guest.send(testToken, {}))).code).toBe('notAuthenticated')
    expect((await refusalOf(guest.send(signOut, {}))).status).toBe(401)
  })

  test('after a day the token is worth nothing, and the guest is deleted with all that was theirs [D2]', async () => {
    const database = await open()
    const own = await startTestApi(database, { jobPollMilliseconds: 20 })
    const guest = await own.signIn()
    own.pass(24 * HOUR - 2000)
    await guest.send(testToken, {})
    own.pass(2000)
    expect((await refusalOf(guest.send(testToken, {}))).code).toBe('notAuthenticated')

    const fresh = await own.signIn()
    own.pass(HOUR)
    await vi.waitFor(
      async () => {
        const { rows } = await database.database.execute<{ id: string }>(sql`select id from users`)
        expect(rows.map(({ id }) => id)).toEqual([fresh.userId])
      },
      { timeout: 15_000 },
    )
    const { rows } = await database.database.execute<{ lists: number; entries: number; sessions: number }>(
      sql`select (select count(*)::int from watch_lists) as lists,
        (select count(*)::int from watch_list_entries) as entries, (select count(*)::int from sessions) as sessions`,
    )
    expect(rows).toEqual([{ lists: 4, entries: 30, sessions: 1 }])
    await own.close()
  })

  test('one address signs in so many guests an hour, and is told the maximum and when to return [API-20] [ERR-08]', async () => {
    const own = await startTestApi(testDatabase, { config: { guestsPerHour: 2 } })
    await own.signIn()
    await own.signIn()
    const { status, headers, body } = await own.post(loginAsGuest.path, {})
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(body).toEqual({
      success: false,
      errors: [{ errorCode: 'operationsLimitReached', params: { n: 2, maxUnit: 'guests', retryAfterSeconds: 3600 } }],
    })

    // Somebody else, for whom one of our own services asks; a stranger's claim changes nothing.
    const forwarded = { 'x-forwarded-for': '198.51.100.7' }
    expect((await own.post(loginAsGuest.path, {}, { headers: forwarded })).status).toBe(429)
    const proved = { ...forwarded, [HEADERS.serviceKey]: KEYS.SERVICE_KEY }
    expect((await own.post(loginAsGuest.path, {}, { headers: proved })).status).toBe(200)

    own.pass(HOUR)
    await own.signIn()
    await own.close()
  })

  test('the number of guests at once is limited, under a unit of its own [SPEC-23] [API-20]', async () => {
    const live = await countOf('users')
    const own = await startTestApi(testDatabase, { maximumLiveGuests: live + 1 })
    await own.signIn()
    const refusal = await refusalOf(own.signIn())
    expect(refusal.errors).toEqual([
      { errorCode: 'operationsLimitReached', params: { n: live + 1, maxUnit: 'guestsAtOnce', retryAfterSeconds: 600 } },
    ])
    own.pass(24 * HOUR)
    await own.signIn()
    await own.close()
  })

  test('a guest is made whole or not at all', async () => {
    const before = [await countOf('users'), await countOf('sessions')]
    await testDatabase.database.execute(
      sql`alter table watch_list_entries add constraint broken check (false) not valid`,
    )
    const refusal = await refusalOf(api.signIn())
    await testDatabase.database.execute(sql`alter table watch_list_entries drop constraint broken`)
    expect(refusal.code).toBe('InternalServerError')
    expect([await countOf('users'), await countOf('sessions')]).toEqual(before)
  })
})
