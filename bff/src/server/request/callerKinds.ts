import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import type { TokenOwners } from '../../session/apiTokenOwners.ts'

/** Who asks, for certain; null for nobody and for whoever brings a token that only the api can check. */
export function certainUserIdOf({ session, caller }: Operation): string | null {
  return session && (caller.isByCookie || session.apiTokenScope !== null) ? session.userId : null
}

/** Where what this operation costs is taken from: its person's, else its address's. */
export function budgetOf(operation: Operation): string {
  const userId = certainUserIdOf(operation)
  return userId === null ? addressBudget(operation.caller.address) : `person ${userId}`
}

export function addressBudget(address: string | null): string {
  return `address ${address ?? ''}`
}

/**
 * Whether the schema may be looked at and operations of one's own be asked: by everybody outside production, there by
 * scripts with a token and by administrators, whose role the api has confirmed of late.
 */
export async function mayExplore({ session, caller, services }: Operation): Promise<boolean> {
  if (services.config.environment !== 'production') return true
  if (!session) return false
  if (session.apiTokenScope !== null) return true
  if (!hasRole(session.roles, 'admin')) return false
  try {
    const owner = await services.tokenOwners.of(session.token, caller)
    // An api that tells no roles is believed what it said at the sign-in, which the cookie keeps sealed.
    return owner !== null && (owner.roles ? hasRole(owner.roles, 'admin') : caller.isByCookie)
  } catch (error) {
    services.log.warn(
      { err: error, requestId: caller.requestId },
      'the role of an administrator could not be confirmed',
    )
    return false
  }
}

/** Whether the api says that a token has ended; what it cannot say counts as no. */
export async function isRevoked(tokenOwners: TokenOwners, { token }: Session): Promise<boolean> {
  const origin = { requestId: 'live-connection', language: 'fr', preproductionKey: null, address: null } as const
  try {
    return (await tokenOwners.of(token, origin)) === null
  } catch {
    return false
  }
}
