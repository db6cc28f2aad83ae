import { addBookEvent, deleteBookEvent, updateBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { confirmImport, previewImport, uploadImport } from '@palier/contract/imports/importCalls'
import { deletePortfolio, exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { AAPL, addInvestor, type Investor, RY } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

describeOnOneEngine('shares that become those of another stock', (open) => {
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

  const OTHER = stockIdOf('TD:XTSE')
  const figuresIn = async (portfolioId: string) =>
    (await stored(portfolioId)).map(({ stockId, ...sums }) => [
      stockId === OTHER ? 'TD' : 'RY',
      Number(sums.purchasedShareCount) - Number(sums.soldShareCount),
      Number((Number(sums.purchaseCost) - Number(sums.soldCost)).toFixed(6)),
    ])
  const reportIn = (own: Investor) => own.send(getCostBaseReport, { year: 2026 })

  test.each([
    ['symbolChange', { quantity: 10 }, ['TD', 10, 4200], 4200, 0],
    ['exchange', { quantity: 10, numerator: 3, denominator: 4 }, ['TD', 7.5, 4200], 4200, 0],
    ['exchange', { quantity: 10, numerator: 1, denominator: 2, perShare: 900, gross: 500 }, ['TD', 5, 4500], 4500, 800],
    ['spinOff', { quantity: 10, numerator: 1, denominator: 4, costShare: 0.1 }, ['TD', 2.5, 420], 420, 0],
    ['spinOff', { quantity: 10, numerator: 1, denominator: 4, perShare: 200 }, ['TD', 2.5, 500], 500, 0],
  ] as const)(
    '%s %j goes on in the other stock, in whatever order it is entered, and is undone bit for bit',
    async (kind, facts, other, costBase, gain) => {
      const own = await addInvestor(testDatabase, api)
      const portfolioId = await own.portfolioWith()
      await own.buy(portfolioId, '2026-02-02', 5, 440)
      const before = await stored(portfolioId)
      // The event is entered before the first of its shares.
      const early = { ...facts, quantity: 5 }
      const target = { portfolioId, stockId: RY, otherStockId: OTHER, kind, date: '2026-05-04' } as const
      const first = await own.send(addBookEvent, { ...target, ...early })
      expect(first.event).toMatchObject({ otherStockId: OTHER, otherStockSymbol: 'TD', kind })
      const gone = { portfolioId, eventId: first.event?.eventId ?? '' }
      await own.send(deleteBookEvent, gone)
      expect(await stored(portfolioId)).toEqual(before)

      const { event } = await own.send(addBookEvent, { ...target, ...early })
      await own.buy(portfolioId, '2026-01-05', 5, 400)
      const change = { ...facts, date: '2026-05-04', portfolioId, eventId: event?.eventId ?? '' }
      await own.send(updateBookEvent, change)
      expect(await figuresIn(portfolioId)).toContainEqual(other)
      await expectFreshBook(testDatabase.database)
      const { securities } = await reportIn(own)
      const td = securities.find(({ symbol }) => symbol === 'TD')
      expect(td?.costBaseHeld).toBeCloseTo(costBase, 8)
      const sum = securities.reduce((all, one) => all + (one.reportedGain ?? 0), 0)
      expect(sum).toBeCloseTo(gain, 6)

      // The file of the portfolio imports to the same figures.
      const { csv } = await own.send(exportPortfolio, { portfolioId })
      const figures = await figuresIn(portfolioId)
      await own.send(deletePortfolio, { portfolioId })
      const { id } = await own.makePortfolio()
      const uploaded = await sendFile(api, own.token, uploadImport, id, csv)
      const { importId } = uploaded.data as { importId: string }
      await own.send(previewImport, { importId })
      await own.send(confirmImport, { importId })
      expect((await figuresIn(id)).filter(([, count]) => count !== 0).toSorted()).toEqual(
        figures.filter(([, count]) => count !== 0).toSorted(),
      )
    },
  )

  test('a conversion needs another stock in the same currency', async () => {
    const own = await addInvestor(testDatabase, api)
    const place = { portfolioId: await own.portfolioWith(), stockId: RY }
    await own.buy(place.portfolioId, '2026-01-05', 17, 416)
    const target = { ...place, kind: 'symbolChange', date: '2026-05-04', quantity: 17 } as const
    for (const [otherStockId, reason] of [
      [undefined, 'required'],
      [RY, 'same'],
      [AAPL, 'currency'],
    ] as const) {
      const refusal = await refusalOf(own.send(addBookEvent, { ...target, otherStockId }))
      expect([refusal.code, refusal.errors[0]?.params]).toEqual([
        'parameter_invalid_empty',
        { field: 'otherStockId', reason },
      ])
    }
    const income = { ...place, kind: 'income', date: '2026-05-04', gross: 5, otherStockId: OTHER } as const
    expect((await refusalOf(own.send(addBookEvent, income))).errors[0]?.params).toMatchObject({ reason: 'notAllowed' })
    const more = await refusalOf(own.send(addBookEvent, { ...target, quantity: 18, otherStockId: OTHER }))
    expect(more.code).toBe('invalidLotQuantity')
  })
})
