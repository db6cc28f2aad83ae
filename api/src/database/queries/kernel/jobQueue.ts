import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { backoff } from '@palier/service/flow/backoff'
import type { Database } from '../../kernel/database.ts'
import { jobs } from '../../schema/jobs.ts'
import { Refusal } from '../../../kernel/refusal.ts'

export type Job = typeof jobs.$inferSelect

export const DEFAULT_MAXIMUM_ATTEMPTS = 12
const PAUSES = { firstMilliseconds: 2_000, longestMilliseconds: 3_600_000 }

const MOST_WAITING = 100_000
const FULL_SECONDS = 60

// Key of a schedule's row, which makes it unique per name.
const SCHEDULE = 'schedule'

type JobOptions = {
  now: Date
  /** Earliest start; now by default. */
  runAt?: Date
  /** Adds nothing if an unfinished job has the same name and key. */
  singletonKey?: string
}

/**
 * Adds a job within the transaction (outbox). Throws ServiceUnavailable with a retry time if too
 * many jobs are waiting.
 */
export async function enqueueJob(database: Database, name: string, data: object, options: JobOptions): Promise<void> {
  const { now, runAt = now, singletonKey = null } = options
  const { rows } = await database.execute<{ room: boolean }>(sql`
    with room as (
      select count(*) < ${MOST_WAITING} as room
      from (select from ${jobs} where failed_at is null limit ${MOST_WAITING}) as waiting
    ), added as (
      insert into ${jobs} (id, name, data, singleton_key, run_at, created_at)
      select ${randomUUID()}::uuid, ${name}, ${JSON.stringify(data)}::jsonb, ${singletonKey},
        ${runAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from room where room.room
      on conflict (name, singleton_key) do nothing
    )
    select room from room`)
  if (!rows[0]?.room) throw new Refusal('ServiceUnavailable', { retryAfterSeconds: FULL_SECONDS })
}

/**
 * Schedules a job at every multiple of `repeatSeconds`. Missed runs are made up by a single one.
 */
export async function scheduleJob(database: Database, name: string, repeatSeconds: number, now: Date): Promise<void> {
  const runAt = nextTime(repeatSeconds, now)
  await database
    .insert(jobs)
    .values({ id: randomUUID(), name, data: {}, singletonKey: SCHEDULE, repeatSeconds, runAt, createdAt: now })
    .onConflictDoUpdate({
      target: [jobs.name, jobs.singletonKey],
      set: { repeatSeconds, runAt: sql`least(${jobs.runAt}, excluded.run_at)` },
    })
}

/** Leases the longest overdue job. Null if none is due. */
export async function claimJob(database: Database, names: string[], now: Date, lease: Date): Promise<Job | null> {
  const due = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, names),
        isNull(jobs.failedAt),
        lte(jobs.runAt, now),
        or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await database
    .update(jobs)
    .set({ lockedUntil: lease, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning()
  return job ?? null
}

/** Does nothing if another process has claimed the job since. */
export async function extendLease(database: Database, job: Job, lease: Date): Promise<void> {
  await database.update(jobs).set({ lockedUntil: lease }).where(stillOurs(job))
}

/**
 * Deletes the job, or schedules its next run if it repeats. Does nothing if another process has
 * claimed it.
 */
export async function finishJob(database: Database, job: Job, now: Date): Promise<void> {
  if (job.repeatSeconds === null) {
    await database.delete(jobs).where(stillOurs(job))
  } else {
    const runAt = nextTime(job.repeatSeconds, now)
    await database.update(jobs).set({ runAt, attempts: 0, lockedUntil: null, lastError: null }).where(stillOurs(job))
  }
}

/**
 * Reschedules a failed job with exponential backoff. After too many attempts it is marked as
 * failed, unless it repeats.
 */
export async function putOffJob(
  database: Database,
  job: Job,
  error: unknown,
  { now, maximumAttempts }: { now: Date; maximumAttempts: number },
): Promise<void> {
  const pause = backoff(job.attempts, PAUSES)
  await database
    .update(jobs)
    .set({
      runAt: new Date(now.getTime() + pause),
      lockedUntil: null,
      failedAt: job.repeatSeconds === null && job.attempts >= maximumAttempts ? now : null,
      lastError: error instanceof Error ? error.name : 'unknown',
    })
    .where(stillOurs(job))
}

// Fencing: each claim increments `attempts`, so an earlier holder no longer matches.
function stillOurs(job: Job) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts))
}

function nextTime(repeatSeconds: number, now: Date): Date {
  const period = repeatSeconds * 1000
  return new Date((Math.floor(now.getTime() / period) + 1) * period)
}

/** Wait of the longest overdue job in seconds; 0 if none is due. */
export async function longestWait(database: Database, now: Date): Promise<number> {
  const [first] = await database
    .select({ runAt: jobs.runAt })
    .from(jobs)
    .where(and(isNull(jobs.failedAt), lte(jobs.runAt, now)))
    .orderBy(asc(jobs.runAt))
    .limit(1)
  return first ? (now.getTime() - first.runAt.getTime()) / 1000 : 0
}
