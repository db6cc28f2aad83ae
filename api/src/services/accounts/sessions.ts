import { findApiToken, noteApiTokenUse } from '../../database/queries/accounts/apiTokenQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { deleteSession, findSession, type SessionRow } from '../../database/queries/accounts/sessionQueries.ts'
import { hashApiToken, isApiToken } from './apiTokenFormat.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import type { Preferences, Viewer } from '../kernel/viewer.ts'

// Precision of a token's last use.
const USE_NOTED_EACH_MILLISECONDS = 60_000

export function createSessions(database: Database, tokens: AccessTokens) {
  async function viewerOfScript(secret: string, now: Date): Promise<Viewer | null> {
    const row = await findApiToken(database, hashApiToken(secret), now)
    if (!row) return null
    const { id, userId, scope, expiresAt, roles, acceptedTermsVersion, lastUsedAt } = row
    const since = new Date(now.getTime() - USE_NOTED_EACH_MILLISECONDS)
    if (!lastUsedAt || lastUsedAt < since) await noteApiTokenUse(database, id, since, now)
    return {
      userId,
      sessionId: id,
      sessionExpiresAt: expiresAt,
      apiToken: { scope },
      roles,
      tokenRoles: {},
      acceptedTermsVersion,
      preferences: preferencesOf(row),
    }
  }

  return {
    /** Reads the viewer from the database on every call; null if the token or its session has ended. */
    async viewerOf(token: string, now: Date): Promise<Viewer | null> {
      if (isApiToken(token)) return viewerOfScript(token, now)
      const named = await tokens.read(token, now)
      if (!named) return null
      const row = await findSession(database, named.sessionId, named.userId, now)
      if (!row) return null
      const { expiresAt, roles, acceptedTermsVersion } = row
      return {
        ...named,
        sessionExpiresAt: expiresAt,
        apiToken: null,
        roles,
        acceptedTermsVersion,
        preferences: preferencesOf(row),
      }
    },
    async end({ sessionId }: Viewer, now: Date): Promise<void> {
      await deleteSession(database, sessionId, now)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function preferencesOf(row: Omit<SessionRow, 'expiresAt'>): Preferences {
  return {
    language: row.language,
    currency: row.currency,
    buyListBasis: {
      fallbackStrategyName: row.scoreFallback,
      distribution: { fiftyTwoWeeks: row.scoreFiftyTwoWeeks, thresholds: row.scoreThresholds },
    },
    hasCrossingDigest: row.crossingDigest,
    crossingMail: row.crossingMail,
    version: row.preferencesVersion,
  }
}
