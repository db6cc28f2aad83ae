import { getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import { RestError } from '@palier/contract/client'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'

/** Null for guests. */
export const subscriptionLoader = createOwnLoader(readSubscription)

/** Stores the response of a write for later fields. */
export function rememberSubscription(operation: Operation, session: Session, info: WireUserSubscriptionInfo): void {
  operation.services.planNames.remember(session, info.planName)
  subscriptionLoader(operation).clear(session.userId).prime(session.userId, info)
}

/** Bypasses the loader's cache. */
export async function readSubscription(
  { client, services }: Operation,
  session: Session,
): Promise<WireUserSubscriptionInfo | null> {
  if (hasRole(session.roles, 'demonstration')) return null
  try {
    const info = await client.send(getSubscriptionInfo, { userId: session.userId })
    services.planNames.remember(session, info.planName)
    return info
  } catch (error) {
    if (isGuestRefusal(error)) return null
    throw error
  }
}

/** Identifies a guest whose token does not name the role. */
export function isGuestRefusal(error: unknown): boolean {
  return error instanceof RestError && error.code === 'DemonstrationAccountNotAllowed'
}
