import { randomUUID } from 'node:crypto'
import { confirmEmail, getGuestWork, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { catalogue } from '@palier/contract/catalogue'
import { getBuyLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import { getPreferences, savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolios } from '../../database/schema/portfolios.ts'
import { watchLists } from '../../database/schema/watchLists.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { type People, startWithPeople } from '../../testing/people.ts'
import { type Guest, refusalOf } from '../../testing/startTestApi.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const IN_DOLLARS = {
  userPreference: {
    preferredLanguage: 'en',
    preferredCurrency: 'USD',
    scoreCalculation: {
      buyList: { fallbackStrategyName: 'fiftyTwoWeeks', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
    },
  },
} as const

describeOnOneEngine('the work of a guest', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase)
    return () => people.api.close()
  })

  async function signIn(): Promise<Guest> {
    const guest = await people.api.signIn()
    people.api.pass(MINUTE)
    return guest
  }

  async function addList({ userId }: Guest, name: string, position = 2): Promise<string> {
    const id = randomUUID()
    const row = { id, userId, kind: 'buy', name, description: '', position, createdAt: people.api.now() } as const
    await testDatabase.database.insert(watchLists).values(row)
    return id
  }

  async function addPortfolio({ userId }: Guest, name: string): Promise<string> {
    const id = randomUUID()
    const row = { id, userId, name, description: '', currency: 'CAD', amountOfMoney: '0' } as const
    await testDatabase.database.insert(portfolios).values({ ...row, createdAt: people.api.now() })
    return id
  }

  async function registerFrom(guest: Guest, keep: string[], more: { inviteToken?: string; email?: string } = {}) {
    const email = more.email ?? `${randomUUID()}@palier.test`
    const answer = await guest.send(register, { ...(await people.registration(email, more)), keep })
    return { email, keptCount: answer.keptCount }
  }

  async function namesOf(email: string): Promise<string[]> {
    const member = await people.signIn(email)
    const { lists } = await member.send(getBuyLists, { userId: member.answer.user.userId })
    return lists.map(({ name }) => name)
  }

  test('a guest who has changed nothing has nothing to keep, and a member never has [D2]', async () => {
    const guest = await signIn()
    expect(await guest.send(getGuestWork, {})).toEqual({ items: [] })
    const member = await people.signIn(await people.member())
    expect(await member.send(getGuestWork, {})).toEqual({ items: [] })
  })

  test('what a guest made or changed is named: lists, portfolios and preferences, not the demonstration [D2]', async () => {
    const guest = await signIn()
    const made = await addList(guest, 'Mes banques')
    const bought = await addPortfolio(guest, 'REER')
    await guest.send(savePreferences, IN_DOLLARS)
    const { lists } = await guest.send(getSellLists, { userId: guest.userId })
    const changed = lists[0]?.id ?? ''
    await testDatabase.database.execute(
      sql`update watch_list_entries set version = version + 1 where list_id = ${changed}`,
    )

    const { items } = await guest.send(getGuestWork, {})
    const stockCount = lists[0]?.entries.length
    expect(items).toEqual([
      { id: made, kind: 'watchList', name: 'Mes banques', listKind: 'buy', stockCount: 0 },
      { id: changed, kind: 'watchList', name: lists[0]?.name, listKind: 'sell', stockCount },
      { id: bought, kind: 'portfolio', name: 'REER', listKind: null, stockCount: 0 },
      { id: guest.userId, kind: 'preferences', name: '', listKind: null, stockCount: null },
    ])
  })

  test('a list that lost a stock, gained one or changed its name is the guest’s own [D2]', async () => {
    const guest = await signIn()
    const buy = await guest.send(getBuyLists, { userId: guest.userId })
    const sell = await guest.send(getSellLists, { userId: guest.userId })
    const [first, second] = [buy.lists[0], buy.lists[1]]
    const third = sell.lists[0]
    const entryId = first?.entries[0]?.id ?? ''
    await guest.send(catalogue.deleteBuyEntry, { listId: first?.id ?? '', entryId })
    const words = { newListName: 'Autrement', newListDescription: '' }
    await guest.send(catalogue.updateBuyList, { listId: second?.id ?? '', ...words })
    const { items } = await guest.send(getGuestWork, {})
    expect(items.map(({ id }) => id)).toEqual([first?.id, second?.id])
    expect(items.map(({ id }) => id)).not.toContain(third?.id)
  })

  test('a plan that is smaller than the kept work shows all of it, and what was made first is written on [D2] [ROLE-02]', async () => {
    const guest = await signIn()
    const { userId } = guest
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']
    for (const listName of names) await guest.send(catalogue.createBuyList, { userId, listName, listDescription: '' })
    const { items } = await guest.send(getGuestWork, {})
    people.api.pass(MINUTE)
    const { email, keptCount } = await registerFrom(
      guest,
      items.map(({ id }) => id),
    )
    expect(keptCount).toBe(names.length)
    await people.send(confirmEmail, { token: await people.activationToken(email) })
    expect(await namesOf(email)).toEqual(['Ma liste', ...names])

    const member = await people.signIn(email)
    const mine = { userId: member.answer.user.userId, listName: 'M', listDescription: '' }
    expect((await refusalOf(member.send(catalogue.createBuyList, mine))).code).toBe('listLimitReached')
    const { lists } = await member.send(getBuyLists, { userId: mine.userId })
    const listId = lists.at(-1)?.id ?? ''
    const words = { newListName: 'M', newListDescription: '' }
    expect((await refusalOf(member.send(catalogue.updateBuyList, { listId, ...words }))).code).toBe('BeyondPlan')
    await member.send(catalogue.deleteBuyList, { listId })
    const oldest = lists.find(({ name }) => name === 'A')?.id ?? ''
    await member.send(catalogue.updateBuyList, { listId: oldest, ...words })
  })

  test('what is ticked waits for the confirmation, past the day of the guest, and comes after the own list [D2]', async () => {
    const guest = await signIn()
    const [first, second, left] = [
      await addList(guest, 'Deux', 3),
      await addList(guest, 'Un', 2),
      await addList(guest, 'Laissée', 4),
    ]
    const portfolioId = await addPortfolio(guest, 'REER')
    await guest.send(savePreferences, IN_DOLLARS)
    people.api.pass(20 * HOUR)
    const { email, keptCount } = await registerFrom(guest, [first, second, portfolioId, guest.userId])
    expect(keptCount).toBe(4)

    const token = await people.activationToken(email)
    people.api.pass(20 * HOUR)
    await CLEANINGS.deleteExpiredGuests(testDatabase.database, people.api.now())
    await people.send(confirmEmail, { token })

    expect(await namesOf(email)).toEqual(['Ma liste', 'Un', 'Deux'])
    const member = await people.signIn(email)
    expect(await member.send(getPreferences, {})).toMatchObject({
      preferredLanguage: 'fr',
      preferredCurrency: 'USD',
      scoreCalculation: { buyList: { fallbackStrategyName: 'fiftyTwoWeeks' } },
    })
    const [owner] = await rowsOf(`select user_id from portfolios where id = '${portfolioId}'`)
    expect(owner?.user_id).toBe(member.answer.user.userId)

    await CLEANINGS.deleteExpiredGuests(testDatabase.database, people.api.now())
    expect(await rowsOf(`select id from watch_lists where id = '${left}'`)).toEqual([])
    expect(await rowsOf('select * from kept_work')).toEqual([])
  })

  test('without a confirmation all of it goes with the link [D2]', async () => {
    const guest = await signIn()
    const { email } = await registerFrom(guest, [await addList(guest, 'Trop tard')])
    const oldToken = await people.activationToken(email)
    people.api.pass(24 * HOUR + MINUTE)
    await CLEANINGS.deleteExpiredGuests(testDatabase.database, people.api.now())
    expect(await rowsOf('select * from kept_work')).toEqual([])
    expect(await rowsOf(`select id from users where id = '${guest.userId}'`)).toEqual([])
    // The account itself is still there to be confirmed.
    await people.send(resendActivation, { oldToken })
    await people.send(confirmEmail, { token: await people.activationToken(email, 2) })
    expect(await namesOf(email)).toEqual(['Ma liste'])
  })

  test('another link gives the work as long as itself [D2] [REG-19]', async () => {
    const guest = await signIn()
    const { email } = await registerFrom(guest, [await addList(guest, 'Patiente')])
    const oldToken = await people.activationToken(email)
    people.api.pass(23 * HOUR)
    await people.send(resendActivation, { oldToken })
    const token = await people.activationToken(email, 2)
    people.api.pass(23 * HOUR)
    await CLEANINGS.deleteExpiredGuests(testDatabase.database, people.api.now())
    await people.send(confirmEmail, { token })
    expect(await namesOf(email)).toEqual(['Ma liste', 'Patiente'])
  })

  test('an invited guest, confirmed at once, has the work at once [D2] [REG-15]', async () => {
    const guest = await signIn()
    const email = `${randomUUID()}@palier.test`
    const inviteToken = await people.invite(email)
    await registerFrom(guest, [await addList(guest, 'Tout de suite')], { email, inviteToken })
    expect(await namesOf(email)).toEqual(['Ma liste', 'Tout de suite'])
  })

  test('nobody keeps what is not theirs: other guests, members, the demonstration, words [D2] [GEN-11]', async () => {
    const [guest, other] = [await signIn(), await signIn()]
    const foreign = await addList(other, 'D’un autre')
    const { lists } = await guest.send(getBuyLists, { userId: guest.userId })
    const member = await people.signIn(await people.member())
    const own = await member.send(getBuyLists, { userId: member.answer.user.userId })
    const ids = [foreign, ...lists.map(({ id }) => id), own.lists[0]?.id ?? '', other.userId, 'x']
    expect((await registerFrom(guest, ids)).keptCount).toBe(0)

    // A token of somebody else, one that is none, and no token at all keep nothing and refuse nothing.
    const keep = [await addList(guest, 'À moi')]
    for (const token of [member.token, 'none', undefined]) {
      const email = `${randomUUID()}@palier.test`
      const input = { ...(await people.registration(email)), keep }
      expect((await people.api.clientOf({ token }).send(register, input)).keptCount).toBe(0)
    }
  })

  test('two accounts that ask for the same list: whoever confirms first has it [D2]', async () => {
    const guest = await signIn()
    const keep = [await addList(guest, 'Disputée')]
    const [first, second] = [await registerFrom(guest, keep), await registerFrom(guest, keep)]
    await people.send(confirmEmail, { token: await people.activationToken(second.email) })
    await people.send(confirmEmail, { token: await people.activationToken(first.email) })
    expect(await namesOf(second.email)).toEqual(['Ma liste', 'Disputée'])
    expect(await namesOf(first.email)).toEqual(['Ma liste'])
  })

  async function rowsOf(statement: string): Promise<Record<string, unknown>[]> {
    return (await testDatabase.database.execute(sql.raw(statement))).rows
  }
})
