import type { Database } from '../../database/kernel/database.ts'
import type { SortedPage } from '../../database/kernel/sortedPage.ts'
import { banAccount, unbanAccount } from '../../database/queries/admin/banQueries.ts'
import { findAccountByEmail } from '../../database/queries/accounts/accountQueries.ts'
import { findMembers, type MemberOrder, type RegisteredUser } from '../../database/queries/accounts/userQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Audit } from './audit.ts'

export type { RegisteredUser }

export function createMembers(database: Database, audit: Audit) {
  return {
    /** Excludes guests. */
    list: (page: SortedPage<MemberOrder>) => findMembers(database, page),

    /** Refuses with resource_missing, or with parameter_invalid_empty for the viewer's own account. */
    async setBanned(viewer: Viewer, email: string, isBanned: boolean, now: Date): Promise<void> {
      const account = await findAccountByEmail(database, email)
      if (account?.id === viewer.userId) throw new Refusal('parameter_invalid_empty', { field: 'email' })
      const isKnown = await (isBanned ? banAccount(database, email, now) : unbanAccount(database, email))
      if (!isKnown) throw new Refusal('resource_missing')
      await audit.record(viewer, isBanned ? 'accountBanned' : 'accountUnbanned', email, now)
    },
  }
}
