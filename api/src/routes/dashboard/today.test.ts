import { postponeToday, visitToday } from '@palier/contract/dashboard/todayCalls'
import { getOverview } from '@palier/contract/shell/overviewCalls'
import { buyListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getUserDataPackage, saveObjective } from '@palier/contract/portfolios/portfolioCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import type { Guest } from '../../testing/startTestApi.ts'
import { BUY, SELL, startWatching, WATCHED, type Watching } from '../../testing/startWatching.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeOnOneEngine('D35 Today', (open) => {
  let testDatabase: TestDatabase
  let scene: Watching

  beforeAll(async () => {
    testDatabase = await open()
    scene = await startWatching(testDatabase)
    return () => scene.api.close()
  })
  beforeEach(() => scene.reset())

  async function todayOf(person: Guest) {
    const { today } = await person.send(getOverview, { withToday: true })
    if (!today) throw new Error('Today was asked for and did not come.')
    return today
  }
  const idsOf = async (person: Guest) => (await todayOf(person)).rows.map(({ entry }) => entry.id)

  test('an entry stands in it from its crossing on, with the time of that, and once', async () => {
    const { person, entry } = await scene.watching()
    expect(await todayOf(person)).toMatchObject({ rows: [], lastVisitAt: null, next: [{ id: entry.id }] })
    await scene.at(79)
    const since = scene.api.now().toISOString()
    await scene.at(78)
    const today = await todayOf(person)
    expect(today.rows).toMatchObject([{ entry: { id: entry.id, score: 800 }, crossedAt: since, isNew: false }])
    expect(today.counts).toEqual({ buys: 1, sells: 0, crossed: 0, fresh: 0 })
    expect(today.next).toEqual([])
  })

  test('what crossed since the last visit is new until the next visit, and stands there below 750 too', async () => {
    const { person, entry } = await scene.watching()
    await person.send(visitToday, {})
    await scene.at(95)
    expect(await idsOf(person)).toEqual([])
    scene.api.pass(30 * MINUTE)
    const back = await todayOf(person)
    expect(back.rows).toMatchObject([{ entry: { id: entry.id }, isNew: true }])
    expect(back.counts).toEqual({ buys: 0, sells: 0, crossed: 1, fresh: 1 })
    // Seen twice in one visit, it stays new.
    for (const _ of [1, 2]) await person.send(visitToday, {})
    expect(await idsOf(person)).toEqual([entry.id])
    scene.api.pass(31 * MINUTE)
    expect(await idsOf(person)).toEqual([])
  })

  test('an entry is put off until an instant, and a new crossing brings it back before', async () => {
    const { person, entry } = await scene.watching()
    await scene.at(79)
    const until = new Date(scene.api.now().getTime() + DAY).toISOString()
    const putOff = { kind: 'entry', id: entry.id, postponement: { until } } as const
    expect(await person.send(postponeToday, putOff)).toEqual({ isPostponed: true })
    expect(await person.send(postponeToday, putOff)).toEqual({ isPostponed: true })
    expect(await todayOf(person)).toMatchObject({ rows: [], next: [], counts: { buys: 0 } })
    await scene.at(69)
    expect(await idsOf(person)).toEqual([entry.id])

    const later = new Date(scene.api.now().getTime() + MINUTE).toISOString()
    await person.send(postponeToday, { ...putOff, postponement: { until: later } })
    expect(await idsOf(person)).toEqual([])
    scene.api.pass(MINUTE)
    expect(await idsOf(person)).toEqual([entry.id])
  })

  test('a stock on two lists is put off on both', async () => {
    const { person, entry } = await scene.watching()
    const words = { userId: person.userId, listName: 'Revenu', listDescription: '' }
    const { id: listId } = await person.send(sellListWrites.createList, words)
    await person.send(sellListWrites.addEntry, { listId, newEntry: SELL })
    await scene.at(69)
    expect(await todayOf(person)).toMatchObject({ rows: [{}], counts: { buys: 1, sells: 0 } })
    await person.send(postponeToday, { kind: 'entry', id: entry.id, postponement: { until: null } })
    expect(await idsOf(person)).toEqual([])
  })

  test('until the next step has no end of its own; it can be put back, and other prices bring it back', async () => {
    const { person, list, entry } = await scene.watching(sellListWrites, SELL)
    await scene.at(121)
    const putOff = { kind: 'entry', id: entry.id, postponement: { until: null } } as const
    await person.send(postponeToday, putOff)
    scene.api.pass(60 * MINUTE)
    expect(await idsOf(person)).toEqual([])
    await person.send(postponeToday, { ...putOff, postponement: null })
    expect(await idsOf(person)).toEqual([entry.id])

    await person.send(postponeToday, putOff)
    const updatedListEntry = { ...SELL, id: entry.id, listId: list.id, T800: 140 }
    await person.send(sellListWrites.updateEntry, { updatedListEntry })
    expect(await idsOf(person)).toEqual([entry.id])
  })

  test('nobody puts off what is another person’s, or nothing [LIST-35]', async () => {
    const { entry } = await scene.watching()
    const other = await scene.api.signIn()
    const targets = [
      ['entry', entry.id],
      ['entry', 'none'],
      ['entry', WATCHED],
      ['objective', entry.id],
      ['objective', 'none'],
    ] as const
    for (const [kind, id] of targets) {
      const body = { kind, id, postponement: { until: null } }
      const refused = await scene.api.post(postponeToday.path, body, { token: other.token })
      expect(refused.status).toBe(404)
    }
  })

  test('an objective is put off until its target changes', async () => {
    const { person } = await scene.watching()
    const objective = (target: number) =>
      person.send(saveObjective, {
        stockObjective: {
          stockId: WATCHED,
          primaryObjective: 'totalTargetedShareCount',
          primaryObjectiveValue: target,
          stockObjectiveDetails: {
            version: 1,
            totalTargetedValue: null,
            totalInvestmentTargetedAmount: null,
            totalTargetedShareCount: target,
            percentageOfTotalInvestmentValue: null,
          },
        },
      })
    const postponements = async () =>
      (await person.send(getUserDataPackage, { lots: 'none', transactionsFirst: 0 })).objectiveProgressions.map(
        ({ postponement }) => postponement,
      )
    await objective(10)
    expect(await postponements()).toContainEqual(null)
    await person.send(postponeToday, { kind: 'objective', id: WATCHED, postponement: { until: null } })
    expect(await postponements()).toContainEqual({ until: null })
    await objective(20)
    expect((await postponements()).every((one) => one === null)).toBe(true)
  })

  test('a payment that is owed is told', async () => {
    const { person } = await scene.watching()
    expect((await todayOf(person)).isPaymentOwed).toBe(false)
    await testDatabase.database.execute(sql`insert into payment_customers
      (user_id, provider, customer_id, created_at, status) values (${person.userId}, 'sandbox', 'c', now(), 'pastDue')`)
    expect((await todayOf(person)).isPaymentOwed).toBe(true)
  })

  test('costs one statement more than the overview, and two where the person was here before', async () => {
    const { person } = await scene.watching()
    const count = () => scene.api.countStatements(() => person.send(getOverview, { withToday: true }))
    const top = { first: 5, kinds: ['buy' as const, 'sell' as const] }
    const before = await scene.api.countStatements(() => person.send(getOverview, { top }))
    expect(await count()).toBeLessThanOrEqual(before + 1)
    await person.send(visitToday, {})
    scene.api.pass(31 * MINUTE)
    expect(await count()).toBeLessThanOrEqual(before + 2)
  })

  test('an entry that begins beyond a price has stood there since then', async () => {
    scene.setPrice(79)
    const { person, list } = await scene.watching()
    const [row] = (await todayOf(person)).rows
    expect(row?.crossedAt).toBe(scene.api.now().toISOString())
    scene.api.pass(MINUTE)
    const updatedListEntry = { ...BUY, id: row?.entry.id ?? '', listId: list.id, T200: 99 }
    await person.send(buyListWrites.updateEntry, { updatedListEntry })
    expect((await todayOf(person)).rows[0]?.crossedAt).toBe(row?.crossedAt)
  })
})
