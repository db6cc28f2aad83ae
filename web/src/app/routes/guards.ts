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
  /** Shown without acceptance of the current terms, for example the terms themselves. */
  readonly isTermsExempt?: boolean
  readonly isUnguarded?: boolean
}

export interface Visitor {
  readonly user: StoredUser | null
  readonly acceptedTermsVersion: number | null
}

export type Refusal = 'notAuthenticated' | 'notAdmin' | 'termsNotAccepted'

const REFUSALS: readonly string[] = ['notAuthenticated', 'notAdmin', 'termsNotAccepted'] satisfies Refusal[]

export function isRefusal(code: string): code is Refusal {
  return REFUSALS.includes(code)
}

export function refusalOf(page: GuardedPage, { user, acceptedTermsVersion }: Visitor): Refusal | null {
  if (page.isUnguarded) return null
  if (page.access !== 'open' && !user) return 'notAuthenticated'
  if (page.access === 'admin' && !(user && hasRole(user.roles, 'admin'))) return 'notAdmin'

  const isOutdated = acceptedTermsVersion !== null && acceptedTermsVersion !== TERMS.version
  const mustAccept = user !== null && !hasRole(user.roles, 'demonstration') && isOutdated
  return mustAccept && !page.isTermsExempt ? 'termsNotAccepted' : null
}

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

export function refusalIn(answer: guards_query$key, page: GuardedPage, user: StoredUser | null): string | null {
  if (page.isUnguarded) return null
  const { viewer } = readGuards(answer)
  // The browser remembers a user but the server does not: the session has ended.
  if (!viewer) return user ? 'notAuthenticated' : null
  const { refusal } = viewer.preCheck
  return refusal == null || (refusal === 'TERMS_NOT_ACCEPTED' && page.isTermsExempt) ? null : refusalNamed(refusal)
}

export function unexpectedUser(answer: guards_query$key, user: StoredUser | null): SignedIn | null {
  const { viewer } = readGuards(answer)
  if (!viewer) return null
  const signedIn = readSignedInUser(viewer)
  return signedIn.user.userId === user?.userId ? null : signedIn
}

export function detourOf(refusal: string): string {
  if (refusal === 'notAuthenticated' || refusal === 'notAdmin') return pathTo('Home')
  if (refusal === 'termsNotAccepted') return `${pathTo('TermsAndConditions')}?v=${TERMS.version}`
  return `${pathTo('Home')}?e=${encodeURIComponent(refusal)}`
}
