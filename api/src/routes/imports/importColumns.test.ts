import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { confirmImport, importPortfolio, previewImport, uploadImport } from '@palier/contract/imports/importCalls'
import { exportPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addInvestor } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

async function person() {
  const own = await addInvestor(testDatabase, api)
  const { id } = await own.makePortfolio()
  async function staged(file: string): Promise<string> {
    const { data, error } = await sendFile(api, own.token, uploadImport, id, file)
    if (error) throw new Error(error.errorCode)
    return uploadImport.output.parse(data).importId
  }
  return {
    ...own,
    portfolioId: id,
    staged,
    /** API-64. */
    inOneStep: (file: string) => sendFile(api, own.token, importPortfolio, id, file),
  }
}

function columnsOf<Meaning>(meanings: readonly Meaning[]) {
  return meanings.map((meaning, column) => ({ column, meaning }))
}

describe('a file that does not tell purchases from sales', () => {
  test.each([
    ['in a column of another name', 'Date,Mouvement,Symbol,Quantity,Price', 'Vente'],
    ['in no column', 'Date,Account,Symbol,Quantity,Price', 'Main'],
  ])('%s is asked about, and nothing of it enters', async (_, header, word) => {
    const own = await person()
    const file = `${header}\n2026-01-05,${word},DOL,10,100.25\n2026-01-06,${word},DOL,5,101.25\n`
    const { error } = await own.inOneStep(file)
    expect(error?.errorCode).toBe('ImportUnclear')
    const importId = await own.staged(file)
    expect(await own.send(previewImport, { importId })).toMatchObject({ questions: ['columns'], isReady: false })

    // Without a type, and without a sign, the answer leaves it as unclear as it was.
    const columns = columnsOf(['date', 'ignored', 'symbol', 'quantity', 'price'] as const)
    const still = await own.send(previewImport, { importId, answers: { columns } })
    expect(still).toMatchObject({ questions: ['columns'], isReady: false, acceptedCount: 0 })
    expect((await refusalOf(own.send(confirmImport, { importId }))).code).toBe('ImportUnclear')

    // Where the person says that all are purchases, a row that says sale is refused.
    const all = await own.send(previewImport, { importId, answers: { columns, everyRow: 'buy' } })
    const expected = word === 'Vente' ? ['kind.contradicted', 'kind.contradicted'] : [null, null]
    expect(all.rows.map(({ reason }) => reason)).toEqual(expected)
    expect(all).toMatchObject({ questions: [], isReady: true })
  })

  test('is read where a minus marks the sales', async () => {
    const own = await person()
    const importId = await own.staged(
      'Date,Symbol,Quantity,Price\n2026-01-05,DOL,10,100.25\n2026-01-06,DOL,-4,101.25\n',
    )
    const columns = columnsOf(['date', 'symbol', 'quantity', 'price'] as const)
    const { rows } = await own.send(previewImport, { importId, answers: { columns } })
    expect(rows.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['buy', 10],
      ['sell', 4],
    ])
  })

  test('is asked about again next time: what all rows were is not remembered', async () => {
    const own = await person()
    const header = 'Date,Symbol,Quantity,Price'
    const columns = columnsOf(['date', 'symbol', 'quantity', 'price'] as const)
    const importId = await own.staged(`${header}\n2026-01-05,DOL,10,100.25\n`)
    await own.send(previewImport, { importId, answers: { columns, everyRow: 'buy' } })
    expect((await own.send(confirmImport, { importId })).importedCount).toBe(1)
    const next = await own.send(previewImport, { importId: await own.staged(`${header}\n2026-02-05,DOL,10,100.25\n`) })
    expect(next).toMatchObject({ questions: ['columns'], isReady: false })
    expect(next.columns.map(({ meaning }) => meaning)).toEqual(['date', 'symbol', 'quantity', 'price'])
    expect((await own.inOneStep(`${header}\n2026-02-05,DOL,10,100.25\n`)).error?.errorCode).toBe('ImportUnclear')
  })
})

describe('takes a plain header [API-64]', () => {
  test.each([
    [
      'in English',
      [
        'Symbol,Date,Type,Quantity,Price,Currency,Note',
        'RY.TO,2026-01-05,Buy,10,100.25,CAD,first',
        'AAPL,2026-01-06,Buy,1.5,200.5,USD,',
        'RY,2026-01-07,Sell,4,110.125,CAD,"last, for now"',
        'RY,2026-01-08,Dividend,6,0.40,CAD,',
      ],
    ],
    [
      'in French',
      [
        'Symbole;Date;Type;Quantité;Prix;Devise;Note',
        'RY.TO;2026-01-05;Achat;10;100,25;CAD;première',
        'AAPL;2026-01-06;Achat;1,5;200,5;USD;',
        'RY;2026-01-07;Vente;4;110,125;CAD;dernière',
        'RY;2026-01-08;Dividende;6;0,40;CAD;',
      ],
    ],
  ])('%s without a question', async (_, lines) => {
    const own = await person()
    const { data, status } = await own.inOneStep(lines.join('\r\n'))
    const { portfolio, exceptions } = importPortfolio.output.parse(data).importPortfolioResult
    expect([status, exceptions]).toEqual([200, []])
    expect(portfolio.stocks.map(({ symbol, statistics }) => [symbol, statistics.remainingStockShareCount])).toEqual([
      ['RY', 6],
      ['AAPL', 1.5],
    ])
    const preview = await own.send(previewImport, { importId: await own.staged(lines.join('\r\n')) })
    expect(preview.rows.at(-1)).toMatchObject({ verdict: 'skipped', reason: 'dividend' })
  })

  test('and asks where no row says purchase or sale, or two names mean one thing', async () => {
    const own = await person()
    for (const file of [
      'Symbol,Date,Type,Quantity,Price\nRY,2026-01-05,Cash,10,100.25\n',
      // One letter may be a kind of security as well.
      'Symbol,Date,Type,Quantity,Price\nRY,2026-01-05,S,10,100.25\n',
      'Symbol,Date,Trade Date,Type,Quantity,Price\nRY,2026-01-05,2026-01-02,Buy,10,100.25\n',
      'Symbol,Date,Type,Quantity,Price\nRY,03/04/2026,Buy,10,100.25\n',
    ]) {
      expect((await own.inOneStep(file)).error?.errorCode).toBe('ImportUnclear')
    }
  })

  test('one cell with another decimal sign refuses its row, with line and reason, and not the file', async () => {
    const own = await person()
    const { data } = await own.inOneStep(
      [
        'Symbol,Date,Type,Quantity,Price,Currency,Note',
        'RY,2026-01-05,Buy,10,100.25,CAD,',
        'RY,2026-01-06,Buy,10,"100,75",CAD,',
        'RY,2026-01-07,Buy,10,101.5,CAD,',
        // Beside two signs nobody can say whether these are thousands.
        'RY,2026-01-08,Buy,"1,234",99.5,CAD,',
      ].join('\n'),
    )
    const { portfolio, exceptions } = importPortfolio.output.parse(data).importPortfolioResult
    expect(exceptions.map(({ line, errorMsg }) => [line, errorMsg])).toEqual([
      [3, 'price.otherSign'],
      [5, 'quantity.unclearSign'],
    ])
    expect(portfolio.stocks.map(({ statistics }) => statistics.remainingStockShareCount)).toEqual([20])
  })
})

test('an exchange rate and a settlement date are named, enter the lot, and are exported', async () => {
  const own = await person()
  const importId = await own.staged(
    'Jour,Genre,Titre,Nombre,Cours,Taux,Réglé\n2024-12-31,achat,AAPL,10,200.5,1.4321,2025-01-02\n',
  )
  const meanings = ['date', 'type', 'symbol', 'quantity', 'price', 'fxRate', 'settlementDate'] as const
  const preview = await own.send(previewImport, { importId, answers: { columns: columnsOf(meanings) } })
  expect(preview).toMatchObject({ isReady: true, acceptedCount: 1 })
  expect(preview.columns.map(({ meaning }) => meaning)).toEqual(meanings)
  await own.send(confirmImport, { importId })
  const { csv } = await own.send(exportPortfolio, { portfolioId: own.portfolioId })
  expect(csv).toContain('2024-12-31,buy,AAPL,XNAS,10,200.5,,,,1.4321,2025-01-02')
  // Settled in the next year, it belongs there, at its own rate.
  const { events } = await own.send(getCostBaseReport, { year: 2025 })
  expect(events).toMatchObject([{ settlementDate: '2025-01-02', rate: 1.4321, isRateSimulated: false }])
})

test('the symbols that a person gives to the names of a file hold for the next one, and new names are asked for alone [PORT-12]', async () => {
  const own = await person()
  const fileOf = (...names: string[]) =>
    [
      'Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount,Security Type,Currency',
      ...names.map(
        (name, at) => `${10 + at} Mar 2026,${11 + at} Mar 2026,${name},BUY,10,20.00,9.99,-209.99,Equities,CAD`,
      ),
    ].join('\n')
  const importId = await own.staged(fileOf('DOLLARAMA INC', 'ROYAL BANK'))
  expect(await own.send(previewImport, { importId })).toMatchObject({
    unnamed: ['DOLLARAMA INC', 'ROYAL BANK'],
    acceptedCount: 0,
  })
  const answer = async (name: string, symbol: string) =>
    own.send(previewImport, { importId, answers: { symbols: [{ name, symbol }] } })
  expect(await answer('DOLLARAMA INC', 'DOL')).toMatchObject({ unnamed: ['ROYAL BANK'], acceptedCount: 1 })
  // What was said before stays.
  expect(await answer('ROYAL BANK', 'RY.TO')).toMatchObject({ unnamed: [], acceptedCount: 2, refusedCount: 0 })
  await own.send(confirmImport, { importId })

  const next = await own.staged(fileOf('ROYAL BANK', 'SHOPIFY INC').replaceAll('2026', '2025'))
  expect(await own.send(previewImport, { importId: next })).toMatchObject({
    unnamed: ['SHOPIFY INC'],
    acceptedCount: 1,
  })
})

test('a file with several accounts is imported one account at a time, and the choice is not remembered [IMP-4]', async () => {
  const own = await person()
  const file = [
    'Date,Account number,Account type,Type,Symbol,Quantity,Price',
    '2026-03-05,51000001,Individual margin,Buy,RY.TO,25,64.40',
    '2026-04-16,52000002,Individual TFSA,Buy,RY.TO,60,62.15',
  ].join('\n')
  expect((await own.inOneStep(file)).error?.errorCode).toBe('ImportUnclear')
  const importId = await own.staged(file)
  const open = await own.send(previewImport, { importId })
  expect(open).toMatchObject({ questions: ['account'], isReady: false, acceptedCount: 0 })
  expect(open.accounts?.map(({ number, type, rowCount }) => [number, type, rowCount])).toEqual([
    ['51000001', 'Individual margin', 1],
    ['52000002', 'Individual TFSA', 1],
  ])
  expect((await refusalOf(own.send(confirmImport, { importId }))).code).toBe('ImportUnclear')

  const other = await own.send(previewImport, { importId, answers: { account: '52000002' } })
  expect(other).toMatchObject({ questions: ['accountKind'], isReady: false })
  const chosen = await own.send(previewImport, { importId, answers: { account: '51000001' } })
  expect(chosen).toMatchObject({ questions: [], acceptedCount: 1, skippedCount: 1, recordCount: 3 })
  expect(chosen.rows.map(({ reason }) => reason)).toEqual([null, 'otherAccount'])
  expect((await own.send(confirmImport, { importId })).importedCount).toBe(1)

  const again = await own.send(previewImport, { importId: await own.staged(file) })
  expect(again.questions).toEqual(['account'])
})
