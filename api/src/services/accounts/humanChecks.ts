import type { Database } from '../../database/kernel/database.ts'
import { spendHumanCheck } from '../../database/queries/accounts/humanCheckQueries.ts'
import {
  type HumanAction,
  type HumanCheck,
  HumanCheckDown,
  type WorkChallenge,
} from '../../providers/humanCheck/port.ts'
import { Refusal } from '../../kernel/refusal.ts'

export type HumanCheckSource = {
  over(spend: (id: string, expiresAt: Date) => Promise<boolean>): HumanCheck
  siteKey: string | null
}

export function createHumanChecks(database: Database, { over, siteKey }: HumanCheckSource) {
  const check = over((id, expiresAt) => spendHumanCheck(database, id, expiresAt))

  return {
    kind: check.kind,
    siteKey,
    /** Null for hosted checks. */
    challenge: (action: HumanAction, address: string, now: Date): Promise<WorkChallenge | null> =>
      check.challenge(action, address, now),
    /**
     * Verifies and spends a token. Refuses with parameter_invalid_empty for the field `token` if it
     * is invalid, with HumanCheckUnavailable if the check is down: it fails closed.
     */
    async require(action: HumanAction, token: string, address: string, now: Date): Promise<void> {
      const outcome = await check.verify({ token, action, address, now }).catch((error: unknown) => {
        if (error instanceof HumanCheckDown) throw new Refusal('HumanCheckUnavailable')
        throw error
      })
      if (outcome !== 'passed') throw new Refusal('parameter_invalid_empty', { field: 'token' })
    },
  }
}

export type HumanChecks = ReturnType<typeof createHumanChecks>
