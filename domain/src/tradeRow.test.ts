import { describe, expect, test } from 'vitest'
import { readingOfMapping, type TradeReading } from './tradeReading.ts'
import { isNewestFirst, readTradeRow, tradeKeyOf } from './tradeRow.ts'

const READING = readingOfMapping({
  columns: { date: 0, kind: 1, symbol: 2, quantity: 3, price: 4, note: 5, fee: 6, amount: 7 },
  kindFrom: 'words',
  signs: { decimalSign: '.', dateOrder: null },
})
const SOUND = ['2026-01-05', 'Bought', 'RY.TO', '10', '100.25', 'first', '9.95', '']

function verdictOn(changes: Record<number, string>, reading: TradeReading = READING) {
  return readTradeRow(
    SOUND.map((cell, index) => changes[index] ?? cell),
    reading,
    '2026-11-22',
  )
}

function faultOf(changes: Record<number, string>, reading?: TradeReading) {
  const verdict = verdictOn(changes, reading)
  return verdict.kind === 'refused' ? `${verdict.fault.field} ${verdict.fault.code}` : verdict.kind
}

describe('PORT-13 the verdict on a row', () => {
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
    [{ 3: '1.1234567' }, 'quantity tooPrecise'],
    [{ 3: '99999999999' }, 'quantity tooLarge'],
    [{ 4: 'free' }, 'price invalid'],
    [{ 4: '' }, 'price required'],
    [{ 4: '-1' }, 'price negative'],
    [{ 4: '1.123456789' }, 'price tooPrecise'],
    [{ 5: 'x'.repeat(1001) }, 'note tooLong'],
  ])('%j: %s', (changes, fault) => {
    expect(faultOf(changes)).toBe(fault)
  })

  test('an unknown word never becomes a purchase, and a known non-trade is skipped', () => {
    expect(faultOf({ 1: 'Assignment' })).toBe('kind unknown')
    expect(verdictOn({ 1: 'Dividende reçu' })).toEqual({ kind: 'skipped', reason: 'notATrade', text: 'Dividende reçu' })
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

  test('a formula is text, and a short row is a row', () => {
    expect(faultOf({ 3: '=1+1' })).toBe('quantity invalid')
    expect(readTradeRow(['2026-01-05', 'buy'], READING, '2026-11-22')).toMatchObject({ fault: { field: 'symbol' } })
    expect(readTradeRow(['', ' ', '-'], READING, '2026-11-22').kind).toBe('skipped')
    expect(readTradeRow([], READING, '2026-11-22').kind).toBe('skipped')
  })
})

describe('PORT-12 the order of a file', () => {
  test('is what its kind is known for, else what its dates show', () => {
    expect(isNewestFirst(['2026-01-01', '2026-01-02'], true)).toBe(true)
    expect(isNewestFirst(['2026-01-03', '2026-01-02', '2026-01-02', '2026-01-01'], null)).toBe(true)
    expect(isNewestFirst(['2026-01-01', '2026-01-02', '2026-01-01', '2026-01-05'], null)).toBe(false)
    expect(isNewestFirst(['2026-01-01', '2026-01-01'], null)).toBe(false)
    expect(isNewestFirst([], null)).toBe(false)
  })
})

describe('PORT-13 twins', () => {
  test('share a key, however their numbers are written', () => {
    const [one, twin, other] = [verdictOn({}), verdictOn({ 3: '10.00' }), verdictOn({ 3: '11' })]
    if (one.kind !== 'trade' || twin.kind !== 'trade' || other.kind !== 'trade')
      throw new Error('These rows are trades.')
    expect(tradeKeyOf(twin.trade)).toBe(tradeKeyOf(one.trade))
    expect(tradeKeyOf(other.trade)).not.toBe(tradeKeyOf(one.trade))
  })
})
