import {
  changeFullname,
  changePassword,
  login,
  loginAsGuest,
  register,
  requestPasswordReset,
  resetPassword,
  testToken,
} from '@palier/contract/accounts/authenticationCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { OTHER_PASSWORD, type People, PASSWORD, RESET_PAGE, startWithPeople } from '../../testing/people.ts'
import { refusalOf, startTestApi } from '../../testing/startTestApi.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WRONG = 'Not-The-Right-1!'

describeOnOneEngine('passwords and names', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase)
    return () => people.api.close()
  })

  async function askReset(email: string): Promise<void> {
    expect(await people.send(requestPasswordReset, { email, token: await people.human('reset') })).toEqual({})
  }

  /** All jobs that wait now are done. */
  async function settled(): Promise<void> {
    await vi.waitFor(
      async () => {
        const { rows } = await testDatabase.database.execute(sql`select 1 from jobs where repeat_seconds is null`)
        expect(rows).toEqual([])
      },
      { timeout: 15_000 },
    )
  }

  function setPassword(token: string, password = OTHER_PASSWORD) {
    return people.send(resetPassword, { token, password, confirmPassword: password })
  }

  function change(actualPassword: string, newPassword = OTHER_PASSWORD) {
    return { actualPassword, newPassword, newPasswordConfirmation: newPassword }
  }

  function notices(email: string): number {
    return people.mails.filter(({ to, text }) => to === email && text.includes('/resetPassword/request')).length
  }

  test('a reset by mail sets the password, ends every session and signs nobody in [API-25] [API-26] [RESET-05]', async () => {
    const email = await people.member()
    const sessions = [await people.signIn(email), await people.signIn(email)]
    await askReset(email)
    expect(await setPassword(await people.resetToken(email))).toEqual({})

    for (const { send } of sessions) expect((await refusalOf(send(testToken, {}))).code).toBe('notAuthenticated')
    await people.signIn(email, OTHER_PASSWORD)
    expect((await refusalOf(people.signIn(email))).code).toBe('InvalidEmailPasswordCombination')
    await testDatabase.database.execute(sql`delete from login_attempts`)
    await vi.waitFor(() => expect(notices(email)).toBe(1), { timeout: 15_000 })
  })

  test('the link begins with the public address, whatever name the service was called by [API-25]', async () => {
    const email = await people.member()
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const body = { email, token: await people.human('reset') }
    expect((await people.api.post(requestPasswordReset.path, body, { headers })).status).toBe(200)
    await people.resetToken(email)
    const texts = people.mails.filter(({ to }) => to === email).map(({ text, html }) => text + html)
    expect(texts.join()).toContain('http://localhost:4000/resetPassword/form#')
    expect(texts.join()).not.toContain('evil.example')
  })

  test('an unknown address gets the same answer, and nobody a mail [RESET-07]', async () => {
    const before = people.mails.length
    await askReset('nobody@palier.test')
    await settled()
    expect(people.mails).toHaveLength(before)
  })

  test('known and unknown take the same statements [RESET-07]', async () => {
    const database = await open()
    const own = await startWithPeople(database, { jobPollMilliseconds: 2_000_000_000 })
    await own.send(register, await own.registration('known@palier.test'))
    const sent = []
    for (const email of ['known@palier.test', 'nobody@palier.test']) {
      const token = await own.human('reset')
      database.statements.length = 0
      await own.send(requestPasswordReset, { email, token })
      sent.push([...database.statements])
    }
    expect(sent[0]).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    await own.api.close()
  })

  test('without a human check nothing is asked for [API-25]', async () => {
    const email = await people.member()
    for (const token of [undefined, '', await people.human('register')]) {
      const input = { email, ...(token !== undefined && { token }) }
      const refusal = await refusalOf(people.send(requestPasswordReset, input))
      expect(refusal.errors).toEqual([{ errorCode: 'parameter_invalid_empty', params: { field: 'token' } }])
    }
  })

  test('of twenty resets with one token at once one is done [API-26]', async () => {
    const email = await people.member()
    await askReset(email)
    const token = await people.resetToken(email)
    const passwords = Array.from({ length: 20 }, (_, at) => `${OTHER_PASSWORD}${at}`)
    const outcomes = await Promise.allSettled(passwords.map((password) => setPassword(token, password)))
    const winners = passwords.filter((_, at) => outcomes[at]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    await people.signIn(email, winners[0])
    expect((await refusalOf(setPassword(token))).code).toBe('ResetTokenInvalid')
  })

  test('a link lives for an hour, and a newer one takes its place [RESET-05]', async () => {
    const email = await people.member()
    await askReset(email)
    const first = await people.resetToken(email)
    await askReset(email)
    const second = await people.resetToken(email, 2)
    expect((await refusalOf(setPassword(first))).code).toBe('ResetTokenInvalid')
    people.api.pass(HOUR)
    const late = await refusalOf(setPassword(second))
    expect([late.code, late.status]).toEqual(['ResetTokenInvalid', 400])
    for (const token of ['unknown', first]) expect((await refusalOf(setPassword(token))).code).toBe('ResetTokenInvalid')
  })

  test('one account is sent three links an hour [API-25]', async () => {
    const email = await people.member()
    for (let count = 0; count < 5; count += 1) {
      await askReset(email)
      await settled()
    }
    expect(await people.tokensTo(email, RESET_PAGE, 3)).toHaveLength(3)
    people.api.pass(HOUR + MINUTE)
    await askReset(email)
    await setPassword(await people.resetToken(email, 4))
  })

  test('the rules of registration hold, and a refused password leaves the link as it was [RESET-05]', async () => {
    const email = await people.member()
    await askReset(email)
    const token = await people.resetToken(email)
    const weak = await refusalOf(people.send(resetPassword, { token, password: 'weak', confirmPassword: 'other' }))
    expect(weak.errors.map(({ errorCode }) => errorCode)).toEqual([
      'PasswordTooShort',
      'PasswordRequiresDigit',
      'PasswordRequiresUpper',
      'PasswordRequiresNonAlphanumeric',
      'PasswordConfirmationMismatch',
    ])
    await setPassword(token)
  })

  test('a reset by mail ends the lock, and proves the address of somebody who never confirmed it [AUTH-18]', async () => {
    const email = 'locked@palier.test'
    await people.send(register, await people.registration(email))
    const codes: string[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await refusalOf(people.signIn(email, WRONG, await people.human('login')))).code)
    }
    expect(codes.at(-1)).toBe('TooManyUnsuccessfulAttempts')
    await askReset(email)
    await setPassword(await people.resetToken(email))
    await people.signIn(email, OTHER_PASSWORD, await people.human('login'))
    await testDatabase.database.execute(sql`delete from login_attempts`)
  })

  test('a changed password ends every other session and is told by mail [API-28] [D3]', async () => {
    const email = await people.member()
    const [own, other] = [await people.signIn(email), await people.signIn(email)]
    expect(await own.send(changePassword, change(PASSWORD))).toEqual({})
    expect(await own.send(testToken, {})).toMatchObject({ isValid: true })
    expect((await refusalOf(other.send(testToken, {}))).code).toBe('notAuthenticated')
    await people.signIn(email, OTHER_PASSWORD)
    await vi.waitFor(() => expect(notices(email)).toBe(1), { timeout: 15_000 })
  })

  test('the same change sent twice is done once and answers twice [API-28] [D24]', async () => {
    const email = await people.member()
    const { send } = await people.signIn(email)
    const headers = { [HEADERS.idempotencyKey]: 'one-change' }
    for (let count = 0; count < 2; count += 1) {
      expect(await send(changePassword, change(PASSWORD), headers)).toEqual({})
    }
    await settled()
    expect(notices(email)).toBe(1)
  })

  test('a wrong old password is InvalidPassword, counts towards the lock and changes nothing [API-28] [ERR-24]', async () => {
    const email = await people.member()
    const { send } = await people.signIn(email)
    const codes = []
    for (let count = 0; count < 6; count += 1) codes.push((await refusalOf(send(changePassword, change(WRONG)))).code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'InvalidPassword'), 'TooManyUnsuccessfulAttempts'])
    people.api.pass(10 * MINUTE)
    await people.signIn(email, PASSWORD, await people.human('login'))
  })

  test('the new password follows the rules, and no try is spent on one that does not [API-28] [ERR-25]', async () => {
    const { send } = await people.signIn(await people.member())
    for (let count = 0; count < 6; count += 1) {
      const refusal = await refusalOf(
        send(changePassword, { ...change(WRONG, 'Short1!'), newPasswordConfirmation: '?' }),
      )
      expect(refusal.errors.map(({ errorCode }) => errorCode)).toEqual([
        'PasswordTooShort',
        'PasswordConfirmationMismatch',
      ])
    }
    await send(changePassword, change(PASSWORD))
  })

  test('a changed name is answered and kept [API-29]', async () => {
    const email = await people.member()
    const { send } = await people.signIn(email)
    const name = { firstname: 'Zoé', lastname: 'Côté-Roy' }
    expect(await send(changeFullname, { ...name, firstname: ' Zoé ' })).toEqual(name)
    expect((await people.signIn(email)).answer.user).toMatchObject({ firstName: 'Zoé', lastName: 'Côté-Roy' })
  })

  test('a guest may change neither, and nobody without a session [API-28] [API-29] [D2]', async () => {
    const { tokenInfo } = await people.send(loginAsGuest, {})
    for (const call of [changePassword, changeFullname]) {
      const guest = await people.api.post(call.path, change(PASSWORD), { token: tokenInfo.rawToken })
      expect(guest).toMatchObject({ status: 403, body: { errors: [{ errorCode: 'DemonstrationAccountNotAllowed' }] } })
      expect((await people.api.post(call.path, change(PASSWORD))).status).toBe(401)
    }
  })

  test('a body that is no sign-in is refused before anything is looked up [API-19]', async () => {
    // A database of its own: the jobs of the other service send statements at any time.
    const own = await startTestApi(await open())
    expect(await own.countStatements(() => own.post(login.path, { email: 'x' }))).toBe(0)
    await own.close()
  })
})
