import { addBookEvent, deleteBookEvent, getBookEvents } from '@palier/contract/portfolios/bookEventCalls'
import { confirmImport, previewImport, undoImport, uploadImport } from '@palier/contract/imports/importCalls'
import { dismissIncompleteEvent, getIncompleteEvents } from '@palier/contract/portfolios/incompleteEventCalls'
import { exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { incompleteEvents, portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor, RY, TD } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const HEADER =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
const row = (day: string, action: string, symbol: string, figures: string) =>
  `${day} 12:00:00 AM,${day} 12:00:00 AM,${action},${symbol},SOME TEXT,${figures},CAD,1,Other,Margin`
const file = (...rows: string[]) => [HEADER, ...rows].join('\r\n')
const BCE = stockIdOf('BCE:XTSE')

const BOUGHT = row('2025-01-06', 'Buy', 'RY.TO', '100,40,-4000,0,-4000')
const MOVED_IN = row('2025-03-03', 'TFI', 'TD.TO', '30,0,0,0,0')

describeOnOneEngine('corporate actions and transfers in files', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function person() {
    const own = await addInvestor(testDatabase, api)
    const { id: portfolioId } = await own.makePortfolio('CAD')
    async function staged(text: string, into = portfolioId): Promise<string> {
      const { data } = await sendFile(api, own.token, uploadImport, into, text)
      return uploadImport.output.parse(data).importId
    }
    const previewOf = async (text: string, into = portfolioId) => {
      return own.send(previewImport, { importId: await staged(text, into) })
    }
    async function entered(text: string, into = portfolioId): Promise<string> {
      const importId = await staged(text, into)
      await own.send(confirmImport, { importId })
      return importId
    }
    const listed = async () => (await own.send(getIncompleteEvents, { portfolioId })).incompleteEvents
    const countOf = async () => {
      const { portfolios } = await own.read()
      return portfolios.find(({ id }) => id === portfolioId)?.incompleteEventCount
    }
    const eventsOf = async (id = portfolioId) => {
      const { rows } = await own.send(getBookEvents, { portfolioId: id, first: 500 })
      return rows.flatMap(({ event }) => event ?? [])
    }
    /** What the portfolio has of each stock, and what it cost. */
    const figuresIn = async (id = portfolioId) =>
      (await stored(id))
        .map(({ stockId, ...sums }) => [
          { [RY]: 'RY', [TD]: 'TD', [BCE]: 'BCE' }[stockId] ?? stockId,
          Number(sums.purchasedShareCount) - Number(sums.soldShareCount),
          Number((Number(sums.purchaseCost) - Number(sums.soldCost)).toFixed(6)),
        ])
        .filter(([, count]) => count !== 0)
        .toSorted()
    return { ...own, portfolioId, staged, previewOf, entered, listed, countOf, eventsOf, figuresIn }
  }

  const stored = (portfolioId: string) =>
    testDatabase.database
      .select()
      .from(portfolioStocks)
      .where(eq(portfolioStocks.portfolioId, portfolioId))
      .orderBy(asc(portfolioStocks.stockId))

  const MERGED = file(
    row('2025-02-03', 'Sell', 'TD.TO', '-10,70,700,0,700'),
    row('2025-02-03', 'MGR', 'TD.TO', '50,0,0,0,0'),
    row('2025-02-03', 'MGR', 'RY.TO', '-100,0,0,0,0'),
    row('2025-06-02', 'NAC', 'TD.TO', '-40,0,0,0,0'),
    row('2025-06-02', 'NAC', 'BCE.TO', '40,0,0,0,0'),
    BOUGHT,
  )

  test('what a merger and a change of symbol bring is entered in both ledgers with its cost, and taken out again bit for bit [D27]', async () => {
    const own = await person()
    const { portfolioId } = own
    await own.addStock(portfolioId)
    await own.buy(portfolioId, '2024-01-08', 20, 50)
    const before = await stored(portfolioId)
    const held = MERGED.replaceAll('-100,0,0', '-120,0,0')
      .replaceAll(',50,0,0', ',60,0,0')
      .replaceAll('40,0,0', '50,0,0')
    const { importId, ...preview } = await own.previewOf(held)
    expect(preview.rows.map(({ line, verdict, reason, withLine }) => [line, verdict, reason, withLine])).toEqual([
      [2, 'accepted', null, null],
      [3, 'accepted', null, 4],
      [4, 'accepted', null, null],
      [5, 'accepted', null, null],
      [6, 'accepted', null, 5],
      [7, 'accepted', null, null],
    ])
    expect(
      preview.events?.map(({ kind, eventCount, rowCount, isUnproved }) => [kind, eventCount, rowCount, isUnproved]),
    ).toEqual([
      ['exchange', 1, 2, true],
      ['symbolChange', 1, 2, true],
    ])
    expect(await own.send(confirmImport, { importId })).toMatchObject({ importedCount: 4 })
    expect(await own.figuresIn()).toEqual([['BCE', 50, 4166.666667]])
    expect(
      (await own.eventsOf()).map(({ kind, stockSymbol, otherStockSymbol, numerator, denominator, quantity }) => [
        kind,
        stockSymbol,
        otherStockSymbol,
        numerator,
        denominator,
        quantity,
      ]),
    ).toEqual([
      ['symbolChange', 'TD', 'BCE', null, null, 50],
      ['exchange', 'RY', 'TD', 1, 2, 120],
    ])
    await expectFreshBook(testDatabase.database)

    expect(await own.previewOf(held)).toMatchObject({ acceptedCount: 0, duplicateCount: 6, refusedCount: 0 })
    const copy = await own.makePortfolio('CAD', 'Copie')
    await own.entered((await own.send(exportPortfolio, { portfolioId })).csv, copy.id)
    expect(await own.figuresIn(copy.id)).toEqual(await own.figuresIn())

    await own.send(undoImport, { importId })
    expect(await stored(portfolioId)).toEqual(before)
    await expectFreshBook(testDatabase.database)
  })

  test('shares that came without their cost are listed until their transfer is entered, which needs no stock in the portfolio and is a twin of its row [D27]', async () => {
    const own = await person()
    const { portfolioId } = own
    const { importId, ...preview } = await own.previewOf(file(MOVED_IN))
    expect(preview).toMatchObject({ acceptedCount: 0, incompleteCount: 1, skippedCount: 0, rowCount: 1 })
    expect(preview.rows[0]).toMatchObject({
      ...{ line: 2, verdict: 'incomplete', reason: 'missing.cost', symbol: 'TD', isUnproved: true },
      event: { kind: 'transferIn' },
    })
    const confirmed = await own.send(confirmImport, { importId })
    expect([confirmed.importedCount, confirmed.updatedPortfolio.incompleteEventCount]).toEqual([0, 1])
    const [incomplete] = await own.listed()
    expect(incomplete).toMatchObject({
      ...{ importId, line: 2, kind: 'transferIn', missing: 'cost', date: '2025-03-03', quantity: 30, currency: 'CAD' },
      ...{ stock: { stockId: TD, symbol: 'TD' }, otherStock: null, symbol: null, text: 'SOME TEXT' },
    })
    const { incompleteEventId = '' } = incomplete ?? {}
    // Listed once, however often the file is imported.
    expect(await own.previewOf(file(MOVED_IN))).toMatchObject({ incompleteCount: 0, duplicateCount: 1 })
    expect(await stored(portfolioId)).toEqual([])

    const place = { portfolioId, stockId: TD, incompleteEventId, kind: 'transferIn' } as const
    const transfer = { ...place, date: '2025-03-03', quantity: 30, gross: 1950 }
    const { event, updatedPortfolio } = await own.send(addBookEvent, transfer)
    expect([event?.importId, updatedPortfolio.incompleteEventCount]).toEqual([importId, 0])
    expect([await own.figuresIn(), await own.listed()]).toEqual([[['TD', 30, 1950]], []])
    await expectFreshBook(testDatabase.database)
    expect(await own.previewOf(file(MOVED_IN))).toMatchObject({ incompleteCount: 0, duplicateCount: 1 })
    expect(await refusalOf(own.send(addBookEvent, transfer))).toMatchObject({ code: 'resource_missing' })

    // Deleted, it is left to be completed again, and its stock goes.
    await own.send(deleteBookEvent, { portfolioId, eventId: event?.eventId ?? '' })
    expect([await stored(portfolioId), (await own.listed()).length, await own.countOf()]).toEqual([[], 1, 1])
    await own.send(addBookEvent, transfer)

    // What completes an import is undone with it.
    expect(await own.send(undoImport, { importId })).toMatchObject({
      removedCount: 1,
      updatedPortfolio: { stocks: [] },
    })
    expect([await own.countOf(), await own.eventsOf(), await stored(portfolioId)]).toEqual([0, [], []])
    expect(await keptOf(importId)).toEqual([])
  })

  const keptOf = (importId: string) =>
    testDatabase.database.select().from(incompleteEvents).where(eq(incompleteEvents.importId, importId))

  test('a sale of shares that an event to be completed brings waits for it, and is entered with the file once more [D27]', async () => {
    const own = await person()
    const { portfolioId } = own
    const sold = row('2025-04-07', 'Sell', 'TD.TO', '-10,70,700,0,700')
    const early = row('2025-02-03', 'Sell', 'TD.TO', '-1,70,70,0,70')
    const rows = file(sold, MOVED_IN, early)
    const { importId, ...preview } = await own.previewOf(rows)
    expect(preview.rows.map(({ line, verdict, reason, withLine }) => [line, verdict, reason, withLine])).toEqual([
      [2, 'refused', 'quantity.awaits', 3],
      [3, 'incomplete', 'missing.cost', null],
      [4, 'refused', 'quantity.oversold', null],
    ])
    await own.send(confirmImport, { importId })
    const [{ incompleteEventId = '' } = {}] = await own.listed()
    const transfer = { portfolioId, stockId: TD, incompleteEventId, kind: 'transferIn', date: '2025-03-03' } as const
    await own.send(addBookEvent, { ...transfer, quantity: 30, gross: 1950 })
    const again = await own.entered(rows)
    expect(await own.figuresIn()).toEqual([['TD', 20, 1300]])
    // The shares that the sale needs stay.
    expect(await refusalOf(own.send(undoImport, { importId }))).toMatchObject({ code: 'invalidLotQuantity' })
    await own.send(undoImport, { importId: again })
    await own.send(undoImport, { importId })
    expect(await own.figuresIn()).toEqual([])
  })

  test('a spin-off, a merger with cash and a transfer to another portfolio are completed with the fact that was missing', async () => {
    const own = await person()
    const { portfolioId } = own
    const rows = file(
      BOUGHT,
      row('2025-02-03', 'DIS', 'BCE.TO', '25,0,0,0,0'),
      row('2025-05-05', 'MGR', 'RY.TO', '-100,0,0,0,0'),
      row('2025-05-05', 'MGR', 'TD.TO', '50,0,500,0,500'),
      row('2025-06-02', 'TFI', 'TD.TO', '-50,0,0,0,0'),
    )
    const importId = await own.entered(rows)
    const left = await own.listed()
    const told = ({
      kind,
      missing,
      stock,
      otherStock,
      quantity,
      otherQuantity,
      numerator,
      gross,
    }: (typeof left)[number]) => [
      kind,
      missing,
      stock?.symbol,
      otherStock?.symbol,
      quantity,
      otherQuantity,
      numerator,
      gross,
    ]
    expect(left.map(told)).toEqual([
      ['spinOff', 'parent', undefined, 'BCE', null, 25, null, null],
      ['exchange', 'treatment', 'RY', 'TD', 100, 50, 1, 500],
      ['transfer', 'destination', 'TD', undefined, 50, null, null, null],
    ])
    const [spinOff = '', exchange = '', transfer = ''] = left.map(({ incompleteEventId }) => incompleteEventId)
    await own.send(addBookEvent, {
      ...{
        portfolioId,
        stockId: RY,
        otherStockId: BCE,
        incompleteEventId: spinOff,
        kind: 'spinOff',
        date: '2025-02-03',
      },
      ...{ quantity: 100, numerator: 1, denominator: 4, costShare: 0.1 },
    })
    await own.send(addBookEvent, {
      ...{
        portfolioId,
        stockId: RY,
        otherStockId: TD,
        incompleteEventId: exchange,
        kind: 'exchange',
        date: '2025-05-05',
      },
      ...{ quantity: 100, numerator: 1, denominator: 2, gross: 500, perShare: 72 },
    })
    expect(await own.figuresIn()).toEqual([
      ['BCE', 25, 400],
      ['TD', 50, 3600],
    ])
    const { id: otherPortfolioId } = await own.makePortfolio('CAD', 'Autre')
    await own.send(addBookEvent, {
      ...{ portfolioId, otherPortfolioId, stockId: TD, incompleteEventId: transfer, kind: 'transfer' },
      ...{ date: '2025-06-02', quantity: 50 },
    })
    expect([await own.figuresIn(), await own.figuresIn(otherPortfolioId)]).toEqual([
      [['BCE', 25, 400]],
      [['TD', 50, 3600]],
    ])
    await expectFreshBook(testDatabase.database)
    expect(await own.previewOf(rows)).toMatchObject({ acceptedCount: 0, incompleteCount: 0, duplicateCount: 5 })
    await own.send(undoImport, { importId })
    expect([await stored(portfolioId), await stored(otherPortfolioId)]).toEqual([[], []])
  })

  test('a row of a stock that is not known is completed with the one that the person chooses', async () => {
    const own = await person()
    const { portfolioId } = own
    await own.entered(
      file(
        BOUGHT,
        row('2025-05-05', 'MGR', 'RY.TO', '-100,0,0,0,0'),
        row('2025-05-05', 'MGR', 'NOSUCH.TO', '50,0,0,0,0'),
      ),
    )
    const [left] = await own.listed()
    expect(left).toMatchObject({ missing: 'newStock', stock: { symbol: 'RY' }, otherStock: null, symbol: 'NOSUCH' })
    await own.send(addBookEvent, {
      ...{ portfolioId, stockId: RY, otherStockId: TD, kind: 'exchange', date: '2025-05-05' },
      ...{ incompleteEventId: left?.incompleteEventId, quantity: 100, numerator: 1, denominator: 2 },
    })
    expect(await own.figuresIn()).toEqual([['TD', 50, 4000]])
  })

  test('what need not be entered is taken off the list, and put back', async () => {
    const own = await person()
    const { portfolioId } = own
    await own.entered(file(MOVED_IN))
    const [{ incompleteEventId = '' } = {}] = await own.listed()
    expect(await own.send(dismissIncompleteEvent, { incompleteEventId })).toEqual({ portfolioId })
    expect([await own.listed(), await own.countOf()]).toEqual([[], 0])
    // It is not asked again.
    expect(await own.previewOf(file(MOVED_IN))).toMatchObject({ incompleteCount: 0, duplicateCount: 1 })
    await own.send(dismissIncompleteEvent, { incompleteEventId, isDismissed: false })
    expect([(await own.listed()).length, await own.countOf()]).toEqual([1, 1])
  })

  test('an event completes only what was left in its own portfolio [ROLE-02]', async () => {
    const [own, other] = [await person(), await person()]
    await own.entered(file(MOVED_IN))
    const [{ incompleteEventId = '' } = {}] = await own.listed()
    const transfer = {
      stockId: TD,
      incompleteEventId,
      kind: 'transferIn',
      date: '2025-03-03',
      quantity: 30,
      gross: 1,
    } as const
    const { id: second } = await own.makePortfolio('CAD', 'Autre')
    const elsewhere = [
      own.send(addBookEvent, { portfolioId: second, ...transfer }),
      other.send(addBookEvent, { portfolioId: other.portfolioId, ...transfer }),
    ]
    // Both at once: one that fails while the other is awaited would be nobody's.
    const refusals = await Promise.all(elsewhere.map((sent) => refusalOf(sent)))
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'resource_missing' })
  })
})
