import { randomUUID } from 'node:crypto'
import { lockUser } from '../../database/queries/accounts/accountQueries.ts'
import {
  type ApiTokenRow,
  countApiTokensOf,
  deleteApiToken,
  findApiTokensOf,
  insertApiToken,
} from '../../database/queries/accounts/apiTokenQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { isUuid } from '../../database/kernel/isUuid.ts'
import { findAccount } from '../../database/queries/accounts/userQueries.ts'
import { newApiToken } from './apiTokenFormat.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ApiTokenScope, Viewer } from '../kernel/viewer.ts'

const MOST_API_TOKENS = 10
const DAY_MILLISECONDS = 86_400_000

type NewApiToken = { name: string; scope: ApiTokenScope; days: number }

export function createApiTokens(database: Database, mails: MailQueue) {
  return {
    /** Newest first, including expired tokens. */
    list: ({ userId }: Viewer): Promise<ApiTokenRow[]> => findApiTokensOf(database, userId),

    /** Returns the secret only here, and orders a mail. Refuses with TooManyApiTokens. */
    async create({ userId, preferences: { language } }: Viewer, { name, scope, days }: NewApiToken, now: Date) {
      await lockUser(database, userId)
      const count = await countApiTokensOf(database, userId)
      if (count >= MOST_API_TOKENS) throw new Refusal('TooManyApiTokens', { n: MOST_API_TOKENS })
      const { secret, tokenHash } = newApiToken()
      const expiresAt = new Date(now.getTime() + days * DAY_MILLISECONDS)
      const token: ApiTokenRow = { id: randomUUID(), name, scope, createdAt: now, lastUsedAt: null, expiresAt }
      await insertApiToken(database, { ...token, userId, tokenHash })
      const { user } = await findAccount(database, userId)
      const person = { to: user.email ?? '', language, firstName: user.firstName }
      await mails.order({ template: 'apiTokenCreated', ...person, name, scope, createdAt: now, expiresAt }, now)
      return { token, secret }
    },

    /** Refuses with resource_missing, also for another user's token. */
    async revoke({ userId }: Viewer, id: string, now: Date): Promise<void> {
      const isRevoked = isUuid(id) && (await deleteApiToken(database, userId, id))
      if (!isRevoked) throw new Refusal('resource_missing')
      await addUserEvent(database, { userId, kind: 'sessionsEnded' }, now)
    },
  }
}

export type ApiTokens = ReturnType<typeof createApiTokens>
