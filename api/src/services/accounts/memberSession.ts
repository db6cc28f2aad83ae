import { randomUUID } from 'node:crypto'
import { type Account, insertSession } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import type { SignedIn } from '../demo/guests.ts'
import { createKnownDevices } from './knownDevices.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'

const TWELVE_HOURS_SECONDS = 12 * 60 * 60

/** Session of twelve hours. `device` is the browser's device token. Refuses with AccountBanned. */
export async function openSession(
  database: Database,
  tokens: AccessTokens,
  account: Account,
  device: string | null,
  now: Date,
): Promise<SignedIn> {
  if (account.bannedAt) throw new Refusal('AccountBanned')
  const { id: userId, email, firstName, lastName, imageUrl, acceptedTermsVersion, roles } = account
  const sessionId = randomUUID()
  // A JWT has whole seconds and expires with the session.
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + TWELVE_HOURS_SECONDS) * 1000)
  await insertSession(database, { id: sessionId, userId, createdAt: now, expiresAt })
  const { plan, usage } = await findPlanAndUsage(database, userId)
  const deviceToken = await createKnownDevices(database).remember(account, device, now)
  const token = await tokens.issue({ userId, sessionId, roles, expiresAt }, now)
  const profile = { userId, email, firstName, lastName, imageUrl, acceptedTermsVersion }
  return { ...profile, token, expiresAt, deviceToken, plan, usage }
}
