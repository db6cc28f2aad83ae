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
  /** The configured check over a store of what was spent. */
  over(spend: (id: string, expiresAt: Date) => Promise<boolean>): HumanCheck
  /** What the page names us by at a check that others host. */
  siteKey: string | null
}

export function createHumanChecks(database: Database, { over, siteKey }: HumanCheckSource) {
  const check = over((id, expiresAt) => spendHumanCheck(database, id, expiresAt))

  return {
    kind: check.kind,
    siteKey,
    /** The work that proves a person for this action from this address; null where the page gets it elsewhere. */
    challenge: (action: HumanAction, address: string, now: Date): Promise<WorkChallenge | null> =>
      check.challenge(action, address, now),
    /**
     * Spends a token. Refused with parameter_invalid_empty, its field `token`, where it does not hold, and with
     * HumanCheckUnavailable where that cannot be found out: nobody passes then.
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
