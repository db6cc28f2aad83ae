import { describe, expect, test } from 'vitest'
import { parseByMapping, type ParsedTrade } from './parseTrade.ts'
import { NO_EVIDENCE } from './tradeColumns.ts'
import { isNewestFirst, readTradeRow } from './tradeRow.ts'

const READING = parseByMapping({
  columns: { date: 0, kind: 1, symbol: 2, quantity: 3, price: 4, note: 5, fee: 6, amount: 7 },
  kindFrom: 'words',
  signs: { decimalSign: '.', dateOrder: null },
  evidence: NO_EVIDENCE,
})
const SOUND = ['2026-01-05', 'Bought', 'RY.TO', '10', '100.25', 'first', '9.95', '']

function verdictOn(changes: Record<number, string>, reading: ParsedTrade = READING) {
  return readTradeRow(
    SOUND.map((cell, index) => changes[index] ?? cell),
    reading,
    '2026-11-22',
  )
}

function faultOf(changes: Record<number, string>, reading?: ParsedTrade) {
  const verdict = verdictOn(changes, reading)
  return verdict.kind === 'refused' ? `${verdict.fault.field} ${verdict.fault.code}` : verdict.kind
}

describe('the verdict on a row [PORT-13]', () => {
  test('of a trade holds all that the file tells', () => {
    const verdict = verdictOn({})
    expect(verdict.kind === 'trade' && verdict.trade).toMatchObject({
      ...{ kind: 'buy', tradeDate: '2026-01-05', symbol: 'RY', exchange: 'XTSE', note: 'first', isPriceDerived: false },
    })
  })

  test.each([
    [{ 0: '' }, 'tradeDate required'],
    [{ 0: 'soon' }, 'tradeDate invalid'],
    [{ 0: '03/04/2026' }, 'tradeDate invalid'],
    [{ 0: '2026-11-23' }, 'tradeDate future'],
    [{ 0: '1899-12-31' }, 'tradeDate invalid'],
    [{ 1: '' }, 'kind required'],
    [{ 1: 'Hold' }, 'kind unknown'],
    [{ 2: ' ' }, 'symbol required'],
    [{ 3: '' }, 'quantity required'],
    [{ 3: '1e309' }, 'quantity invalid'],
    [{ 3: '0' }, 'quantity notPositive'],
    [{ 3: '-5' }, 'quantity signContradictsKind'],
    [{ 3: '99999999999' }, 'quantity tooLarge'],
    [{ 4: 'free' }, 'price invalid'],
    [{ 4: '' }, 'price required'],
    [{ 4: '-1' }, 'price negative'],
    [{ 3: '10000000', 4: '1.123456789' }, 'price tooPrecise'],
    [{ 5: 'x'.repeat(1001) }, 'note tooLong'],
  ])('%j: %s', (changes, fault) => {
    expect(faultOf(changes)).toBe(fault)
  })

  test('an unknown word never becomes a purchase, and a known non-trade is skipped', () => {
    expect(faultOf({ 1: 'Assignment' })).toBe('kind unknown')
    expect(verdictOn({ 1: 'Dividende reçu' })).toEqual({ kind: 'skipped', reason: 'dividend', text: 'Dividende reçu' })
    expect(verdictOn({ 1: 'INTEREST' }).kind).toBe('skipped')
  })

  test('a sale may be negative, and is then positive', () => {
    const verdict = verdictOn({ 1: 'Vendu', 3: '-2.5' })
    expect(verdict.kind === 'trade' && `${verdict.trade.kind} ${verdict.trade.quantity}`).toBe('sell 2.5')
  })

  test('a price that is missing follows from the amount, fees aside', () => {
    const bought = verdictOn({ 4: '', 7: '-1012.45' })
    expect(bought.kind === 'trade' && [String(bought.trade.price), bought.trade.isPriceDerived]).toEqual([
      '100.25',
      true,
    ])
    const sold = verdictOn({ 1: 'sale', 4: '-', 7: '992.55' })
    expect(sold.kind === 'trade' && String(sold.trade.price)).toBe('100.25')
    expect(faultOf({ 4: '', 7: '5' })).toBe('price negative')
    expect(faultOf({ 3: '0', 4: '', 7: '5' })).toBe('price required')
  })

  test('signs tell the kind where the mapping says so', () => {
    const bySign = { ...READING, kindFrom: 'sign' } as const
    const kindOf = (quantity: string) => {
      const verdict = verdictOn({ 1: '', 3: quantity }, bySign)
      return verdict.kind === 'trade' ? verdict.trade.kind : verdict.kind
    }
    expect(['5', '-5', '0', ''].map(kindOf)).toEqual(['buy', 'sell', 'refused', 'skipped'])
    expect(faultOf({ 3: 'many' }, bySign)).toBe('quantity invalid')
  })

  test('where another cell of the row says sale, it is no purchase', () => {
    const bySign = { ...READING, kindFrom: 'sign' } as const
    const allBought = { ...READING, kindFrom: 'buy' } as const
    for (const word of ['Sell', 'SOLD', ' vente ', 'Vendu', 'Verkoop', 'market sell']) {
      const row = [...SOUND.map((cell, index) => (index === 1 ? '' : cell)), word]
      for (const reading of [bySign, allBought]) {
        expect(readTradeRow(row, reading, '2026-11-22')).toMatchObject({
          fault: { field: 'kind', code: 'contradicted' },
          text: word,
        })
      }
    }
    expect(readTradeRow([...SOUND, 'Vente'], READING, '2026-11-22')).toMatchObject({ fault: { code: 'contradicted' } })
    const sold = SOUND.map((cell, index) => (index === 1 ? 'Vente' : cell))
    expect(readTradeRow([...sold, 'Bought'], READING, '2026-11-22')).toMatchObject({ fault: { code: 'contradicted' } })
    // A note may be any word, a letter may mean anything, and a sentence is none of them.
    expect(verdictOn({ 5: 'Vente' }).kind).toBe('trade')
    expect(readTradeRow([...SOUND, 'S', 'Sell Side Inc.'], READING, '2026-11-22').kind).toBe('trade')
  })

  test('a cell with another decimal sign refuses its row, and what reads with both where both occur', () => {
    expect(faultOf({ 4: '100,45' })).toBe('price otherSign')
    expect(faultOf({ 6: '9,95' })).toBe('fee otherSign')
    const mixed = { ...READING, isDecimalSignMixed: true }
    expect(faultOf({ 3: '1,234' }, mixed)).toBe('quantity unclearSign')
    expect(faultOf({ 3: '1,234' })).toBe('trade')
    expect(faultOf({ 3: '1,234.5' }, mixed)).toBe('trade')
  })

  test('the exchange rate and the settlement are read, and refused where they are damaged', () => {
    const reading = { ...READING, columns: { ...READING.columns, fxRate: 8, settlementDate: 9 } }
    const read = (rate: string, settled: string) => readTradeRow([...SOUND, rate, settled], reading, '2026-11-22')
    const sound = read('1.3712', '2026-01-06')
    expect(sound.kind === 'trade' && [String(sound.trade.fxRateToCad), sound.trade.settlementDate]).toEqual([
      '1.3712',
      '2026-01-06',
    ])
    expect(read('', '-')).toMatchObject({ trade: { fxRateToCad: null, settlementDate: null } })
    expect(read('1,3712', '')).toMatchObject({ fault: { field: 'fxRate', code: 'otherSign' } })
    for (const rate of ['0', '-1.37', 'par', '1000000']) {
      expect(read(rate, '')).toMatchObject({ fault: { field: 'fxRate', code: 'invalid' } })
    }
    expect(read('', '2026-01-04')).toMatchObject({ fault: { field: 'settlementDate', code: 'beforeTrade' } })
    expect(read('', '2026-02-30')).toMatchObject({ fault: { field: 'settlementDate', code: 'invalid' } })
  })

  test('a fee that cannot be read refuses its row', () => {
    expect(faultOf({ 6: 'waived' })).toBe('fee invalid')
    expect(faultOf({ 6: 'N/A' })).toBe('trade')
  })

  test('a price of 0 beside money that moved is not the price, and nothing is sold for nothing', () => {
    const bought = verdictOn({ 4: '0.00', 7: '-1012.45' })
    expect(bought.kind === 'trade' && [String(bought.trade.price), bought.trade.isPriceDerived]).toEqual([
      '100.25',
      true,
    ])
    expect(faultOf({ 4: '0', 7: '0' })).toBe('trade')
    expect(faultOf({ 1: 'Sold', 4: '0', 7: '0' })).toBe('price notPositive')
  })

  test('an option is no stock', () => {
    expect(verdictOn({ 2: 'AAPL  261218C00150000' })).toMatchObject({ kind: 'skipped', reason: 'otherSecurity' })
  })

  test('a formula is text, and a short row is a row', () => {
    expect(faultOf({ 3: '=1+1' })).toBe('quantity invalid')
    expect(readTradeRow(['2026-01-05', 'buy'], READING, '2026-11-22')).toMatchObject({ fault: { field: 'symbol' } })
    expect(readTradeRow(['', ' ', '-'], READING, '2026-11-22').kind).toBe('skipped')
    expect(readTradeRow([], READING, '2026-11-22').kind).toBe('skipped')
  })
})

describe('the order of a file [PORT-12]', () => {
  test('is what its kind is known for, else what its dates show', () => {
    expect(isNewestFirst(['2026-01-01', '2026-01-02'], true)).toBe(true)
    expect(isNewestFirst(['2026-01-03', '2026-01-02', '2026-01-02', '2026-01-01'], null)).toBe(true)
    expect(isNewestFirst(['2026-01-01', '2026-01-02', '2026-01-01', '2026-01-05'], null)).toBe(false)
    expect(isNewestFirst(['2026-01-01', '2026-01-01'], null)).toBe(false)
    expect(isNewestFirst([], null)).toBe(false)
  })
})
