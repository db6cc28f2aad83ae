import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoneApi, startLoneApi } from '../../support/kills/killsApi.ts'
import { type Flood, floodDatabase, floodHashing, floodImports } from '../../support/model/modelFlood.ts'

// bench/floods does the same on PostgreSQL.
describe.each(['PGlite'] as const)('floods on %s', (engine) => {
  let api: LoneApi

  beforeAll(async () => {
    api = await startLoneApi(engine)
  })
  afterAll(() => api?.stop())

  const sentAway = ({ outcomes }: Flood, outcome: string) => outcomes.get(outcome) ?? 0

  test('a flood of passwords, of reads and of files: each is answered or told when to come back', async () => {
    const hashing = await floodHashing(api, 200)
    expect(hashing.breaches).toEqual([])
    const refused = ['429 operationsLimitReached', '429 TooManyUnsuccessfulAttempts']
    expect(refused.reduce((sum, outcome) => sum + sentAway(hashing, outcome), 0)).toBeGreaterThan(0)
    expect((await floodDatabase(api, 300)).breaches).toEqual([])
    const files = await floodImports(api, 9, 2)
    expect(files.breaches).toEqual([])
    expect(sentAway(files, '200')).toBeGreaterThan(0)
  })
})
