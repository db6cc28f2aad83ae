import { z } from 'zod'
import { SCOPES, SYNCHRONIZE, type Synchronization } from '../services/market/synchronization.ts'
import type { JobHandler } from './startJobs.ts'

export const SYNCHRONIZE_DUE = 'synchronizeDue'
export const SYNCHRONIZE_DUE_SECONDS = 60

const wanted = z.object({ scope: z.enum(['all', ...SCOPES]) })

/** Requested and scheduled synchronizations. Both resume after an interruption. */
export function synchronizationJobs(synchronization: Synchronization): Record<string, JobHandler> {
  return {
    [SYNCHRONIZE]: (data, { now, signal }) => synchronization.run(wanted.parse(data).scope, now, signal),
    [SYNCHRONIZE_DUE]: (_data, { now, signal }) => synchronization.runDue(now, signal),
  }
}
