import { createContext, useContext } from 'react'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import type { Language } from '../language/LanguageContext.ts'

export interface SessionActions {
  /** Opens the requested page, or Home. Uses the account's language: the browser's may be another user's choice. */
  readonly open: (user: StoredUser, acceptedTermsVersion: number | null, language: Language | null) => Promise<void>
  readonly close: () => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

export function useSession(): SessionActions {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext')
  return session
}
