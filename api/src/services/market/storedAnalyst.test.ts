import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import { modelAnalyses, tokenUses } from '../../database/schema/market.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { createEmbeddedAnalyst } from '../../providers/analysis/embedded/embeddedAnalyst.ts'
import type { AnalysisInput, Analyst } from '../../providers/analysis/port.ts'
import { NOW, sampleInput } from '../../providers/analysis/testing/sampleInput.ts'
import { sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { seedDatabase } from '../../setup/seedDatabase.ts'
import { stockIdOf } from './stockId.ts'
import { createStoredAnalyst, createTokenBudget } from './storedAnalyst.ts'

const DAY = 86_400_000

describeOnOneEngine('AI-01 the kept analyses of a model', (open) => {
  let database: Database
  let questions: number
  let answer: () => Promise<void>
  const given = sampleInput()
  const input: AnalysisInput = { ...given, stock: { ...given.stock, stockId: stockIdOf('ENB:XTSE') } }

  beforeAll(async () => {
    database = (await open()).database
    await seedDatabase(database, sampleMarket())
  })

  beforeEach(async () => {
    await database.delete(modelAnalyses)
    await database.delete(tokenUses)
    questions = 0
    answer = async () => undefined
  })

  /** However slow the machine is, somebody waits long enough unless a test says otherwise. */
  function create(promptVersion = 1, longestWaitMilliseconds = 60_000, fallback = createEmbeddedAnalyst()) {
    const model: Analyst = {
      name: 'm',
      async analyse(...asked) {
        questions += 1
        await answer()
        return { ...(await fallback.analyse(...asked)), engine: 'm' }
      },
    }
    return createStoredAnalyst({
      database,
      model,
      promptVersion,
      fallback,
      onError: () => undefined,
      longestWaitMilliseconds,
    })
  }

  test('it is made once for each listing and language, and again after a week', async () => {
    const analyst = create()
    await analyst.analyse(input, 'fr', NOW)
    const kept = await create().analyse(input, 'fr', new Date(NOW.getTime() + 6 * DAY))
    expect([questions, kept.engine, kept.at]).toEqual([1, 'm', NOW])
    await analyst.analyse(input, 'en', NOW)
    expect(questions).toBe(2)

    const later = new Date(NOW.getTime() + 8 * DAY)
    expect((await analyst.analyse(input, 'fr', later)).at).toEqual(NOW)
    await expect.poll(async () => (await create().analyse(input, 'fr', later)).at).toEqual(later)
  })

  test('another prompt is another analysis, and its dates are dates again', async () => {
    await create().analyse(input, 'fr', NOW)
    await create(2).analyse(input, 'fr', NOW)
    expect(questions).toBe(2)
    const { questions: asked } = await create(2).analyse(input, 'fr', NOW)
    expect(asked[0]?.source.at).toBeInstanceOf(Date)
  })

  test('whoever asks while it thinks waits for the same one, and not for long [AI-04]', async () => {
    let finish = () => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    const analyst = create(1, 50)
    const [first, second] = await Promise.all([analyst.analyse(input, 'fr', NOW), analyst.analyse(input, 'fr', NOW)])
    expect([questions, first.engine, second.engine]).toEqual([1, 'Palier', 'Palier'])
    finish()
    await expect.poll(async () => (await analyst.analyse(input, 'fr', NOW)).engine).toBe('m')
    expect(questions).toBe(1)
  })

  test('whoever found nothing does not ask again for what has been stored since [AI-04]', async () => {
    const embedded = createEmbeddedAnalyst()
    let goOn = () => {}
    const late = new Promise<void>((resolve) => (goOn = resolve))
    const analyst = create(1, 60_000, {
      ...embedded,
      async analyse(...asked) {
        await late
        return embedded.analyse(...asked)
      },
    })
    const second = analyst.analyse(input, 'fr', NOW)
    // The look of the first comes after that of the second, on the one connection of the engine.
    await create().analyse(input, 'fr', NOW)
    goOn()
    expect([(await second).engine, questions]).toEqual(['m', 1])
  })

  test('a failure is not kept, and the embedded engine answers', async () => {
    answer = () => Promise.reject(new Error('no'))
    expect((await create().analyse(input, 'fr', NOW)).engine).toBe('Palier')
    answer = async () => undefined
    expect((await create().analyse(input, 'fr', NOW)).engine).toBe('m')
  })

  test('the tokens of a day are counted together, and the next day begins anew', async () => {
    const [one, other] = [createTokenBudget(database, 1000), createTokenBudget(database, 1000)]
    await one.spend(600, NOW)
    await other.spend(300, NOW)
    expect([await one.allows(100, NOW), await one.allows(101, NOW)]).toEqual([true, false])
    expect(await one.allows(1000, new Date(NOW.getTime() + DAY))).toBe(true)
  })
})
