import { getPreferences } from '@palier/contract/accounts/preferenceCalls'
import { usageEnvelope } from '@palier/contract/billing/planSchemas'
import { getNotices } from '@palier/contract/notifications/noticeCalls'
import { getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import { getOverview } from '@palier/contract/shell/overviewCalls'
import {
  buyListWrites,
  getBuyLists,
  getOtherLists,
  getSellLists,
  getWatchList,
} from '@palier/contract/watchlists/watchListCalls'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { levelCountsOf, topEntries } from '@palier/domain/watchlists/ranking'
import { beforeAll, expect, test } from 'vitest'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { type Guest, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

describeOnOneEngine('D17 what pages show of a person besides their subject', (open) => {
  let api: TestApi
  let guest: Guest

  beforeAll(async () => {
    api = await startTestApi(await open())
    guest = await api.signIn()
    return () => api.close()
  })

  const listsOf = async (of: Guest) => {
    const answers = []
    for (const call of [getBuyLists, getSellLists, getOtherLists])
      answers.push(...(await of.send(call, { userId: of.userId })).lists)
    return answers
  }

  test('says the same as the calls that read all of it', async () => {
    const overview = await guest.send(getOverview, { top: { first: 5, kinds: ['buy', 'sell'] } })
    const lists = await listsOf(guest)
    const ofLists = lists.map(({ entries, ...list }) => {
      const ranked = entries.map((entry) => ({
        entry,
        symbol: entry.symbol,
        score: entry.score,
        lastPrice: decimalOrNull(entry.marketRegularPrice.value),
      }))
      const top = list.type === 'others' ? [] : topEntries(ranked, 5).map(({ entry }) => entry)
      const levelCounts = levelCountsOf(entries.map(({ score }) => score))
      return { ...list, entryCount: entries.length, topEntries: top, ...(list.type !== 'others' && { levelCounts }) }
    })
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(overview.lists.toSorted(byId)).toEqual(ofLists.toSorted(byId))
    expect(overview.lists.some(({ topEntries: top }) => top.length > 0)).toBe(true)
    const { portfolios } = await guest.send(getUserDataPackage, { lots: 'none', transactionsFirst: 0 })
    expect(overview.portfolios).toEqual(portfolios.map(({ id, name, currency }) => ({ id, name, currency })))
    expect(overview.preferences).toEqual(await guest.send(getPreferences, {}))
    expect(overview.unreadCount).toBe((await guest.send(getNotices, {})).unreadCount)
  })

  test('tells the plan and its use beside it, as lists do', async () => {
    const [overview, lists] = await Promise.all([
      api.post(getOverview.path, {}, { token: guest.token }),
      api.post(getBuyLists.path, { userId: guest.userId }, { token: guest.token }),
    ])
    const usageIn = (body: unknown) => usageEnvelope.parse((body as { additionalData: unknown }).additionalData)
    expect(usageIn(overview.body)).toEqual(usageIn(lists.body))
  })

  test('brings the entries of one stock, and of lists only as many as are asked for', async () => {
    const lists = await listsOf(guest)
    const [entry] = lists.flatMap(({ entries }) => entries)
    const overview = await guest.send(getOverview, { stockId: entry?.stockId ?? '' })
    const expected = lists.flatMap(({ entries }) => entries.filter(({ stockId }) => stockId === entry?.stockId))
    expect(overview.stockEntries).toEqual(expected)
    expect(overview.lists.flatMap(({ topEntries: top, levelCounts = [] }) => [...top, ...levelCounts])).toEqual([])
    expect((await guest.send(getOverview, { stockId: 'none' })).stockEntries).toEqual([])
  })

  test('one list is read by its id, whatever its kind; one of somebody else, or none, is null', async () => {
    const other = await api.signIn()
    for (const list of await listsOf(guest)) {
      expect(await guest.send(getWatchList, { listId: list.id })).toEqual({ list })
      expect(await other.send(getWatchList, { listId: list.id })).toEqual({ list: null })
    }
    expect(await guest.send(getWatchList, { listId: 'none' })).toEqual({ list: null })
  })

  test('a list without entries has no currency, and neither has one with several', async () => {
    const person = await api.signIn()
    const list = await person.send(buyListWrites.createList, {
      userId: person.userId,
      listName: 'Vide',
      listDescription: '',
    })
    const { lists } = await person.send(getOverview, {})
    expect(lists.find(({ id }) => id === list.id)).toMatchObject({ entryCount: 0, currency: null, topEntries: [] })
  })

  test('costs five statements, and the same however many entries there are', async () => {
    // The session is looked up by one of them.
    expect(await api.countStatements(() => guest.send(getOverview, {}))).toBeLessThanOrEqual(5)
    expect(await api.countStatements(() => guest.send(getWatchList, { listId: 'none' }))).toBeLessThanOrEqual(3)
    // One more for each kind whose strongest entries and levels are asked for.
    const top = { first: 5, kinds: ['buy' as const, 'sell' as const] }
    expect(await api.countStatements(() => guest.send(getOverview, { top }))).toBeLessThanOrEqual(7)
  })
})
