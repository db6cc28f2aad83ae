import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import { TERMS } from '@palier/domain/constants'
import type {
  useSignInAsGuestMutation,
  useSignInAsGuestMutation$data,
} from '../../__generated__/useSignInAsGuestMutation.graphql.ts'
import type { StoredUser } from '../../device/storedUser.ts'
import { useCommit } from '../alert/useCommit.ts'
import { useSession } from './SessionContext.ts'

type Payload = Extract<useSignInAsGuestMutation$data['signInAsGuest'], { __typename: 'SignInAsGuestPayload' }>

/** The verb that signs in to a demonstration account of one's own, and whether it is under way. */
export function useSignInAsGuest() {
  const { open } = useSession()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const commit = useCommit<useSignInAsGuestMutation>(graphql`
    mutation useSignInAsGuestMutation($input: SignInAsGuestInput!) {
      signInAsGuest(input: $input) {
        __typename
        ... on SignInAsGuestPayload {
          viewer {
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
          }
        }
        ... on LimitProblem {
          code
          maximum
          unit
        }
        ... on Problem {
          code
        }
      }
    }
  `)
  const signIn = useCallback(async () => {
    setIsSigningIn(true)
    const payload = await commit({ input: {} }, (data) => data.signInAsGuest)
    // A guest may not accept terms: the account answers to the present ones.
    if (payload) await open(toStoredUser(payload.viewer), TERMS.version)
    setIsSigningIn(false)
  }, [commit, open])
  return { signIn, isSigningIn }
}

function toStoredUser(viewer: Payload['viewer']): StoredUser {
  return {
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
}
