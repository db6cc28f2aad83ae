import { randomUUID } from 'node:crypto'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import {
  confirmImport,
  importPortfolio,
  MAXIMUM_IMPORT_BYTES,
  previewImport,
  undoImport,
  uploadImport,
} from '@palier/contract/imports/importCalls'
import { addBuyLot, addSellLot, exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importBlocks, imports } from '../../database/schema/portfolios.ts'
import { lots } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { AAPL, addInvestor, RY, trade } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note'
const DAY = 86_400_000

function fileOf(...rows: string[]): string {
  return [HEADER, ...rows, ''].join('\r\n')
}

const THREE = fileOf(
  '2026-01-05,buy,RY,XTSE,10,100.25,first',
  '2026-01-06,buy,AAPL,XNAS,1.5,200,',
  '2026-01-07,sell,RY,XTSE,4,110,',
)

describeOnOneEngine('files of trades', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function person() {
    const own = await addInvestor(testDatabase, api)
    const { id } = await own.makePortfolio()
    const upload = async (file: string | Uint8Array<ArrayBuffer>, more = {}) =>
      sendFile(api, own.token, uploadImport, id, file, more)
    async function staged(file: string | Uint8Array<ArrayBuffer>): Promise<string> {
      const { data, error } = await upload(file)
      if (error) throw new Error(error.errorCode)
      return uploadImport.output.parse(data).importId
    }
    return {
      ...own,
      portfolioId: id,
      upload,
      staged,
      previewOf: async (file: string | Uint8Array<ArrayBuffer>) =>
        own.send(previewImport, { importId: await staged(file) }),
      portfolio: async () => (await own.read()).portfolios.find((portfolio) => portfolio.id === id),
    }
  }

  test('a file is looked at, confirmed and taken out again [D22] [PORT-13] [PORT-14]', async () => {
    const own = await person()
    const importId = await own.staged(THREE)
    const preview = await own.send(previewImport, { importId })
    expect(preview).toMatchObject({ formatName: 'Palier', questions: [], isReady: true, acceptedCount: 3, rowCount: 3 })
    expect(preview.rows[1]).toMatchObject({
      ...{ line: 3, verdict: 'accepted', reason: null, date: '2026-01-06', type: 'buy', symbol: 'AAPL' },
      ...{ exchange: 'XNAS', companyName: 'Apple Inc.', quantity: 1.5, price: 200 },
    })
    expect(preview.columns[2]).toMatchObject({ title: 'symbol', meaning: 'symbol', samples: ['RY', 'AAPL', 'RY'] })
    expect((await own.portfolio())?.stocks).toEqual([])

    const { importedCount, updatedPortfolio } = await own.send(confirmImport, { importId })
    expect([importedCount, updatedPortfolio.stocks.length]).toEqual([3, 2])
    const royal = (await own.portfolio())?.stocks.find(({ stockId }) => stockId === RY)
    expect(royal?.statistics).toMatchObject({ remainingStockShareCount: 6, totalMaterializedProfit: 39 })
    expect(royal?.lots.map(({ note, importId }) => [note, importId])).toEqual([
      ['', importId],
      ['first', importId],
    ])
    expect((await refusalOf(own.send(confirmImport, { importId }))).code).toBe('DuplicateKey')

    expect(await own.send(undoImport, { importId })).toMatchObject({
      removedCount: 3,
      updatedPortfolio: { stocks: [] },
    })
    expect((await refusalOf(own.send(undoImport, { importId }))).code).toBe('resource_missing')
  })

  test('in one step the good rows come in, and each other one is told [API-64] [PORT-13]', async () => {
    const own = await person()
    const file = fileOf(
      '2026-01-05,buy,RY,XTSE,10,100,',
      '2026-01-06,buy,NOSUCH,XTSE,1,1,',
      '2026-01-07,sell,RY,XTSE,40,100,',
      '2026-01-08,lend,RY,XTSE,1,1,',
      '2026-01-09,buy,T,,1,20,',
    )
    const { status, data } = await sendFile(api, own.token, importPortfolio, own.portfolioId, file)
    const { portfolio, exceptions } = importPortfolio.output.parse(data).importPortfolioResult
    expect(status).toBe(200)
    expect(portfolio.stocks.map(({ symbol, statistics: { lotCount } }) => [symbol, lotCount])).toEqual([['RY', 1]])
    expect(exceptions.map(({ line, errorCode, errorMsg }) => [line, errorCode, errorMsg])).toEqual([
      [3, 'resource_missing', 'symbol.unknown'],
      [4, 'invalidLotQuantity', 'quantity.oversold'],
      [5, 'parameter_invalid_empty', 'kind.unknown'],
      [6, 'resource_missing', 'symbol.ambiguous'],
    ])
  })

  test('in one step every record of the file is told, and the lots come along [API-64] [D27]', async () => {
    const own = await person()
    const file = ['Account 123', HEADER, '2026-01-05,buy,RY,XTSE,10,100,', '', '2026-01-05,buy,RY,XTSE,10,100,45,']
    const rows = [...file, '2026-01-06;buy;RY;XTSE;1;1.5;', '# comment', '2026-01-07,buy,NOSUCH,XTSE,1,1,', '', '']
    const send = () => sendFile(api, own.token, importPortfolio, own.portfolioId, rows.join('\n'))
    const { data } = await send()
    const { portfolio, exceptions, ...told } = importPortfolio.output.parse(data).importPortfolioResult
    expect(portfolio.stocks.flatMap(({ lots }) => lots).map(({ quantity }) => quantity)).toEqual([10])
    expect(exceptions.map(({ line, errorCode, errorMsg }) => [line, errorCode, errorMsg])).toEqual([
      [5, 'ImportUnclear', 'record.tooManyCells'],
      [6, 'ImportUnclear', 'record.otherDelimiter'],
      [8, 'resource_missing', 'symbol.unknown'],
    ])
    expect(told).toEqual({
      incomplete: [],
      skipped: [
        { line: 1, reason: 'aboveHeader' },
        { line: 7, reason: 'notATrade' },
      ],
      records: { total: 9, header: 1, blank: 2, entered: 1, duplicate: 0, incomplete: 0, skipped: 2, refused: 3 },
    })
    const again = importPortfolio.output.parse((await send()).data).importPortfolioResult
    expect(again.records).toMatchObject({ total: 9, entered: 0, duplicate: 1, refused: 3 })

    const preview = await own.previewOf(rows.join('\n'))
    expect(preview).toMatchObject({ rowCount: 6, headerLine: 2, blankCount: 2, recordCount: 9, duplicateCount: 1 })
    expect(preview.rows.map(({ line, verdict }) => `${line} ${verdict}`)).toEqual([
      '1 skipped',
      '3 duplicate',
      '5 refused',
      '6 refused',
      '7 skipped',
      '8 refused',
    ])
    expect(preview.columns[2]?.samples).toEqual(['RY', 'RY', ''])
  })

  test('the file that is written comes back as the same book', async () => {
    const own = await person()
    await own.addStock(own.portfolioId)
    await own.buy(own.portfolioId, '2026-01-05', 10, 100.125)
    await own.sell(own.portfolioId, '2026-01-05', 3, 0.1)
    await own.send(confirmImport, { importId: await own.staged(THREE), includeDuplicates: true })
    const place = { portfolioId: own.portfolioId, stockId: AAPL }
    const told = { fee: 9.995, fxRateToCad: 1.3571234567, transactionDate: '2026-02-05T09:30:15.250Z' }
    await own.send(addBuyLot, { ...place, ...trade('2026-02-05', 3, 210.5), ...told })
    await own.send(addSellLot, { ...place, ...trade('2026-02-06', 1, 190.5), fee: 0, fxRateToCad: 1.4 })
    const { csv } = await own.send(exportPortfolio, { portfolioId: own.portfolioId })
    const other = await person()
    await other.send(confirmImport, { importId: await other.staged(csv) })
    const book = async ({ portfolio }: typeof own) =>
      (await portfolio())?.stocks
        .map(({ stockId, statistics, lots }) => ({
          ...{ stockId, statistics },
          lots: lots.map((lot) => ({ ...lot, lotId: '', importId: '' })),
        }))
        .toSorted((one, two) => one.stockId.localeCompare(two.stockId))
    expect(await book(other)).toEqual(await book(own))
    expect((await other.previewOf(csv)).duplicateCount).toBe(7)
    // What the book does not show comes back as well: fees, rates, times of day.
    expect((await other.send(exportPortfolio, { portfolioId: other.portfolioId })).csv).toBe(csv)
    expect(csv).toContain('09:30:15.250,9.9950,1.3571234567,')
    const year = { year: 2026 }
    expect(await other.send(getCostBaseReport, year)).toEqual(await own.send(getCostBaseReport, year))
  })

  test('twins of one file come in, and the same file again is recognised', async () => {
    const own = await person()
    const twin = '2026-01-05,buy,RY,XTSE,10,100,'
    await own.send(confirmImport, { importId: await own.staged(fileOf(twin, twin)) })
    const importId = await own.staged(fileOf(twin, twin, twin))
    const preview = await own.send(previewImport, { importId })
    expect(preview.rows.map(({ verdict }) => verdict)).toEqual(['duplicate', 'duplicate', 'accepted'])
    const { importedCount } = await own.send(confirmImport, { importId, includeDuplicates: true })
    expect([importedCount, await testDatabase.database.$count(lots, sql`import_id = ${importId}`)]).toEqual([3, 3])
  })

  test('an import that later sales need is not taken out', async () => {
    const own = await person()
    const importId = await own.staged(fileOf('2026-01-05,buy,RY,XTSE,10,100,'))
    await own.send(confirmImport, { importId })
    await own.sell(own.portfolioId, '2026-02-05', 5, 100)
    const refusal = await refusalOf(own.send(undoImport, { importId }))
    expect([refusal.code, refusal.errors[0]?.params]).toMatchObject(['invalidLotQuantity', { held: 0, asked: 5 }])
    expect((await own.portfolio())?.stocks[0]?.statistics.lotCount).toBe(2)
  })

  test('what a file does not prove is asked, and remembered by its header', async () => {
    const own = await person()
    const file = 'Jour;Sens;Titre;Nombre;Cours\n03/04/2026;achat;DOL;10;1,234\n'
    const importId = await own.staged(file)
    const first = await own.send(previewImport, { importId })
    expect(first).toMatchObject({ formatName: null, questions: ['columns'], isReady: false })
    expect(first.rows[0]).toMatchObject({
      verdict: 'skipped',
      reason: 'notRead',
      cells: ['03/04/2026', 'achat', 'DOL', '10', '1,234'],
    })
    const columns = (['date', 'type', 'symbol', 'quantity', 'price'] as const).map((meaning, column) => ({
      column,
      meaning,
    }))
    const second = await own.send(previewImport, { importId, answers: { columns } })
    expect(second.questions).toEqual(['dateOrder', 'decimalSign'])
    expect((await refusalOf(own.send(confirmImport, { importId }))).code).toBe('ImportUnclear')
    const answers = { columns, dateOrder: 'dayMonthYear', decimalSign: 'comma' } as const
    const third = await own.send(previewImport, { importId, answers })
    expect(third).toMatchObject({ isReady: true, rows: [{ verdict: 'accepted', date: '2026-04-03', price: 1.234 }] })
    await own.send(confirmImport, { importId })
    const again = await own.previewOf('Jour;Sens;Titre;Nombre;Cours\n05/06/2026;vente;DOL;10;2,345\n')
    expect(again).toMatchObject({ isReady: true, rows: [{ verdict: 'accepted', date: '2026-06-05', price: 2.345 }] })
  })

  test('the newest row first is turned around before it is entered', async () => {
    const own = await person()
    const rows = [
      '2026-01-07;sell;5;120.00',
      '2026-01-06;sell;5;110.00',
      '2026-01-06;buy;10;100.00',
      '2026-01-05;buy;1;90.00',
    ]
    const importId = await own.staged(['Jour;Sens;Nombre;Cours;Titre', ...rows.map((row) => `${row};DOL`)].join('\n'))
    const meanings = ['date', 'type', 'quantity', 'price', 'symbol'] as const
    const columns = meanings.map((meaning, column) => ({ column, meaning }))
    const preview = await own.send(previewImport, { importId, answers: { columns } })
    expect([preview.isReady, preview.acceptedCount]).toEqual([true, 4])
    await own.send(confirmImport, { importId })
    const trades = (await own.portfolio())?.stocks[0]?.lots
    expect(trades?.map((lot) => lot.averageTransactionPrice)).toEqual([120, 110, 100, 90])
  })

  test.for([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${THREE}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${THREE}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${THREE}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(THREE, 'utf16le')],
    ['windows-1252', Buffer.from(THREE.replace('first', 'Première'), 'latin1')],
  ] as const)('a file in %s is read', async ([, bytes]) => {
    const own = await person()
    const { acceptedCount, rows } = await own.previewOf(new Uint8Array(bytes))
    expect(acceptedCount).toBe(3)
    expect(['first', 'Première']).toContain(rows[0]?.cells[6])
  })

  test.for([
    ['an empty one', '', 'NotCsv'],
    ['blank lines', '\r\n\r\n , ,\r\n', 'NotCsv'],
    ['a header alone', `${HEADER}\r\n`, 'NotCsv'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 0]), 'NotCsv'],
    ['a document', '%PDF-1.7 1 0 obj << /Type /Catalog >>', 'NotCsv'],
    ['eight bytes of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'NotCsv'],
    ['one endless cell', `${HEADER}\n"${'x'.repeat(300_000)}`, 'NotCsv'],
    ['one row too many', `${HEADER}\n${'2026-01-05,buy,RY,XTSE,1,1,\n'.repeat(100_001)}`, 'ImportTooManyRows'],
    ['too large a one', `${HEADER}\n${'x'.repeat(MAXIMUM_IMPORT_BYTES)}`, 'ImportTooLarge'],
  ] as const)('%s is refused as a whole, and nothing is kept [PORT-12]', async ([, file, code]) => {
    const own = await person()
    const { status, error } = await own.upload(typeof file === 'string' ? file : new Uint8Array(file))
    expect([error?.errorCode, status]).toEqual([code, code === 'NotCsv' ? 400 : 413])
    expect(await testDatabase.database.$count(imports, sql`user_id = ${own.userId}`)).toBe(0)
  })

  test('a file of fifty megabytes is refused before it is all there', async () => {
    const own = await person()
    const started = performance.now()
    const { error } = await own.upload('x,'.repeat(25 * 1024 * 1024)).catch(() => ({ error: null }))
    // A client that goes on sending may find the connection closed instead of an answer.
    expect([null, 'ImportTooLarge', 'RequestTooLarge']).toContain(error?.errorCode ?? null)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(await testDatabase.database.$count(imports, sql`user_id = ${own.userId}`)).toBe(0)
  })

  test('each hostile row is told by its own word, and the good one comes in', async () => {
    const own = await person()
    const { rows } = await own.previewOf(
      fileOf(
        '2026-01-05,buy,RY,XTSE,1e309,1,',
        '2026-01-05,buy,RY,XTSE,-5,1,',
        '2026-01-05,buy,RY,XTSE,5,-1,',
        '2026-01-05,buy,RY,XTSE,0,1,',
        '2026-01-05,buy,RY,XTSE,0.0000001,1,',
        '2099-01-05,buy,RY,XTSE,5,1,',
        '2026-02-30,buy,RY,XTSE,5,1,',
        '2026-01-05,buy,,XTSE,5,1,',
        `2026-01-05,buy,"' or 1=1 --",XTSE,5,1,`,
        `2026-01-05,buy,RY,XTSE,5,1,${'x'.repeat(1_500)}`,
        '2026-01-05,dividend,RY,XTSE,5,1,',
        `2026-01-05,buy,RY,XTSE,5,1,"'=HYPERLINK(""http://evil"")"`,
      ),
    )
    expect(rows.map(({ verdict, reason }) => reason ?? verdict)).toEqual([
      'quantity.invalid',
      'quantity.signContradictsKind',
      'price.negative',
      'quantity.notPositive',
      'quantity.tooPrecise',
      'tradeDate.future',
      'tradeDate.invalid',
      'symbol.required',
      'symbol.unknown',
      'note.tooLong',
      'kind.unknown',
      'accepted',
    ])
  })

  test('a header whose names stand twice is asked about', async () => {
    const own = await person()
    const preview = await own.previewOf('Date,Date,Action,Symbol,Quantity,Price\n2026-01-05,2026-01-06,Buy,RY,1,1\n')
    expect(preview).toMatchObject({ isReady: false, questions: ['columns'] })
    expect(preview.columns.slice(0, 2).map(({ meaning }) => meaning)).toEqual([null, null])
  })

  test('a file of another name, without its portfolio or for somebody else’s is refused [PORT-12]', async () => {
    const [own, other] = [await person(), await person()]
    expect((await own.upload(THREE, { name: 'lots.txt' })).error?.errorCode).toBe('NotCsv')
    expect((await own.upload(THREE, { fieldsFirst: false })).error?.errorCode).toBe('parameter_invalid_empty')
    const theirs = await sendFile(api, own.token, uploadImport, other.portfolioId, THREE)
    expect([theirs.status, theirs.error?.errorCode]).toEqual([404, 'resource_missing'])
    expect((await sendFile(api, 'nobody', uploadImport, own.portfolioId, THREE)).status).toBe(401)
    const importId = await other.staged(THREE)
    for (const attempt of [
      () => own.send(previewImport, { importId }),
      () => own.send(confirmImport, { importId }),
      () => own.send(undoImport, { importId }),
      () => own.send(previewImport, { importId: "' or 1=1 --" }),
    ]) {
      expect((await refusalOf(attempt())).code).toBe('resource_missing')
    }
    expect(await own.post(uploadImport, { portfolioInfo: {} })).toEqual([400, 'parameter_invalid_empty'])
  })

  test('a file sent twice under one key is kept once [D24]', async () => {
    const own = await person()
    const headers = { [HEADERS.idempotencyKey]: randomUUID() }
    const [one, two] = [await own.upload(THREE, { headers }), await own.upload(THREE, { headers })]
    expect(two.data).toEqual(one.data)
    expect((await own.upload(`${THREE}2026-02-01,buy,RY,XTSE,1,1,`, { headers })).error?.errorCode).toBe(
      'IdempotencyKeyReused',
    )
    expect(await testDatabase.database.$count(imports, sql`user_id = ${own.userId}`)).toBe(1)
  })

  test('a file of more stocks than the plan has room for is refused whole [PORT-11]', async () => {
    const own = await person()
    await testDatabase.database.execute(sql`insert into plans select 'single', display_order + 200, price_cents, null,
      false, is_ai_plan, ai_keys, buy_list_count, sell_list_count, combined_list_count, combined_entries_count,
      2, 1, news_count from plans where name = 'vip' on conflict do nothing`)
    await testDatabase.database.execute(sql`update users set plan_name = 'single' where id = ${own.userId}`)
    const refusal = await refusalOf(own.send(confirmImport, { importId: await own.staged(THREE) }))
    expect([refusal.code, refusal.errors[0]?.params]).toEqual([
      'operationsLimitReached',
      { n: 1, maxUnit: 'portfolioStocks' },
    ])
    expect((await own.portfolio())?.stocks).toEqual([])
  })

  test('the rows of a long file come in pages', async () => {
    const own = await person()
    const rows = Array.from({ length: 1_203 }, (_, at) => `2026-01-05,buy,RY,XTSE,${at + 1},1,`)
    const importId = await own.staged(fileOf(...rows))
    const first = await own.send(previewImport, { importId, first: 500 })
    const second = await own.send(previewImport, { importId, first: 450, after: first.nextCursor ?? '' })
    const third = await own.send(previewImport, { importId, first: 500, after: second.nextCursor ?? '' })
    const quantities = [...first.rows, ...second.rows, ...third.rows].map(({ quantity }) => quantity)
    expect([quantities.length, quantities[499], quantities[950], quantities.at(-1)]).toEqual([1_203, 500, 951, 1_203])
    expect([third.nextCursor, third.acceptedCount]).toEqual([null, 1_203])
  })

  test('of one person’s files that wait the five newest are kept, and nobody else’s go', async () => {
    const [own, other] = [await person(), await person()]
    const theirs = await other.staged(THREE)
    const done = await own.staged(THREE)
    await own.send(confirmImport, { importId: done })
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) {
      api.pass(1)
      ids.push(await own.staged(THREE))
    }
    const isThere = async (importId: string) => (await own.post(previewImport, { importId }))[0] === 200
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, true, true, true, true, true])
    expect(await other.send(previewImport, { importId: theirs })).toMatchObject({ acceptedCount: 3 })
    expect((await own.send(undoImport, { importId: done })).removedCount).toBe(3)
    const blocks = await testDatabase.database.$count(
      importBlocks,
      sql`import_id in (select id from imports where user_id = ${own.userId})`,
    )
    expect(blocks).toBe(5)
  })

  test('a file that nobody confirms is deleted after a day', async () => {
    const own = await person()
    const importId = await own.staged(THREE)
    await CLEANINGS.deleteOldImports(testDatabase.database, new Date(api.now().getTime() + DAY))
    expect((await refusalOf(own.send(previewImport, { importId }))).code).toBe('resource_missing')
  })
})
