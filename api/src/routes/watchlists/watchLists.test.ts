import { getBuyLists, getOtherLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import { savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { usage, usageEnvelope } from '@palier/contract/billing/planSchemas'
import {
  watchList,
  watchListEntry,
  type WireWatchList,
  type WireWatchListEntry,
} from '@palier/contract/watchlists/watchListSchemas'
import { decimal } from '@palier/domain/kernel/decimal'
import { badgeLevelOf, DEFAULT_SCORE_BASIS, scoreOf, type ScoreBasis } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { beforeAll, expect, test } from 'vitest'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { type Guest, keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const KINDS = [
  ['buy', getBuyLists],
  ['sell', getSellLists],
  ['others', getOtherLists],
] as const

/** The score that the rules of the domain give to an entry as it travelled. */
function scoreOfWire(kind: ListKind, entry: WireWatchListEntry, basis: ScoreBasis): number {
  const threshold = (value: number) => (value === 0 ? null : decimal(value))
  return scoreOf({
    kind,
    thresholds: {
      t200: threshold(entry.t200),
      t400: threshold(entry.t400),
      t600: threshold(entry.t600),
      t800: threshold(entry.t800),
    },
    price: decimal(entry.marketRegularPrice.value),
    range: { low: decimal(entry.oneYearLow ?? 0), high: decimal(entry.oneYearHigh ?? 0) },
    basis,
  })
}

const withoutOptional = (keys: string[]) => keys.filter((key) => key !== 'scoreDetailsInfo')

describeOnOneEngine('lists', (open) => {
  let api: TestApi
  let guest: Guest

  beforeAll(async () => {
    api = await startTestApi(await open())
    guest = await api.signIn()
    return () => api.close()
  })

  const listsOf = async (call: (typeof KINDS)[number][1], of = guest): Promise<WireWatchList[]> =>
    (await of.send(call, { userId: of.userId })).lists

  test('each kind is read under /V2/ and without it [API-51] [API-48] [GEN-03]', async () => {
    for (const [kind, call] of KINDS) {
      for (const path of [call.path, ...call.aliases]) {
        const { status, body } = await api.post(path, { userId: guest.userId }, { token: guest.token })
        expect([status, body]).toMatchObject([200, { success: true }])
        const { lists } = call.output.parse((body as { data: unknown }).data)
        expect(lists.map(({ type }) => type)).toEqual(kind === 'others' ? [] : [kind, kind])
      }
    }
  })

  test('lists and entries have exactly their keys [DATA-10] [DATA-11]', async () => {
    for (const [kind, call] of KINDS.slice(0, 2)) {
      for (const list of await listsOf(call)) {
        expect(keysOf(list)).toEqual(Object.keys(watchList.shape).sort())
        for (const entry of list.entries) {
          const keys = Object.keys(watchListEntry.shape).sort()
          expect(keysOf(entry)).toEqual(kind === 'buy' ? keys : withoutOptional(keys))
          expect(entry.listId).toBe(list.id)
        }
      }
    }
  })

  test('usage, plan and limits travel beside the lists [DATA-01] [DATA-23] [D19]', async () => {
    const { additionalData } = await api
      .clientOf({ token: guest.token })
      .sendWhole(getBuyLists, { userId: guest.userId })
    const { subscriptionInfo } = usageEnvelope.parse(additionalData)
    expect(keysOf(subscriptionInfo)).toEqual(['aiDataActiveKeys', 'limit', 'planName', 'usage'])
    expect(keysOf(subscriptionInfo.usage)).toEqual(Object.keys(usage.shape).sort())
    expect(subscriptionInfo.usage).toEqual(guest.answer.subscriptionInfo?.usage)
    expect(subscriptionInfo.limit).toMatchObject({ buyListCount: 10, combinedListCombinedEntriesCount: 1000 })
    expect(subscriptionInfo.planName).toBe('vip')
  })

  test('every entry carries the score that the rules give at its price [SCORE-01] [SCORE-02] [GEN-05]', async () => {
    for (const [kind, call] of KINDS.slice(0, 2)) {
      for (const entry of (await listsOf(call)).flatMap(({ entries }) => entries)) {
        expect(entry.score, entry.symbol).toBe(scoreOfWire(kind, entry, DEFAULT_SCORE_BASIS))
        expect(entry.absoluteScore).toBe(Math.abs(entry.score))
        expect(entry.highScore).toBeGreaterThanOrEqual(entry.absoluteScore)
      }
    }
  })

  test('a fresh copy shows every rung: deals, targets, considers, follows, waits, and both sides of a sale [D2] [SCORE-05] [SCORE-06] [SCORE-07] [SCORE-08] [SCORE-09] [SCORE-10] [SCORE-11] [SCORE-12] [SCORE-13]', async () => {
    const [quality] = await listsOf(getBuyLists)
    const levels = quality?.entries.map(({ score }) => badgeLevelOf(score)) ?? []
    const countOf = (level: number) => levels.filter((found) => found === level).length
    expect(levels).toHaveLength(17)
    expect([1, 2, 3, 4].map(countOf)).toEqual([2, 3, 3, 4])

    const [profits] = await listsOf(getSellLists)
    expect(profits?.entries.map(({ symbol, score }) => [symbol, badgeLevelOf(score)])).toEqual([
      ['UNH', 21],
      ['DOL', 1],
      ['TD', 22],
      ['NVDA', 2],
      ['GOOGL', 2],
      ['CP', 5],
    ])
  })

  test('what a score was made from is told on buy lists only [SCORE-18]', async () => {
    const [quality] = await listsOf(getBuyLists)
    const named = new Map(quality?.entries.map((entry) => [entry.symbol, entry]))
    const bce = named.get('BCE')
    expect(bce?.scoreDetailsInfo).toEqual({
      score: bce?.score,
      subScoreDetails: [
        {
          subScoreName: 'thresholds',
          weighting: 1,
          score: bce?.score,
          usedVariables: {
            price: bce?.marketRegularPrice.value,
            t200: bce?.t200,
            t400: bce?.t400,
            t600: bce?.t600,
            t800: bce?.t800,
          },
        },
      ],
    })
    expect(named.get('XEQT')).toMatchObject({ t200: 0, t400: 0, t600: 0, t800: 0 })
    expect(named.get('XEQT')?.scoreDetailsInfo?.subScoreDetails[0]?.subScoreName).toBe('fiftyTwoWeeks')
  })

  test('the basis that a person prefers decides the scores of their buy lists [GEN-06] [SCORE-19] [SCORE-20]', async () => {
    const own = await api.signIn()
    const buyList: ScoreBasis = { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } }
    await own.send(savePreferences, {
      userPreference: { preferredLanguage: 'fr', preferredCurrency: 'CAD', scoreCalculation: { buyList } },
    })
    for (const entry of (await listsOf(getBuyLists, own)).flatMap(({ entries }) => entries)) {
      expect(entry.score, entry.symbol).toBe(scoreOfWire('buy', entry, buyList))
      expect(entry.scoreDetailsInfo?.subScoreDetails[0]?.subScoreName).toBe('fiftyTwoWeeks')
    }
  })

  test('a score that has fallen keeps its highest in view [DATA-11]', async () => {
    const own = await api.signIn()
    const before = (await listsOf(getBuyLists, own)).flatMap(({ entries }) => entries)
    api.pass(3_600_000)
    const after = (await listsOf(getBuyLists, own)).flatMap(({ entries }) => entries)
    const fallen = after.filter(({ score }, at) => score < (before[at]?.score ?? 0))
    expect(fallen.length).toBeGreaterThan(0)
    after.forEach((entry, at) => {
      expect(entry.highScore).toBe(Math.max(entry.absoluteScore, before[at]?.highScore ?? 0))
    })
  })

  test('a price is five minutes old [GEN-08]', async () => {
    const [list] = await listsOf(getBuyLists)
    for (const { marketRegularPrice } of list?.entries ?? []) {
      expect(api.now().getTime() - Date.parse(marketRegularPrice.dateTime)).toBe(5 * 60_000)
    }
  })

  test('a list has a currency when all of its entries share it [DATA-10]', async () => {
    const [quality, income] = await listsOf(getBuyLists)
    expect([quality?.currency, income?.currency]).toEqual([null, 'CAD'])
  })

  test('the tags are in the language of the request [GEN-20] [DATA-06]', async () => {
    const tagsIn = async (language: string) => {
      const { lists } = await guest.send(getBuyLists, { userId: guest.userId }, { [HEADERS.language]: language })
      return lists[0]?.entries.find(({ symbol }) => symbol === 'ENB')?.tags?.map(({ name, value }) => [name, value])
    }
    const [french, english] = [await tagsIn('fr'), await tagsIn('en')]
    expect(french?.map(([name]) => name)).toEqual(['sector', 'industry', 'subIndustry'])
    expect([french?.[0]?.[1], english?.[0]?.[1]]).toEqual(['Énergie', 'Energy'])
  })

  test('the userId of somebody else answers exactly like one that does not exist [LIST-35]', async () => {
    const other = await api.signIn()
    for (const userId of [other.userId, crypto.randomUUID(), 'nobody', "' or 1=1 --"]) {
      const refusal = await refusalOf(guest.send(getBuyLists, { userId }))
      expect([refusal.status, refusal.errors]).toEqual([404, [{ errorCode: 'resource_missing' }]])
    }
  })

  test('three statements a list call, the session check included, however many entries [D18]', async () => {
    for (const [, call] of KINDS) expect(await api.countStatements(() => listsOf(call))).toBe(3)
  })
})
