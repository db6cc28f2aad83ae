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

/** Of one who tries one password after the other. */
const NARROW: AttemptRule = {
  maximumFailures: 5,
  windowMilliseconds: HOUR,
  lockMilliseconds: ACCOUNT_LOCK_MINUTES * MINUTE,
}
/** Of many who try for one person, and of one who tries many people: more than one address may do for one person. */
const WIDE: AttemptRule = { maximumFailures: 100, windowMilliseconds: HOUR, lockMilliseconds: HOUR }

/** No count says anything any more so long after its last try. */
export const ATTEMPT_RETENTION_MILLISECONDS = HOUR
/** Of more counts, only a flood from a great many addresses makes them, the oldest are dropped. */
export const MOST_ATTEMPTS = 500_000

/** Who tries a password, as tries are counted. */
export type Guesser =
  /** Somebody at a network address, for the e-mail of anybody or nobody. */
  | { email: string; address: string }
  /** A browser in which the person of this e-mail has signed in before. */
  | { email: string; device: string }
  /** Whoever holds a session, or has another right to try, for what it names. */
  | { holder: string }

/**
 * Counts wrong passwords. A stranger is counted by address and e-mail together, and in wider bounds by either alone;
 * who has proved before who they are is counted apart, so that no stranger can lock them out.
 */
export function createSignInAttempts(database: Database, hash: KeyedHash) {
  const emailKeyOf = (email: string) => hash(`email:${email}`)
  const keyOf = (...parts: string[]) => hash(JSON.stringify(parts))

  /** What ends with a right password. */
  function ownCountOf(guesser: Guesser): Count {
    if ('holder' in guesser) return { key: keyOf('holder', guesser.holder), emailKey: null, rule: NARROW }
    const { email } = guesser
    const from = 'device' in guesser ? ['device', guesser.device] : ['address', guesser.address]
    return { key: keyOf(email, ...from), emailKey: emailKeyOf(email), rule: NARROW }
  }

  /** What others are counted in as well. */
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
    /** Whether there was a wrong try in a count of theirs. Refused as `take` is. */
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

    /** One more try. Refused with TooManyUnsuccessfulAttempts where a count of theirs is full. */
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

    /** That try did not take place. */
    async giveBack(guesser: Guesser): Promise<void> {
      for (const { key } of countsOf(guesser)) await returnAttempt(database, key)
    },

    /** That try was right. What others did wrong still counts: they may not have been the same. */
    async forget(guesser: Guesser): Promise<void> {
      await deleteAttempts(database, ownCountOf(guesser).key)
      for (const { key } of sharedCountsOf(guesser)) await returnAttempt(database, key)
    },

    /** Another proof has shown whose the e-mail is: everybody may try anew. */
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
