import { randomUUID } from 'node:crypto'
import {
  addBuyLot,
  addPortfolio,
  addPortfolioStock,
  addSellLot,
  deleteLot,
  deleteObjective,
  deletePortfolio,
  exportPortfolio,
  getPortfolios,
  getPortfolioStockLots,
  getTransactions,
  getUserDataPackage,
  movePortfolioStock,
  saveObjective,
  setAmountOfMoney,
  updateLot,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { importPortfolio } from '@palier/contract/imports/importCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { usageEnvelope } from '@palier/contract/billing/planSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { AAPL, addInvestor, type Investor, NONE, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { longTest } from '../../testing/longTest.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const OBJECTIVE = {
  stockId: RY,
  primaryObjective: 'totalTargetedShareCount',
  primaryObjectiveValue: 20,
  stockObjectiveDetails: {
    version: 1,
    totalTargetedValue: null,
    totalInvestmentTargetedAmount: null,
    totalTargetedShareCount: 20,
    percentageOfTotalInvestmentValue: null,
  },
} as const

describeOnOneEngine('portfolios', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const investor = (plan?: string) => addInvestor(testDatabase, api, plan)
  const usageOf = (additionalData: unknown) => usageEnvelope.parse(additionalData).subscriptionInfo.usage

  test('a portfolio is made, changed and deleted [API-56] [API-57] [API-58] [PORT-07] [PORT-23] [DATA-12]', async () => {
    const own = await investor()
    const words = { portfolioName: ' Retraite ', portfolioDescription: 'REER', currency: 'CAD' } as const
    const { data: made, additionalData } = await own.whole(addPortfolio, words)
    expect(made).toMatchObject({
      name: 'Retraite',
      description: 'REER',
      currency: 'CAD',
      userId: own.userId,
      amountOfMoney: 0,
      stocks: [],
      accountKind: 'nonRegistered',
      version: 1,
    })
    expect(usageOf(additionalData).portfolioCount).toBe(1)
    const changed = await own.send(updatePortfolio, {
      portfolioId: made.id,
      portfolioName: 'CELI',
      portfolioDescription: '',
      currency: 'USD',
      accountKind: 'tfsa',
      version: 1,
    })
    expect(changed).toMatchObject({ id: made.id, name: 'CELI', currency: 'USD', accountKind: 'tfsa', version: 2 })
    const gone = await own.whole(deletePortfolio, { portfolioId: made.id, version: 2 })
    expect([gone.data, usageOf(gone.additionalData).portfolioCount]).toEqual([{ portfolioId: made.id }, 0])
    expect((await own.read()).portfolios).toEqual([])
    for (const portfolioName of ['', ' ', 'x'.repeat(51)]) {
      expect(await own.post(addPortfolio, { ...words, portfolioName })).toEqual([400, 'parameter_invalid_empty'])
    }
  })

  test('lots make the figures of their stock [API-55] [API-59] [API-60] [API-61] [API-62] [API-63] [LOT-13] [PORT-20] [DATA-13] [DATA-14]', async () => {
    const own = await investor()
    const { id } = await own.makePortfolio()
    await own.addStock(id)
    await own.buy(id, '2026-01-05', 10, 100)
    await own.buy(id, '2026-02-05', 10, 200)
    const sold = await own.sell(id, '2026-03-05', 5, 190)
    const [stock] = sold.stocks
    const price = stock?.stockDateTimeSnapshot.price ?? 0
    expect(stock).toMatchObject({ portfolioId: id, stockId: RY, symbol: 'RY', note: '', currency: 'CAD' })
    expect(stock?.statistics).toMatchObject({
      remainingStockShareCount: 15,
      totalPurchasedShareCount: 20,
      totalShareSoldCount: 5,
      actualAverageShareBuyPrice: 150,
      totalMaterializedProfit: 200,
      totalMaterializedGrossGains: 950,
      totalPurchases: 3000,
      lotCount: 3,
      hasPrice: true,
    })
    expect(stock?.statistics.totalRemainingStockValue).toBeCloseTo(15 * price, 8)
    expect(stock?.statistics.percentageOfMaterializedProfit).toBeCloseTo((100 * 200) / 750, 10)
    expect(stock?.lots.map((lot) => [lot.portfolioStockTransationType, lot.quantity, lot.dateOfTransaction])).toEqual([
      ['sell', 5, '2026-03-05T00:00:00Z'],
      ['buy', 10, '2026-02-05T00:00:00Z'],
      ['buy', 10, '2026-01-05T00:00:00Z'],
    ])
    expect(stock?.lots[0]).toMatchObject({ standardizedTotalGain: 200, version: 1, importId: null, fee: null })
    const [read] = (await own.send(getPortfolios, {})).portfolios
    expect(read).toEqual(sold)
  })

  test('an older lot, an edit and a deletion count everything after them anew [LOT-14]', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    await own.buy(id, '2026-02-05', 10, 200)
    const { stocks } = await own.sell(id, '2026-03-05', 10, 210)
    const [sale, purchase] = stocks[0]?.lots ?? []
    const older = await own.buy(id, '2026-01-05', 10, 100)
    expect(older.stocks[0]?.statistics).toMatchObject({ actualAverageShareBuyPrice: 150, totalMaterializedProfit: 600 })

    const place = { portfolioId: id, stockId: RY }
    const lotId = purchase?.lotId ?? ''
    const changed = await own.send(updateLot, {
      ...place,
      lotId,
      transactionType: 'Buy',
      ...trade('2026-02-05', 10, 300),
      fee: 9.99,
      version: 1,
    })
    expect(changed.updatedPortfolio.stocks[0]?.statistics.totalMaterializedProfit).toBe(100)
    expect(changed.updatedPortfolio.stocks[0]?.lots[1]).toMatchObject({ lotId, fee: 9.99, version: 2 })

    const removed = await own.send(deleteLot, { ...place, lotId, version: 2 })
    expect(removed.updatedPortfolio.stocks[0]?.statistics).toMatchObject({
      remainingStockShareCount: 0,
      actualAverageShareBuyPrice: 0,
      totalMaterializedProfit: 1100,
    })
    const last = removed.updatedPortfolio.stocks[0]?.lots.at(-1)?.lotId ?? ''
    const refusal = await refusalOf(own.send(deleteLot, { ...place, lotId: last }))
    expect([refusal.code, refusal.status, refusal.errors[0]?.params]).toEqual([
      'invalidLotQuantity',
      400,
      { held: 0, asked: 10, lotId: sale?.lotId, date: '2026-03-05' },
    ])
  })

  test('a sale beyond what is held at its date is refused with both figures, and leaves nothing [API-61] [LOT-14]', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    await own.buy(id, '2026-02-05', 10, 200)
    for (const [date, asked, held] of [
      ['2026-02-06', 11, 10],
      ['2026-02-04', 1, 0],
    ] as const) {
      const refusal = await refusalOf(own.sell(id, date, asked, 200))
      expect([refusal.code, refusal.errors[0]?.params]).toMatchObject(['invalidLotQuantity', { held, asked, date }])
    }
    const [portfolio] = (await own.read()).portfolios
    expect(portfolio?.stocks[0]?.statistics.lotCount).toBe(1)
  })

  test('a stock leaves with its last lot [LOT-08]', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    const [lot] = (await own.buy(id, '2026-02-05', 10, 200)).stocks[0]?.lots ?? []
    const place = { portfolioId: id, stockId: RY, lotId: lot?.lotId ?? '' }
    expect((await own.send(deleteLot, place)).updatedPortfolio.stocks).toEqual([])
    expect((await refusalOf(own.send(deleteLot, place))).code).toBe('resource_missing')
    await own.addStock(id)
  })

  test('a lot without sense is refused [LOT-09] [LOT-10] [LOT-11] [D21]', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    const sent = { portfolioId, stockId: RY, ...trade('2026-11-20', 1, 1) }
    const codes = async (more: object) => (await own.post(addBuyLot, { ...sent, ...more }))[1]
    for (const stockQty of [0, -1, 1.5, 1e300]) expect(await codes({ stockQty })).toBe('invalidLotQuantity')
    for (const more of [
      { averageCostByShare: -0.01 },
      { averageCostByShare: 1e300 },
      { transactionDate: '2026-11-22T00:00:00Z' },
      { transactionDate: '2026-02-30T00:00:00Z' },
      { transactionDate: '0001-01-01T00:00:00Z' },
      { note: 'x'.repeat(1001) },
      { fee: -1 },
      { fee: 1e30 },
      { fxRateToCad: 0 },
      { fxRateToCad: 1e-300 },
    ]) {
      expect(await codes(more)).toBe('parameter_invalid_empty')
    }
    const tomorrow = await own.send(addBuyLot, {
      ...sent,
      transactionDate: '2026-11-21T23:59:59.999-05:00',
      averageCostByShare: 0,
    })
    expect(tomorrow.updatedPortfolio.stocks[0]?.lots[0]).toMatchObject({
      dateOfTransaction: '2026-11-21T23:59:59.999Z',
      averageTransactionPrice: 0,
    })
  })

  test('at the limits of the plan one of several at once comes in [PORT-09] [PORT-11]', async () => {
    const own = await investor()
    await testDatabase.database.execute(sql`insert into plans select 'tight', display_order + 100, price_cents, null,
      false, is_ai_plan, ai_keys, buy_list_count, sell_list_count, combined_list_count, combined_entries_count,
      2, 2, news_count from plans where name = 'vip' on conflict do nothing`)
    await testDatabase.database.execute(sql`update users set plan_name = 'tight' where id = ${own.userId}`)
    const first = await own.makePortfolio()
    const words = { portfolioName: 'Autre', portfolioDescription: '', currency: 'CAD' } as const
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => own.send(addPortfolio, words, { [HEADERS.idempotencyKey]: randomUUID() })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusal = await refusalOf(own.send(addPortfolio, words))
    expect([refusal.code, refusal.status, refusal.errors[0]?.params]).toEqual([
      'portfolioLimitReached',
      401,
      { n: 2, maxUnit: 'portfolios' },
    ])
    const stocks = await Promise.allSettled(
      [RY, TD, AAPL].map((stockId) =>
        own.send(addPortfolioStock, { portfolioId: first.id, stockId }, { [HEADERS.idempotencyKey]: randomUUID() }),
      ),
    )
    expect(stocks.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const outcome of stocks) {
      if (outcome.status === 'rejected') {
        const { code, status, errors } = outcome.reason
        const params = { n: 2, maxUnit: 'portfolioStocks' }
        expect([code, status, errors[0].params]).toEqual(['operationsLimitReached', 429, params])
      }
    }
    expect((await refusalOf(own.addStock(first.id, RY))).code).toMatch(/DuplicateKey|operationsLimitReached/)
  })

  test('a moved stock brings its lots, which join those that are there [API-65] [PORT-22]', async () => {
    const own = await investor()
    const [from, to] = [await own.portfolioWith(), await own.portfolioWith(RY, 'USD')]
    await own.buy(from, '2026-01-05', 10, 100)
    await own.sell(from, '2026-03-05', 5, 190)
    await own.buy(to, '2026-02-05', 10, 200)
    const move = { fromPortfolioId: from, toPortfolioId: to, stockId: RY }
    const { fromPortfolio, toPortfolio } = await own.send(movePortfolioStock, move)
    expect(fromPortfolio).toMatchObject({ id: from, stocks: [] })
    expect(toPortfolio.stocks[0]?.lots).toHaveLength(3)
    expect(toPortfolio.stocks[0]?.statistics).toMatchObject({
      remainingStockShareCount: 15,
      actualAverageShareBuyPrice: 150,
      totalMaterializedProfit: 200,
    })
    expect((await refusalOf(own.send(movePortfolioStock, move))).code).toBe('resource_missing')
    const same = { fromPortfolioId: to, toPortfolioId: to, stockId: RY }
    expect((await refusalOf(own.send(movePortfolioStock, same))).code).toBe('resource_missing')
  })

  test('totals are the sums of the rows at the rates that are told [PORT-15] [PORT-17] [PORT-18] [PORT-19] [PORT-21] [API-68]', async () => {
    const own = await investor()
    const { id } = await own.makePortfolio('USD')
    for (const stockId of [RY, AAPL]) await own.addStock(id, stockId)
    await own.buy(id, '2026-01-05', 10, 100)
    await own.buy(id, '2026-01-05', 7, 150, AAPL)
    const { updatedPortfolio } = await own.send(setAmountOfMoney, { portfolioId: id, amountOfMoney: 1234.56 })
    const { stocks, statistics, amountOfMoney } = updatedPortfolio
    const rates = statistics.ratesUsed ?? {}
    expect(Object.keys(rates).sort()).toEqual(['CADUSD', 'USDUSD'])
    const sum = (valueOf: (stock: (typeof stocks)[number]) => number) =>
      stocks.reduce((total, stock) => total + valueOf(stock) * (rates[`${stock.currency}USD`] ?? Number.NaN), 0)
    const value = sum(({ statistics }) => statistics.totalRemainingStockValue)
    expect(amountOfMoney).toBe(1234.56)
    expect(statistics.totalRemainingStockValue).toBeCloseTo(value, 6)
    expect(statistics.totalRemainingStockValueAndMoney).toBeCloseTo(value + 1234.56, 6)
    const gross = sum(({ statistics }) => statistics.totalMaterializedGrossValueIncludingUnrealized)
    expect(statistics.totalMaterializedGrossValueIncludingUnrealizedAndMoney).toBeCloseTo(gross + 1234.56, 6)
    const profit = sum(({ statistics }) => statistics.totalProfitIncludingUnrealized)
    expect(statistics.totalProfitIncludingUnrealized).toBeCloseTo(profit, 6)
    const change = sum(({ statistics }) => statistics.dayChange)
    expect(statistics.dayChange).toBeCloseTo(change, 6)
    expect(statistics.dayPercentChange).toBeCloseTo((100 * change) / (value - change), 6)
    for (const amount of [1e300, 0.12345]) {
      const refusal = await refusalOf(own.send(setAmountOfMoney, { portfolioId: id, amountOfMoney: amount }))
      expect(refusal.code).toBe('parameter_invalid_empty')
    }
  })

  test('an objective a stock, with how far it is [API-66] [API-67] [OBJ-05] [OBJ-06] [DATA-16]', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    const saved = await own.send(saveObjective, { stockObjective: OBJECTIVE })
    expect(saved.stockObjective).toEqual({ ...OBJECTIVE, version: 1 })
    expect(saved.progression).toMatchObject({ stockId: RY, target: 20, value: 0, percentageOfProgression: 0 })
    const sent = { portfolioId: id, stockId: RY, ...trade('2026-02-05', 5, 200) }
    const { objectiveProgressions } = await own.send(addBuyLot, sent)
    expect(objectiveProgressions).toMatchObject([
      { stockId: RY, value: 5, percentageOfProgression: 25, actualPercentage: 100, actualShareCount: 5 },
    ])
    const kind = 'percentageOfTotalInvestmentValue'
    const other = { ...OBJECTIVE, primaryObjective: kind, primaryObjectiveValue: 50 } as const
    await own.send(saveObjective, { stockObjective: other })
    const { stockObjectives } = await own.read()
    expect(stockObjectives).toMatchObject([
      { primaryObjective: kind, stockObjectiveDetails: { version: 1, totalTargetedShareCount: null, [kind]: 50 } },
    ])
    for (const primaryObjectiveValue of [0, -5, 101, 1e300]) {
      const refusal = await refusalOf(own.send(saveObjective, { stockObjective: { ...other, primaryObjectiveValue } }))
      expect(refusal.code).toBe('parameter_invalid_empty')
    }
    const nowhere = { ...OBJECTIVE, stockId: randomUUID() }
    expect((await refusalOf(own.send(saveObjective, { stockObjective: nowhere }))).code).toBe('resource_missing')
    expect(await own.send(deleteObjective, { stockId: RY })).toEqual({ stockId: RY })
    expect((await refusalOf(own.send(deleteObjective, { stockId: RY }))).code).toBe('resource_missing')
  })

  test('an objective that is not what was read is neither replaced nor deleted [API-66] [API-67]', async () => {
    const own = await investor()
    await own.portfolioWith()
    const save = (value: number, version: number) =>
      own.send(saveObjective, { stockObjective: { ...OBJECTIVE, primaryObjectiveValue: value, version } })
    const refused = { code: 'VersionConflict', status: 409 }
    // Both have read that there is none.
    const [one, other] = await Promise.allSettled([save(20, 0), save(30, 0)])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(save(40, 0))).toMatchObject(refused)
    expect((await save(50, 1)).progression).toMatchObject({ target: 50, version: 2 })
    expect(await refusalOf(save(60, 1))).toMatchObject(refused)
    expect(await refusalOf(own.send(deleteObjective, { stockId: RY, version: 1 }))).toMatchObject(refused)
    expect((await own.read()).stockObjectives).toMatchObject([{ primaryObjectiveValue: 50, version: 2 }])
    await own.send(deleteObjective, { stockId: RY, version: 2 })
    // It is gone: whoever has read one is told so.
    expect(await refusalOf(save(70, 2))).toMatchObject(refused)
  })

  test('the package adds all portfolios up [API-69] [DATA-15] [DATA-17] [DASH-01] [DASH-02] [DASH-03] [DASH-09]', async () => {
    const own = await investor()
    const [one, two] = [await own.portfolioWith(), await own.portfolioWith(AAPL, 'USD')]
    await own.addStock(two, RY)
    await own.buy(one, '2026-01-05', 10, 100)
    await own.buy(two, '2026-01-06', 7, 150, AAPL)
    await own.buy(two, '2026-01-07', 5, 110)
    await own.sell(two, '2026-01-08', 5, 111)
    await own.send(setAmountOfMoney, { portfolioId: two, amountOfMoney: 500 })
    const found = await own.send(getUserDataPackage, { ...NONE, transactionsFirst: 3 })
    expect(found.portfolios.map(({ stocks }) => stocks.map(({ lots }) => lots))).toEqual([[[]], [[], []]])
    expect(found.transactions).toMatchObject([
      { date: '2026-01-08T00:00:00Z', transactionType: 'sell', shareCount: 5, averageShareCost: 111 },
      { date: '2026-01-07T00:00:00Z', totalTransactionCost: 550, postTransactionStockShareCount: 5 },
      { stockSymbol: 'AAPL', postTransactionStockMarketValue: 1050, portfolioId: two, currency: 'USD' },
    ])
    expect(found.userMergedStockPositions.map(({ symbol, shareCount }) => [symbol, shareCount]).sort()).toEqual([
      ['AAPL', 7],
      ['RY', 10],
    ])
    const { portfolioSummary: summary, portfolios } = found
    const rates = summary.ratesUsed ?? {}
    const total = portfolios.reduce(
      (sum, { currency, statistics }) =>
        sum + statistics.totalRemainingStockValueAndMoney * (rates[`${currency}CAD`] ?? Number.NaN),
      0,
    )
    expect(summary.currency).toBe('CAD')
    expect(summary.totalValue).toBeCloseTo(total, 6)
    expect(summary.convertedCurrency).toBe('USD')
    expect(summary.convertedTotalValue).toBeGreaterThan(0)
    const whole = await own.send(getPortfolios, {})
    expect(whole.transactions).toHaveLength(4)
    expect(whole.userStockPositions.map(({ portfolioId, symbol }) => [portfolioId, symbol])).toHaveLength(2)
  })

  test('lots and trades come in pages, which go on behind any row, the newest first [D16] [LOT-02] [LOT-15]', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    for (const day of [1, 2, 3, 4, 5]) await own.buy(id, `2026-01-0${day}`, day, 100)
    await own.sell(id, '2026-01-06', 2, 100)
    const place = { portfolioId: id, stockId: RY, first: 4 }
    const page = await own.send(getPortfolioStockLots, place)
    expect([page.lots.map(({ quantity }) => quantity), page.totalCount]).toEqual([[2, 5, 4, 3], 6])
    const rest = await own.send(getPortfolioStockLots, { ...place, after: page.nextCursor ?? '' })
    expect([rest.lots.map(({ quantity }) => quantity), rest.nextCursor]).toEqual([[2, 1], null])
    const behind = await own.send(getPortfolioStockLots, { ...place, after: page.cursors[1] ?? '' })
    expect(behind.lots.map(({ quantity }) => quantity)).toEqual([4, 3, 2, 1])
    const sales = await own.send(getPortfolioStockLots, { ...place, kind: 'sell' })
    expect([sales.lots.length, sales.totalCount]).toEqual([1, 1])

    const trades = await own.send(getTransactions, { first: 5 })
    const { transactionsCursors } = await own.send(getUserDataPackage, { ...NONE, transactionsFirst: 5 })
    expect(transactionsCursors).toEqual(trades.cursors)
    const fromSecond = await own.send(getTransactions, { first: 2, after: trades.cursors[1] ?? '' })
    expect(fromSecond.transactions).toEqual(trades.transactions.slice(2, 4))
    const more = await own.send(getTransactions, { portfolioId: id, first: 5, after: trades.nextCursor ?? '' })
    expect([
      trades.totalCount,
      trades.transactions.length,
      more.transactions.map(({ shareCount }) => shareCount),
    ]).toEqual([6, 5, [1]])
    expect((await refusalOf(own.send(getTransactions, { after: 'x' }))).code).toBe('BadCursor')
  })

  test('a portfolio is exported as a file of its lots, oldest first', async () => {
    const own = await investor()
    const id = await own.portfolioWith()
    await own.buy(id, '2026-01-05', 10, 100.25)
    await own.sell(id, '2026-01-06', 3, 101)
    const { csv, fileName } = await own.send(exportPortfolio, { portfolioId: id })
    expect(fileName).toBe('palier-retraite-2026-11-20.csv')
    expect(csv.split('\r\n')).toEqual([
      'date,type,symbol,exchange,quantity,price,note,time,fee,fxRateToCad,settlementDate,account,gross,withheld,net,currency,ratio,cashInLieu,recordDate,incomeKind,isEstimate,counterAmount,counterCurrency',
      '2026-01-05,buy,RY,XTSE,10,100.25,,,,,,nonRegistered,,,,,,,,,,,',
      '2026-01-06,sell,RY,XTSE,3,101,,,,,,nonRegistered,,,,,,,,,,,',
      '',
    ])
  })

  test('what is somebody else’s or nowhere is missing, and stays as it is', async () => {
    const [own, other] = [await investor(), await investor()]
    const theirs = await other.portfolioWith()
    const mine = await own.portfolioWith(TD)
    const before = await other.buy(theirs, '2026-01-05', 10, 100)
    const lotId = before.stocks[0]?.lots[0]?.lotId ?? ''
    for (const portfolioId of [theirs, randomUUID(), 'nothing', "' or 1=1 --"]) {
      const place = { portfolioId, stockId: RY }
      for (const attempt of attemptsOn(own, place, lotId, mine)) {
        const refusal = await refusalOf(attempt())
        expect([refusal.status, refusal.errors]).toEqual([404, [{ errorCode: 'resource_missing' }]])
      }
    }
    const strange = { portfolioId: mine, stockId: RY }
    expect((await refusalOf(own.send(deleteLot, { ...strange, lotId }))).code).toBe('resource_missing')
    expect((await refusalOf(own.buy(mine, '2026-01-05', 1, 1))).code).toBe('resource_missing')
    expect((await other.read()).portfolios).toEqual([before])
  })

  test('a lot of a stock that the portfolio lacks is refused with the field stockId [OPS-7]', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith(TD)
    const refusal = await refusalOf(own.buy(portfolioId, '2026-01-05', 1, 100))
    expect(refusal.errors).toEqual([{ errorCode: 'resource_missing', params: { field: 'stockId' } }])
  })

  test('a change of what has changed meanwhile is refused with the present version [D24]', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    const bought = await own.buy(portfolioId, '2026-01-05', 10, 100)
    expect(bought.version).toBe(1)
    await own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 5, version: 1 })
    const lotId = bought.stocks[0]?.lots[0]?.lotId ?? ''
    const change = { portfolioId, stockId: RY, lotId, transactionType: 'Buy', ...trade('2026-01-05', 9, 100) } as const
    await own.send(updateLot, { ...change, version: 1 })
    const words = { portfolioId, portfolioName: 'x', portfolioDescription: '', currency: 'CAD' } as const
    for (const attempt of [
      () => own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 6, version: 1 }),
      () => own.send(updatePortfolio, { ...words, version: 1 }),
      () => own.send(deletePortfolio, { portfolioId, version: 1 }),
      () => own.send(updateLot, { ...change, version: 1 }),
      () => own.send(deleteLot, { portfolioId, stockId: RY, lotId, version: 1 }),
    ]) {
      const refusal = await refusalOf(attempt())
      expect([refusal.code, refusal.errors[0]?.params]).toEqual(['VersionConflict', { version: 2 }])
    }
  })

  test('a lot that is edited within its day keeps its time of that day [LOT-11]', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    const place = { portfolioId, stockId: RY, ...trade('2026-01-05', 10, 100) }
    const bought = await own.send(addBuyLot, { ...place, transactionDate: '2026-01-05T10:30:00Z' })
    const lotId = bought.updatedPortfolio.stocks[0]?.lots[0]?.lotId ?? ''
    const dateOf = async (date: string) => {
      const sent = { ...place, ...trade(date, 11, 100), lotId, transactionType: 'Buy' } as const
      return (await own.send(updateLot, sent)).updatedPortfolio.stocks[0]?.lots[0]?.dateOfTransaction
    }
    expect(await dateOf('2026-01-05')).toBe('2026-01-05T10:30:00Z')
    expect(await dateOf('2026-01-06')).toBe('2026-01-06T00:00:00Z')
  })

  test('a lot sent twice under one key is one lot, and one response says that it is a repeat [D24]', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    const sent = { portfolioId, stockId: RY, ...trade('2026-01-05', 10, 100), ...NONE }
    const headers = { [HEADERS.idempotencyKey]: randomUUID() }
    const answers = await Promise.all([own.whole(addBuyLot, sent, headers), own.whole(addBuyLot, sent, headers)])
    const [repeated, first] = answers.toSorted((a, b) => Number(b.isReplayed ?? false) - Number(a.isReplayed ?? false))
    expect(repeated).toEqual({ ...first, isReplayed: true })
    expect((await own.read()).portfolios[0]?.stocks[0]?.statistics.lotCount).toBe(1)
  })

  test('lots of one portfolio written at once follow each other', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    await own.buy(portfolioId, '2026-01-05', 10, 100)
    const place = { portfolioId, stockId: RY, ...NONE }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        own.send(addSellLot, { ...place, ...trade('2026-02-05', 3, 100) }, { [HEADERS.idempotencyKey]: randomUUID() }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const { statistics } = (await own.read()).portfolios[0]?.stocks[0] ?? {}
    expect(statistics).toMatchObject({ remainingStockShareCount: 1, lotCount: 4 })
  })

  test('a lot that comes last is written without reading the others', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    const sent = { portfolioId, stockId: RY, ...trade('2026-01-05', 10, 100), ...NONE }
    const count = await api.countStatements(() => own.send(addBuyLot, sent))
    expect(count - 1).toBe(5)
    expect(testDatabase.statements.some((text) => /from "lots"/.test(text))).toBe(false)
  })

  longTest('finding R8: a book of thousands of lots is answered whole by default, page after page', async () => {
    const own = await investor()
    const portfolioId = await own.portfolioWith()
    await own.addStock(portfolioId, TD)
    const rows = Array.from({ length: 2_200 }, (_, row) => {
      const day = new Date(Date.UTC(2015, 0, 1 + Math.floor(row / 3))).toISOString().slice(0, 10)
      return `${day},${row % 5 === 4 ? 'sell' : 'buy'},${row % 11 === 0 ? 'TD' : 'RY'},XTSE,${1 + (row % 3)},${50 + (row % 7)},`
    })
    const file = ['date,type,symbol,exchange,quantity,price,note', ...rows].join('\n')
    expect((await sendFile(api, own.token, importPortfolio, portfolioId, file)).status).toBe(200)

    const whole = await own.read()
    const stocks = whole.portfolios[0]?.stocks ?? []
    expect(stocks.map(({ lots, statistics }) => lots.length - (statistics.lotCount ?? 0))).toEqual([0, 0])
    expect(whole.transactions).toHaveLength(2_200)
    for (const { stockId, lots } of stocks) {
      const pages = []
      for (let after: string | undefined; ;) {
        const page = await own.send(getPortfolioStockLots, { portfolioId, stockId, first: 500, after })
        pages.push(...page.lots)
        if (page.nextCursor === null) break
        after = page.nextCursor
      }
      expect(lots).toEqual(pages)
    }
    const { transactions } = await own.send(getTransactions, { first: 500 })
    expect(whole.transactions.slice(0, 500)).toEqual(transactions)
    const { transactions: ofPackage } = await own.send(getUserDataPackage, {})
    expect(ofPackage).toEqual(whole.transactions)

    // No statement reads them all.
    testDatabase.statements.length = 0
    await own.read()
    const readsLots = testDatabase.statements.filter((statement) => /visible_lots/.test(statement))
    expect(readsLots.length).toBeGreaterThan(4)
    for (const statement of readsLots) expect(statement).toMatch(/limit|jsonb_to_recordset/)
  })
})

function attemptsOn(own: Investor, place: { portfolioId: string; stockId: string }, lotId: string, mine: string) {
  const { portfolioId, stockId } = place
  const words = { portfolioName: 'À moi', portfolioDescription: '', currency: 'CAD' } as const
  const lot = { ...place, ...trade('2026-01-05', 1, 1) }
  return [
    () => own.send(updatePortfolio, { portfolioId, ...words }),
    () => own.send(deletePortfolio, { portfolioId }),
    () => own.send(addPortfolioStock, place),
    () => own.send(addBuyLot, lot),
    () => own.send(addSellLot, lot),
    () => own.send(updateLot, { ...lot, lotId, transactionType: 'Buy' }),
    () => own.send(deleteLot, { ...place, lotId }),
    () => own.send(movePortfolioStock, { fromPortfolioId: portfolioId, toPortfolioId: mine, stockId }),
    () => own.send(movePortfolioStock, { fromPortfolioId: mine, toPortfolioId: portfolioId, stockId }),
    () => own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 1 }),
    () => own.send(getPortfolioStockLots, place),
    () => own.send(getTransactions, { portfolioId }),
    () => own.send(exportPortfolio, { portfolioId }),
  ]
}
