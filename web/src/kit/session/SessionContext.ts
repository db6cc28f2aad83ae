import { createContext, useContext } from 'react'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import type { Language } from '../language/LanguageContext.ts'

export interface SessionActions {
  /**
   * Remembers who signed in, drops everything that was loaded before, and opens the page that they
   * had wanted to see, else Home, in the language of the account
   * where there is one: what this browser spoke before was perhaps somebody else’s choice.
   */
  readonly open: (user: StoredUser, acceptedTermsVersion: number | null, language: Language | null) => Promise<void>
  /** Forgets who was signed in and everything that was loaded, and opens Home. */
  readonly close: () => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

/** Signing in and out. Throws outside a SessionContext. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext')
  return session
}
