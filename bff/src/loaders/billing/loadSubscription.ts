import { getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import { RestError } from '@palier/contract/client'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'

const loaded = new WeakMap<Session, Promise<WireUserSubscriptionInfo | null>>()

/** One call per operation. Null for guests. */
export function loadSubscription(operation: Operation, session: Session): Promise<WireUserSubscriptionInfo | null> {
  const subscription = loaded.get(session) ?? readSubscription(operation, session)
  loaded.set(session, subscription)
  return subscription
}

/** Stores the answer of a write for later fields. */
export function rememberSubscription(operation: Operation, session: Session, info: WireUserSubscriptionInfo): void {
  operation.services.planNames.remember(session, info.planName)
  loaded.set(session, Promise.resolve(info))
}

/** Has the next field of the operation read the subscription again. */
export function forgetSubscription(session: Session): void {
  loaded.delete(session)
}

/** The same without cache. */
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

/** A guest of a server whose tokens do not tell. */
export function isGuestRefusal(error: unknown): boolean {
  return error instanceof RestError && error.code === 'DemonstrationAccountNotAllowed'
}
