import {
  type Account,
  deleteSessions,
  findAccountById,
  replacePassword,
  saveName,
} from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { voidOneTimeTokens } from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { assertNewPassword } from './newPassword.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

const NOBODY = { email: '' }

type PasswordChange = { password: string; newPassword: string; confirmation: string }

type CheckedPassword = { account: Account; checkedHash: string; passwordHash: string }

type ProfilePorts = { database: Database; passwords: Passwords; mails: MailQueue }

export function createProfile({ database, passwords, mails }: ProfilePorts) {
  return {
    /**
     * Slow part of a password change, before its transaction. Refuses with all broken rules of the
     * new password, with InvalidPassword if the old one is wrong, which counts as a failed sign-in.
     */
    async checkPassword(viewer: Viewer, change: PasswordChange, now: Date): Promise<CheckedPassword> {
      const owner = await findAccountById(database, viewer.userId)
      await assertNewPassword(change.newPassword, change.confirmation, owner ?? NOBODY)
      const confirmed = await passwords.confirm(viewer, change.password, now)
      return { ...confirmed, passwordHash: await passwords.hash(change.newPassword) }
    },

    /** Ends all other sessions and orders a mail. Refuses with InvalidPassword. */
    async changePassword({ userId, sessionId }: Viewer, checked: CheckedPassword, now: Date): Promise<void> {
      const { account, checkedHash, passwordHash } = checked
      const isReplaced = await replacePassword(database, { userId, checkedHash, passwordHash }, now)
      if (!isReplaced) throw new Refusal('InvalidPassword')
      await deleteSessions(database, userId, now, sessionId)
      await voidOneTimeTokens(database, userId, 'reset', now)
      const { email: to, language, firstName } = account
      await mails.order({ template: 'passwordChanged', to, language, firstName, changedAt: now }, now)
    },

    async changeName({ userId }: Viewer, firstName: string, lastName: string): Promise<void> {
      await saveName(database, userId, firstName, lastName)
    },
  }
}
