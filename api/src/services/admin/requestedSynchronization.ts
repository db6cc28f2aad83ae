import type { Database } from '../../database/kernel/database.ts'
import {
  findRequestedRound,
  forgetFailedRounds,
  runRequestedRoundNow,
  lockRequests,
} from '../../database/queries/market/synchronizationQueries.ts'
import type { SignInAttempts } from '../accounts/signInAttempts.ts'
import type { Audit } from './audit.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { SCOPES, SYNCHRONIZE, type Synchronization, type WantedScope } from '../market/synchronization.ts'
import type { Viewer } from '../kernel/viewer.ts'

const ROUNDS_AN_HOUR = 5
const HOUR_MILLISECONDS = 3_600_000
const MINUTE_MILLISECONDS = 60_000
const UNSET = 'SYNC_AUTH_KEY is not set on this server: nobody can ask for a synchronization.'

type RequestedSynchronizationPorts = {
  database: Database
  synchronization: Synchronization
  attempts: SignInAttempts
  audit: Audit
  /**
   * Authorization key; null if requests are disabled. Compared by keyed hash, so that timing
   * reveals nothing.
   */
  authKey: string | null
  hashKey: KeyedHash
}

export function createRequestedSynchronization(ports: RequestedSynchronizationPorts) {
  const { database, synchronization, attempts, audit, authKey, hashKey } = ports

  async function ranJustNow(scopes: readonly WantedScope[], now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - MINUTE_MILLISECONDS)
    const states = (await synchronization.states(now)).filter(({ scope }) => scopes.includes(scope))
    return states.every(({ lastFinishedAt }) => lastFinishedAt !== null && lastFinishedAt > since)
  }

  return {
    isPossible: authKey !== null,

    /**
     * Refuses with notAdmin if the key is wrong or not configured, with TooManyUnsuccessfulAttempts
     * after five failures.
     */
    async assertKey({ userId }: Viewer, given: string, now: Date): Promise<void> {
      if (authKey === null) throw new Refusal('notAdmin', undefined, [], UNSET)
      const tried = { holder: `synchronization ${userId}` }
      await attempts.haveFailed(tried, now)
      if (hashKey(given) === hashKey(authKey)) return attempts.forget(tried)
      await attempts.take(tried, now)
      throw new Refusal('notAdmin')
    },

    /**
     * Runs one synchronization at a time: reuses an equal one that runs, waits or ended within a
     * minute. Refuses with operationsLimitReached while another kind runs, and after five within an
     * hour.
     */
    async ask(viewer: Viewer, wanted: WantedScope, now: Date): Promise<readonly WantedScope[]> {
      const scopes = wanted === 'all' ? SCOPES : [wanted]
      await lockRequests(database)
      await forgetFailedRounds(database, SYNCHRONIZE)
      const requested = await findRequestedRound(database, SYNCHRONIZE)
      if (requested !== null) {
        if (requested !== wanted && requested !== 'all') throw tooMany(1, MINUTE_MILLISECONDS)
        await runRequestedRoundNow(database, SYNCHRONIZE, now)
        return scopes
      }
      if (await ranJustNow(scopes, now)) return scopes

      const { count, firstAt } = await audit.countSince(
        'synchronizationAsked',
        new Date(now.getTime() - HOUR_MILLISECONDS),
      )
      if (firstAt && count >= ROUNDS_AN_HOUR) {
        throw tooMany(ROUNDS_AN_HOUR, firstAt.getTime() + HOUR_MILLISECONDS - now.getTime())
      }
      await audit.record(viewer, 'synchronizationAsked', wanted, now)
      await synchronization.request(wanted, now)
      return scopes
    },
  }
}

function tooMany(n: number, milliseconds: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refusal('operationsLimitReached', { n, maxUnit: 'synchronizations', retryAfterSeconds })
}
