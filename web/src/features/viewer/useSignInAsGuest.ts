import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import { TERMS } from '@palier/domain/constants'
import type { useSignInAsGuestMutation } from '../../__generated__/useSignInAsGuestMutation.graphql.ts'
import { useCommit } from '../alert/useCommit.ts'
import { useSession } from './SessionContext.ts'
import { readSignedInUser } from './signedInUser.ts'

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
            ...signedInUser_viewer
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
    if (payload) await open(readSignedInUser(payload.viewer).user, TERMS.version)
    setIsSigningIn(false)
  }, [commit, open])
  return { signIn, isSigningIn }
}
