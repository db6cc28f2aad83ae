import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createAnswerSources, readTheSame } from './answerSources.ts'
import type { Operation } from './context.ts'
import { createKeptAnswers } from './keptAnswers.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** What a process knows for everybody, or what changes with the time. */
const SHARED =
  /\b(fresh|publicReads|stockCache|planNames|ticks|events)(\.\w|\[)|services\.now\(|\bnow \}|new Date\(\)|Date\.now/
/** Tells that it reads so, or that the answer cannot be kept. */
const TELLING = /readNoted|readPublic|readOfPlan|sources/

/** These write what they know for others, follow it in a subscription, or belong to a mutation. */
const NOT_READING = [
  'graph/billing/paymentOutcome.ts',
  'graph/billing/renewSession.ts',
  'graph/market/prices.ts',
  'graph/market/search.ts',
  'loaders/billing/loadSubscription.ts',
  'loaders/billing/loadUsage.ts',
  'loaders/portfolios/loadHoldings.ts',
  'loaders/watchlists/loadListsOfKind.ts',
]

/** An operation of this person, of which the answer was made of one thing. */
function operationOf(userId: string, read: () => unknown): Operation {
  const sources = createAnswerSources<Operation>()
  sources.begin()
  sources.note(read, read(), true)
  const session = { id: `session of ${userId}`, userId }
  return {
    session,
    sources,
    caller: { language: 'fr', preproductionKey: null, isByCookie: true },
  } as unknown as Operation
}

const answerOf = (length: number) => ({ status: 200, headers: new Map(), body: Buffer.alloc(length), compressed: null })

describe('kept answers', () => {
  test('take no more room than they may, whoever asks for how much', async () => {
    const kept = createKeptAnswers({ onFound() {}, maximumBytes: 100_000 })
    const asked = (number: number) => ({
      id: 'list',
      variables: undefined,
      operation: operationOf(`user-${number}`, () => 1),
    })
    for (let number = 0; number < 100; number += 1) {
      kept.keep(asked(number), answerOf(5000))
      expect(kept.bytes()).toBeLessThanOrEqual(100_000)
    }
    expect(kept.bytes()).toBeGreaterThan(80_000)
    expect(await kept.find(asked(0))).toBeNull()
    expect(await kept.find(asked(99))).not.toBeNull()
    const before = kept.bytes()
    kept.keep(asked(100), answerOf(50_000))
    expect(kept.bytes()).toBe(before)
  })

  test('are for the very session that they were made for', async () => {
    const kept = createKeptAnswers({ onFound() {} })
    const [mine, theirs] = ['user-1', 'user-2'].map((userId) => operationOf(userId, () => 1))
    if (!mine || !theirs) throw new Error('there are two')
    kept.keep({ id: 'list', variables: undefined, operation: mine }, answerOf(10))
    expect(await kept.find({ id: 'list', variables: undefined, operation: theirs })).toBeNull()
    expect(await kept.find({ id: 'list', variables: { a: 1 }, operation: mine })).toBeNull()
    expect(await kept.find({ id: 'list', variables: undefined, operation: mine })).not.toBeNull()
  })
})

describe('the sources of an answer', () => {
  const object = {}
  test.each([
    ['the same', () => [1, object, null], true],
    ['another object that looks the same', () => [1, {}, null], false],
    ['another value', () => [2, object, null], false],
    [
      'a failure',
      () => {
        throw new Error('away')
      },
      false,
    ],
  ] as const)('%s', async (_name, read, isSame) => {
    const sources = createAnswerSources<null>()
    sources.begin()
    for (const [index, value] of [1, object, null].entries()) sources.note(() => read()[index], value, true)
    expect(await readTheSame(sources.known() ?? [], null)).toBe(isSame)
  })

  test('are not known where something was spoilt, nothing proves the session, or they were not listened to', () => {
    const sources = createAnswerSources<null>()
    sources.note(() => 1, 1, true)
    expect(sources.known()).toBeNull()
    sources.begin()
    sources.note(() => 1, 1)
    expect(sources.known()).toBeNull()
    sources.note(() => 1, 1, true)
    expect(sources.known()).toHaveLength(2)
    sources.spoil()
    sources.note(() => 1, 1, true)
    expect(sources.known()).toBeNull()
  })

  test('whatever reads what all share, or the time, says so', () => {
    const files = ['graph', 'loaders', 'operation'].flatMap((folder) =>
      readdirSync(source + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    const silent = files.filter((file) => {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false
      const text = readFileSync(source + file, 'utf8')
      return SHARED.test(text) && !TELLING.test(text)
    })
    expect(silent.toSorted()).toEqual(NOT_READING)
  })
})
