import { type Account, findAccountById, lockUser } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { prolongGuestWork } from '../../database/queries/demo/guestWorkQueries.ts'
import {
  findOneTimeToken,
  findOneTimeTokenTimes,
  insertOneTimeToken,
  consumeOneTimeToken,
  voidOneTimeTokens,
} from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import { confirmAddress } from './confirmAddress.ts'
import { hashOneTimeToken, newOneTimeToken } from '../../kernel/oneTimeToken.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language } from '../kernel/viewer.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const BETWEEN_MAILS_MILLISECONDS = 60_000

export function createActivation(database: Database, mails: MailQueue) {
  /** Account of a token, even a used or expired one. Refuses with resource_missing. */
  async function ownerOf(transaction: Database, tokenHash: string): Promise<Account> {
    const token = await findOneTimeToken(transaction, tokenHash, 'activation')
    const account = token?.userId ? await findAccountById(transaction, token.userId) : null
    if (!account) throw new Refusal('resource_missing')
    return account
  }

  return {
    /**
     * Confirms an address and returns it; idempotent. Refuses with resource_missing if the token is
     * unknown, expired or replaced by a newer one.
     */
    async confirm(token: string, now: Date): Promise<string> {
      const tokenHash = hashOneTimeToken(token)
      return database.transaction(async (transaction) => {
        const isNew = await consumeOneTimeToken(transaction, tokenHash, 'activation', now)
        const account = await ownerOf(transaction, tokenHash)
        const { email, language, firstName, emailConfirmedAt } = account
        if (!isNew && !emailConfirmedAt) throw new Refusal('resource_missing')
        if (isNew && (await confirmAddress(transaction, account, now))) {
          await mails.over(transaction).order({ template: 'welcome', to: email, language, firstName }, now)
        }
        return email
      })
    },

    /**
     * Sends a new link to the account of an old one, expired or not; returns the address. Refuses
     * with resource_missing if nothing needs confirmation, with operationsLimitReached within a
     * minute of the last mail.
     */
    async sendAgain(oldToken: string, now: Date): Promise<string> {
      return database.transaction(async (transaction) => {
        const { id: userId } = await ownerOf(transaction, hashOneTimeToken(oldToken))
        await lockUser(transaction, userId)
        const account = await findAccountById(transaction, userId)
        if (!account || account.emailConfirmedAt) throw new Refusal('resource_missing')
        await assertPause(transaction, userId, now)
        await voidOneTimeTokens(transaction, userId, 'activation', now)
        await prolongGuestWork(transaction, userId, activationEnd(now))
        const { email, language, firstName } = account
        await orderActivation(transaction, mails.over(transaction), { userId, to: email, language, firstName }, now)
        return email
      })
    },
  }
}

export function activationEnd(now: Date): Date {
  return new Date(now.getTime() + DAY_MILLISECONDS)
}

/** Orders a mail whose link confirms the address within a day. */
export async function orderActivation(
  transaction: Database,
  mails: MailQueue,
  { userId, ...person }: { userId: string; to: string; language: Language; firstName: string },
  now: Date,
): Promise<void> {
  const { token, tokenHash } = newOneTimeToken()
  const expiresAt = activationEnd(now)
  await insertOneTimeToken(transaction, { tokenHash, purpose: 'activation', userId, expiresAt, createdAt: now })
  await mails.order({ template: 'activation', ...person, token, expiresAt }, now)
}

async function assertPause(transaction: Database, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - BETWEEN_MAILS_MILLISECONDS)
  const [last] = await findOneTimeTokenTimes(transaction, userId, 'activation', since)
  if (!last) return
  const retryAfterSeconds = Math.ceil((last.getTime() - since.getTime()) / 1000)
  throw new Refusal('operationsLimitReached', { retryAfterSeconds })
}
