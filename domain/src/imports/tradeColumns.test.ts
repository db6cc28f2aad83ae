import { describe, expect, test } from 'vitest'
import { dateOrderOf } from './fileDate.ts'
import { decimalSignOf } from '../kernel/fileNumber.ts'
import { headerFingerprintOf } from './headerFingerprint.ts'
import {
  delimiterOf,
  headerRowOf,
  isPlainHeader,
  missingColumns,
  NO_EVIDENCE,
  suggestedColumns,
  withRow,
} from './tradeColumns.ts'

describe('the delimiter [PORT-12]', () => {
  test.each([
    [['date,type,symbol', '2026-01-02,buy,RY'], ','],
    [['Date;Order #;Unit price', '02-01-2026;1;10.5'], ';'],
    [['"datetime";"price";"shares"', '2026-01-02;10,5;3,25'], ';'],
    [['Date\tType', '2026-01-02\tbuy'], '\t'],
    [['a,b,c', '1,"x;y;z;w;v",2'], ','],
    [['one column'], ','],
    [[], ','],
  ] as const)('of %j is %j', (lines, delimiter) => {
    expect(delimiterOf(lines)).toEqual({ kind: 'proved', value: delimiter })
  })

  test('is asked where two cut as often', () => {
    expect(delimiterOf(['a;b,c', 'd;e,f']).kind).toBe('ambiguous')
  })
})

describe('the header [PORT-12]', () => {
  test('of an unknown file is the row that names most columns, past any preamble', () => {
    const rows = [
      ['Report of trades'],
      ['Account', '123'],
      ['Date', 'Type', 'Ticker', 'Shares', 'Unit price'],
      ['2026-01-02', 'Buy', 'RY', '3', '10'],
    ]
    expect(headerRowOf(rows)).toBe(2)
    expect(headerRowOf([['hello'], ['1', '2']])).toBeNull()
    expect(headerRowOf([])).toBeNull()
  })

  test('suggests what its columns mean, in both languages, and leaves doubled names open', () => {
    expect(suggestedColumns(['DATE', ' Opération ', 'Symbole', 'Quantité', 'Prix', 'Devise', 'Frais'])).toEqual({
      ...{ date: 0, kind: 1, symbol: 2, quantity: 3, price: 4, currency: 5, fee: 6 },
    })
    expect(suggestedColumns(['Date', 'Price', 'Price'])).toEqual({ date: 0 })
  })

  test.each([
    'Transaction',
    'Transaction Type',
    'transaction_type',
    'Action',
    'Activity',
    'Activity Type',
    'Opération',
    "Type d'opération",
    'Type d’opération',
    'Nature',
    'Buy/Sell',
    'Achat/Vente',
    'Side',
    'Sens',
  ])('%s is known to say purchase or sale', (name) => {
    expect(suggestedColumns(['Date', name, 'Symbol']).kind).toBe(1)
  })

  test.each([
    'Symbol,Date,Type,Quantity,Price,Currency,Note',
    'Symbole,Date,Type,Quantité,Prix,Devise,Note',
    "Date de l'opération,Opération,Symbole,Quantité,Prix unitaire,Commission",
    'trade_date,transaction_type,ticker,shares,price',
  ])('%s says by itself what its columns mean', (header) => {
    expect(isPlainHeader(header.split(','))).toBe(true)
  })

  test.each([
    ['without a type', 'Symbol,Date,Quantity,Price'],
    ['with two dates', 'Symbol,Trade Date,Date,Type,Quantity,Price'],
    ['with a name twice', 'Symbol,Date,Type,Type,Quantity,Price'],
    ['with two types', 'Symbol,Date,Type,Action,Quantity,Price'],
    ['with two fees', 'Symbol,Date,Type,Quantity,Price,Commission,Fees'],
    ['with an amount for a price', 'Symbol,Date,Type,Quantity,Amount'],
    ['with names for symbols', 'Description,Date,Type,Quantity,Price'],
  ])('%s it does not', (_, header) => {
    expect(isPlainHeader(header.split(','))).toBe(false)
  })

  test('has a fingerprint that case, accents, spaces, a mark and trailing cells leave alone', () => {
    const print = headerFingerprintOf(['Date', "Type d'opération", 'Prix'])
    expect(headerFingerprintOf(['\uFEFFDATE ', 'type  d’operation', 'prix', '', ' '])).toBe(print)
    expect(headerFingerprintOf(['Date', 'Prix', "Type d'opération"])).not.toBe(print)
    expect(headerFingerprintOf(['Date', '', 'Prix'])).not.toBe(headerFingerprintOf(['Date', 'Prix']))
  })

  test('a mapping says what it lacks', () => {
    expect(missingColumns({}, 'words')).toEqual(['date', 'kind', 'quantity', 'symbol', 'price'])
    expect(missingColumns({ date: 0, isin: 1, quantity: 2, amount: 3 }, 'sign')).toEqual([])
  })
})

test('rows prove whether purchases and sales are told apart', () => {
  const columns = { kind: 0, quantity: 1, fee: 2 }
  const proved = (...rows: string[][]) => rows.reduce((all, cells) => withRow(all, cells, columns), NO_EVIDENCE)
  expect(proved(['Actions', '5'], ['B', '6'])).toMatchObject({ hasTradeWord: false, hasSignedQuantity: false })
  expect(proved(['', '5'], ['', '(6)'])).toMatchObject({ hasTradeWord: false, hasSignedQuantity: true })
  expect(proved(['', '-5'])).toMatchObject({ hasSignedQuantity: true })
  expect(proved(['Dividende', '5'], ['Vente', '6'])).toMatchObject({ hasTradeWord: true })
  expect(proved(['', '5', '-9.95'], ['', '', '0.00'])).toMatchObject({ hasNegativeFee: true, hasPositiveFee: false })
})

test('whole columns prove how a file writes [PORT-12]', () => {
  const columns = { date: 0, quantity: 1, price: 2 }
  const rows = [
    ['03/04/2026', '1,000', '5'],
    ['13/04/2026', '10', ''],
    ['04/04/2026', '', '12,5'],
  ]
  const evidence = rows.reduce((all, cells) => withRow(all, cells, columns), NO_EVIDENCE)
  expect(decimalSignOf(evidence.decimals)).toEqual({ kind: 'proved', value: ',' })
  expect(dateOrderOf(evidence.dates)).toEqual({ kind: 'proved', value: 'dayFirst' })
})
