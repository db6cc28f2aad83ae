import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USUAL_ENGINE } from '../support/engines.ts'
import { type LoneApi, startLoneApi } from '../support/kills/killsApi.ts'
import { actAtOnce } from '../support/model/model.ts'
import { guestAtLimits, memberAtLimits, uniqueThings } from '../support/model/modelChecks.ts'
import type { AtOnce } from '../support/model/modelLimits.ts'
import { seedOf } from '../support/random.ts'
import { isWhole } from '../support/whole.ts'

const CLIENTS = 8
const OPERATIONS = isWhole ? 25 : 10
const seed = seedOf(process.env)

describe.each([USUAL_ENGINE])('many at once on %s', (engine) => {
  let api: LoneApi

  beforeAll(async () => {
    api = await startLoneApi(engine)
  })
  afterAll(() => api?.stop())

  const expectKept = (results: AtOnce[]) => expect(results.flatMap(({ breaches }) => breaches)).toEqual([])

  test(`PORT-20 ${CLIENTS} clients on the same two portfolios (seed ${seed}): every figure is what the lots add up to`, async () => {
    const report = await actAtOnce({ url: api.url, clients: CLIENTS, operations: OPERATIONS, seed })
    expect(report.breaches).toEqual([])
    expect(report.figures).toBeGreaterThan((CLIENTS * OPERATIONS) / 2)
  })

  test('SUBS-04 50 creations at once at the limit of a plan never exceed it', async () => {
    expectKept(await guestAtLimits(api.url, false))
    expectKept(await memberAtLimits(api.url))
  })

  test('D24 one unique thing made 20 times at once exists once; a key for something else is refused', async () => {
    expectKept(await uniqueThings(api.url))
  })
})
