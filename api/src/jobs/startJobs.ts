import { withTimeout } from '@palier/service/flow/timeout'
import type { Database } from '../database/kernel/database.ts'
import {
  claimJob,
  DEFAULT_MAXIMUM_ATTEMPTS,
  extendLease,
  finishJob,
  putOffJob,
  scheduleJob,
  type Job,
} from '../database/queries/kernel/jobQueue.ts'

const GRACE_MILLISECONDS = 5_000

type JobContext = {
  now: Date
  /** Aborted on shutdown. Long jobs should end soon; they run again later. */
  signal: AbortSignal
}

/** Jobs may run twice and must be idempotent. */
export type JobHandler = (data: unknown, context: JobContext) => Promise<void>

type JobsOptions = {
  database: Database
  handlers: Record<string, JobHandler>
  schedules: Record<string, { repeatSeconds: number }>
  /** Attempts before a job counts as failed, by name, if not the default. */
  maximumAttempts?: Record<string, number>
  clock: () => Date
  /** Called with failed jobs. `job` is null for database errors. */
  onError: (error: unknown, job: string | null) => void
  pollMilliseconds?: number
  leaseMilliseconds?: number
  concurrency?: number
}

export type Jobs = {
  wake(): void
  /**
   * Claims no further jobs. Resolves when the running ones have ended, or after the grace period.
   */
  stop(): Promise<void>
}

/**
 * Runs due jobs until stopped. Several processes share one queue; each job is leased to one of
 * them.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { database, handlers, schedules, clock, onError } = options
  const { maximumAttempts = {}, pollMilliseconds = 1_000, leaseMilliseconds = 30_000, concurrency = 4 } = options
  const names = Object.keys(handlers)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let polling: Promise<void> | null = null

  for (const [name, { repeatSeconds }] of Object.entries(schedules)) {
    await scheduleJob(database, name, repeatSeconds, clock())
  }

  function lease(): Date {
    return new Date(clock().getTime() + leaseMilliseconds)
  }

  function poll(): void {
    polling ??= takeDue()
      .catch((error: unknown) => onError(error, null))
      .finally(() => (polling = null))
  }

  async function takeDue(): Promise<void> {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const job = await claimJob(database, names, clock(), lease())
      if (!job) return
      const run = runJob(job).catch((error: unknown) => onError(error, null))
      running.add(run)
      void run.then(() => {
        running.delete(run)
        poll()
      })
    }
  }

  async function runJob(job: Job): Promise<void> {
    const renewal = setInterval(() => {
      extendLease(database, job, lease()).catch((error: unknown) => onError(error, job.name))
    }, leaseMilliseconds / 3)
    try {
      await handlers[job.name]?.(job.data, { now: clock(), signal: stopping.signal })
    } catch (error) {
      onError(error, job.name)
      const most = maximumAttempts[job.name] ?? DEFAULT_MAXIMUM_ATTEMPTS
      return await putOffJob(database, job, error, { now: clock(), maximumAttempts: most })
    } finally {
      clearInterval(renewal)
    }
    await finishJob(database, job, clock())
  }

  const timer = setInterval(poll, pollMilliseconds)
  poll()

  return {
    wake: poll,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await polling
      await withTimeout(GRACE_MILLISECONDS, Promise.all(running))
    },
  }
}
