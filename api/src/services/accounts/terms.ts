import { TERMS } from '@palier/domain/accounts/terms'
import type { Database } from '../../database/kernel/database.ts'
import { saveTermsAcceptance } from '../../database/queries/accounts/termsQueries.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

type TermsAnswer = { version: number; isAccepted: boolean }

/** The network address is stored as a keyed hash. */
export function createTerms(database: Database, hashAddress: KeyedHash) {
  return {
    /**
     * Returns the accepted version. Refuses with parameter_invalid_empty for another version than
     * the current one, with termsNotAccepted if the answer is no.
     */
    async answer({ userId }: Viewer, answer: TermsAnswer, address: string, now: Date): Promise<number> {
      if (answer.version !== TERMS.version) throw new Refusal('parameter_invalid_empty', { field: 'version' })
      if (!answer.isAccepted) throw new Refusal('termsNotAccepted')
      const { version } = answer
      await saveTermsAcceptance(database, { userId, version, acceptedAt: now, addressHash: hashAddress(address) })
      return version
    },
  }
}
