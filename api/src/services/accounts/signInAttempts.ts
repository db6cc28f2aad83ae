import { ACCOUNT_LOCK_MINUTES } from '@palier/domain/accounts/password'
import {
  type AttemptRow,
  type AttemptRule,
  type Count,
  deleteAttempts,
  deleteAttemptsAbout,
  findAttempts,
  returnAttempt,
  takeAttempt,
} from '../../database/queries/accounts/signInAttemptQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'
import { Refusal } from '../../kernel/refusal.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Limit per guesser and account. */
const NARROW: AttemptRule = {
  maximumFailures: 5,
  windowMilliseconds: HOUR,
  lockMilliseconds: ACCOUNT_LOCK_MINUTES * MINUTE,
}
/**
 * Limit per account over all guessers, and per network address over all accounts; several users may
 * share an address.
 */
const WIDE: AttemptRule = { maximumFailures: 100, windowMilliseconds: HOUR, lockMilliseconds: HOUR }

/** Counters expire this long after the last attempt. */
export const ATTEMPT_RETENTION_MILLISECONDS = HOUR
/** Maximum number of counters, reached only in a distributed attack. The oldest are evicted. */
export const MOST_ATTEMPTS = 500_000

export type Guesser =
  /** Network address trying an e-mail, known or not. */
  | { email: string; address: string }
  /** Known device of the e-mail's user. */
  | { email: string; device: string }
  | { holder: string }

/**
 * Counts wrong passwords: per address and e-mail together, and with higher limits per address and
 * per e-mail. Known devices and sessions have separate counters, so that an attacker cannot lock
 * them out.
 */
export function createSignInAttempts(database: Database, hash: KeyedHash) {
  const emailKeyOf = (email: string) => hash(`email:${email}`)
  const keyOf = (...parts: string[]) => hash(JSON.stringify(parts))

  /** Counter that a correct password resets. */
  function ownCountOf(guesser: Guesser): Count {
    if ('holder' in guesser) return { key: keyOf('holder', guesser.holder), emailKey: null, rule: NARROW }
    const { email } = guesser
    const from = 'device' in guesser ? ['device', guesser.device] : ['address', guesser.address]
    return { key: keyOf(email, ...from), emailKey: emailKeyOf(email), rule: NARROW }
  }

  function sharedCountsOf(guesser: Guesser): Count[] {
    if (!('address' in guesser)) return []
    const emailKey = emailKeyOf(guesser.email)
    return [
      { key: emailKey, emailKey, rule: WIDE },
      { key: keyOf('address', guesser.address), emailKey: null, rule: WIDE },
    ]
  }

  const countsOf = (guesser: Guesser) => [ownCountOf(guesser), ...sharedCountsOf(guesser)]

  return {
    /** True if a counter has a failure. Refuses like `take`. */
    async haveFailed(guesser: Guesser, now: Date): Promise<boolean> {
      const counts = countsOf(guesser)
      const rows = await findAttempts(
        database,
        counts.map(({ key }) => key),
      )
      const until = Math.max(0, ...rows.map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0))
      if (until > now.getTime()) throw locked(until - now.getTime())
      return counts.some(({ key, rule }) => {
        const row = rows.find((each) => each.key === key)
        return row !== undefined && hasFailures(row, rule, now)
      })
    },

    /** Refuses with TooManyUnsuccessfulAttempts if a counter is full. */
    async take(guesser: Guesser, now: Date): Promise<void> {
      const taken: Count[] = []
      for (const count of countsOf(guesser)) {
        if (!(await takeAttempt(database, count, now))) {
          for (const { key } of taken) await returnAttempt(database, key)
          throw locked(count.rule.lockMilliseconds)
        }
        taken.push(count)
      }
    },

    /** Reverts an attempt that was not made. */
    async giveBack(guesser: Guesser): Promise<void> {
      for (const { key } of countsOf(guesser)) await returnAttempt(database, key)
    },

    /** Shared counters keep the failures of other guessers. */
    async forget(guesser: Guesser): Promise<void> {
      await deleteAttempts(database, ownCountOf(guesser).key)
      for (const { key } of sharedCountsOf(guesser)) await returnAttempt(database, key)
    },

    /** Clears all counters of an e-mail after another proof of identity. */
    forgetAbout: (email: string): Promise<void> => deleteAttemptsAbout(database, emailKeyOf(email)),
  }
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

function hasFailures({ failures, beganAt }: AttemptRow, { windowMilliseconds }: AttemptRule, now: Date): boolean {
  return failures > 0 && beganAt.getTime() > now.getTime() - windowMilliseconds
}

function locked(milliseconds: number): Refusal {
  return new Refusal('TooManyUnsuccessfulAttempts', { retryAfterSeconds: Math.ceil(milliseconds / 1000) })
}
