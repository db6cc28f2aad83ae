import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import type { TokenOwners } from '../../session/apiTokenOwners.ts'

/** Null for visitors and for tokens that only the API can verify. */
export function certainUserIdOf({ session, caller }: Operation): string | null {
  return session && (caller.isByCookie || session.apiTokenScope !== null) ? session.userId : null
}

export function budgetOf(operation: Operation): string {
  const userId = certainUserIdOf(operation)
  return userId === null ? addressBudget(operation.caller.address) : `person ${userId}`
}

/** Unknown addresses share one budget. */
export function addressBudget(address: string | null): string {
  return `address ${address ?? ''}`
}

/** In production only API tokens, and administrators whose role the API recently confirmed. */
export async function mayExplore({ session, caller, services }: Operation): Promise<boolean> {
  if (services.config.environment !== 'production') return true
  if (!session) return false
  if (session.apiTokenScope !== null) return true
  if (!hasRole(session.roles, 'admin')) return false
  try {
    const owner = await services.tokenOwners.of(session.token, caller)
    // Without roles from the API, those of the sealed cookie apply.
    return owner !== null && (owner.roles ? hasRole(owner.roles, 'admin') : caller.isByCookie)
  } catch (error) {
    services.log.warn({ err: error, requestId: caller.requestId }, 'administrator role lookup failed')
    return false
  }
}

/** False if the API cannot decide. */
export async function isRevoked(tokenOwners: TokenOwners, { token }: Session): Promise<boolean> {
  const origin = { requestId: 'live-connection', language: 'fr', preproductionKey: null, address: null } as const
  try {
    return (await tokenOwners.of(token, origin)) === null
  } catch {
    return false
  }
}
