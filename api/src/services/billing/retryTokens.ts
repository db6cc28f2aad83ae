import type { Database } from '../../database/kernel/database.ts'
import { findAccount } from '../../database/queries/accounts/userQueries.ts'
import { insertRetryToken, useRetryToken } from '../../database/queries/billing/paymentQueries.ts'
import type { Customers } from './customers.ts'
import type { RefreshPendingPayment } from './refreshPendingPayment.ts'
import { hashOneTimeToken, newOneTimeToken } from '../../kernel/oneTimeToken.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import type { Viewer } from '../kernel/viewer.ts'

const RETRY_MILLISECONDS = 15 * 60_000

type RetryTokenPorts = {
  database: Database
  tokens: AccessTokens
  customers: Customers
  refreshPending: RefreshPendingPayment
}

/** Single-use tokens in order responses, exchanged for a session token with the new plan. */
export function createRetryTokens({ database, tokens, customers, refreshPending }: RetryTokenPorts) {
  async function issue({ userId }: Viewer, now: Date): Promise<string> {
    const { token, tokenHash } = newOneTimeToken()
    const expiresAt = new Date(now.getTime() + RETRY_MILLISECONDS)
    await insertRetryToken(database, { tokenHash, userId, expiresAt })
    return token
  }

  return {
    issue,

    /** Returns a session token, the next retry token and the current plan. Refuses with resource_missing. */
    async exchange(viewer: Viewer, retryToken: string, now: Date) {
      const { userId, sessionId, tokenRoles: roles, sessionExpiresAt: expiresAt } = viewer
      const isUsed = await useRetryToken(database, userId, hashOneTimeToken(retryToken), now)
      if (!isUsed) throw new Refusal('resource_missing')
      const customer = await customers.find(viewer)
      if (customer) await refreshPending(customer, now)
      const { user } = await findAccount(database, userId)
      const token = await tokens.issue({ userId, sessionId, roles, expiresAt }, now)
      return { token, retryToken: await issue(viewer, now), planName: user.planName }
    },
  }
}
