import { BOOK_EVENT_KINDS, isConversionEvent } from '@palier/domain/portfolios/bookEvent'
import { randomUUID } from 'node:crypto'
import {
  addBookEvent,
  deleteBookEvent,
  getBookEvents,
  updateBookEvent,
} from '@palier/contract/portfolios/bookEventCalls'
import {
  confirmImport,
  importPortfolio,
  previewImport,
  undoImport,
  uploadImport,
} from '@palier/contract/imports/importCalls'
import { exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { beforeAll, expect, test } from 'vitest'
import { bookEvents, incompleteEvents, lots, portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor, RY } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const HEADER = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"'
const QUESTRADE =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
const row = (day: string, action: string, symbol: string, figures: string) =>
  `${day} 12:00:00 AM,${day} 12:00:00 AM,${action},${symbol},SOME TEXT,${figures},CAD,1,Other,Margin`

// A Schwab year, newest first: a dividend with its tax, one that is reinvested the same day, a split by its added shares.
const YEAR = [
  HEADER,
  '"12/30/2025","Credit Interest","","INT","","","","$1.63"',
  '"11/03/2025","Sell","AAPL","APPLE","30","$60.00","","$1800.00"',
  '"10/06/2025","Stock Split","AAPL","APPLE","30","","",""',
  '"09/15/2025","Reinvest Shares","AAPL","APPLE","0.5","$200.00","","-$100.00"',
  '"09/15/2025","Reinvest Dividend","AAPL","APPLE","","","","$100.00"',
  '"09/15/2025","Sell","AAPL","APPLE","0.5","$200.00","","$100.00"',
  '"06/16/2025","NRA Tax Adj","AAPL","APPLE","","","","-$3.00"',
  '"06/16/2025","Qualified Dividend","AAPL","APPLE","","","","$20.00"',
  '"03/10/2025","Advisor Fee","","TO ADVISOR","","","","-$5.00"',
  '"01/07/2025","Buy","AAPL","APPLE","10","$150.00","","-$1500.00"',
  '"01/06/2025","MoneyLink Transfer","","Tfr BANK","","","","$2000.00"',
  '"01/06/2025","Name Change","AAPL","APPLE","10","","",""',
].join('\r\n')

describeOnOneEngine('files with events', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function person(currency: 'CAD' | 'USD' = 'USD') {
    const own = await addInvestor(testDatabase, api)
    const { id: portfolioId } = await own.makePortfolio(currency)
    async function staged(file: string, into = portfolioId): Promise<string> {
      const { data, error } = await sendFile(api, own.token, uploadImport, into, file)
      if (error) throw new Error(error.errorCode)
      return uploadImport.output.parse(data).importId
    }
    const eventsOf = async (id = portfolioId) => {
      const { rows } = await own.send(getBookEvents, { portfolioId: id, first: 500 })
      return rows.flatMap(({ event }) => event ?? [])
    }
    const brief = async (id = portfolioId) =>
      (await eventsOf(id)).map(({ date, kind, gross, withheld, quantity, numerator, cash }) =>
        [date, kind, gross ?? `${numerator}:1`, withheld ?? '-', quantity ?? '-', cash].join(' '),
      )
    return { ...own, portfolioId, staged, eventsOf, brief }
  }

  const EVENTS = [
    '2025-12-30 income 1.63 - - 1.63',
    '2025-10-06 split 4:1 - - 0',
    '2025-09-15 reinvestment 100 - 0.5 0',
    '2025-06-16 income 20 3 - 17',
    '2025-03-10 fee 5 - - -5',
    '2025-01-06 deposit 2000 - - 2000',
  ]

  test('a year of a broker is previewed with what its events add up to, entered as a whole and taken out again [D27]', async () => {
    const own = await person()
    const importId = await own.staged(YEAR)
    const preview = await own.send(previewImport, { importId })
    expect(preview.rows.map(({ line, verdict, reason, withLine }) => [line, verdict, reason, withLine])).toEqual([
      [2, 'accepted', null, null],
      [3, 'accepted', null, null],
      [4, 'accepted', null, null],
      [5, 'accepted', null, 6],
      [6, 'accepted', null, null],
      [7, 'accepted', null, null],
      [8, 'accepted', null, 9],
      [9, 'accepted', null, null],
      [10, 'accepted', null, null],
      [11, 'accepted', null, null],
      [12, 'accepted', null, null],
      [13, 'incomplete', 'missing.oldStock', null],
    ])
    expect(preview.rows[2]).toMatchObject({ event: { kind: 'split', numerator: 4, denominator: 1, isUnproved: true } })
    expect(preview.rows[6]).toMatchObject({ event: { kind: 'income', cash: -3 }, symbol: 'AAPL' })
    expect(preview.events).toEqual([
      { kind: 'income', isInterest: true, currency: 'USD', eventCount: 1, rowCount: 1, cash: 1.63, isUnproved: false },
      { kind: 'split', isInterest: false, currency: 'USD', eventCount: 1, rowCount: 1, cash: 0, isUnproved: true },
      {
        kind: 'reinvestment',
        isInterest: false,
        currency: 'USD',
        eventCount: 1,
        rowCount: 2,
        cash: 0,
        isUnproved: false,
      },
      { kind: 'income', isInterest: false, currency: 'USD', eventCount: 1, rowCount: 2, cash: 17, isUnproved: false },
      { kind: 'fee', isInterest: false, currency: 'USD', eventCount: 1, rowCount: 1, cash: -5, isUnproved: false },
      {
        kind: 'deposit',
        isInterest: false,
        currency: 'USD',
        eventCount: 1,
        rowCount: 1,
        cash: 2000,
        isUnproved: false,
      },
    ])
    expect(await own.brief()).toEqual([])

    const { importedCount, updatedPortfolio } = await own.send(confirmImport, { importId })
    expect(importedCount).toBe(9)
    expect(await own.brief()).toEqual(EVENTS)
    expect(updatedPortfolio.stocks[0]?.statistics).toMatchObject({ remainingStockShareCount: 10 })
    await expectFreshBook(testDatabase.database)

    // The same file once more.
    const again = await own.send(previewImport, { importId: await own.staged(YEAR) })
    expect(again).toMatchObject({ acceptedCount: 0, duplicateCount: 12, skippedCount: 0, refusedCount: 0, events: [] })

    expect(await own.send(undoImport, { importId })).toMatchObject({
      removedCount: 9,
      updatedPortfolio: { stocks: [] },
    })
    expect(await own.brief()).toEqual([])
    const left = await Promise.all(
      [bookEvents, incompleteEvents, lots, portfolioStocks].map((table) => testDatabase.database.$count(table)),
    )
    expect(left).toEqual([0, 0, 0, 0])
  })

  test('an event that was changed after its import still goes with it', async () => {
    const own = await person()
    const importId = await own.staged(YEAR)
    await own.send(confirmImport, { importId })
    const split = (await own.eventsOf()).find(({ kind }) => kind === 'split')
    const { portfolioId } = own
    const target = { portfolioId, eventId: split?.eventId ?? '', note: 'four for one' }
    await own.send(updateBookEvent, { ...target, date: '2025-10-07', numerator: 4, denominator: 1 })
    expect(split?.importId).toBe(importId)
    await own.send(undoImport, { importId })
    expect(await testDatabase.database.$count(lots)).toBe(0)
  })

  test('an event that was entered by hand after the preview is not entered twice, and one that was deleted comes back', async () => {
    const own = await person()
    const { portfolioId } = own
    const file = [HEADER, '"03/10/2025","Advisor Fee","","TO ADVISOR","","","","-$5.00"'].join('\r\n')
    const importId = await own.staged(file)
    expect(await own.send(previewImport, { importId })).toMatchObject({ acceptedCount: 1 })
    const fee = { portfolioId, kind: 'fee', date: '2025-03-10', gross: 5, currency: 'USD' } as const
    const { event } = await own.send(addBookEvent, fee)
    expect(await own.send(previewImport, { importId })).toMatchObject({ acceptedCount: 0, duplicateCount: 1 })
    await own.send(deleteBookEvent, { portfolioId, eventId: event?.eventId ?? '' })
    const confirmed = await own.send(confirmImport, { importId })
    expect([confirmed.importedCount, await own.brief()]).toEqual([1, ['2025-03-10 fee 5 - - -5']])
  })

  test('what is not certain is refused by its line: tax without its dividend, reversals, ratios, sums without a payer [D27]', async () => {
    const own = await person('CAD')
    const file = [
      QUESTRADE,
      row('2025-01-06', 'Buy', 'RY.TO', '7,100,-700,0,-700'),
      row('2025-01-13', 'DIV', 'RY.TO', '0,0,0,0,10'),
      row('2025-01-14', 'DIV', 'RY.TO', '0,0,0,0,-10'),
      row('2025-02-03', 'DIV', 'RY.TO', '0,0,0,0,-4'),
      row('2025-02-10', 'DIS', 'RY.TO', '3,0,0,0,0').replace('SOME TEXT', 'STK SPLIT'),
      row('2025-02-11', 'CIL', 'RY.TO', '0,0,0,0,12'),
      row('2025-03-03', 'DIV', 'NOSUCH.TO', '0,0,0,0,4'),
      row('2025-03-10', 'DIV', 'RY.TO', '0,0,0,0,0'),
      row('2025-03-17', 'FCH', '', '0,0,0,0,9'),
      row('2025-03-24', 'INT', '', '0,0,0,0,-1.25'),
    ].join('\r\n')
    const { status, data } = await sendFile(api, own.token, importPortfolio, own.portfolioId, file)
    expect(status).toBe(200)
    const { exceptions, skipped, incomplete, records } = importPortfolio.output.parse(data).importPortfolioResult
    expect(exceptions.map(({ line, errorMsg }) => [line, errorMsg])).toEqual([
      [5, 'kind.reversal'],
      [8, 'symbol.unknown'],
      [10, 'kind.reversal'],
    ])
    expect(skipped).toEqual([
      { line: 3, reason: 'reversed' },
      { line: 4, reason: 'reversed' },
      { line: 9, reason: 'noEffect' },
    ])
    expect(incomplete).toEqual([
      { line: 6, reason: 'missing.ratio' },
      { line: 7, reason: 'missing.ratio' },
    ])
    const counts = { entered: 2, incomplete: 2, skipped: 3, refused: 3, duplicate: 0 }
    expect(records).toMatchObject({ total: 11, header: 1, ...counts })
    expect(await own.brief()).toEqual(['2025-03-24 interestPaid 1.25 - - -1.25'])
  })

  test('the export of a portfolio imports to the same book: lots and events of every kind', async () => {
    const own = await person('CAD')
    const { portfolioId } = own
    await own.addStock(portfolioId)
    await own.buy(portfolioId, '2025-01-06', 100, 120)
    const place = { portfolioId, stockId: RY }
    const events = [
      { ...place, kind: 'split', date: '2025-02-03', numerator: 3, denominator: 2, cashInLieu: 12.6 },
      {
        ...place,
        kind: 'income',
        date: '2025-03-03',
        quantity: 150,
        perShare: 0.435,
        withheld: 9.79,
        recordDate: '2025-02-14',
      },
      { ...place, kind: 'reinvestment', date: '2025-04-01', gross: 104.4, quantity: 3.1, perShare: 33.5, net: 104.4 },
      { ...place, kind: 'stockDividend', date: '2025-05-01', quantity: 2, gross: 80 },
      { ...place, kind: 'returnOfCapital', date: '2025-06-02', gross: 30, recordDate: '2025-05-20', note: '=T3, "42"' },
      { ...place, kind: 'returnOfCapital', date: '2025-06-03', gross: 7.5, net: 0 },
      { ...place, kind: 'notional', date: '2025-12-31', gross: 41.25, isEstimate: true, incomeKind: 'capitalGains' },
      { ...place, kind: 'fee', date: '2025-07-02', gross: 0.5 },
      {
        portfolioId,
        kind: 'income',
        date: '2025-08-01',
        gross: 1.234,
        incomeKind: 'interest',
        currency: 'USD',
        fxRateToCad: 1.37,
      },
      { ...place, kind: 'transfer', date: '2025-08-04', quantity: 20 },
      { ...place, kind: 'transfer', date: '2025-08-05', quantity: 1.5, perShare: 81.25 },
      { ...place, kind: 'transferIn', date: '2025-08-06', quantity: 12, gross: 900.01 },
      { portfolioId, kind: 'interestPaid', date: '2025-09-01', gross: 2 },
      { portfolioId, kind: 'deposit', date: '2025-01-02', gross: 12_500 },
      { portfolioId, kind: 'withdrawal', date: '2025-10-01', gross: 100 },
      {
        portfolioId,
        kind: 'currencyExchange',
        date: '2025-10-02',
        gross: 137.51,
        currency: 'CAD',
        counterAmount: 100.01,
        counterCurrency: 'USD',
      },
      { portfolioId, kind: 'openingBalance', date: '2025-10-03', gross: 500 },
      { portfolioId, kind: 'cashAdjustment', date: '2025-10-06', gross: 3.5 },
    ] as const
    // What becomes another stock is written as what leaves and what comes, and proved with its events.
    const written = BOOK_EVENT_KINDS.filter((kind) => !isConversionEvent(kind))
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(written))
    for (const event of events) {
      await own.send(addBookEvent, { note: '', ...event })
    }
    const { csv } = await own.send(exportPortfolio, { portfolioId })
    const copy = await own.makePortfolio('CAD', 'Copie')
    const importId = await own.staged(csv, copy.id)
    expect(await own.send(previewImport, { importId })).toMatchObject({
      refusedCount: 0,
      skippedCount: 0,
      rowCount: 19,
    })
    await own.send(confirmImport, { importId })
    const told = async (id: string) =>
      (await own.eventsOf(id)).map(
        ({ eventId: _id, portfolioId: _book, portfolioName: _name, version: _version, importId: _import, ...said }) =>
          said,
      )
    expect(await told(copy.id)).toEqual(await told(portfolioId))
    expect((await own.send(exportPortfolio, { portfolioId: copy.id })).csv).toBe(csv)
    await expectFreshBook(testDatabase.database)
    const twice = await own.send(previewImport, { importId: await own.staged(csv) })
    expect(twice).toMatchObject({ acceptedCount: 0, duplicateCount: 19 })
  })

  test('a dividend in the currency of the account is paid by the listing that is held', async () => {
    const own = await person('CAD')
    const wealthsimple =
      'transaction_date,settlement_date,account_id,account_type,activity_type,activity_sub_type,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount'
    const dividend = '2025-03-03,2025-03-03,A1,Non-registered,Dividend,,LONG,T,Name,CAD,4.11,,,4.11'
    const open = await own.send(previewImport, { importId: await own.staged([wealthsimple, dividend].join('\n')) })
    expect(open.rows[0]).toMatchObject({ verdict: 'refused', reason: 'symbol.ambiguous' })
    const bought = '2025-01-03,2025-01-06,A1,Non-registered,Trade,BUY,LONG,T,Name,USD,10,20,0,-200'
    const told = await own.send(previewImport, {
      importId: await own.staged([wealthsimple, bought, dividend].join('\n')),
    })
    expect(told.rows[1]).toMatchObject({
      verdict: 'accepted',
      exchange: 'XNYS',
      event: { cash: 4.11, currency: 'CAD' },
    })
  })

  test('an import that is sent twice under one key is entered once', async () => {
    const own = await person()
    const importId = await own.staged(YEAR)
    const key = { [HEADERS.idempotencyKey]: randomUUID() }
    const one = await own.send(confirmImport, { importId }, key)
    expect(await own.send(confirmImport, { importId }, key)).toEqual(one)
    expect(await own.brief()).toEqual(EVENTS)
  })
})
