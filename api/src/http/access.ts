import type { Call } from '@palier/contract/kernel/call'
import { TERMS } from '@palier/domain/accounts/terms'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Route, Rule } from '../routes/kernel/route.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Sessions } from '../services/accounts/sessions.ts'
import type { ApiTokenScope, Viewer } from '../services/kernel/viewer.ts'
import { constantTimeEqualsAny } from './constantTimeEqual.ts'

type AccessPorts = { sessions: Sessions; serviceKeys: readonly string[] }

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

/**
 * Authenticates the caller. Null for anonymous callers and our own services. Throws
 * notAuthenticated, notAdmin, MissingScope, or the refusal of a route's rule.
 */
export async function authorize(
  { call, rules }: Pick<Route, 'call' | 'rules'>,
  authorization: string | undefined,
  now: Date,
  { sessions, serviceKeys }: AccessPorts,
): Promise<Viewer | null> {
  const { access, knowsCaller } = call
  const bearer = bearerOf(authorization)
  if (access === 'open') {
    const caller = knowsCaller && bearer !== null ? await sessions.viewerOf(bearer, now) : null
    return caller?.apiToken ? null : caller
  }
  if (bearer === null) throw new Refusal('notAuthenticated')

  const isService = constantTimeEqualsAny(bearer, serviceKeys)
  if (access === 'service' || (access === 'userOrService' && isService)) {
    if (!isService) throw new Refusal('notAuthenticated')
    return null
  }

  const viewer = await sessions.viewerOf(bearer, now)
  if (!viewer) throw new Refusal('notAuthenticated')
  // Removing a role has immediate effect. Granting one requires a new sign-in.
  if (access === 'admin' && !(hasRole(viewer.roles, 'admin') && hasRole(viewer.tokenRoles, 'admin'))) {
    throw new Refusal('notAdmin')
  }
  if (viewer.apiToken) assertScope(call, viewer.apiToken.scope)
  for (const rule of rules) enforce(rule, viewer)
  return viewer
}

/** Throws MissingScope with the missing scope. No token can have the scope `account`. */
function assertScope({ scripts, write }: Call, scope: ApiTokenScope): void {
  if (!scripts) throw new Refusal('MissingScope', { scope: 'account' })
  if (write && scope === 'read') throw new Refusal('MissingScope', { scope: 'write' })
}

function enforce(rule: Rule, { roles, acceptedTermsVersion }: Viewer): void {
  const isGuest = hasRole(roles, 'demonstration')
  if (rule === 'noGuests' && isGuest) throw new Refusal('DemonstrationAccountNotAllowed')
  if (rule === 'acceptedTerms' && !isGuest && acceptedTermsVersion !== TERMS.version) {
    throw new Refusal('termsNotAccepted')
  }
}

/** True for a call of our own services, which act for no user. */
export function isServiceBearer(authorization: string | undefined, serviceKeys: readonly string[]): boolean {
  const bearer = bearerOf(authorization)
  return bearer !== null && constantTimeEqualsAny(bearer, serviceKeys)
}

function bearerOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}
