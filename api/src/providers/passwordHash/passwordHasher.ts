import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createLimiter } from '@palier/service/flow/limiter'
import { hash as argon2id, verify as argon2Verify } from '@node-rs/argon2'
import { decoyHash, type HashCost, isWeaker, readStoredHash, writeStoredHash } from './storedHash.ts'

/** Longer passwords are refused without hashing. */
export const LONGEST_PASSWORD = 128

const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DEFAULT_QUEUE_LIMIT = 100

// File and DNS operations share the same four threads, so one is left free.
const MOST_AT_ONCE = 3

type Pepper = { version: number; secret: string }

export type PasswordMatch = { matches: boolean; needsRehash: boolean }

export type PasswordHasherOptions = {
  /** Current pepper first, then those required by older hashes. */
  peppers: readonly Pepper[]
  /** Concurrent hashes. Default: one per core, at most three. */
  concurrency?: number
  queueLimit?: number
  cost?: HashCost
}

export class PasswordTooLong extends Error {
  override readonly name = 'PasswordTooLong'
  readonly maximum = LONGEST_PASSWORD

  constructor() {
    super(`Password too long: more than ${LONGEST_PASSWORD} characters`)
  }
}

/** The hash has an unknown pepper or format. */
export class UnreadableHash extends Error {
  override readonly name = 'UnreadableHash'
}

/**
 * Argon2id with a random salt and a server secret, computed off the event loop. Functions throw
 * QueueFull if too many calls are waiting.
 */
export function createPasswordHasher(options: PasswordHasherOptions) {
  const { peppers, queueLimit = DEFAULT_QUEUE_LIMIT, cost = COST } = options
  const { concurrency = Math.min(availableParallelism(), MOST_AT_ONCE) } = options
  const [current] = peppers
  if (!current) throw new RangeError('Password pepper missing')
  const secrets = new Map(peppers.map(({ version, secret }) => [version, Buffer.from(secret)]))
  const limiter = createLimiter({ atOnce: concurrency, waiting: queueLimit })
  const nobody = writeStoredHash({
    pepperVersion: current.version,
    hash: decoyHash(cost, randomBytes(16), randomBytes(32)),
  })

  async function verify(stored: string, password: string): Promise<PasswordMatch> {
    const read = readStoredHash(stored)
    const secret = read && secrets.get(read.pepperVersion)
    if (!read || !secret) throw new UnreadableHash('Password hash unreadable, or its pepper not configured')

    const text = password.normalize('NFC')
    if (text.length > LONGEST_PASSWORD) return { matches: false, needsRehash: false }

    const matches = await limiter.run(() => argon2Verify(read.hash, text, { secret }))
    const isOld = read.pepperVersion !== current?.version || isWeaker(read.hash, cost)
    return { matches, needsRehash: matches && isOld }
  }

  return {
    /** Throws PasswordTooLong. */
    async hash(password: string): Promise<string> {
      const text = password.normalize('NFC')
      if (text.length > LONGEST_PASSWORD) throw new PasswordTooLong()
      const secret = Buffer.from(current.secret)
      const hash = await limiter.run(() => argon2id(text, { ...cost, secret }))
      return writeStoredHash({ pepperVersion: current.version, hash })
    },

    /** `needsRehash`: the password matches, but its pepper or cost is outdated. */
    verify,

    /**
     * Takes as long as `verify`, so that timing does not reveal whether an address is registered.
     */
    async verifyNothing(password: string): Promise<void> {
      await verify(nobody, password)
    },

    waiting: limiter.waiting,
  }
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>
