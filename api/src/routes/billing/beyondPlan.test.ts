import { confirmImport, importPortfolio, uploadImport } from '@palier/contract/imports/importCalls'
import {
  buyListWrites,
  getBuyLists,
  getOtherLists,
  getSellLists,
  otherListWrites,
  sellListWrites,
} from '@palier/contract/watchlists/watchListCalls'
import {
  addBuyLot,
  addPortfolio,
  addPortfolioStock,
  deleteLot,
  deletePortfolio,
  exportPortfolio,
  getPortfolios,
  getUserDataPackage,
  movePortfolioStock,
  setAmountOfMoney,
  updateLot,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { addListWriter } from '../../testing/listWriter.ts'
import { sendFile } from '../../testing/uploads.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const [RY, TD, BNS] = [stockIdOf('RY:XTSE'), stockIdOf('TD:XTSE'), stockIdOf('BNS:XTSE')]
const BUY = { stockId: RY, T200: 200, T400: 190, T600: 180.5, T800: 170 }
const LOT = { transactionDate: '2024-03-04T00:00:00', stockQty: 10, averageCostByShare: 100, note: '' }
const FILE = 'Date,Action,Symbol,Quantity,Price\n2024-03-05,Buy,RY.TO,5,101\n'

describeOnOneEngine('what is beyond the plan', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function person() {
    const own = await addListWriter(testDatabase, api, 'vip')
    const toPlan = (name: string) =>
      testDatabase.database.execute(sql`update users set plan_name = ${name} where id = ${own.userId}`)
    async function addBook(name: string) {
      api.pass(1000)
      const words = { portfolioName: name, portfolioDescription: '', currency: 'CAD' } as const
      return (await own.send(addPortfolio, words)).id
    }
    async function addLot(portfolioId: string, stockId = RY) {
      await own.send(addPortfolioStock, { portfolioId, stockId })
      const { updatedPortfolio } = await own.send(addBuyLot, { portfolioId, stockId, ...LOT, lots: 'all' })
      return updatedPortfolio.stocks.find((stock) => stock.stockId === stockId)?.lots[0]?.lotId ?? ''
    }
    return { ...own, toPlan, addBook, addLot }
  }

  const beyond = (planName: string | null) => ({ code: 'BeyondPlan', status: 403, planName })
  const beyondFile = (planName: string) => ({ status: 403, error: { errorCode: 'BeyondPlan', params: { planName } } })
  async function refused(work: Promise<unknown>) {
    const { code, status, errors } = await refusalOf(work)
    return { code, status, planName: errors[0]?.params?.['planName'] ?? null }
  }

  test('the books of a paid plan that has ended are shown, read and exported, marked with the plan that opens them [D33]', async () => {
    const own = await person()
    const first = await own.addBook('REER')
    await own.addLot(first)
    const second = await own.addBook('CELI')
    await own.toPlan('base')

    const { portfolios } = await own.send(getPortfolios, {})
    expect(portfolios.map(({ name, beyondPlan }) => [name, beyondPlan])).toEqual([
      ['REER', { planName: 'standard' }],
      ['CELI', { planName: 'standard' }],
    ])
    expect(portfolios[0]?.stocks.map(({ beyondPlan, lots }) => [beyondPlan, lots.length])).toEqual([
      [{ planName: 'standard' }, 1],
    ])
    expect((await own.send(getUserDataPackage, {})).portfolios.map(({ id }) => id)).toEqual([first, second])
    expect((await own.send(exportPortfolio, { portfolioId: first })).csv).toContain('RY')

    await own.toPlan('frugal')
    const shown = await own.send(getPortfolios, {})
    expect(shown.portfolios.map(({ beyondPlan }) => beyondPlan)).toEqual([null, { planName: 'standard' }])
  })

  test('every write by address on a closed book is refused with the plan named; deleting is not [D33]', async () => {
    const own = await person()
    const first = await own.addBook('REER')
    await own.addLot(first, TD)
    const portfolioId = await own.addBook('CELI')
    const lotId = await own.addLot(portfolioId)
    const staged = uploadImport.output.parse((await sendFile(api, own.token, uploadImport, portfolioId, FILE)).data)
    await own.toPlan('frugal')

    const words = { portfolioName: 'Autre', portfolioDescription: '', currency: 'CAD' } as const
    const writes = [
      () => own.send(updatePortfolio, { portfolioId, ...words }),
      () => own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 5 }),
      () => own.send(addPortfolioStock, { portfolioId, stockId: BNS }),
      () => own.send(addBuyLot, { portfolioId, stockId: RY, ...LOT }),
      () => own.send(updateLot, { portfolioId, stockId: RY, lotId, transactionType: 'Buy', ...LOT }),
      () => own.send(movePortfolioStock, { fromPortfolioId: portfolioId, toPortfolioId: first, stockId: RY }),
      () => own.send(movePortfolioStock, { fromPortfolioId: first, toPortfolioId: portfolioId, stockId: TD }),

      () => own.send(confirmImport, { importId: staged.importId, includeDuplicates: false }),
    ]
    for (const write of writes) expect(await refused(write())).toEqual(beyond('standard'))
    for (const call of [uploadImport, importPortfolio]) {
      expect(await sendFile(api, own.token, call, portfolioId, FILE)).toMatchObject(beyondFile('standard'))
    }

    // The oldest one is open.
    await own.send(setAmountOfMoney, { portfolioId: first, amountOfMoney: 5 })
    const { updatedPortfolio } = await own.send(deleteLot, { portfolioId, stockId: RY, lotId })
    expect([updatedPortfolio.stocks, updatedPortfolio.beyondPlan]).toEqual([[], { planName: 'standard' }])
    await own.send(deletePortfolio, { portfolioId: first })
    // Now it is the oldest itself.
    await own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 5 })
  })

  test('stocks of books beyond the number of the plan are closed, also to a file [D33]', async () => {
    const own = await person()
    const portfolioId = await own.addBook('REER')
    await own.addLot(portfolioId, TD)
    api.pass(1000)
    await own.addLot(portfolioId, RY)
    await testDatabase.database.execute(
      sql`insert into plans select 'narrow', 80, 0, null, false, false, ai_keys, 1, 1, 0, 20, 1, 1, 3 from plans where name = 'base'`,
    )
    await own.toPlan('narrow')
    const { portfolios } = await own.send(getPortfolios, {})
    const marks = portfolios[0]?.stocks.map(({ stockId, beyondPlan }) => [stockId, beyondPlan])
    expect([portfolios[0]?.beyondPlan, new Map(marks as [string, unknown][])]).toEqual([
      null,
      new Map<string, unknown>([
        [TD, null],
        [RY, { planName: 'frugal' }],
      ]),
    ])
    expect(await refused(own.send(addBuyLot, { portfolioId, stockId: RY, ...LOT }))).toEqual(beyond('frugal'))
    expect(await sendFile(api, own.token, importPortfolio, portfolioId, FILE)).toMatchObject(beyondFile('frugal'))
    await own.send(addBuyLot, { portfolioId, stockId: TD, ...LOT })
  })

  test('lists beyond the plan are shown and closed to writing, entries too; both can be deleted [D33]', async () => {
    const own = await person()
    const [kept] = await own.listsOf(getBuyLists)
    api.pass(1000)
    const { id: listId } = await own.create(buyListWrites, 'Plus jeune')
    const entry = await own.send(buyListWrites.addEntry, { listId, newEntry: BUY })
    await own.send(buyListWrites.addEntry, { listId, newEntry: { ...BUY, stockId: TD } })
    await own.create(sellListWrites, 'Vente')
    await own.toPlan('base')

    const lists = await own.listsOf(getBuyLists)
    expect(lists.map(({ name, beyondPlan }) => [name, beyondPlan])).toEqual([
      [kept?.name, null],
      ['Plus jeune', { planName: 'frugal' }],
    ])
    expect(lists[1]?.entries.map(({ beyondPlan }) => beyondPlan)).toEqual([
      { planName: 'frugal' },
      { planName: 'frugal' },
    ])
    expect((await own.listsOf(getSellLists))[0]?.beyondPlan).toBeNull()

    const updatedListEntry = { ...BUY, id: entry.id, listId }
    for (const write of [
      () => own.send(buyListWrites.addEntry, { listId, newEntry: { ...BUY, stockId: BNS } }),
      () => own.send(buyListWrites.updateEntry, { updatedListEntry }),
      () => own.send(buyListWrites.updateList, { listId, newListName: 'Autre', newListDescription: '' }),
    ]) {
      expect(await refused(write())).toEqual(beyond('frugal'))
    }
    await own.send(buyListWrites.deleteEntry, { listId, entryId: entry.id })
    await own.send(buyListWrites.deleteList, { listId })
  })

  test('the oldest entries stay open up to the number of the plan [D33]', async () => {
    const own = await person()
    const [list] = await own.listsOf(getBuyLists)
    const listId = list?.id ?? ''
    await testDatabase.database.execute(sql`insert into watch_list_entries
      (id, list_id, stock_id, high_score, created_at, t200)
      select gen_random_uuid(), ${listId}::uuid, s.id, 0, now() + s.place * interval '1 second', 10
      from (select id, row_number() over (order by id) as place from stocks limit 22) s`)
    await own.toPlan('base')
    const [shown] = await own.listsOf(getBuyLists)
    const entries = shown?.entries ?? []
    expect(entries.map(({ beyondPlan }) => beyondPlan?.planName ?? null)).toEqual([
      ...Array.from({ length: 20 }, () => null),
      'frugal',
      'frugal',
    ])
    const write = (place: number) => {
      const { id = '', stockId = '' } = entries[place] ?? {}
      return own.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id, listId, stockId } })
    }
    await write(19)
    expect(await refused(write(20))).toEqual(beyond('frugal'))
  })

  test('other lists are closed beyond as many as the plan has lists [D33]', async () => {
    const own = await person()
    for (const name of ['Un', 'Deux', 'Trois']) {
      api.pass(1000)
      await own.create(otherListWrites, name)
    }
    await own.toPlan('base')
    const { lists } = await own.send(getOtherLists, { userId: own.userId })
    expect(lists.map(({ beyondPlan }) => beyondPlan)).toEqual([null, null, { planName: 'frugal' }])
  })

  test('a person within the plan costs no more statements for a list', async () => {
    const own = await person()
    expect(await api.countStatements(() => own.send(getBuyLists, { userId: own.userId }))).toBe(3)
    expect(await api.countStatements(() => own.send(getPortfolios, {}))).toBeLessThanOrEqual(5)
  })
})
