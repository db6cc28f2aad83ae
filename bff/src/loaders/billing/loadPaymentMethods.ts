import type { OutputOf } from '@palier/contract/kernel/call'
import { getPaymentMethods } from '@palier/contract/billing/paymentCalls'
import { RestError } from '@palier/contract/client'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'
import { isGuestRefusal } from './loadSubscription.ts'

export type WirePaymentMethods = OutputOf<typeof getPaymentMethods>
export type WirePaymentMethod = WirePaymentMethods['paymentMethods']['methods'][number]

const NO_CARDS: WirePaymentMethods = { defaultPaymentMethodId: null, paymentMethods: { methods: [] } }

/** Null for guests; empty for users who never paid. */
export const paymentMethodsLoader = createOwnLoader(readPaymentMethods)

/** Bypasses the loader's cache. */
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
