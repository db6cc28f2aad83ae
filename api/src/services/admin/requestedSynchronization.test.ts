import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import { auditEntries } from '../../database/schema/administration.ts'
import { jobs } from '../../database/schema/jobs.ts'
import { synchronizations } from '../../database/schema/market.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { NOW } from '../../providers/marketData/testing/sampleMarket.ts'
import { seedDatabase } from '../../setup/seedDatabase.ts'
import { addAdministrator } from '../../testing/addMember.ts'
import { fewMarket, playSource } from '../../testing/playSource.ts'
import { KEYS, startTestApi } from '../../testing/startTestApi.ts'
import { createRequestedSynchronization } from './requestedSynchronization.ts'
import { createSignInAttempts } from '../accounts/signInAttempts.ts'
import { createAudit } from './audit.ts'
import { createKeyedHash } from '../../kernel/keyedHash.ts'
import { createSessions } from '../accounts/sessions.ts'
import { createSynchronization, SYNCHRONIZE, type WantedScope } from '../market/synchronization.ts'
import { createAccessTokens } from '../../kernel/accessTokens.ts'
import type { Viewer } from '../kernel/viewer.ts'

const MINUTE = 60_000

describeOnOneEngine('rounds that are asked for, where there is something to fetch', (open) => {
  let testDatabase: TestDatabase
  let viewer: Viewer

  beforeAll(async () => {
    testDatabase = await open()
    await seedDatabase(testDatabase.database, fewMarket)
    const api = await startTestApi(testDatabase)
    const { token } = await addAdministrator(testDatabase, api)
    const found = await createSessions(testDatabase.database, createAccessTokens([KEYS.TOKEN_SECRET])).viewerOf(
      token,
      api.now(),
    )
    if (!found) throw new Error('The administrator is nobody.')
    viewer = found
    await api.close()
  })
  beforeEach(async () => {
    for (const table of [jobs, synchronizations, auditEntries]) await testDatabase.database.delete(table)
  })

  function over(database: Database) {
    const { sources } = playSource({ jump: 1, failsAt: null, hasRate: true })
    const hashKey = createKeyedHash('a-secret-of-the-tests', 'synchronization')
    return createRequestedSynchronization({
      database,
      synchronization: createSynchronization(database, sources),
      attempts: createSignInAttempts(database, hashKey),
      audit: createAudit(database),
      authKey: 'a-synchronization-key',
      hashKey,
    })
  }

  const ask = (scope: WantedScope, now = NOW) =>
    testDatabase.database.transaction((transaction) => over(transaction).ask(viewer, scope, now))
  const waiting = async () =>
    (await testDatabase.database.select().from(jobs)).map(({ name, data, runAt }) => ({ name, data, runAt }))

  test('ten wishes at once are one job, and one act [API-39] [ADMIN-13]', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('eod')))
    expect(await waiting()).toEqual([{ name: SYNCHRONIZE, data: { scope: 'eod' }, runAt: NOW }])
    expect(await testDatabase.database.$count(auditEntries)).toBe(1)
  })

  test('while one is under way another kind has to wait, unless that one does all [API-39]', async () => {
    await ask('eod')
    await expect(ask('intraday')).rejects.toMatchObject({
      code: 'operationsLimitReached',
      params: { n: 1, maxUnit: 'synchronizations', retryAfterSeconds: 60 },
    })
    await testDatabase.database.delete(jobs)
    await ask('all')
    expect(await ask('deamon')).toEqual(['deamon'])
    expect(await waiting()).toHaveLength(1)
  })

  test('one that was put off is hurried, and one that was given up stands in nobody’s way [API-39]', async () => {
    await ask('eod')
    const { database } = testDatabase
    await database.update(jobs).set({ attempts: 3, runAt: new Date(NOW.getTime() + 60 * MINUTE) })
    const later = new Date(NOW.getTime() + MINUTE)
    await ask('eod', later)
    expect(await waiting()).toMatchObject([{ runAt: later }])

    await database.update(jobs).set({ failedAt: later })
    await ask('eod', later)
    expect(await waiting()).toEqual([{ name: SYNCHRONIZE, data: { scope: 'eod' }, runAt: later }])
    expect(await database.$count(auditEntries)).toBe(2)
  })
})
