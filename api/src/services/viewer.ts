import type { Currency } from '@palier/domain/currency'
import type { RoleMap } from '@palier/domain/roles'
import type { ScoreBasis } from '@palier/domain/score'

export type Language = 'fr' | 'en'

export type Preferences = {
  language: Language
  currency: Currency
  buyListBasis: ScoreBasis
  /** Whether crossings are mailed as well, once a day. */
  hasCrossingDigest: boolean
  /** Counts the writes. */
  version: number
}

/** The signed-in person on whose behalf a call is made, as the database knows them now. */
export type Viewer = {
  userId: string
  sessionId: string
  sessionExpiresAt: Date
  roles: RoleMap
  /** As they were when the token was made. */
  tokenRoles: RoleMap
  acceptedTermsVersion: number | null
  preferences: Preferences
}
