import type { Access } from '@palier/contract/call'
import { hasRole } from '@palier/domain/roles'
import { Refusal } from '../services/refusal.ts'
import type { Sessions } from '../services/sessions.ts'
import type { Viewer } from '../services/viewer.ts'
import { isSameSecret } from './sameSecret.ts'

export type AccessPorts = { sessions: Sessions; serviceKey: string }

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

/**
 * Who makes a call that asks for this access; null for nobody in particular and for our own services.
 * Refused with notAuthenticated or notAdmin.
 */
export async function admit(
  access: Access,
  authorization: string | undefined,
  now: Date,
  { sessions, serviceKey }: AccessPorts,
): Promise<Viewer | null> {
  if (access === 'open') return null
  const bearer = bearerOf(authorization)
  if (bearer === null) throw new Refusal('notAuthenticated')

  const isService = isSameSecret(bearer, serviceKey)
  if (access === 'service' || (access === 'userOrService' && isService)) {
    if (!isService) throw new Refusal('notAuthenticated')
    return null
  }

  const viewer = await sessions.viewerOf(bearer, now)
  if (!viewer) throw new Refusal('notAuthenticated')
  // As the database knows it, not the token: a role that was taken away ends at once.
  if (access === 'admin' && !hasRole(viewer.roles, 'admin')) throw new Refusal('notAdmin')
  return viewer
}

/** True for a call of our own services, which speak for nobody. */
export function isServiceBearer(authorization: string | undefined, serviceKey: string): boolean {
  const bearer = bearerOf(authorization)
  return bearer !== null && isSameSecret(bearer, serviceKey)
}

function bearerOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}
