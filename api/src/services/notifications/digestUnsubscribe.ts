import { z } from 'zod'
import type { Database } from '../../database/kernel/database.ts'
import { isUuid } from '../../database/kernel/isUuid.ts'
import { updatePreferences } from '../../database/queries/accounts/preferenceQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { DecryptionError, type Encryption } from '../../kernel/encryption.ts'

const named = z.object({ endsDigestOf: z.string().refine(isUuid) })

/** Token of a one-click unsubscribe link. Does not expire. */
export function digestUnsubscribeToken(encryption: Encryption, userId: string): string {
  return encryption.encrypt(JSON.stringify({ endsDigestOf: userId }))
}

export function createDigestUnsubscribe(database: Database, encryption: Encryption) {
  return {
    /** Idempotent. Refuses with resource_missing if the token is invalid or the account is closed. */
    async end(token: string, now: Date): Promise<void> {
      const userId = userIn(encryption, token)
      const change = { crossingDigest: false }
      const changed = userId && (await updatePreferences(database, { userId, version: undefined }, change, now))
      if (!userId || !changed) throw new Refusal('resource_missing')
    },
  }
}

function userIn(encryption: Encryption, token: string): string | null {
  try {
    return named.parse(JSON.parse(encryption.decrypt(token))).endsDigestOf
  } catch (error) {
    if (error instanceof DecryptionError || error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}
