import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { QueueFull } from '@palier/service/flow/limiter'
import { createPasswordHasher, LONGEST_PASSWORD, PasswordTooLong, UnreadableHash } from './passwordHasher.ts'

const FIRST = { version: 1, secret: 'the first pepper of the tests' }
const SECOND = { version: 2, secret: 'the second pepper of the tests' }
const PASSWORD = 'Érablière#2026'

const hasher = createPasswordHasher({ peppers: [FIRST] })

describe('what is stored', () => {
  test('is Argon2id of at least 19 MiB and two passes, and names its pepper [GEN-11]', async () => {
    const stored = await hasher.hash(PASSWORD)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=MQ\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/)
  })

  test('holds neither the password nor the pepper [GEN-11]', async () => {
    const stored = await hasher.hash(PASSWORD)
    for (const secret of [PASSWORD, FIRST.secret]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('base64').replaceAll('=', ''))
    }
  })

  test('differs between two persons with one password [GEN-11]', async () => {
    const [one, other] = await Promise.all([hasher.hash(PASSWORD), hasher.hash(PASSWORD)])
    expect(one).not.toBe(other)
    expect(one.split('$')[4]).not.toBe(other.split('$')[4])
  })
})

describe('verifying', () => {
  test('the password matches, and nothing that is almost the password [GEN-11]', async () => {
    const stored = await hasher.hash(PASSWORD)
    expect(await hasher.verify(stored, PASSWORD)).toEqual({ matches: true, needsRehash: false })
    for (const other of ['', PASSWORD.slice(0, -1), `${PASSWORD} `, PASSWORD.toLowerCase(), `${PASSWORD}\0`])
      expect(await hasher.verify(stored, other), other).toEqual({ matches: false, needsRehash: false })
  })

  test('another pepper under the same version does not verify [GEN-11]', async () => {
    const stored = await hasher.hash(PASSWORD)
    const stranger = createPasswordHasher({ peppers: [{ ...FIRST, secret: 'a pepper of somebody else' }] })
    expect(await stranger.verify(stored, PASSWORD)).toEqual({ matches: false, needsRehash: false })
  })

  test('an accent typed as one character or as two is the same password', async () => {
    const stored = await hasher.hash(PASSWORD.normalize('NFD'))
    expect(PASSWORD.normalize('NFD')).not.toBe(PASSWORD.normalize('NFC'))
    expect((await hasher.verify(stored, PASSWORD.normalize('NFC'))).matches).toBe(true)
  })

  test('the last of 128 characters counts, a 129th is refused', async () => {
    const long = 'é'.repeat(LONGEST_PASSWORD)
    const stored = await hasher.hash(long)
    expect((await hasher.verify(stored, long)).matches).toBe(true)
    expect((await hasher.verify(stored, `${long.slice(0, -1)}e`)).matches).toBe(false)
    expect((await hasher.verify(stored, `${long}é`)).matches).toBe(false)
    await expect(hasher.hash(`${long}é`)).rejects.toThrow(PasswordTooLong)
  })

  test.each([
    ['nothing', ''],
    ['clear text', PASSWORD],
    ['a hash without a pepper', '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA'],
  ])('what was never stored is an error, not a refusal: %s', async (_title, stored) => {
    await expect(hasher.verify(stored, PASSWORD)).rejects.toThrow(UnreadableHash)
  })
})

describe('rotation', () => {
  test('a hash of the older pepper matches and asks to be made anew [GEN-11]', async () => {
    const stored = await hasher.hash(PASSWORD)
    const rotated = createPasswordHasher({ peppers: [SECOND, FIRST] })
    expect(await rotated.verify(stored, PASSWORD)).toEqual({ matches: true, needsRehash: true })
    expect(await rotated.verify(stored, 'wrong')).toEqual({ matches: false, needsRehash: false })

    const renewed = await rotated.hash(PASSWORD)
    expect(renewed).toContain(',keyid=Mg$')
    expect(await rotated.verify(renewed, PASSWORD)).toEqual({ matches: true, needsRehash: false })
  })

  test('a pepper that is gone is an error that names no secret', async () => {
    const stored = await hasher.hash(PASSWORD)
    const error = await createPasswordHasher({ peppers: [SECOND] })
      .verify(stored, PASSWORD)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UnreadableHash)
    expect(String(error)).not.toContain(SECOND.secret)
    expect(String(error)).not.toContain(stored)
  })

  test.each([
    ['less memory', { memoryCost: 9728, timeCost: 2, parallelism: 1 }, true],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }, true],
    ['more memory', { memoryCost: 24_576, timeCost: 2, parallelism: 1 }, false],
  ])('a hash of %s', async (_title, cost, needsRehash) => {
    const stored = await createPasswordHasher({ peppers: [FIRST], cost }).hash(PASSWORD)
    expect(await hasher.verify(stored, PASSWORD)).toEqual({ matches: true, needsRehash })
  })

  test('without a pepper there is no hasher', () => {
    expect(() => createPasswordHasher({ peppers: [] })).toThrow(RangeError)
  })
})

describe('many at once', () => {
  test('beyond the queue a caller is told at once, with a time, and the others are served', async () => {
    const small = createPasswordHasher({ peppers: [FIRST], concurrency: 1, queueLimit: 2 })
    const settled = await Promise.allSettled(Array.from({ length: 5 }, () => small.verifyNothing(PASSWORD)))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    const [refused] = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toBeInstanceOf(QueueFull)
    await expect(small.hash(PASSWORD)).resolves.toContain('$argon2id$')
  })

  test('the event loop goes on turning while eight people sign in', async () => {
    const stored = await hasher.hash(PASSWORD)
    // On the thread that answers everybody it would turn about once a password.
    expect(await turnsDuring(() => eightSignIns(stored))).toBeGreaterThan(10 * SIGN_INS)
  })

  test('an unknown address takes the time of a known one [AUTH-18]', async () => {
    const alone = createPasswordHasher({ peppers: [FIRST], concurrency: Math.min(availableParallelism(), 2) })
    const stored = await alone.hash(PASSWORD)
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < 15; turn += 1) {
      known.push(await effortOf(() => alone.verify(stored, 'wrong')))
      unknown.push(await effortOf(() => alone.verifyNothing('wrong')))
    }
    expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.6)
    expect(fastest(unknown) / fastest(known)).toBeLessThan(1.7)
  })
})

const SIGN_INS = 40

async function eightSignIns(stored: string): Promise<void> {
  const people = Array.from({ length: 8 }, async () => {
    for (let turn = 0; turn < SIGN_INS / 8; turn += 1) await hasher.verify(stored, PASSWORD)
  })
  await Promise.all(people)
}

/** How often the event loop turns while some work is done. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work().finally(() => (isOver = true))
  return turns
}

/** The microseconds that this process computes for some work, whatever else the machine does. */
async function effortOf(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return user + system
}

// Of many runs on a shared machine the fastest is the one that nobody disturbed.
function fastest(times: readonly number[]): number {
  return Math.min(...times)
}
