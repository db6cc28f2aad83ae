import { useCallback, useState } from 'react'
import type { signOutMutation } from '../../__generated__/signOutMutation.graphql.ts'
import { useCommit } from '../alert/useCommit.ts'
import { useSession } from './SessionContext.ts'
import { later } from '../failure/later.ts'

const mutation = { load: later([], async () => (await import('./signOutMutation.ts')).signOut) }

export function useSignOut() {
  const { close } = useSession()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const commit = useCommit<signOutMutation>(mutation)
  const signOut = useCallback(async () => {
    setIsSigningOut(true)
    const payload = await commit({})
    // Without a response, the session is still valid.
    if (payload?.signedOut) await close()
    setIsSigningOut(false)
  }, [commit, close])
  return { signOut, isSigningOut }
}
