import type { OutputOf } from '@palier/contract/kernel/call'
import { getPaymentMethods } from '@palier/contract/billing/paymentCalls'
import { RestError } from '@palier/contract/client'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { isGuestRefusal } from './loadSubscription.ts'

export type WirePaymentMethods = OutputOf<typeof getPaymentMethods>
export type WirePaymentMethod = WirePaymentMethods['paymentMethods']['methods'][number]

const NO_CARDS: WirePaymentMethods = { defaultPaymentMethodId: null, paymentMethods: { methods: [] } }

const loaded = new WeakMap<Session, Promise<WirePaymentMethods | null>>()

/** One call per operation. Null for guests; empty for a person who has never paid. */
export function loadPaymentMethods(operation: Operation, session: Session): Promise<WirePaymentMethods | null> {
  const methods = loaded.get(session) ?? readPaymentMethods(operation, session)
  loaded.set(session, methods)
  return methods
}

/** Stores the answer of a write for later fields. */
export function rememberPaymentMethods(session: Session, methods: WirePaymentMethods): void {
  loaded.set(session, Promise.resolve(methods))
}

/** The same without cache. */
export async function readPaymentMethods({ client }: Operation, session: Session): Promise<WirePaymentMethods | null> {
  if (hasRole(session.roles, 'demonstration')) return null
  try {
    return await client.send(getPaymentMethods, {})
  } catch (error) {
    if (isGuestRefusal(error)) return null
    if (error instanceof RestError && error.code === 'UserIsNotACustomer') return NO_CARDS
    throw error
  }
}
