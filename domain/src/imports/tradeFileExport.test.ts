import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokerFormatOf, EXPORT_HEADER, OWN_HEADER } from './brokerFormats.ts'
import { decimal } from '../kernel/decimal.ts'
import { decimalSignOf } from '../kernel/fileNumber.ts'
import { columnsOf } from './brokerFormat.ts'
import { NO_EVIDENCE, withRow } from './tradeColumns.ts'
import {
  EXPORT_HEADER_LINE,
  exportLineOf,
  withFormulaGuard,
  withoutFormulaGuard,
  type ExportedTrade,
} from './tradeFileExport.ts'
import { readTradeRow } from './tradeRow.ts'
import { parseByFormat } from './parseTrade.ts'

const TRADE: ExportedTrade = {
  kind: 'buy',
  tradeDate: '2026-01-05',
  symbol: 'RY',
  exchange: 'XTSE',
  quantity: decimal('1.5'),
  price: decimal('100'),
  note: '',
  tradeOrder: 0,
  fee: null,
  fxRateToCad: null,
  settlementDate: null,
  account: 'nonRegistered',
}

/** The cells of one line, by the rules of such files. */
function cellsOf(line: string): string[] {
  const cells = [...line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]
  return cells.map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}

/** With its numbers as exact text. */
function textsOf(trade: Pick<ExportedTrade, 'quantity' | 'price' | 'fee' | 'fxRateToCad'>) {
  const { quantity, price, fee, fxRateToCad } = trade
  return { ...trade, quantity: `${quantity}`, price: `${price}`, fee: `${fee}`, fxRateToCad: `${fxRateToCad}` }
}

const MORE =
  'time,fee,fxRateToCad,settlementDate,account,gross,withheld,net,currency,ratio,cashInLieu,recordDate,incomeKind,isEstimate,counterAmount,counterCurrency'

describe('our own file [PORT-12]', () => {
  test('is the header that the import asks for, and a line a lot', () => {
    expect(EXPORT_HEADER_LINE).toBe(`${OWN_HEADER.join()},${MORE}\r\n`)
    expect(exportLineOf(TRADE)).toBe('2026-01-05,buy,RY,XTSE,1.5,100,,,,,,nonRegistered,,,,,,,,,,,\r\n')
    const told = { tradeOrder: 34_200_007, fee: decimal('9.99'), fxRateToCad: decimal('1.357') }
    expect(exportLineOf({ ...TRADE, ...told, settlementDate: '2026-01-06', account: 'tfsa' })).toBe(
      '2026-01-05,buy,RY,XTSE,1.5,100,,09:30:00.007,9.99,1.3570,2026-01-06,tfsa,,,,,,,,,,,\r\n',
    )
  })

  test('quotes what would break a line', () => {
    expect(exportLineOf({ ...TRADE, note: 'a, "b"\nc' })).toContain(',100,"a, ""b""\nc",')
  })

  test('never leaves three decimals, which might be thousands', () => {
    expect(exportLineOf({ ...TRADE, price: decimal('1.234'), quantity: decimal('1234') })).toContain(',1234,1.2340,')
  })

  test('starts no cell as a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const cell = cellsOf(exportLineOf({ ...TRADE, note: `${start}cmd()` }))[EXPORT_HEADER.indexOf('note')]
      expect(cell).toBe(`'${start}cmd()`)
    }
  })

  test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', '=1', '@x'])(
    'a note that begins as %s is written so that no spreadsheet runs it',
    (text) => {
      expect(withFormulaGuard(text)).toBe(`'${text}`)
      expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text)
    },
  )

  test.each([
    [';=1+1', ";'=1+1"],
    ['paid;+1\t@x', "paid;'+1\t'@x"],
    ['\t=1', "'\t'=1"],
    ['two\n=1', "two\n'=1"],
    [';plain', ';plain'],
  ])('a formula behind a separator within %j is guarded [SEC-18]', (text, guarded) => {
    expect(withFormulaGuard(text)).toBe(guarded)
    expect(withoutFormulaGuard(guarded)).toBe(text)
  })

  test('a guard comes off exactly, whatever the text was', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `'=${text}`),
          fc.string().map((text) => `''${text}`),
          fc.string({ unit: fc.constantFrom(';', '\t', '\n', "'", '=', 'a') }),
        ),
        (text) => {
          const guarded = withFormulaGuard(text)
          expect(withoutFormulaGuard(guarded)).toBe(text)
          expect(guarded).not.toMatch(/(?:^|[;\t\n])[=+\-@\t\r]/)
        },
      ),
    )
  })

  test('is read back to the same trades, its decimal sign proved by itself', () => {
    const trades = fc.record({
      kind: fc.constantFrom<('buy' | 'sell')[]>('buy', 'sell'),
      tradeDate: fc.constantFrom('2026-01-05', '2024-02-29', '1999-12-31'),
      symbol: fc.constantFrom('RY', 'GIB-A', 'BRK-B'),
      exchange: fc.constantFrom('XTSE', 'XNYS'),
      quantity: fc.integer({ min: 1, max: 2_000_000_000 }).map((parts) => decimal(parts).div(1_000_000)),
      price: fc.integer({ min: 0, max: 2_000_000_000 }).map((parts) => decimal(parts).div(100_000)),
      note: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
      tradeOrder: fc.integer({ min: 0, max: 86_399_999 }),
      fee: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((parts) => decimal(parts).div(1_000))),
      fxRateToCad: fc.option(fc.integer({ min: 1, max: 2_000_000_000 }).map((parts) => decimal(parts).div(1_000_000))),
      settlementDate: fc.option(fc.constantFrom('2026-01-06', '2024-03-01')),
      account: fc.constantFrom('nonRegistered', 'tfsa'),
    })
    const format = brokerFormatOf(EXPORT_HEADER)
    if (format === null) throw new Error('Our own header is known.')
    fc.assert(
      fc.property(trades, (trade) => {
        const cells = cellsOf(exportLineOf(trade))
        const evidence = withRow(NO_EVIDENCE, cells, columnsOf(format, EXPORT_HEADER))
        const sign = decimalSignOf(evidence.decimals)
        if (sign.kind !== 'proved') throw new Error(sign.kind)
        const reading = parseByFormat(format, EXPORT_HEADER, { decimalSign: sign.value, dateOrder: null }, evidence)
        const verdict = readTradeRow(cells, reading, '2026-11-22')
        if (verdict.kind !== 'trade') throw new Error(verdict.kind)
        // What is no fact of the trade is its portfolio's.
        const { account: _account, ...told } = trade
        expect(textsOf(verdict.trade)).toMatchObject(textsOf(told))
      }),
    )
  })
})
