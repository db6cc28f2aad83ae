import { createContext, useContext } from 'react'
import type { StoredUser } from '../../device/storedUser.ts'

export interface SessionVerbs {
  /** Remembers who signed in, drops everything that was loaded before, and opens Home. */
  readonly open: (user: StoredUser, acceptedTermsVersion: number | null) => Promise<void>
  /** Forgets who was signed in and everything that was loaded, and opens Home. */
  readonly close: () => Promise<void>
}

export const SessionContext = createContext<SessionVerbs | null>(null)

/** The verbs of signing in and out. Throws outside a SessionContext. */
export function useSession(): SessionVerbs {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext')
  return session
}
