import { graphql, readInlineData } from 'relay-runtime'
import type { signedInUser_viewer$key } from '../../__generated__/signedInUser_viewer.graphql.ts'
import type { StoredUser } from '../../device/storedUser.ts'

export interface SignedIn {
  readonly user: StoredUser
  /** Null where this person never accepted any. */
  readonly acceptedTermsVersion: number | null
}

/** Who is signed in, as the browser remembers it. */
export function readSignedInUser(key: signedInUser_viewer$key): SignedIn {
  const viewer = readInlineData(
    graphql`
      fragment signedInUser_viewer on Viewer @inline {
        userId
        email
        nickname
        fullName
        firstName
        lastName
        imageUrl
        roles {
          name
          active
        }
        sessionExpiresAt
        acceptedTermsVersion
      }
    `,
    key,
  )
  const user = {
    userId: viewer.userId,
    email: viewer.email,
    nickname: viewer.nickname,
    fullname: viewer.fullName,
    firstname: viewer.firstName,
    lastname: viewer.lastName,
    imageUrl: viewer.imageUrl ?? null,
    roles: Object.fromEntries(viewer.roles.map(({ name, active }) => [name, { active }])),
    expiration: viewer.sessionExpiresAt,
  }
  return { user, acceptedTermsVersion: viewer.acceptedTermsVersion ?? null }
}
