import type { Currency } from '@palier/domain/market/currency'
import type { RoleMap } from '@palier/domain/accounts/roles'
import type { ScoreBasis } from '@palier/domain/watchlists/score'

export type Language = 'fr' | 'en'

export type Preferences = {
  language: Language
  currency: Currency
  buyListBasis: ScoreBasis
  /** Whether crossings are mailed. */
  hasCrossingDigest: boolean
  /** In the morning, or within minutes. */
  crossingMail: 'daily' | 'atOnce'
  /** Counts the writes. */
  version: number
}

/** What a token for scripts may do: `read` makes no write. */
export type ApiTokenScope = 'read' | 'write'

/** The signed-in person on whose behalf a call is made, as the database knows them now. */
export type Viewer = {
  userId: string
  /** Of the session, or of the token for scripts that stands for one. */
  sessionId: string
  sessionExpiresAt: Date
  /** Null where a session speaks, and no script. */
  apiToken: { scope: ApiTokenScope } | null
  roles: RoleMap
  /** As they were when the token was made. A token for scripts has none. */
  tokenRoles: RoleMap
  acceptedTermsVersion: number | null
  preferences: Preferences
}
