import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, test } from 'vitest'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { enqueueJob, longestWait } from '../database/queries/kernel/jobQueue.ts'
import { createMetrics } from './metrics.ts'

test('calls and jobs are told by name, with how they ended', async () => {
  const metrics = createMetrics({ jobLag: async () => 12, waitingHashes: () => 3 })
  metrics.onAnswer('/api/Basics/GetPublicMainInfos', 200, 0.02)
  await metrics.watchJob('sendMail', async () => {})
  const failure = new Error('away')
  await expect(metrics.watchJob('sendMail', () => Promise.reject(failure))).rejects.toBe(failure)

  const text = await metrics.registry.metrics()
  expect(text).toContain('palier_api_request_seconds_count{call="/api/Basics/GetPublicMainInfos",status="200"} 1')
  expect(text).toContain('palier_api_job_seconds_count{job="sendMail",outcome="done"} 1')
  expect(text).toContain('palier_api_job_seconds_count{job="sendMail",outcome="failed"} 1')
  expect(text).toContain('palier_api_job_lag_seconds 12')
  expect(text).toContain('palier_api_password_hash_queue 3')
})

it('refused pushes are counted by the status of the push service [SVC-15]', async () => {
  const metrics = createMetrics({ jobLag: async () => 0, waitingHashes: () => 0 })
  metrics.countRefusedPush(403)
  metrics.countRefusedPush(403)
  expect(await metrics.registry.metrics()).toContain('palier_api_push_refused_total{status="403"} 2')
})

describeOnOneEngine('the lag of jobs', (open) => {
  let testDatabase: TestDatabase
  beforeAll(async () => {
    testDatabase = await open()
  })

  test('is how long the oldest due job waits; one for later waits for nobody', async () => {
    const { database } = testDatabase
    const now = new Date('2026-11-20T15:00:00Z')
    expect(await longestWait(database, now)).toBe(0)
    await enqueueJob(database, randomUUID(), {}, { now, runAt: new Date('2026-11-20T16:00:00Z') })
    expect(await longestWait(database, now)).toBe(0)
    await enqueueJob(database, randomUUID(), {}, { now, runAt: new Date('2026-11-20T14:59:30Z') })
    expect(await longestWait(database, now)).toBe(30)
  })
})
