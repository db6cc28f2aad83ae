import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createLimiter } from '@palier/service/flow/limiter'
import { hash as argon2id, verify as argon2Verify } from '@node-rs/argon2'
import { decoyHash, type HashCost, isWeaker, readStoredHash, writeStoredHash } from './storedHash.ts'

/** Longer ones are refused unhashed. */
export const LONGEST_PASSWORD = 128

const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DEFAULT_QUEUE_LIMIT = 100

// Files and names are resolved on the same four threads: one of them stays free.
const MOST_AT_ONCE = 3

type Pepper = { version: number; secret: string }

export type PasswordMatch = { matches: boolean; needsRehash: boolean }

export type PasswordHasherOptions = {
  /** The current pepper, then those that older hashes still need. */
  peppers: readonly Pepper[]
  /** Hashes computed at once. Default: one a core, three at most. */
  concurrency?: number
  /** How many may wait. */
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

/** A hash was made with a pepper, or in a form, that this service was not given. */
export class UnreadableHash extends Error {
  override readonly name = 'UnreadableHash'
}

/**
 * Argon2id with a random salt each and a secret of the server, computed away from the event loop.
 * Every function throws QueueFull when too many wait.
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
    /** The text to store. Throws PasswordTooLong. */
    async hash(password: string): Promise<string> {
      const text = password.normalize('NFC')
      if (text.length > LONGEST_PASSWORD) throw new PasswordTooLong()
      const secret = Buffer.from(current.secret)
      const hash = await limiter.run(() => argon2id(text, { ...cost, secret }))
      return writeStoredHash({ pepperVersion: current.version, hash })
    },

    /** `needsRehash` asks to store the password anew: it matches, but its pepper or its cost is of the past. */
    verify,

    /** Does the work of `verify` for an address that nobody has, so that the time tells nothing. */
    async verifyNothing(password: string): Promise<void> {
      await verify(nobody, password)
    },

    /** The length of the queue. */
    waiting: limiter.waiting,
  }
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>
