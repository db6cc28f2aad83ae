import {
  addBookEvent,
  deleteBookEvent,
  getBookEvents,
  updateBookEvent,
} from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { confirmImport, previewImport, uploadImport } from '@palier/contract/imports/importCalls'
import {
  addPortfolio,
  addSellLot,
  deleteLot,
  deletePortfolio,
  exportPortfolio,
  getPortfolioStockLots,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor, RY, trade } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'
import { longTest } from '../../testing/longTest.ts'

describeOnOneEngine('transfers in kind', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const stored = (portfolioId: string) =>
    testDatabase.database
      .select()
      .from(portfolioStocks)
      .where(eq(portfolioStocks.portfolioId, portfolioId))
      .orderBy(asc(portfolioStocks.stockId))

  test('shares transferred in kind take their average cost along, in whatever order the days are entered', async () => {
    const own = await addInvestor(testDatabase, api)
    const [from, to] = [await own.portfolioWith(), (await own.makePortfolio()).id]
    const place = { portfolioId: from, stockId: RY }
    await own.buy(from, '2026-01-05', 17, 416)
    const before = await stored(from)
    const give = { ...place, kind: 'transfer', date: '2026-03-02', quantity: 7, otherPortfolioId: to } as const
    const { event } = await own.send(addBookEvent, give)
    expect(event).toMatchObject({ otherPortfolioId: to, cash: 0, shareCountAfter: 10 })
    await expectFreshBook(testDatabase.database)
    const sums = async (id: string) => (await stored(id)).map((one) => [one.purchaseCost, one.soldCost, one.proceeds])
    expect(await sums(from)).toEqual([['4160', '0', '0']])
    expect(await sums(to)).toEqual([['2912', '0', '0']])

    // What comes to light later of the days before it moves with it.
    await own.buy(from, '2026-02-02', 3, 400)
    expect(await sums(to)).toEqual([['2895.2', '0', '0']])
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-02-10', numerator: 2, denominator: 1 })
    expect(await sums(to)).toEqual([['1447.6', '0', '0']])
    await expectFreshBook(testDatabase.database)
    const cost = { [from]: await sums(from), [to]: await sums(to) }
    const target = { portfolioId: from, eventId: event?.eventId ?? '' }
    await own.send(deleteBookEvent, target)
    expect(await stored(to)).toEqual([])
    const again = await own.send(addBookEvent, give)
    expect({ [from]: await sums(from), [to]: await sums(to) }).toEqual(cost)

    // Sold there, they cannot be taken back, and each of them knows where they came from.
    await own.send(addSellLot, { portfolioId: to, stockId: RY, ...trade('2026-04-01', 7, 450) })
    expect((await stored(to))[0]).toMatchObject({ soldCost: '1447.6', purchaseCost: '1447.6', proceeds: '3150' })
    const back = { portfolioId: from, eventId: again.event?.eventId ?? '' }
    expect((await refusalOf(own.send(deleteBookEvent, back))).code).toBe('invalidLotQuantity')
    const { rows, totalCount } = await own.send(getBookEvents, { portfolioId: to, group: 'transfers' })
    expect([totalCount, rows[0]?.event?.portfolioId, rows[0]?.event?.otherPortfolioId]).toEqual([1, from, to])
    expect((await own.send(getBookEvents, { group: 'transfers' })).totalCount).toBe(1)

    // A file of each portfolio has them, and comes to the same book.
    for (const [portfolioId, line] of [
      [from, '2026-03-02,transfer,RY,XTSE,7,,,,,,,nonRegistered,,,,CAD,,,,,,,'],
      [to, '2026-03-02,transferIn,RY,XTSE,7,,,,,,,nonRegistered,1447.6,,,CAD,,,,,,,'],
    ] as const) {
      const { csv } = await own.send(exportPortfolio, { portfolioId })
      expect(csv.split('\r\n')).toContain(line)
      const { data } = await sendFile(api, own.token, uploadImport, portfolioId, csv)
      const preview = await own.send(previewImport, { importId: (data as { importId: string }).importId })
      expect(new Set(preview.rows.map(({ reason }) => reason))).toEqual(new Set(['alreadyThere']))
      const { id: copy } = await own.makePortfolio()
      const sent = await sendFile(api, own.token, uploadImport, copy, csv)
      const { importId } = sent.data as { importId: string }
      await own.send(confirmImport, { importId })
      expect(await sums(copy)).toEqual(await sums(portfolioId))
      await expectFreshBook(testDatabase.database)
    }

    // Without the portfolio that they came from they stay.
    const kept = await stored(to)
    await own.send(deletePortfolio, { portfolioId: from })
    expect(await stored(to)).toEqual(kept)
    expect((await own.send(getBookEvents, { portfolioId: to })).rows[0]?.event).toMatchObject({
      ...{ kind: 'transferIn', gross: 1447.6, quantity: 7 },
    })
    await expectFreshBook(testDatabase.database)
    expect(before).toHaveLength(1)
  })

  test('sales exclude the cost of shares that moved, and purchases of both accounts add up to what was paid [NUM-14]', async () => {
    const own = await addInvestor(testDatabase, api)
    const [from, to] = [await own.portfolioWith(), (await own.makePortfolio()).id]
    await own.buy(from, '2026-01-05', 100, 9.706)
    const give = { portfolioId: from, otherPortfolioId: to, stockId: RY, kind: 'transfer', quantity: 10 } as const
    await own.send(addBookEvent, { ...give, date: '2026-02-02' })
    await own.sell(from, '2026-03-02', 90, 35)
    const figures = (await own.read()).portfolios.flatMap(({ stocks }) =>
      stocks.map(({ statistics: { totalMaterializedGrossGains, totalPurchases, totalShareSoldCount } }) => {
        return [totalMaterializedGrossGains, totalPurchases, totalShareSoldCount]
      }),
    )
    expect(figures).toEqual([
      [3150, 873.54, 90],
      [0, 97.06, 0],
    ])
  })

  test('shares put into a plan are sold at their value and bought there; the loss is lost', async () => {
    const own = await addInvestor(testDatabase, api)
    const from = await own.portfolioWith()
    const text = { portfolioName: 'CELI', portfolioDescription: '', currency: 'CAD' } as const
    const { id: to } = await own.send(addPortfolio, { ...text, accountKind: 'tfsa' })
    await own.buy(from, '2026-01-05', 100, 25)
    const give = { portfolioId: from, stockId: RY, kind: 'transfer', date: '2026-03-02', quantity: 100 } as const
    const refusal = await refusalOf(own.send(addBookEvent, { ...give, otherPortfolioId: to }))
    expect(refusal.errors[0]?.params).toMatchObject({ field: 'perShare', reason: 'required' })
    await own.send(addBookEvent, { ...give, otherPortfolioId: to, perShare: 22 })
    expect((await stored(from))[0]).toMatchObject({ proceeds: '2200', soldCost: '2500' })
    expect((await stored(to))[0]).toMatchObject({ purchaseCost: '2200', lotCount: 1 })
    const report = await own.send(getCostBaseReport, { year: 2026 })
    expect(report).toMatchObject({ gain: -300, deniedLoss: 300, reportedGain: 0 })
    await expectFreshBook(testDatabase.database)
    const self = await refusalOf(own.send(addBookEvent, { ...give, otherPortfolioId: from }))
    expect(self.errors[0]?.params).toMatchObject({ field: 'otherPortfolioId' })
  })

  longTest(
    'writes at once on two portfolios that transfers link in both directions neither block each other nor lose one',
    async () => {
      const own = await addInvestor(testDatabase, api)
      const [one, other] = [await own.portfolioWith(), await own.portfolioWith()]
      for (const portfolioId of [one, other]) await own.buy(portfolioId, '2026-01-05', 1000, 40)
      const give = { stockId: RY, kind: 'transfer', quantity: 100 } as const
      await own.send(addBookEvent, { ...give, portfolioId: one, otherPortfolioId: other, date: '2026-03-02' })
      await own.send(addBookEvent, { ...give, portfolioId: other, otherPortfolioId: one, date: '2026-03-03' })
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(
          [one, other, one, other].map((portfolioId) => own.buy(portfolioId, '2026-02-02', 3, 41 + round)),
        )
      }
      expect((await stored(one))[0]).toMatchObject({ lotCount: 21, purchasedShareCount: '1060' })
      expect((await stored(other))[0]).toMatchObject({ lotCount: 21, purchasedShareCount: '1060' })
      await expectFreshBook(testDatabase.database)
    },
  )

  test('shares that come back on the day that they left are counted in the order of entry, whatever changes later', async () => {
    const own = await addInvestor(testDatabase, api)
    const [one, other] = [await own.portfolioWith(), await own.portfolioWith()]
    await own.buy(one, '2026-01-05', 100, 40)
    await own.buy(other, '2026-01-05', 50, 10)
    const give = { stockId: RY, kind: 'transfer', date: '2026-03-02' } as const
    const there = await own.send(addBookEvent, { ...give, portfolioId: one, otherPortfolioId: other, quantity: 100 })
    const alone = await stored(one)
    const back = await own.send(addBookEvent, { ...give, portfolioId: other, otherPortfolioId: one, quantity: 60 })
    const costs = async () =>
      (await Promise.all([one, other].map(stored))).map(([held]) => [held?.purchaseCost, held?.soldCost])
    // 150 shares for 4500 there, of which 60 come back.
    const expected = [
      ['1800', '0'],
      ['2700', '0'],
    ]
    expect(await costs()).toEqual(expected)
    await expectFreshBook(testDatabase.database)

    // Writing the first one anew leaves the order as it was, and so does moving the second one away and back.
    const first = { portfolioId: one, eventId: there.event?.eventId ?? '', quantity: 100, note: 'anew' }
    await own.send(updateBookEvent, { ...first, date: give.date })
    const second = { portfolioId: other, eventId: back.event?.eventId ?? '', quantity: 60 }
    await own.send(updateBookEvent, { ...second, date: '2026-03-03' })
    expect(await costs()).toEqual(expected)
    await own.send(updateBookEvent, { ...first, date: '2026-03-03' })
    await expectFreshBook(testDatabase.database)
    expect(await costs()).toEqual(expected)
    await own.send(updateBookEvent, { ...first, date: give.date })
    await own.send(updateBookEvent, { ...second, date: give.date })
    await own.buy(one, '2026-02-02', 100, 20)
    expect(await costs()).toEqual([
      ['4400', '0'],
      ['2100', '0'],
    ])
    await expectFreshBook(testDatabase.database)
    await own.send(deleteBookEvent, { portfolioId: other, eventId: second.eventId })
    const undone = await own.send(getPortfolioStockLots, { portfolioId: one, stockId: RY, kind: 'buy' })
    const lotId = undone.lots.find(({ averageTransactionPrice }) => averageTransactionPrice === 20)?.lotId ?? ''
    await own.send(deleteLot, { portfolioId: one, stockId: RY, lotId })
    expect(await stored(one)).toEqual(alone)
    await expectFreshBook(testDatabase.database)
  })

  test('an account keeps its kind while it has transfers that another kind would not have', async () => {
    const own = await addInvestor(testDatabase, api)
    const [from, to] = [await own.portfolioWith(), (await own.makePortfolio()).id]
    await own.buy(from, '2026-01-05', 100, 25)
    const give = { portfolioId: from, stockId: RY, kind: 'transfer', date: '2026-03-02', quantity: 10 } as const
    const { event } = await own.send(addBookEvent, { ...give, otherPortfolioId: to })
    const text = { portfolioName: 'Retraite', portfolioDescription: '', currency: 'CAD' } as const
    for (const portfolioId of [from, to]) {
      const change = own.send(updatePortfolio, { ...text, portfolioId, accountKind: 'tfsa' })
      expect((await refusalOf(change)).code).toBe('TransferredInKind')
      await own.send(updatePortfolio, { ...text, portfolioId, accountKind: 'nonRegistered' })
    }
    await own.send(deleteBookEvent, { portfolioId: from, eventId: event?.eventId ?? '' })
    await own.send(updatePortfolio, { ...text, portfolioId: to, accountKind: 'tfsa' })
    await own.send(addBookEvent, { ...give, otherPortfolioId: to, perShare: 22 })
    const again = own.send(updatePortfolio, { ...text, portfolioId: to, accountKind: 'nonRegistered' })
    expect((await refusalOf(again)).code).toBe('TransferredInKind')
    // From one plan to another the law sees a sale as before.
    await own.send(updatePortfolio, { ...text, portfolioId: to, accountKind: 'rrsp' })
  })
})
