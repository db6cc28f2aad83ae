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

/** Limit of one guesser for one account. */
const NARROW: AttemptRule = {
  maximumFailures: 5,
  windowMilliseconds: HOUR,
  lockMilliseconds: ACCOUNT_LOCK_MINUTES * MINUTE,
}
/** Limit of all guessers for one account, and of one address for all accounts; several users may share an address. */
const WIDE: AttemptRule = { maximumFailures: 100, windowMilliseconds: HOUR, lockMilliseconds: HOUR }

/** Counters expire this long after the last attempt. */
export const ATTEMPT_RETENTION_MILLISECONDS = HOUR
/** Bound on stored counters, reached only under a distributed attack: the oldest are dropped. */
export const MOST_ATTEMPTS = 500_000

/** The unit by which attempts are counted. */
export type Guesser =
  /** A network address trying an e-mail, known or not. */
  | { email: string; address: string }
  /** A known device of the e-mail's user. */
  | { email: string; device: string }
  /** The holder of a session, or of another permission. */
  | { holder: string }

/**
 * Counts wrong passwords. Strangers are counted by address and e-mail together, and more widely by each alone; known
 * devices and sessions are counted apart, so that no stranger can lock them out.
 */
export function createSignInAttempts(database: Database, hash: KeyedHash) {
  const emailKeyOf = (email: string) => hash(`email:${email}`)
  const keyOf = (...parts: string[]) => hash(JSON.stringify(parts))

  /** The counter that a right password resets. */
  function ownCountOf(guesser: Guesser): Count {
    if ('holder' in guesser) return { key: keyOf('holder', guesser.holder), emailKey: null, rule: NARROW }
    const { email } = guesser
    const from = 'device' in guesser ? ['device', guesser.device] : ['address', guesser.address]
    return { key: keyOf(email, ...from), emailKey: emailKeyOf(email), rule: NARROW }
  }

  /** Counters shared with other guessers. */
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
    /** Whether one of the counters holds a failure. Refused as `take` is. */
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

    /** Counts an attempt. Refused with TooManyUnsuccessfulAttempts where a counter is full. */
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

    /** Takes back an attempt that did not take place. */
    async giveBack(guesser: Guesser): Promise<void> {
      for (const { key } of countsOf(guesser)) await returnAttempt(database, key)
    },

    /** Records success: shared counters keep the failures of others. */
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
