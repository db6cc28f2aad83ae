import { type Account, findAccountById, replacePassword } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { PasswordHasher, PasswordMatch } from '../../providers/passwordHash/passwordHasher.ts'
import type { SignInAttempts, Guesser } from './signInAttempts.ts'
import { refuseIfFull } from '../../kernel/limiter.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

const SHORT_WAIT_SECONDS = 5

const tooManyWait = () => new Refusal('operationsLimitReached', { retryAfterSeconds: SHORT_WAIT_SECONDS })

type PasswordPorts = { database: Database; hasher: PasswordHasher; attempts: SignInAttempts }

/** Checks and hashes passwords; wrong guesses are counted and lock whoever makes them. */
export function createPasswords({ database, hasher, attempts }: PasswordPorts) {
  /** Verifies a password; takes the same time without an account. */
  async function verify(account: Account | null, password: string): Promise<PasswordMatch> {
    if (account && account.passwordHash !== null) return hasher.verify(account.passwordHash, password)
    await hasher.verifyNothing(password)
    return { matches: false, needsRehash: false }
  }

  /**
   * One attempt: counted, and the count is reset on success. Refused with TooManyUnsuccessfulAttempts while locked,
   * with operationsLimitReached while too many wait.
   */
  async function check(guesser: Guesser, account: Account | null, password: string, now: Date): Promise<PasswordMatch> {
    await attempts.take(guesser, now)
    try {
      const match = await refuseIfFull(verify(account, password), tooManyWait)
      if (match.matches) await attempts.forget(guesser)
      return match
    } catch (error) {
      await attempts.giveBack(guesser)
      throw error
    }
  }

  /** The hash to store. Refused with operationsLimitReached while too many wait. */
  function hash(password: string): Promise<string> {
    return refuseIfFull(hasher.hash(password), tooManyWait)
  }

  return {
    check,
    hash,

    /** Rehashes a password whose pepper or cost is outdated. */
    async renew({ id: userId, passwordHash: checkedHash }: Account, password: string, now: Date): Promise<void> {
      if (checkedHash === null) return
      await replacePassword(database, { userId, checkedHash, passwordHash: await hash(password) }, now)
    },

    /**
     * Confirms the viewer by password; returns the checked hash. Counted per user, apart from sign-ins. Refused with
     * InvalidPassword, and as `check` is.
     */
    async confirm({ userId }: Viewer, password: string, now: Date): Promise<{ account: Account; checkedHash: string }> {
      const account = await findAccountById(database, userId)
      if (!account?.passwordHash) throw new Refusal('InvalidPassword')
      const { matches } = await check({ holder: userId }, account, password, now)
      if (!matches) throw new Refusal('InvalidPassword')
      return { account, checkedHash: account.passwordHash }
    },
  }
}

export type Passwords = ReturnType<typeof createPasswords>
