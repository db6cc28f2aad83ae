import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { userPreference, type WireUserPreference } from '@palier/contract/accounts/userSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { type Guest, keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const WANTED: WireUserPreference = {
  preferredLanguage: 'en',
  preferredCurrency: 'USD',
  scoreCalculation: { buyList: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } } },
}

const keyed = (key: string) => ({ [HEADERS.idempotencyKey]: key })

describeOnOneEngine('preferences', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const versionOf = async (guest: Guest) => (await guest.send(getPreferences, {})).version

  test('a new person has the language of the request, CAD and thresholds with a fallback [API-17] [DATA-20] [SCORE-19]', async () => {
    const guest = await api.signIn()
    const preferences = await guest.send(getPreferences, {})
    expect(keysOf(preferences)).toEqual(Object.keys(userPreference.shape).sort())
    expect(preferences).toEqual({
      preferredLanguage: 'fr',
      preferredCurrency: 'CAD',
      scoreCalculation: {
        buyList: { fallbackStrategyName: 'fiftyTwoWeeks', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
      },
      crossingDigest: false,
      crossingMail: 'daily',
      version: 1,
    })
    expect(await api.countStatements(() => guest.send(getPreferences, {}))).toBe(1)
  })

  test('the language is saved and nothing else [API-16] [I18N-04]', async () => {
    const guest = await api.signIn()
    expect(await guest.send(setPreferredLanguage, { twoLettersLanguage: 'en' })).toEqual({})
    expect(await guest.send(getPreferences, {})).toMatchObject({
      preferredLanguage: 'en',
      preferredCurrency: 'CAD',
      version: 2,
    })
  })

  test('the preferences are saved whole and answered as they are now [API-18]', async () => {
    const guest = await api.signIn()
    expect(await guest.send(savePreferences, { userPreference: WANTED })).toEqual({
      ...WANTED,
      crossingDigest: false,
      crossingMail: 'daily',
      version: 2,
    })
    expect(await guest.send(getPreferences, {})).toEqual({
      ...WANTED,
      crossingDigest: false,
      crossingMail: 'daily',
      version: 2,
    })
  })

  test('a write on another version than the present one is refused, and nothing of it is done [API-16] [API-18]', async () => {
    const guest = await api.signIn()
    const read = await guest.send(getPreferences, {})
    const first = await guest.send(savePreferences, { userPreference: { ...read, preferredCurrency: 'USD' } })
    expect(first).toMatchObject({ preferredCurrency: 'USD', version: 2 })
    const late = await refusalOf(guest.send(savePreferences, { userPreference: { ...read, crossingDigest: true } }))
    const alsoLate = await refusalOf(guest.send(setPreferredLanguage, { twoLettersLanguage: 'en', version: 1 }))
    expect([late, alsoLate]).toMatchObject([
      { code: 'VersionConflict', status: 409 },
      { code: 'VersionConflict', status: 409 },
    ])
    expect(await guest.send(getPreferences, {})).toEqual(first)
    await guest.send(setPreferredLanguage, { twoLettersLanguage: 'en', version: 2 })
    expect(await guest.send(getPreferences, {})).toEqual({ ...first, preferredLanguage: 'en', version: 3 })
  })

  test.each([
    [setPreferredLanguage.path, { twoLettersLanguage: 'de' }, 'twoLettersLanguage'],
    [setPreferredLanguage.path, {}, 'twoLettersLanguage'],
    [setPreferredLanguage.path, null, 'body'],
    [
      savePreferences.path,
      { userPreference: { ...WANTED, preferredCurrency: 'EUR' } },
      'userPreference.preferredCurrency',
    ],
    [savePreferences.path, [], 'body'],
  ])('%s refuses %j and names what is wrong [API-16] [API-18] [ERR-33]', async (path, body, field) => {
    const { token } = await api.signIn()
    const { status, body: answer } = await api.post(path, body, { token })
    expect(status).toBe(400)
    expect(answer).toEqual({ success: false, errors: [{ errorCode: 'parameter_invalid_empty', params: { field } }] })
  })

  describe('a write under a key [D24]', () => {
    test('sent many times at once is done once, and each sender gets the same answer', async () => {
      const guest = await api.signIn()
      const key = crypto.randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => guest.send(savePreferences, { userPreference: WANTED }, keyed(key))),
      )
      expect(answers).toEqual(Array(8).fill({ ...WANTED, crossingDigest: false, crossingMail: 'daily', version: 2 }))
      expect(await versionOf(guest)).toBe(2)

      await guest.send(setPreferredLanguage, { twoLettersLanguage: 'fr' }, keyed(crypto.randomUUID()))
      expect(await guest.send(savePreferences, { userPreference: WANTED }, keyed(key))).toEqual({
        ...WANTED,
        crossingDigest: false,
        crossingMail: 'daily',
        version: 2,
      })
      expect(await versionOf(guest)).toBe(3)
    })

    test('is refused for another body or another call', async () => {
      const guest = await api.signIn()
      const key = keyed(crypto.randomUUID())
      await guest.send(setPreferredLanguage, { twoLettersLanguage: 'en' }, key)
      const otherBody = await refusalOf(guest.send(setPreferredLanguage, { twoLettersLanguage: 'fr' }, key))
      const otherCall = await refusalOf(guest.send(savePreferences, { userPreference: WANTED }, key))
      expect([otherBody.code, otherBody.status, otherCall.code]).toEqual([
        'IdempotencyKeyReused',
        422,
        'IdempotencyKeyReused',
      ])
      expect(await versionOf(guest)).toBe(2)
    })

    test('is the business of its sender alone', async () => {
      const [one, two] = [await api.signIn(), await api.signIn()]
      const key = keyed(crypto.randomUUID())
      await one.send(setPreferredLanguage, { twoLettersLanguage: 'en' }, key)
      await two.send(setPreferredLanguage, { twoLettersLanguage: 'fr' }, key)
      expect(await versionOf(two)).toBe(2)
    })

    test('that failed leaves no trace and may be tried again', async () => {
      const guest = await api.signIn()
      const key = keyed(crypto.randomUUID())
      const { database } = testDatabase
      await database.execute(sql`alter table preferences add constraint broken check (currency <> 'USD') not valid`)
      const refusal = await refusalOf(guest.send(savePreferences, { userPreference: WANTED }, key))
      await database.execute(sql`alter table preferences drop constraint broken`)
      expect(refusal.code).toBe('InternalServerError')
      expect(await guest.send(savePreferences, { userPreference: WANTED }, key)).toEqual({
        ...WANTED,
        crossingDigest: false,
        crossingMail: 'daily',
        version: 2,
      })
    })

    test('has a key of 255 characters at most', async () => {
      const guest = await api.signIn()
      await guest.send(setPreferredLanguage, { twoLettersLanguage: 'en' }, keyed('k'.repeat(255)))
      const refusal = await refusalOf(
        guest.send(setPreferredLanguage, { twoLettersLanguage: 'en' }, keyed('k'.repeat(256))),
      )
      expect(refusal.code).toBe('parameter_invalid_empty')
    })

    test('costs four statements, its session check included', async () => {
      const guest = await api.signIn()
      const write = () => guest.send(savePreferences, { userPreference: WANTED }, keyed(crypto.randomUUID()))
      expect(await api.countStatements(write)).toBe(4)
    })
  })
})
