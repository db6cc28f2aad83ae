import type { Currency } from '@palier/domain/market/currency'
import type { RoleMap } from '@palier/domain/accounts/roles'
import type { ScoreBasis } from '@palier/domain/watchlists/score'

export type Language = 'fr' | 'en'

export type Preferences = {
  language: Language
  currency: Currency
  buyListBasis: ScoreBasis
  hasCrossingDigest: boolean
  /** Each morning, or within minutes. */
  crossingMail: 'daily' | 'atOnce'
  /** Incremented by every write. */
  version: number
}

export type ApiTokenScope = 'read' | 'write'

export type Viewer = {
  userId: string
  sessionId: string
  sessionExpiresAt: Date
  /** Null for a session. */
  apiToken: { scope: ApiTokenScope } | null
  roles: RoleMap
  /** Roles at the time the token was issued; empty for an API token. */
  tokenRoles: RoleMap
  acceptedTermsVersion: number | null
  preferences: Preferences
}
