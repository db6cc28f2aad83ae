import { confirmEmail, login, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { getPreferences } from '@palier/contract/accounts/preferenceCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { ACTIVATION_PAGE, PASSWORD, type People, startWithPeople } from '../../testing/people.ts'
import { refusalOf } from '../../testing/startTestApi.ts'

const HOUR = 3_600_000
const WEAK = { password: 'short', passwordConfirmation: 'other' }

describeOnOneEngine('registration', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase)
    return () => people.api.close()
  })

  async function rowsOf(query: string) {
    return (await testDatabase.database.execute<Record<string, unknown>>(sql.raw(query))).rows
  }

  function accountsOf(email: string) {
    return rowsOf(`select * from users where email = '${email}'`)
  }

  test('somebody registers, confirms by the mail and signs in [API-22] [API-23] [REG-15] [REG-20] [GEN-10]', async () => {
    const email = 'new@palier.test'
    const answer = await people.send(register, await people.registration(' New@Palier.TEST '))
    expect(answer).toEqual({ emailConfirmationStatus: 'notConfirmed', email, keptCount: 0 })
    const early = await refusalOf(people.signIn(email))
    expect([early.code, early.status]).toEqual(['EmailNotConfirmed', 403])

    const token = await people.activationToken(email)
    const confirmed = { emailConfirmationStatus: 'confirmed', email }
    expect(await people.send(confirmEmail, { token })).toEqual(confirmed)
    // A mail scanner or a double click.
    expect(await people.send(confirmEmail, { token })).toEqual(confirmed)

    const member = await people.signIn(email)
    expect(member.answer.user).toMatchObject({ email, firstName: 'Amélie', lastName: 'Gagnon', imageUrl: null })
    expect(member.answer.subscriptionInfo).toMatchObject({ planName: 'base', usage: { buyListCount: 1 } })
    expect(member.answer.lastAcceptedTermsVersion).toBe(221_201)
    const { lists } = await member.send(getBuyLists, { userId: member.answer.user.userId })
    expect(lists.map(({ name, entries }) => [name, entries])).toEqual([['Ma liste', []]])
    expect(await member.send(getPreferences, {})).toMatchObject({ preferredLanguage: 'fr', preferredCurrency: 'CAD' })
  })

  test('the language chosen is that of the list, the preferences and the mail [REG-23]', async () => {
    const email = await people.member({ twoLettersPreferredLanguage: 'en' })
    const member = await people.signIn(email)
    const { lists } = await member.send(getBuyLists, { userId: member.answer.user.userId })
    expect(lists.map(({ name }) => name)).toEqual(['My list'])
    expect(people.mails.filter(({ to }) => to === email).every(({ language }) => language === 'en')).toBe(true)
  })

  test('a weak password answers every rule that it breaks [REG-08] [REG-09] [REG-11] [REG-12] [REG-13] [REG-25] [ERR-24] [ERR-25]', async () => {
    const refusal = await refusalOf(people.send(register, await people.registration('weak@palier.test', WEAK)))
    expect(refusal.errors.map(({ errorCode }) => errorCode)).toEqual([
      'PasswordTooShort',
      'PasswordRequiresDigit',
      'PasswordRequiresUpper',
      'PasswordRequiresNonAlphanumeric',
      'PasswordConfirmationMismatch',
    ])
    expect(await accountsOf('weak@palier.test')).toEqual([])
  })

  test.for([
    ['REG-10', { password: 'TROIS-CHATS7&' }, 'PasswordRequiresLower'],
    ['REG-25', { password: 'Password1!' }, 'PasswordTooCommon'],
    ['REG-25', { password: `Kq7!${'a'.repeat(125)}` }, 'InvalidPassword'],
    [
      'REG-14',
      { termsAndConditionsAnswer: { version: 221_201, areTermsAndContionsAccepted: false } },
      'termsNotAccepted',
    ],
    [
      'REG-14',
      { termsAndConditionsAnswer: { version: 999_999, areTermsAndContionsAccepted: true } },
      'termsNotAccepted',
    ],
    ['API-22', { token: '' }, 'parameter_invalid_empty'],
    ['API-22', { token: 'forged' }, 'parameter_invalid_empty'],
    ['REG-06', { email: 'no address' }, 'parameter_invalid_empty'],
    ['REG-05', { firstname: ' ' }, 'parameter_invalid_empty'],
  ] as const)('%s %o is refused with %s', async ([, change, code]) => {
    const input = await people.registration('refused@palier.test', change)
    // Past the client, which refuses some by itself.
    const { body } = await people.api.post(register.path, input)
    expect(body).toMatchObject({ success: false, errors: [{ errorCode: code }] })
    expect(await accountsOf('refused@palier.test')).toEqual([])
  })

  test('that an address is taken is told after the human check only [ERR-23]', async () => {
    const email = await people.member()
    const input = await people.registration(email.toUpperCase())
    const blind = await refusalOf(people.send(register, { ...input, token: '' }))
    expect(blind.errors).toEqual([{ errorCode: 'parameter_invalid_empty', params: { field: 'token' } }])
    const refusal = await refusalOf(people.send(register, input))
    expect([refusal.code, refusal.status]).toEqual(['EmailAlreadyUsed', 409])
    // The same proof again proves nothing.
    expect((await refusalOf(people.send(register, input))).code).toBe('parameter_invalid_empty')
  })

  test('roles, plan and confirmation are never taken from the body [API-22]', async () => {
    const email = 'greedy@palier.test'
    const greedy = { roles: { admin: { active: true } }, planName: 'vip', emailConfirmed: true, userId: 'x' }
    const body = { ...(await people.registration(email)), ...greedy }
    expect((await people.api.post(register.path, body)).status).toBe(200)
    expect(await accountsOf(email)).toMatchObject([{ roles: {}, plan_name: 'base', email_confirmed_at: null }])
  })

  test('twenty registrations of one address at once make one account [API-22]', async () => {
    const email = 'many@palier.test'
    const inputs = await Promise.all(Array.from({ length: 20 }, () => people.registration(email)))
    const outcomes = await Promise.allSettled(inputs.map((input) => people.send(register, input)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await people.tokensTo(email, ACTIVATION_PAGE)).toHaveLength(1)
  })

  test('a link lives for a day; an old one gets a new one, once a minute [REG-20] [API-24]', async () => {
    const email = 'late@palier.test'
    await people.send(register, await people.registration(email))
    const old = await people.activationToken(email)
    people.api.pass(24 * HOUR)
    const late = await refusalOf(people.send(confirmEmail, { token: old }))
    expect([late.code, late.status]).toEqual(['resource_missing', 404])

    expect(await people.send(resendActivation, { oldToken: old })).toEqual({ email })
    const fresh = await people.activationToken(email, 2)
    people.api.pass(30_000)
    const again = await refusalOf(people.send(resendActivation, { oldToken: old }))
    expect(again.errors).toEqual([{ errorCode: 'operationsLimitReached', params: { retryAfterSeconds: 30 } }])
    people.api.pass(30_000)
    await people.send(resendActivation, { oldToken: fresh })
    const newest = await people.activationToken(email, 3)
    // A newer link takes the place of the one before.
    expect((await refusalOf(people.send(confirmEmail, { token: fresh }))).code).toBe('resource_missing')
    expect(await people.send(confirmEmail, { token: newest })).toMatchObject({ emailConfirmationStatus: 'confirmed' })
    expect((await refusalOf(people.send(resendActivation, { oldToken: newest }))).code).toBe('resource_missing')
  })

  test('a token that nobody was sent, or one for something else, opens nothing [API-23] [API-24]', async () => {
    const invitation = await people.invite('purpose@palier.test')
    for (const token of ['unknown', invitation]) {
      expect((await refusalOf(people.send(confirmEmail, { token }))).status).toBe(404)
      expect((await refusalOf(people.send(resendActivation, { oldToken: token }))).status).toBe(404)
    }
  })

  test('an invitation gives its plan, confirms its address and admits one person [REG-15] [GEN-09] [API-22]', async () => {
    const email = 'invited@palier.test'
    const inviteToken = await people.invite(email)
    const stranger = await people.registration('stranger@palier.test', { inviteToken })
    expect((await refusalOf(people.send(register, stranger))).code).toBe('InvitationValidationProcessFailed')

    const inputs = await Promise.all(Array.from({ length: 20 }, () => people.registration(email, { inviteToken })))
    const outcomes = await Promise.allSettled(inputs.map((input) => people.send(register, input)))
    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(done).toEqual([{ emailConfirmationStatus: 'confirmed', email, keptCount: 0 }])
    const { answer } = await people.signIn(email)
    expect(answer.subscriptionInfo).toMatchObject({ planName: 'pioneer' })
    expect(await rowsOf(`select status from invitations where email = '${email}'`)).toEqual([
      { status: 'accountActivated' },
    ])
  })

  test('an invitation that is over, used or unknown says which [ERR-27] [ERR-28]', async () => {
    const email = 'overdue@palier.test'
    const expired = await people.registration(email, { inviteToken: await people.invite(email, 'vip', 0) })
    expect((await refusalOf(people.send(register, expired))).code).toBe('InvitationTokenInvalid')
    const unknown = await people.registration(email, { inviteToken: 'unknown' })
    expect((await refusalOf(people.send(register, unknown))).code).toBe('InvitationValidationProcessFailed')
  })

  test('where invitations are required nobody joins without one, and nobody learns who has [GEN-09]', async () => {
    const closed = await startWithPeople(testDatabase, { config: { invitationRequired: true } })
    const taken = await people.member()
    for (const email of ['uninvited@palier.test', taken]) {
      const refusal = await refusalOf(closed.send(register, await closed.registration(email)))
      expect(refusal.code).toBe('InvitationTokenInvalid')
    }
    const inviteToken = await closed.invite('welcome@palier.test', 'base')
    const input = await closed.registration('welcome@palier.test', { inviteToken })
    expect(await closed.send(register, input)).toMatchObject({ emailConfirmationStatus: 'confirmed' })
    await closed.api.close()
  })

  test('the sixth registration of an hour from one address is refused; refused ones are none [API-22] [ERR-08]', async () => {
    const own = await startWithPeople(testDatabase, { config: { registrationsPerHour: 5 } })
    const post = async (input: object) => (await own.api.post(register.path, input)).status
    for (let count = 0; count < 6; count += 1) expect(await post({})).toBe(400)
    const made = []
    for (let count = 0; count < 6; count += 1)
      made.push(await post(await own.registration(`sixth-${count}@palier.test`)))
    expect(made).toEqual([200, 200, 200, 200, 200, 429])
    await own.api.close()
  })

  test('no password and no token is kept in the database or told to the log [GEN-11]', async () => {
    const email = await people.member()
    const inputs = await people.registration('secrets@palier.test')
    await people.send(register, inputs)
    const token = await people.activationToken('secrets@palier.test')
    const session = await people.signIn(email)
    await refusalOf(people.send(login, { email, password: `${PASSWORD}x`, token: '' }))

    const tables = await rowsOf(`select tablename from pg_tables where schemaname = 'public'`)
    const dump = await Promise.all(tables.map(({ tablename }) => rowsOf(`select row_to_json(t) from "${tablename}" t`)))
    const everything = JSON.stringify(dump) + people.api.lines.join('\n')
    for (const secret of [PASSWORD, token, session.token, inputs.token]) expect(everything).not.toContain(secret)
    const hashes = await rowsOf('select password_hash from credentials')
    expect(new Set(hashes.map((row) => row.password_hash)).size).toBe(hashes.length)
    for (const row of hashes) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+,keyid=/)
  })
})
