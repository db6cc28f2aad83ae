import { loginAsGuest } from '@palier/contract/accounts/authenticationCalls'
import { submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { getHumanCheck } from '@palier/contract/accounts/humanCheckCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addMember } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeOnOneEngine('human checks and feedback', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const feedbackBy = ({ userId }: { userId: string }, token: string) => ({
    userId,
    rating: 4.5,
    comment: 'Bien',
    token,
  })

  async function feedbacksOf(userId: string) {
    const { rows } = await testDatabase.database.execute(
      sql`select half_stars, comment from feedbacks where user_id = ${userId}`,
    )
    return rows
  }

  test('anybody is told what proves a person [D9] [D17]', async () => {
    const answer = await api.clientOf().send(getHumanCheck, { action: 'register' })
    expect(answer).toMatchObject({ kind: 'altcha', siteKey: null })
    expect(answer.challenge).toHaveProperty('parameters')
  })

  test('where the check is off the page is told so, and nothing is asked [D9]', async () => {
    const own = await startTestApi(testDatabase, { config: { humanCheck: { kind: 'off' } } })
    const expected = { kind: 'off', siteKey: null, challenge: null }
    expect(await own.clientOf().send(getHumanCheck, { action: 'feedback' })).toEqual(expected)
    const member = await addMember(testDatabase, own)
    expect(await member.send(submitFeedback, feedbackBy(member, ''))).toEqual({})
    await own.close()
  })

  test('a hosted check is named with its site key and without its secret [D9]', async () => {
    const humanCheck = {
      kind: 'turnstile',
      siteKey: 'the-site',
      secret: 'the-secret',
      hostname: null,
      allowInsecure: false,
    } as const
    const own = await startTestApi(testDatabase, { config: { humanCheck } })
    const { body } = await own.post(getHumanCheck.path, { action: 'login' })
    expect(body).toEqual({ success: true, data: { kind: 'turnstile', siteKey: 'the-site', challenge: null } })
    await own.close()
  })

  test('a member and a guest say what they think [API-47] [FEEDBACK-04] [FEEDBACK-09]', async () => {
    for (const person of [await addMember(testDatabase, api), await api.signIn()]) {
      const token = await humanTokenFor(api, 'feedback')
      expect(await person.send(submitFeedback, feedbackBy(person, token))).toEqual({})
      expect(await feedbacksOf(person.userId)).toEqual([{ half_stars: 9, comment: 'Bien' }])
    }
  })

  test.each([
    ['rating', 'of 99 stars', { rating: 99 }],
    ['rating', 'of no star', { rating: 0 }],
    ['rating', 'of a quarter of a star', { rating: 4.25 }],
    ['comment', 'of 1,001 characters', { comment: 'x'.repeat(1001) }],
  ])('a %s %s is refused [API-47] [FEEDBACK-03] [FEEDBACK-08]', async (field, _words, change) => {
    const member = await addMember(testDatabase, api)
    const token = await humanTokenFor(api, 'feedback')
    const input = { ...feedbackBy(member, token), ...change }
    const { body } = await api.post(submitFeedback.path, input, { token: member.token })
    expect(body).toMatchObject({ errors: [{ errorCode: 'parameter_invalid_empty', params: { field } }] })
  })

  test('nobody speaks for another [API-47]', async () => {
    const [one, other] = [await addMember(testDatabase, api), await addMember(testDatabase, api)]
    const token = await humanTokenFor(api, 'feedback')
    expect((await refusalOf(one.send(submitFeedback, feedbackBy(other, token)))).code).toBe('resource_missing')
    expect(await feedbacksOf(other.userId)).toEqual([])
  })

  test('the same proof sent twenty times at once passes once [FEEDBACK-04]', async () => {
    const member = await addMember(testDatabase, api)
    const token = await humanTokenFor(api, 'feedback')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => member.send(submitFeedback, feedbackBy(member, token))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await feedbacksOf(member.userId)).toHaveLength(1)
    const refusal = await refusalOf(member.send(submitFeedback, feedbackBy(member, token)))
    expect(refusal.errors).toEqual([{ errorCode: 'parameter_invalid_empty', params: { field: 'token' } }])
  })

  test('the same write sent again is answered again, though its proof is spent [D24]', async () => {
    const member = await addMember(testDatabase, api)
    const input = feedbackBy(member, await humanTokenFor(api, 'feedback'))
    const key = { [HEADERS.idempotencyKey]: crypto.randomUUID() }
    expect(await member.send(submitFeedback, input, key)).toEqual({})
    expect(await member.send(submitFeedback, input, key)).toEqual({})
    expect(await feedbacksOf(member.userId)).toHaveLength(1)
  })

  test('a proof for something else, from elsewhere, too old or made up does not hold [D9]', async () => {
    const own = await startTestApi(testDatabase)
    const member = await addMember(testDatabase, own)
    const submit = (token: string) => member.send(submitFeedback, feedbackBy(member, token))
    const old = await humanTokenFor(own, 'feedback')
    for (const token of ['', 'nonsense', await humanTokenFor(own, 'register')]) {
      expect((await refusalOf(submit(token))).code).toBe('parameter_invalid_empty')
    }
    own.pass(5 * MINUTE)
    expect((await refusalOf(submit(old))).code).toBe('parameter_invalid_empty')
    expect(await feedbacksOf(member.userId)).toEqual([])
    await own.close()
  })

  test('a check that is down lets nobody pass, and says so [D9] [ERR-28]', async () => {
    await testDatabase.database.execute(sql`alter table spent_human_checks rename to away`)
    const member = await addMember(testDatabase, api)
    const token = await humanTokenFor(api, 'feedback')
    const refusal = await refusalOf(member.send(submitFeedback, feedbackBy(member, token)))
    await testDatabase.database.execute(sql`alter table away rename to spent_human_checks`)
    expect([refusal.code, refusal.status]).toEqual(['HumanCheckUnavailable', 503])
    expect(await member.send(submitFeedback, feedbackBy(member, token))).toEqual({})
  })

  test('a guest needs no proof; one that is sent must hold [API-20] [D2]', async () => {
    const { status } = await api.post(loginAsGuest.path, { humanActionToken: await humanTokenFor(api, 'guest') })
    expect(status).toBe(200)
    const refused = await api.post(loginAsGuest.path, { humanActionToken: 'nonsense' })
    expect(refused.body).toMatchObject({ errors: [{ params: { field: 'token' } }] })
  })

  test('what was spent is forgotten once it would not hold anyway [D9]', async () => {
    const database = await open()
    const own = await startTestApi(database, { jobPollMilliseconds: 20 })
    const member = await addMember(database, own)
    await member.send(submitFeedback, feedbackBy(member, await humanTokenFor(own, 'feedback')))
    const spent = () => database.database.execute(sql`select id from spent_human_checks`)
    expect((await spent()).rows).toHaveLength(1)
    own.pass(HOUR)
    await vi.waitFor(async () => expect((await spent()).rows).toEqual([]), { timeout: 15_000 })
    await own.close()
  })
})
