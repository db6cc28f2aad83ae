import { addBookEvent, deleteBookEvent, updateBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { confirmImport, previewImport, uploadImport } from '@palier/contract/imports/importCalls'
import { addBuyLot, addSellLot, deletePortfolio, exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { journalledCost } from '@palier/domain/portfolios/journal'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lots, portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { AAPL, addInvestor, type Investor, RY, trade } from '../../testing/portfolioPerson.ts'
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
  const RY_NEW_YORK = stockIdOf('RY:XNYS')
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

  // The worked example of section 10.8: 1,500 units bought in Canadian dollars, journalled, sold in US dollars.
  test('Norbert’s gambit: a journal to the listing in US dollars carries the cost, and the gain is that of the law', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith()
    const rate = { fxRateToCad: 1.378 }
    await own.send(addBuyLot, { portfolioId, stockId: RY, ...trade('2026-03-02', 1500, 13.92), fee: 6.95 })
    const before = await stored(portfolioId)
    const journal = {
      ...({ portfolioId, stockId: RY, otherStockId: RY_NEW_YORK, kind: 'symbolChange', date: '2026-03-02' } as const),
      ...{ quantity: 1500, ...rate },
    } as const
    const first = await own.send(addBookEvent, journal)
    await own.send(deleteBookEvent, { portfolioId, eventId: first.event?.eventId ?? '' })
    expect(await stored(portfolioId)).toEqual(before)

    const { event } = await own.send(addBookEvent, journal)
    const sale = { portfolioId, stockId: RY_NEW_YORK, ...trade('2026-03-02', 1500, 10.11), fee: 6.95, ...rate }
    await own.send(addSellLot, sale)
    const { securities } = await reportIn(own)
    expect(securities.reduce((sum, one) => sum + (one.reportedGain ?? 0), 0)).toBeCloseTo(0.8429, 10)
    expect(securities.map(({ costBaseHeld }) => costBaseHeld)).toEqual(securities.map(() => 0))
    await expectFreshBook(testDatabase.database)

    // A cost that is entered later goes along at the same rate, and a changed rate changes what came.
    const target = { portfolioId, eventId: event?.eventId ?? '' }
    const costOf = async (stockId: string) => {
      const sums = (await stored(portfolioId)).find((one) => one.stockId === stockId)
      return sums?.purchaseCost ?? ''
    }
    await own.buy(portfolioId, '2026-03-01', 500, 10)
    // 1500 of 2000 shares, which had cost 25,880 in all.
    const share = decimal('19410')
    expect(await costOf(RY_NEW_YORK)).toBe(journalledCost(share, { from: 'CAD', rate: decimal('1.378') }).toString())
    const change = { ...target, date: '2026-03-02', quantity: 1500, fxRateToCad: 1.25 }
    await own.send(updateBookEvent, change)
    expect(Number(await costOf(RY_NEW_YORK))).toBeCloseTo(Number(share) / 1.25, 8)
    await own.buy(portfolioId, '2026-02-27', 100, 20)
    expect(Number(await costOf(RY_NEW_YORK))).toBeCloseTo((27_880 * 1500) / 2100 / 1.25, 8)
    await expectFreshBook(testDatabase.database)
    expect(await ratesOf(testDatabase, portfolioId)).toEqual([
      ['convertedIn', 1.25],
      ['convertedOut', null],
    ])
    const lacking = await refusalOf(own.send(updateBookEvent, { ...change, fxRateToCad: null }))
    expect(lacking.errors[0]?.params).toEqual({ field: 'fxRateToCad', reason: 'required' })

    // And back, from US dollars.
    const back = { portfolioId, stockId: RY_NEW_YORK, otherStockId: RY, kind: 'symbolChange', ...rate } as const
    const none = await refusalOf(own.send(addBookEvent, { ...back, date: '2026-04-01', quantity: 1 }))
    expect(none.code).toBe('invalidLotQuantity')
    await own.send(addBuyLot, { portfolioId, stockId: RY_NEW_YORK, ...trade('2026-04-01', 10, 100), ...rate })
    await own.send(addBookEvent, { ...back, date: '2026-04-02', quantity: 10 })
    await expectFreshBook(testDatabase.database)
    const report = await reportIn(own)
    const held = report.securities.map(({ sharesHeld, costBaseHeld }) => [Number(sharesHeld), Number(costBaseHeld)])
    expect(held.find(([shares]) => shares === 610)?.[1]).toBeCloseTo((600 * (20886.95 + 5000 + 2000)) / 2100 + 1378, 6)
  })

  test('a conversion needs another stock, in the same currency or with a rate', async () => {
    const own = await addInvestor(testDatabase, api)
    const place = { portfolioId: await own.portfolioWith(), stockId: RY }
    await own.buy(place.portfolioId, '2026-01-05', 17, 416)
    const target = { ...place, kind: 'symbolChange', date: '2026-05-04', quantity: 17 } as const
    for (const [otherStockId, reason] of [
      [undefined, 'required'],
      [RY, 'same'],
      [AAPL, 'required'],
    ] as const) {
      const refusal = await refusalOf(own.send(addBookEvent, { ...target, otherStockId }))
      expect([refusal.code, refusal.errors[0]?.params]).toEqual([
        'parameter_invalid_empty',
        { field: otherStockId === AAPL ? 'fxRateToCad' : 'otherStockId', reason },
      ])
    }
    const merger = { ...target, kind: 'exchange', numerator: 1, denominator: 2, otherStockId: AAPL } as const
    expect((await refusalOf(own.send(addBookEvent, merger))).errors[0]?.params).toMatchObject({ reason: 'currency' })
    const income = { ...place, kind: 'income', date: '2026-05-04', gross: 5, otherStockId: OTHER } as const
    expect((await refusalOf(own.send(addBookEvent, income))).errors[0]?.params).toMatchObject({ reason: 'notAllowed' })
    const more = await refusalOf(own.send(addBookEvent, { ...target, quantity: 18, otherStockId: OTHER }))
    expect(more.code).toBe('invalidLotQuantity')
  })
})

/** The kinds and rates of what conversions have written, in the order of the kinds. */
async function ratesOf({ database }: TestDatabase, portfolioId: string) {
  const rows = await database
    .select({ kind: lots.kind, rate: lots.fxRateToCad })
    .from(lots)
    .where(eq(lots.portfolioId, portfolioId))
    .orderBy(asc(lots.kind))
  const ofConversions = rows.filter(({ kind }) => String(kind).startsWith('converted'))
  return ofConversions.map(({ kind, rate }) => [kind, rate === null ? null : Number(rate)])
}
