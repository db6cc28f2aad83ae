import { graphql, readInlineData } from 'relay-runtime'
import type { signedInUser_viewer$key } from '../../__generated__/signedInUser_viewer.graphql.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import type { Language } from '../language/LanguageContext.ts'

export interface SignedIn {
  readonly user: StoredUser
  /** Null if the user never accepted any. */
  readonly acceptedTermsVersion: number | null
  /** Language of the account; null if unknown. */
  readonly language: Language | null
}

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
        preferences {
          language
        }
      }
    `,
    key,
  )
  const user = {
    userId: viewer.userId,
    email: viewer.email ?? '',
    nickname: viewer.nickname,
    fullname: viewer.fullName,
    firstname: viewer.firstName,
    lastname: viewer.lastName,
    imageUrl: viewer.imageUrl ?? null,
    roles: Object.fromEntries(viewer.roles.map(({ name, active }) => [name, { active }])),
    expiration: viewer.sessionExpiresAt,
  }
  const language = viewer.preferences && (viewer.preferences.language === 'FR' ? 'fr' : 'en')
  return { user, acceptedTermsVersion: viewer.acceptedTermsVersion ?? null, language: language ?? null }
}
