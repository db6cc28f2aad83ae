import { ACCOUNT_LOCK_MINUTES } from '@palier/domain/constants'
import {
  type AttemptRow,
  deleteAttempts,
  findAttempts,
  noteFailure,
  returnAttempt,
  takeAttempt,
} from '../database/attemptQueries.ts'
import type { Database } from '../database/database.ts'
import type { KeyedHash } from './keyedHash.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60_000
const LOCK_MILLISECONDS = ACCOUNT_LOCK_MINUTES * MINUTE
const RULE = { maximumFailures: 5, lockMilliseconds: LOCK_MILLISECONDS }

// A network address may be that of many people: it is suspected for as long, and never locked.
const SUSPICION_MILLISECONDS = 60 * MINUTE

/** Counts wrong passwords by e-mail, whether anybody has it or not, and by network address. */
export function createAttempts(database: Database, hash: KeyedHash) {
  const keyOfEmail = (email: string) => hash(`email:${email}`)
  const keyOfAddress = (address: string) => hash(`address:${address}`)

  return {
    /** Whether somebody failed before with this e-mail or from this address. Refused as `take` is. */
    async haveFailed(email: string, address: string, now: Date): Promise<boolean> {
      const [emailKey, addressKey] = [keyOfEmail(email), keyOfAddress(address)]
      const rows = await findAttempts(database, [emailKey, addressKey])
      const ofEmail = rows.find(({ key }) => key === emailKey)
      const ofAddress = rows.find(({ key }) => key === addressKey)
      expectUnlocked(ofEmail, now)
      return (ofEmail?.failures ?? 0) > 0 || (ofAddress !== undefined && now < suspectedUntil(ofAddress))
    },
    /** One more try for this e-mail. Refused with TooManyUnsuccessfulAttempts while it is locked. */
    async take(email: string, now: Date): Promise<void> {
      if (!(await takeAttempt(database, keyOfEmail(email), RULE, now))) throw locked(LOCK_MILLISECONDS)
    },
    /** That try did not take place. */
    giveBack: (email: string): Promise<void> => returnAttempt(database, keyOfEmail(email)),
    /** That try, or another proof, showed who it is. */
    forget: (email: string): Promise<void> => deleteAttempts(database, keyOfEmail(email)),
    /** That try was wrong, and came from here. */
    async suspect(address: string, now: Date): Promise<void> {
      await noteFailure(database, keyOfAddress(address), new Date(now.getTime() - SUSPICION_MILLISECONDS), now)
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

function expectUnlocked(row: AttemptRow | undefined, now: Date): void {
  const milliseconds = (row?.lockedUntil?.getTime() ?? 0) - now.getTime()
  if (milliseconds > 0) throw locked(milliseconds)
}

function locked(milliseconds: number): Refusal {
  return new Refusal('TooManyUnsuccessfulAttempts', { retryAfterSeconds: Math.ceil(milliseconds / 1000) })
}

function suspectedUntil({ updatedAt }: AttemptRow): Date {
  return new Date(updatedAt.getTime() + SUSPICION_MILLISECONDS)
}
