import { randomUUID } from 'node:crypto'
import {
  changePassword,
  confirmEmail,
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '@palier/contract/accounts/authenticationCalls'
import { envelope } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import { loginAnswer } from '@palier/contract/accounts/userSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { OTHER_PASSWORD, type People, PASSWORD, startWithPeople } from '../../testing/people.ts'
import { KEYS } from '../../testing/startTestApi.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WRONG = 'Not-The-Right-1!'
const AT_ONCE = 8
const INVALID = 'InvalidEmailPasswordCombination'
const LOCKED = 'TooManyUnsuccessfulAttempts'

describeOnOneEngine('wrong passwords of strangers', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase, { config: { humanCheck: { kind: 'off' } } })
    return () => people.api.close()
  })

  /** Nobody has failed yet, neither with this e-mail nor from anywhere. */
  async function freshMember(): Promise<string> {
    await testDatabase.database.execute(sql`delete from login_attempts`)
    const email = `${randomUUID()}@palier.test`
    await people.send(register, await people.registration(email, { token: 'off' }))
    await people.send(confirmEmail, { token: await people.activationToken(email) })
    return email
  }

  /** Somebody at an address of their own, with or without what their browser was given. */
  function from(address: string, { api } = people) {
    const headers = { 'x-forwarded-for': address, [HEADERS.serviceKey]: KEYS.SERVICE_KEY }
    return async (email: string, password: string, deviceToken?: string) => {
      const input = { email, password, token: '', ...(deviceToken !== undefined && { deviceToken }) }
      const { body, headers: answered } = await api.post(login.path, input, { headers })
      const { data, errors } = envelope.parse(body)
      return {
        code: errors?.[0]?.errorCode ?? 'signed in',
        device: data ? loginAnswer.parse(data).deviceToken : undefined,
        retryAfter: answered.get('retry-after'),
      }
    }
  }

  const addressOf = (at: number) => `203.0.${at >> 8}.${at & 255}`

  /** So many wrong passwords, some at once; answers how often each code came. */
  async function guess(email: string, count: number, addressAt = addressOf): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    let next = 0
    async function guesser() {
      while (next < count) {
        const at = next++
        const { code } = await from(addressAt(at))(email, `${WRONG}${at}`)
        counts[code] = (counts[code] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, guesser))
    return counts
  }

  const changed = {
    actualPassword: PASSWORD,
    newPassword: OTHER_PASSWORD,
    newPasswordConfirmation: OTHER_PASSWORD,
  }

  test('a stranger keeps nobody out: the owner comes in from the known device and from a new address', async () => {
    const email = await freshMember()
    const owner = from('198.51.100.1')
    const { device } = await owner(email, PASSWORD)
    expect(device).toMatch(/^[\w-]{43}$/)

    expect(await guess(email, 20, () => '203.0.113.66')).toEqual({ [INVALID]: 5, [LOCKED]: 15 })
    expect((await owner(email, PASSWORD, device)).code).toBe('signed in')
    expect((await from('198.51.100.2')(email, PASSWORD)).code).toBe('signed in')
    expect((await from('203.0.113.66')(email, PASSWORD)).code).toBe(LOCKED)
  })

  test('a hundred tries from as many addresses are all in an hour; the known device comes in', async () => {
    const email = await freshMember()
    const { device } = await from('198.51.100.1')(email, PASSWORD)
    expect(await guess(email, 130)).toEqual({ [INVALID]: 100, [LOCKED]: 30 })

    // From wherever it is now, the attackers' own address as well.
    for (const address of ['198.51.100.1', '198.51.100.3', addressOf(7)]) {
      expect((await from(address)(email, PASSWORD, device)).code).toBe('signed in')
    }
    const { code, retryAfter } = await from('198.51.100.4')(email, PASSWORD)
    expect([code, retryAfter]).toEqual([LOCKED, '3600'])
    people.api.pass(HOUR)
    expect((await from('198.51.100.4')(email, PASSWORD)).code).toBe('signed in')
  })

  test('after that the owner without the device comes in by a reset, at once and from anywhere', async () => {
    const email = await freshMember()
    await guess(email, 100)
    expect((await from('198.51.100.4')(email, PASSWORD)).code).toBe(LOCKED)
    await people.send(requestPasswordReset, { email, token: '' })
    const token = await people.resetToken(email)
    await people.send(resetPassword, { token, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD })
    expect((await from('198.51.100.9')(email, OTHER_PASSWORD)).code).toBe('signed in')
  })

  test('an e-mail that nobody has is counted and answered in the same way', async () => {
    const email = await freshMember()
    const { device } = await from('198.51.100.1')(email, PASSWORD)
    const nobody = `${randomUUID()}@palier.test`
    expect(await guess(nobody, 110)).toEqual({ [INVALID]: 100, [LOCKED]: 10 })
    expect((await from('198.51.100.1')(nobody, WRONG, device)).code).toBe(LOCKED)
  })

  test('an e-mail that nobody has costs the statements of one that somebody has', async () => {
    // A database of its own: the jobs of the other service send statements at any time.
    const own = await startWithPeople(await open(), {
      jobPollMilliseconds: 2_000_000_000,
      config: { humanCheck: { kind: 'off' } },
    })
    const email = `${randomUUID()}@palier.test`
    await own.send(register, await own.registration(email, { token: 'off' }))
    // Statements are what time is made of; that of the password is done for nobody as well.
    const counts = new Set<number>()
    for (const [each, at] of [email, `${randomUUID()}@palier.test`].map((each, at) => [each, at] as const)) {
      const stranger = from(`192.0.2.${at}`, own)
      counts.add(await own.api.countStatements(() => stranger(each, WRONG)))
      counts.add((await own.api.countStatements(() => stranger(each, WRONG, 'x'.repeat(43)))) - 1)
    }
    expect(counts.size).toBe(1)
    await own.api.close()
  })

  test('one address tries a hundred people an hour; a device that is known there is not held up', async () => {
    const email = await freshMember()
    const office = from('192.0.2.77')
    const { device } = await office(email, PASSWORD)
    const codes: string[] = []
    for (let at = 0; at < 101; at += 1) codes.push((await office(`${randomUUID()}@palier.test`, WRONG)).code)
    expect(codes.slice(99)).toEqual([INVALID, LOCKED])
    expect((await office(email, PASSWORD)).code).toBe(LOCKED)
    expect((await office(email, PASSWORD, device)).code).toBe('signed in')
  })

  test('the addresses of one IPv6 subscriber are one, and two services count together', async () => {
    const { api } = people
    const email = await freshMember()
    const other = await startWithPeople(testDatabase, { config: { humanCheck: { kind: 'off' } }, now: () => api.now() })
    const codes: string[] = []
    for (let at = 0; at < 6; at += 1) {
      codes.push((await from(`2001:db8:1:2::${at + 1}`, at % 2 ? other : people)(email, WRONG)).code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => INVALID), LOCKED])
    expect((await from('2001:db8:1:3::1', other)(email, PASSWORD)).code).toBe('signed in')
    await other.api.close()
  })

  test('a known device has a count of its own, of five', async () => {
    const email = await freshMember()
    const owner = from('198.51.100.5')
    const { device } = await owner(email, PASSWORD)
    const codes: string[] = []
    for (let at = 0; at < 6; at += 1) codes.push((await owner(email, WRONG, device)).code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => INVALID), LOCKED])
    expect((await from('198.51.100.6')(email, PASSWORD)).code).toBe('signed in')
    people.api.pass(10 * MINUTE)
    expect((await owner(email, PASSWORD, device)).code).toBe('signed in')
  })

  test('a device is known for those who have signed in with it, and for nobody else', async () => {
    const [stranger, second, email] = [await freshMember(), await freshMember(), await freshMember()]
    const shared = from('198.51.100.7')
    const { device } = await shared(email, PASSWORD)
    // What was not made here is not taken over: somebody may have planted it.
    const planted = 'planted'.repeat(6)
    expect((await shared(email, PASSWORD, planted)).device).not.toBe(planted)
    expect((await shared(second, PASSWORD, device)).device).toBe(device)
    for (const each of [email, second, stranger]) await guess(each, 5, () => '198.51.100.7')
    const codes: string[] = []
    for (const each of [email, second, stranger]) codes.push((await shared(each, PASSWORD, device)).code)
    expect(codes).toEqual(['signed in', 'signed in', LOCKED])
  })

  test('a changed password forgets the devices; of many those seen last are known', async () => {
    const email = await freshMember()
    const devices = async () => {
      const { rows } = await testDatabase.database.execute(
        sql`select 1 from known_devices d join users u on u.id = d.user_id where u.email = ${email}`,
      )
      return rows.length
    }
    const owner = from('198.51.100.8')
    const { device } = await owner(email, PASSWORD)
    const { send } = await people.signIn(email)
    expect(await devices()).toBe(2)
    await send(changePassword, changed)
    expect(await devices()).toBe(0)
    await guess(email, 5, () => '198.51.100.8')
    expect((await owner(email, OTHER_PASSWORD, device)).code).toBe(LOCKED)

    const elsewhere = from('198.51.100.9')
    for (let at = 0; at < 12; at += 1) {
      people.api.pass(1000)
      await elsewhere(email, OTHER_PASSWORD)
    }
    expect(await devices()).toBe(10)
  })

  test('no stranger keeps whoever is signed in from changing the password', async () => {
    const email = await freshMember()
    const { send } = await people.signIn(email)
    await guess(email, 100)
    expect(await send(changePassword, changed)).toEqual({})
  })
})
