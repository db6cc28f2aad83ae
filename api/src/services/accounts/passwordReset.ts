import { z } from 'zod'
import {
  deleteSessions,
  findAccountByEmail,
  findAccountById,
  lockUser,
  savePassword,
} from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import {
  findOneTimeToken,
  findOneTimeTokenTimes,
  insertOneTimeToken,
  consumeOneTimeToken,
  voidOneTimeTokens,
} from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import { createSignInAttempts } from './signInAttempts.ts'
import { confirmAddress } from './confirmAddress.ts'
import { normalizeEmail } from './emailAddress.ts'
import type { HumanChecks } from './humanChecks.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'
import { hashOneTimeToken, newOneTimeToken } from '../../kernel/oneTimeToken.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { assertNewPassword } from './newPassword.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from '../../kernel/refusal.ts'

export const PREPARE_RESET = 'preparePasswordReset'

const NOBODY = { email: '' }

const HOUR_MILLISECONDS = 60 * 60 * 1000
const RESETS_AN_HOUR = 3

const resetJob = z.object({ email: z.string() })
type ResetJob = z.infer<typeof resetJob>

type PasswordResetPorts = {
  database: Database
  hashSignInAttempt: KeyedHash
  humanChecks: HumanChecks
  passwords: Passwords
  mails: MailQueue
}

type ResetRequest = {
  token: string
  password: string
  confirmation: string
  humanToken: string | null
  address: string
}

export function createPasswordReset({
  database,
  hashSignInAttempt,
  humanChecks,
  passwords,
  mails,
}: PasswordResetPorts) {
  return {
    /**
     * A job looks up the address, so that neither response nor timing reveals whether it is known.
     * Refuses like the human check.
     */
    async request(email: string, humanToken: string, address: string, now: Date): Promise<void> {
      await humanChecks.require('reset', humanToken, address, now)
      const data: ResetJob = { email: normalizeEmail(email) }
      await enqueueJob(database, PREPARE_RESET, data, { now })
    },

    /** Sends a new link and voids older ones, at most three times an hour. */
    async prepare(data: unknown, now: Date): Promise<void> {
      const account = await findAccountByEmail(database, resetJob.parse(data).email)
      if (!account) return
      const { id: userId, email: to, language, firstName } = account
      await database.transaction(async (transaction) => {
        await lockUser(transaction, userId)
        const anHourAgo = new Date(now.getTime() - HOUR_MILLISECONDS)
        const times = await findOneTimeTokenTimes(transaction, userId, 'reset', anHourAgo)
        if (times.length >= RESETS_AN_HOUR) return

        await voidOneTimeTokens(transaction, userId, 'reset', now)
        const { token, tokenHash } = newOneTimeToken()
        const expiresAt = new Date(now.getTime() + HOUR_MILLISECONDS)
        await insertOneTimeToken(transaction, { tokenHash, purpose: 'reset', userId, expiresAt, createdAt: now })
        const order = { template: 'passwordReset', to, language, firstName, token, expiresAt } as const
        await mails.over(transaction).order(order, now)
      })
    },

    /**
     * Sets a new password, ends all sessions and locks, and confirms the address. Refuses with
     * ResetTokenInvalid, and with all broken password rules.
     */
    async reset({ token, password, confirmation, humanToken, address }: ResetRequest, now: Date): Promise<void> {
      const tokenHash = hashOneTimeToken(token)
      const found = await findOneTimeToken(database, tokenHash, 'reset')
      const owner = found?.userId ? await findAccountById(database, found.userId) : null
      await assertNewPassword(password, confirmation, owner ?? NOBODY)
      if (humanToken !== null) await humanChecks.require('reset', humanToken, address, now)
      if (!found || found.usedAt || found.expiresAt <= now) throw new Refusal('ResetTokenInvalid')

      const passwordHash = await passwords.hash(password)
      await database.transaction(async (transaction) => {
        const used = await consumeOneTimeToken(transaction, tokenHash, 'reset', now)
        const account = used?.userId ? await findAccountById(transaction, used.userId) : null
        if (!account) throw new Refusal('ResetTokenInvalid')
        const { id: userId, email: to, language, firstName } = account
        await savePassword(transaction, userId, passwordHash, now)
        await deleteSessions(transaction, userId, now)
        await voidOneTimeTokens(transaction, userId, 'reset', now)
        await createSignInAttempts(transaction, hashSignInAttempt).forgetAbout(to)
        await confirmAddress(transaction, account, now)
        await mails
          .over(transaction)
          .order({ template: 'passwordChanged', to, language, firstName, changedAt: now }, now)
      })
    },
  }
}
