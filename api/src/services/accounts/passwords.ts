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

export function createPasswords({ database, hasher, attempts }: PasswordPorts) {
  /** Takes the same time without an account. */
  async function verify(account: Account | null, password: string): Promise<PasswordMatch> {
    if (account && account.passwordHash !== null) return hasher.verify(account.passwordHash, password)
    await hasher.verifyNothing(password)
    return { matches: false, needsRehash: false }
  }

  /**
   * Counts one attempt, and resets the count on success. Refuses with TooManyUnsuccessfulAttempts
   * if locked, with operationsLimitReached if the queue is full.
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
     * Returns the checked hash. Attempts are counted per user, separately from sign-ins. Refuses
     * with InvalidPassword, and like `check`.
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
