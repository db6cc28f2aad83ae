import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts'
import { useCommit } from '../alert/useCommit.ts'
import { useSession } from './SessionContext.ts'

/** Ends the session on the server and in the browser. */
export function useSignOut() {
  const { close } = useSession()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const commit = useCommit<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ... on SignOutPayload @alias(as: "payload") {
          signedOut
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const signOut = useCallback(async () => {
    setIsSigningOut(true)
    const payload = await commit({})
    // Where the server did not answer, the session is still valid.
    if (payload?.signedOut) await close()
    setIsSigningOut(false)
  }, [commit, close])
  return { signOut, isSigningOut }
}
