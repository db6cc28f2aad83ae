import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { isPostponedAt, lastVisitOf, TODAY, todayOf } from './today.ts'

const PRICE = decimal(10)

function entry(symbol: string, score: number, changes: Partial<Parameters<typeof todayOf>[0][number]> = {}) {
  return {
    stockId: symbol,
    symbol,
    kind: 'buy' as const,
    score,
    lastPrice: PRICE,
    hasOwnPrices: true,
    isCrossed: true,
    isNew: false,
    isPostponed: false,
    ...changes,
  }
}

const symbols = (entries: readonly { symbol: string }[]) => entries.map(({ symbol }) => symbol)

describe('what stands in Today [D35]', () => {
  test('whatever has an absolute score of 750 or more, on lists of either kind, the strongest first', () => {
    const { rows, next } = todayOf([
      entry('WAIT', 749, { isCrossed: false }),
      entry('TARGET', 750),
      entry('LOSS', -1008, { kind: 'sell' }),
      entry('HOLD', -600, { kind: 'sell', isCrossed: false }),
    ])
    expect(symbols(rows)).toEqual(['LOSS', 'TARGET'])
    expect(symbols(next)).toEqual(['WAIT', 'HOLD'])
  })

  test('and what crossed since the last visit, which comes first', () => {
    const { rows, counts } = todayOf([entry('DEAL', 1005), entry('FOLLOW', 300, { isNew: true })])
    expect(symbols(rows)).toEqual(['FOLLOW', 'DEAL'])
    expect(counts).toEqual({ buys: 1, sells: 0, crossed: 1, fresh: 1 })
  })

  test('what came back from a price that was crossed since asks for nothing', () => {
    const { rows, next } = todayOf([entry('BACK', 200, { isNew: true, isCrossed: false })])
    expect([rows, symbols(next)]).toEqual([[], ['BACK']])
  })

  test('never what has no price or no score, nor what is scored by the 52 weeks', () => {
    const { rows, next } = todayOf([
      entry('UNKNOWN', -9999),
      entry('SILENT', 900, { lastPrice: null }),
      entry('RANGE', 1400, { hasOwnPrices: false }),
    ])
    expect(rows).toEqual([])
    expect(symbols(next)).toEqual(['RANGE'])
  })

  test('what is put off stands nowhere', () => {
    const { rows, next } = todayOf([entry('LATER', 1005, { isPostponed: true })])
    expect([rows, next]).toEqual([[], []])
  })
})

describe('Today and Next together', () => {
  test('hold no stock twice, whatever lists it is on [DASH-05] [DASH-06]', () => {
    const { rows, next, counts } = todayOf([
      entry('BCE', 1005),
      entry('BCE', 900),
      entry('BCE', 100, { kind: 'sell', isCrossed: false }),
      entry('ENB', 700, { isCrossed: false }),
      entry('ENB', 650, { kind: 'sell', isCrossed: false }),
    ])
    expect(symbols([...rows, ...next])).toEqual(['BCE', 'ENB'])
    expect(counts.buys).toBe(1)
  })

  test('Next holds the best four of each kind [DASH-05] [DASH-06]', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].flatMap((name, at) => [
      entry(`B${name}`, 700 - at, { isCrossed: false }),
      entry(`S${name}`, -700 + at, { kind: 'sell', isCrossed: false }),
    ])
    const { next } = todayOf(many)
    expect(next).toHaveLength(2 * TODAY.next)
    expect(symbols(next)).toEqual(['BA', 'BB', 'BC', 'BD', 'SA', 'SB', 'SC', 'SD'])
  })
})

describe('since the last visit', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10) + minutes * 60_000)

  test('a first visit has none before it', () => {
    expect(lastVisitOf({ seenAt: null, lastVisitAt: null }, at(0))).toBe(null)
  })

  test('what was new stays new until half an hour has gone by without the person', () => {
    const visits = { seenAt: at(0), lastVisitAt: at(-600) }
    expect(lastVisitOf(visits, at(30))).toEqual(at(-600))
    expect(lastVisitOf(visits, at(31))).toEqual(at(0))
  })

  test('put off means until an instant, or without an end', () => {
    expect(isPostponedAt({ postponedAt: at(0), postponedUntil: at(60) }, at(59))).toBe(true)
    expect(isPostponedAt({ postponedAt: at(0), postponedUntil: at(60) }, at(60))).toBe(false)
    expect(isPostponedAt({ postponedAt: at(0), postponedUntil: null }, at(9_999))).toBe(true)
    expect(isPostponedAt({ postponedAt: null, postponedUntil: null }, at(0))).toBe(false)
  })
})
