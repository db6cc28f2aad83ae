import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/kernel/database.ts'
import { jobs } from '../database/schema/jobs.ts'
import { describeOnBothEngines, describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from './cleaning.ts'
import { claimJob, enqueueJob } from '../database/queries/kernel/jobQueue.ts'
import { startJobs, type JobHandler, type Jobs } from './startJobs.ts'

const START = new Date('2026-11-21T13:45:10.000Z')

describeOnBothEngines('D14 jobs', (open) => {
  let database: Database
  let now: Date
  let started: Jobs[]
  let errors: unknown[]

  beforeAll(async () => {
    database = (await open()).database
  })

  beforeEach(async () => {
    await database.delete(jobs)
    now = START
    started = []
    errors = []
  })

  afterEach(async () => {
    await Promise.all(started.map((runner) => runner.stop()))
  })

  async function run(
    handlers: Record<string, JobHandler>,
    options: { repeatSeconds?: number; leaseMilliseconds?: number } = {},
  ) {
    const { repeatSeconds, leaseMilliseconds = 30_000 } = options
    const schedules = repeatSeconds
      ? Object.fromEntries(Object.keys(handlers).map((name) => [name, { repeatSeconds }]))
      : {}
    const onError = (error: unknown) => errors.push(error)
    const runner = await startJobs({
      database,
      handlers,
      schedules,
      clock: () => now,
      onError,
      pollMilliseconds: 20,
      leaseMilliseconds,
    })
    started.push(runner)
    return runner
  }

  function later(seconds: number): Date {
    return new Date(START.getTime() + seconds * 1000)
  }

  test('each job is done once although two processes take from the same table', async () => {
    const done: unknown[] = []
    const handlers = { mail: async (data: unknown) => void done.push(data) }
    for (let number = 0; number < 40; number += 1) await enqueueJob(database, 'mail', { number }, { now })
    await Promise.all([run(handlers), run(handlers)])

    await expect.poll(() => database.$count(jobs), { timeout: 5_000 }).toBe(0)
    expect(done).toHaveLength(40)
    expect(new Set(done.map((data) => JSON.stringify(data)))).toHaveLength(40)
  })

  test('jobs that were kept aside go after a month, and make room', async () => {
    const failedAt = new Date(START.getTime() - 30 * 24 * 60 * 60 * 1000)
    const row = { name: 'mail', data: {}, runAt: START, createdAt: START }
    await database.insert(jobs).values([
      { ...row, id: randomUUID(), failedAt },
      { ...row, id: randomUUID(), failedAt: new Date(failedAt.getTime() + 1) },
    ])
    await CLEANINGS.deleteFailedJobs(database, now)
    expect(await database.$count(jobs)).toBe(1)
  })

  test('a job of a transaction that fails does not exist [D15]', async () => {
    const outcome = database.transaction(async (transaction) => {
      await enqueueJob(transaction, 'mail', {}, { now })
      throw new Error('no further')
    })
    await expect(outcome).rejects.toThrow('no further')
    expect(await database.$count(jobs)).toBe(0)
  })

  test('a job waits for its time, and an unfinished one of the same key stands for the next', async () => {
    const done: unknown[] = []
    await enqueueJob(database, 'mail', { first: true }, { now, runAt: later(60), singletonKey: 'welcome' })
    await enqueueJob(database, 'mail', { second: true }, { now, singletonKey: 'welcome' })
    expect(await claimJob(database, ['mail'], later(59), later(90))).toBeNull()

    now = later(60)
    await run({ mail: async (data) => void done.push(data) })
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ first: true }])
  })

  test('a failed job is put off longer each time, and kept aside in the end', async () => {
    await enqueueJob(database, 'mail', {}, { now })
    let tries = 0
    await run({ mail: async () => ((tries += 1), Promise.reject(new TypeError('no such host'))) })

    await expect
      .poll(() => rowOf(database), { timeout: 5_000 })
      .toMatchObject({ runAt: later(2), lastError: 'TypeError', attempts: 1 })
    now = later(2)
    await expect.poll(() => rowOf(database), { timeout: 5_000 }).toMatchObject({ runAt: later(6), attempts: 2 })

    for (let attempt = 3; attempt <= 12; attempt += 1) {
      now = new Date(now.getTime() + 3_600_000)
      await expect
        .poll(() => rowOf(database), { timeout: 5_000 })
        .toMatchObject({ attempts: attempt, lockedUntil: null })
    }
    expect(await rowOf(database)).toMatchObject({ failedAt: now })
    expect(errors).toHaveLength(12)
    expect(tries).toBe(12)
  })

  test('a schedule runs at its times, once for all that were missed, and goes on after a failure', async () => {
    const times: Date[] = []
    let fails = true
    const handler: JobHandler = async (_data, context) => {
      times.push(context.now)
      if (fails) throw new Error('not this time')
    }
    await run({ hourly: handler }, { repeatSeconds: 3_600 })
    expect(await rowOf(database)).toMatchObject({ runAt: new Date('2026-11-21T14:00:00Z') })

    now = new Date('2026-11-21T17:20:00Z')
    await expect
      .poll(() => rowOf(database), { timeout: 5_000 })
      .toMatchObject({ runAt: new Date('2026-11-21T17:20:02Z') })
    fails = false
    now = new Date('2026-11-21T17:20:02Z')
    await expect
      .poll(() => rowOf(database), { timeout: 5_000 })
      .toMatchObject({ runAt: new Date('2026-11-21T18:00:00Z'), attempts: 0 })
    expect(times).toHaveLength(2)
  })

  test('a process that died with a job loses it when its lease ends; a live one keeps renewing', async () => {
    await enqueueJob(database, 'mail', {}, { now })
    await claimJob(database, ['mail'], now, later(30))
    expect(await claimJob(database, ['mail'], later(29), later(59))).toBeNull()

    now = later(30)
    let tries = 0
    let hasLooked = 0
    let finish = () => {}
    const work = () => new Promise<void>((resolve) => ((tries += 1), (finish = resolve)))
    const look = async () => void (hasLooked += 1)
    await run({ mail: work, look }, { leaseMilliseconds: 60 })
    await expect.poll(() => tries, { timeout: 5_000 }).toBe(1)

    now = later(30.04)
    await expect.poll(async () => (await rowOf(database))?.lockedUntil, { timeout: 5_000 }).toEqual(later(30.1))
    now = later(30.08)
    await enqueueJob(database, 'look', {}, { now })
    await expect.poll(() => hasLooked, { timeout: 5_000 }).toBe(1)
    expect(tries).toBe(1)
    finish()
    await expect.poll(() => database.$count(jobs), { timeout: 5_000 }).toBe(0)
  })

  test('stopping tells the running job, waits for it and takes no other', async () => {
    await enqueueJob(database, 'long', {}, { now })
    await enqueueJob(database, 'long', {}, { now, runAt: later(1) })
    let hasBegun = () => {}
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    const runner = await run({
      long: async (_data, { signal }) => {
        hasBegun()
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      },
    })
    await begun
    now = later(1)
    await runner.stop()
    expect(await database.$count(jobs)).toBe(1)
    expect(errors).toEqual([])
  })
})

describeOnOneEngine('D14 the most jobs that may wait', (open) => {
  test('where too many jobs wait, a further one is refused with a time and those that wait stay', async () => {
    const { database } = await open()
    await database.execute(sql`
      insert into ${jobs} (id, name, data, run_at, created_at)
      select gen_random_uuid(), 'mail', '{}', now(), now() from generate_series(1, 99999)`)
    await enqueueJob(database, 'mail', {}, { now: START })
    await expect(enqueueJob(database, 'mail', {}, { now: START })).rejects.toMatchObject({
      code: 'ServiceUnavailable',
      params: { retryAfterSeconds: 60 },
    })
    expect(await database.$count(jobs)).toBe(100_000)
  })
})

async function rowOf(database: Database) {
  const [row] = await database.select().from(jobs)
  return row
}
