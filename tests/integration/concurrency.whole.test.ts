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

  test(`${CLIENTS} clients on the same two portfolios (seed ${seed}): every figure is what the lots add up to [PORT-20]`, async () => {
    const report = await actAtOnce({ url: api.url, clients: CLIENTS, operations: OPERATIONS, seed })
    expect(report.breaches).toEqual([])
    expect(report.figures).toBeGreaterThan((CLIENTS * OPERATIONS) / 2)
  })

  test('50 creations at once at the limit of a plan never exceed it [SUBS-04]', async () => {
    expectKept(await guestAtLimits(api.url, false))
    expectKept(await memberAtLimits(api.url))
  })

  test('one unique thing made 20 times at once exists once; a key for something else is refused [D24]', async () => {
    expectKept(await uniqueThings(api.url))
  })
})
