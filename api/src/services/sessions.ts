import type { Database } from '../database/database.ts'
import { deleteSession, findSession, type SessionRow } from '../database/sessionQueries.ts'
import type { Tokens } from './tokens.ts'
import type { Preferences, Viewer } from './viewer.ts'

export function createSessions(database: Database, tokens: Tokens) {
  return {
    /** Who this token speaks for, asked of the database at each call; null when it or its session has ended. */
    async viewerOf(token: string, now: Date): Promise<Viewer | null> {
      const named = await tokens.read(token, now)
      if (!named) return null
      const row = await findSession(database, named.sessionId, named.userId, now)
      if (!row) return null
      const { expiresAt, roles, acceptedTermsVersion } = row
      return {
        ...named,
        sessionExpiresAt: expiresAt,
        roles,
        acceptedTermsVersion,
        preferences: preferencesOf(row),
      }
    },
    /** Ends the session: its token, wherever it was copied to, opens nothing from now on. */
    async end({ sessionId }: Viewer): Promise<void> {
      await deleteSession(database, sessionId)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function preferencesOf(row: SessionRow): Preferences {
  return {
    language: row.language,
    currency: row.currency,
    buyListBasis: {
      fallbackStrategyName: row.scoreFallback,
      distribution: { fiftyTwoWeeks: row.scoreFiftyTwoWeeks, thresholds: row.scoreThresholds },
    },
    hasCrossingDigest: row.crossingDigest,
    version: row.preferencesVersion,
  }
}
