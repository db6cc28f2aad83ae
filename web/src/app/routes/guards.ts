import { graphql, readInlineData } from 'relay-runtime'
import { TERMS } from '@palier/domain/accounts/terms'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import { hasRole } from '@palier/domain/accounts/roles'
import type { guards_query$key } from '../../__generated__/guards_query.graphql.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { readSignedInUser, type SignedIn } from '../../kit/session/signedInUser.ts'

type Access = 'open' | 'authenticated' | 'admin'

export interface GuardedPage {
  readonly access: Access
  /** Shown also to somebody who has not accepted the present terms: the terms themselves must be readable. */
  readonly isTermsExempt?: boolean
  /** No guard at all. */
  readonly isUnguarded?: boolean
}

export interface Visitor {
  readonly user: StoredUser | null
  readonly acceptedTermsVersion: number | null
}

/** Why a page may not be shown; null when the way is free. The names are codes of alerts. */
export type Refusal = 'notAuthenticated' | 'notAdmin' | 'termsNotAccepted'

const REFUSALS: readonly string[] = ['notAuthenticated', 'notAdmin', 'termsNotAccepted'] satisfies Refusal[]

/** Whether a code is one of a guard. */
export function isRefusal(code: string): code is Refusal {
  return REFUSALS.includes(code)
}

/** What the browser itself knows, before anything is asked of the server. */
export function refusalOf(page: GuardedPage, { user, acceptedTermsVersion }: Visitor): Refusal | null {
  if (page.isUnguarded) return null
  if (page.access !== 'open' && !user) return 'notAuthenticated'
  if (page.access === 'admin' && !(user && hasRole(user.roles, 'admin'))) return 'notAdmin'

  const isOutdated = acceptedTermsVersion !== null && acceptedTermsVersion !== TERMS.version
  const mustAccept = user !== null && !hasRole(user.roles, 'demonstration') && isOutdated
  return mustAccept && !page.isTermsExempt ? 'termsNotAccepted' : null
}

/** What the answer of a screen says about the visitor. */
function readGuards(answer: guards_query$key) {
  return readInlineData(
    graphql`
      fragment guards_query on Query @inline {
        viewer {
          preCheck {
            refusal
          }
          ...signedInUser_viewer
        }
      }
    `,
    answer,
  )
}

/** The server's answer to the guard's question. */
export function refusalIn(answer: guards_query$key, page: GuardedPage, user: StoredUser | null): string | null {
  if (page.isUnguarded) return null
  const { viewer } = readGuards(answer)
  // Somebody whom the browser remembers and the server does not know: the session has ended.
  if (!viewer) return user ? 'notAuthenticated' : null
  const { refusal } = viewer.preCheck
  return refusal == null || (refusal === 'TERMS_NOT_ACCEPTED' && page.isTermsExempt) ? null : refusalNamed(refusal)
}

/** Who is signed in according to the server, where the browser remembers another user or none. */
export function strangerIn(answer: guards_query$key, user: StoredUser | null): SignedIn | null {
  const { viewer } = readGuards(answer)
  if (!viewer) return null
  const signedIn = readSignedInUser(viewer)
  return signedIn.user.userId === user?.userId ? null : signedIn
}

/** Where a refused visitor goes instead. */
export function detourOf(refusal: string): string {
  if (refusal === 'notAuthenticated' || refusal === 'notAdmin') return pathTo('Home')
  if (refusal === 'termsNotAccepted') return `${pathTo('TermsAndConditions')}?v=${TERMS.version}`
  return `${pathTo('Home')}?e=${encodeURIComponent(refusal)}`
}
