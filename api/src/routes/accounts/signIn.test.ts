import { randomUUID } from 'node:crypto'
import { createApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { login, register, testToken } from '@palier/contract/accounts/authenticationCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { loginAnswer } from '@palier/contract/accounts/userSchemas'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { runBanCommand } from '../../database/queries/admin/banQueries.ts'
import { auditEntries } from '../../database/schema/administration.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { type People, PASSWORD, startWithPeople } from '../../testing/people.ts'
import { keysOf, KEYS, type Received, refusalOf } from '../../testing/startTestApi.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const WRONG = 'Not-The-Right-1!'

// What hangs on an address shows in the count of statements already; forty pairs tell its milliseconds.
const PAIRS = process.env['TESTS'] === 'whole' ? 40 : 10

describeOnOneEngine('sign-in', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase)
    return () => people.api.close()
  })

  /** A sign-in from an address of its own, with a human check where `isHuman`. */
  async function tryPassword(email: string, password: string, isHuman = false): Promise<Received> {
    const token = isHuman ? await people.human('login') : ''
    return people.api.post(login.path, { email, password, token })
  }

  async function codeOf(received: Promise<Received>): Promise<string> {
    const { body } = await received
    return /"errorCode":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? 'signed in'
  }

  async function forgetAddresses(): Promise<void> {
    await testDatabase.database.execute(sql`delete from login_attempts`)
  }

  /** Nobody has failed yet, neither with this e-mail nor from this address. */
  async function freshMember(): Promise<string> {
    await forgetAddresses()
    return people.member()
  }

  test('a member signs in for twelve hours [API-19] [AUTH-09] [DATA-18] [DATA-19]', async () => {
    const email = await freshMember()
    const { answer, send } = await people.signIn(` ${email.toUpperCase()} `)
    expect(keysOf(answer)).toEqual(Object.keys(loginAnswer.shape).sort())
    expect(answer.user.email).toBe(email)
    expect(Date.parse(answer.tokenInfo.expiration) - people.api.now().getTime()).toBe(12 * HOUR)

    people.api.pass(12 * HOUR - SECOND)
    expect(await send(testToken, {})).toMatchObject({ isValid: true })
    people.api.pass(SECOND)
    expect((await refusalOf(send(testToken, {}))).code).toBe('notAuthenticated')
  })

  test('the ban command refuses every sign-in, ends sessions and tokens, and is audited [SPEC-10, S7, TERMS-10]', async () => {
    const email = await freshMember()
    const { send } = await people.signIn(email)
    const { secret: token } = await send(createApiToken, { name: 'Script', scope: 'read', days: 7, password: PASSWORD })
    const script = people.api.clientOf({ token })
    await script.send(testToken, {})
    const { database } = testDatabase
    const run = (command: 'ban' | 'unban', address = email) =>
      runBanCommand(database, command, address, people.api.now())

    expect(await run('ban', 'nobody@palier.test')).toBe(false)
    expect(await run('ban', email.toUpperCase())).toBe(true)
    const { status, body } = await tryPassword(email, PASSWORD)
    expect([status, body]).toEqual([403, { success: false, errors: [{ errorCode: 'AccountBanned' }] }])
    expect((await refusalOf(send(testToken, {}))).code).toBe('notAuthenticated')
    expect((await refusalOf(script.send(testToken, {}))).code).toBe('notAuthenticated')
    // Who does not know the password learns nothing of it.
    expect(await codeOf(tryPassword(email, WRONG))).toBe('InvalidEmailPasswordCombination')

    people.api.pass(SECOND)
    expect(await run('unban')).toBe(true)
    await forgetAddresses()
    await people.signIn(email)
    expect(await script.send(testToken, {}).catch(() => null)).toBeNull()
    const acts = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, email))
      .orderBy(auditEntries.at)
    expect(acts.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['accountBanned', 'npm run administrator'],
      ['accountUnbanned', 'npm run administrator'],
    ])
  })

  test('a wrong password and an unknown address answer the same to the byte [ERR-30] [AUTH-16]', async () => {
    const email = await freshMember()
    const known = await tryPassword(email, WRONG)
    await forgetAddresses()
    const unknown = await tryPassword(`${randomUUID()}@palier.test`, WRONG)
    expect(known.status).toBe(400)
    expect(known.body).toEqual({ success: false, errors: [{ errorCode: 'InvalidEmailPasswordCombination' }] })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  test('after a failure a human check is due, from that address or with that e-mail [AUTH-21]', async () => {
    const [email, other] = [await freshMember(), await people.member()]
    expect(await codeOf(tryPassword(email, WRONG))).toBe('InvalidEmailPasswordCombination')
    const { body } = await tryPassword(email, PASSWORD)
    expect(body).toEqual({
      success: false,
      errors: [{ errorCode: 'parameter_invalid_empty', params: { field: 'token' } }],
    })
    expect(await codeOf(tryPassword(other, PASSWORD))).toBe('parameter_invalid_empty')
    expect(await codeOf(tryPassword(email, PASSWORD, true))).toBe('signed in')

    // Somebody else's address, for whom one of our own services asks.
    const elsewhere = { 'x-forwarded-for': '198.51.100.9', [HEADERS.serviceKey]: KEYS.SERVICE_KEY }
    const { send } = people.api.clientOf({ headers: elsewhere })
    await send(login, { email: other, password: PASSWORD, token: '' })
    people.api.pass(HOUR)
    expect(await codeOf(tryPassword(other, PASSWORD))).toBe('signed in')
  })

  test('the fifth failure locks for ten minutes, the right password too, whoever has the address [AUTH-18] [ERR-29]', async () => {
    for (const email of [await freshMember(), `${randomUUID()}@palier.test`]) {
      const codes = []
      for (let count = 0; count < 5; count += 1) codes.push(await codeOf(tryPassword(email, WRONG, true)))
      expect(codes).toEqual(Array.from({ length: 5 }, () => 'InvalidEmailPasswordCombination'))

      const { status, body, headers } = await tryPassword(email.toUpperCase(), PASSWORD, true)
      expect([status, headers.get('retry-after')]).toEqual([429, '600'])
      expect(body).toEqual({
        success: false,
        errors: [{ errorCode: 'TooManyUnsuccessfulAttempts', params: { retryAfterSeconds: 600 } }],
      })
    }
  })

  test('a lock holds for nine minutes and 59 seconds and is over a second after ten minutes [AUTH-18]', async () => {
    const email = await freshMember()
    for (let count = 0; count < 5; count += 1) await tryPassword(email, WRONG, true)
    people.api.pass(10 * MINUTE - SECOND)
    expect(await codeOf(tryPassword(email, PASSWORD, true))).toBe('TooManyUnsuccessfulAttempts')
    people.api.pass(2 * SECOND)
    // One more failure does not lock at once: the count began anew.
    expect(await codeOf(tryPassword(email, WRONG, true))).toBe('InvalidEmailPasswordCombination')
    expect(await codeOf(tryPassword(email, PASSWORD, true))).toBe('signed in')
  })

  test('only failures in a row count [AUTH-18]', async () => {
    const email = await freshMember()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await tryPassword(email, WRONG, true)
      expect(await codeOf(tryPassword(email, PASSWORD, true))).toBe('signed in')
    }
  })

  test('of forty wrong passwords at once five are tried, however the address is spelled [AUTH-18]', async () => {
    const own = await startWithPeople(testDatabase, { config: { humanCheck: { kind: 'off' } } })
    const email = await freshMember()
    const spellings = [email, email.toUpperCase(), ` ${email}`]
    const tries = Array.from({ length: 40 }, (_, at) =>
      codeOf(own.api.post(login.path, { email: spellings[at % 3], password: WRONG, token: '' })),
    )
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'InvalidEmailPasswordCombination')).toHaveLength(5)
    expect(codes.filter((code) => code === 'TooManyUnsuccessfulAttempts')).toHaveLength(35)
    expect((await refusalOf(own.signIn(email))).code).toBe('TooManyUnsuccessfulAttempts')
    await own.api.close()
  })

  test('that somebody did not confirm yet is told after the right password only [AUTH-18]', async () => {
    await forgetAddresses()
    const email = `${randomUUID()}@palier.test`
    await people.send(register, await people.registration(email))
    expect(await codeOf(tryPassword(email, WRONG))).toBe('InvalidEmailPasswordCombination')
    expect(await codeOf(tryPassword(email, PASSWORD, true))).toBe('EmailNotConfirmed')
  })

  test('a password hashed with an older pepper still opens, and is hashed anew with the current one [GEN-11]', async () => {
    const email = await freshMember()
    const peppers = [
      { version: 2, secret: 'another-pepper-of-the-tests-0123456789-0123' },
      { version: 1, secret: KEYS.PASSWORD_PEPPER.slice(2) },
    ]
    const next = await startWithPeople(testDatabase, { config: { peppers } })
    const hashOf = async () => {
      const { rows } = await testDatabase.database.execute<{ hash: string }>(
        sql`select password_hash as hash from credentials c join users u on u.id = c.user_id where u.email = ${email}`,
      )
      return rows[0]?.hash
    }
    const before = await hashOf()
    await next.signIn(email)
    const after = await hashOf()
    expect(after).not.toBe(before)
    expect(after).toContain(`keyid=${Buffer.from('2').toString('base64').replaceAll('=', '')}`)
    await next.signIn(email)
    expect(await hashOf()).toBe(after)
    await next.api.close()
  })

  test('one address signs in so many times an hour [API-19] [ERR-08]', async () => {
    const own = await startWithPeople(testDatabase, { config: { signInsPerHour: 2 } })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await own.api.post(login.path, {})).status)
    expect(statuses).toEqual([400, 400, 429])
    await own.api.close()
  })

  test('a known and an unknown address take the same statements and the same time [AUTH-18]', async () => {
    // A database of its own: the jobs of the other service and the usage that it counts send statements at any time.
    const database = await open()
    const own = await startWithPeople(database, {
      jobPollMilliseconds: 2_000_000_000,
      config: { humanCheck: { kind: 'off' } },
    })
    const member = `${randomUUID()}@palier.test`
    await own.send(register, await own.registration(member, { token: 'off' }))
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const counts = new Set<number>()
    for (let pair = 0; pair < PAIRS; pair += 1) {
      for (const who of ['known', 'unknown'] as const) {
        await database.database.execute(sql`delete from login_attempts`)
        const email = who === 'known' ? member : `${randomUUID()}@palier.test`
        counts.add(
          await own.api.countStatements(async () => {
            const begun = performance.now()
            await own.api.post(login.path, { email, password: WRONG, token: '' })
            times[who].push(performance.now() - begun)
          }),
        )
      }
    }
    expect(counts.size).toBe(1)
    // Further apart than chance explains, and far enough to be told from outside.
    const gap = Math.abs(momentsOf(times.known).mean - momentsOf(times.unknown).mean)
    expect(Math.abs(welch(times.known, times.unknown)) < 3.3 || gap < 2).toBe(true)
    await own.api.close()
  })
})

/** How many standard errors the means of two samples are apart. */
function welch(left: number[], right: number[]): number {
  const [a, b] = [momentsOf(left), momentsOf(right)]
  return (a.mean - b.mean) / Math.sqrt(a.variance / left.length + b.variance / right.length)
}

function momentsOf(sample: number[]) {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const variance = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sample.length - 1)
  return { mean, variance }
}
