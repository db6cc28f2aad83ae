import type { Database } from '../../database/kernel/database.ts'
import { closeAccount } from '../../database/queries/accounts/accountClosingQueries.ts'
import { readAllOf } from '../../database/queries/accounts/accountExportQueries.ts'
import { findSessionStart } from '../../database/queries/accounts/sessionQueries.ts'
import { findAccount } from '../../database/queries/accounts/userQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import type { Passwords } from './passwords.ts'
import { orderForgetting } from '../billing/payments.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

export const PURGE_CLOSED_ACCOUNTS = 'purgeClosedAccounts'
/** Delay before the row is deleted, so that the closing event reaches open connections. */
const NOTIFIED_WITHIN_MILLISECONDS = 30_000

/** A sign-in this recent replaces the password. */
const FRESH_MILLISECONDS = 10 * 60_000

type SignInMethod = 'password' | 'google' | 'guest'

type Account = {
  email: string
  firstName: string
  lastName: string
  imageUrl: string | null
  planName: string
  signInMethods: SignInMethod[]
  createdAt: Date
  acceptedTermsVersion: number | null
}

type AccountPorts = { database: Database; mails: MailQueue; passwords: Passwords }

export function createAccount({ database, mails, passwords }: AccountPorts) {
  /**
   * Returns false if the account has no password. Refuses with InvalidPassword or
   * TooManyUnsuccessfulAttempts.
   */
  async function proveByPassword(viewer: Viewer, password: string | undefined, now: Date): Promise<boolean> {
    const { passwordHash } = await findAccount(database, viewer.userId)
    if (passwordHash === null) return false
    if (password === undefined) throw new Refusal('InvalidPassword')
    await passwords.confirm(viewer, password, now)
    return true
  }

  /**
   * Like `confirm`, but an account without a password needs a recent sign-in. Also refuses with
   * SignInAgainRequired.
   */
  async function confirmStrictly(viewer: Viewer, password: string | undefined, now: Date): Promise<void> {
    if (await proveByPassword(viewer, password, now)) return
    const signedInAt = await findSessionStart(database, viewer.sessionId)
    if (!signedInAt || now.getTime() - signedInAt.getTime() > FRESH_MILLISECONDS) {
      throw new Refusal('SignInAgainRequired')
    }
  }

  return {
    async read({ userId }: Viewer): Promise<Account> {
      const { user, passwordHash, provider } = await findAccount(database, userId)
      const methods: (SignInMethod | null)[] = [passwordHash === null ? null : 'password', provider]
      const isGuest = user.firstAuthenticationMethod === 'guest'
      return {
        ...user,
        email: user.email ?? '',
        signInMethods: isGuest ? ['guest'] : methods.filter((method) => method !== null),
      }
    },

    export: ({ userId }: Viewer): Promise<Record<string, unknown>> => readAllOf(database, userId),

    /**
     * Requires the password, if the account has one. Refuses with InvalidPassword or
     * TooManyUnsuccessfulAttempts.
     */
    async confirm(viewer: Viewer, password: string | undefined, now: Date): Promise<void> {
      await proveByPassword(viewer, password, now)
    },

    confirmStrictly,

    /** Like `confirmStrictly`, except for guests, who cannot sign in again. */
    async confirmExport(viewer: Viewer, password: string | undefined, now: Date): Promise<void> {
      const { user } = await findAccount(database, viewer.userId)
      if (user.firstAuthenticationMethod !== 'guest') await confirmStrictly(viewer, password, now)
    },

    /** Ends all sessions and credentials, schedules the deletion of all data, and orders a mail. */
    async close({ userId, preferences: { language } }: Viewer, now: Date): Promise<void> {
      const { user } = await findAccount(database, userId)
      const to = user.email ?? ''
      await orderForgetting(database, userId, now)
      await closeAccount(database, userId, to, now)
      const runAt = new Date(now.getTime() + NOTIFIED_WITHIN_MILLISECONDS)
      await enqueueJob(database, PURGE_CLOSED_ACCOUNTS, {}, { now, runAt })
      await mails.order({ template: 'accountClosed', to, language, firstName: user.firstName, closedAt: now }, now)
    },
  }
}
