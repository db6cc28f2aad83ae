import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ZERO } from '../kernel/decimal.ts'
import { cashOrderWithinDay, foreignCashOf, type ForeignCashMove } from './foreignCash.ts'

function move(
  date: string,
  kind: Parameters<typeof cashOrderWithinDay>[0],
  amount: number,
  rate: number,
): ForeignCashMove {
  return { date, place: cashOrderWithinDay(kind), amount: decimal(amount), worth: decimal(amount).times(rate) }
}

describe('cash in a foreign currency', () => {
  it('book-events 12, example 9: what is spent has the average cost of what came in', () => {
    const { years, balance, cost } = foreignCashOf([
      move('2026-01-05', 'currencyExchange', 5000, 1.36),
      move('2026-03-31', 'income', 40, 1.37),
      move('2026-05-04', 'trade', -2016, 1.39),
    ])
    expect(String(years.get(2026)?.gain)).toBe('60.32')
    expect([String(balance), String(cost)]).toEqual(['3024', '4112.88'])
    // Below 200 dollars nothing counts.
    expect(String(years.get(2026)?.countedGain)).toBe('0')
  })

  it('book-events 12, example 8: what a gambit brings comes in at the worth of the sale', () => {
    const { balance, cost } = foreignCashOf([move('2026-01-05', 'trade', 15158.05, 1.378)])
    expect([String(balance), String(cost)]).toEqual(['15158.05', '20887.7929'])
  })

  it('counts of a year only what exceeds 200 dollars, of a loss as well', () => {
    const countedOf = (rate: number) =>
      foreignCashOf([move('2026-01-05', 'deposit', 10_000, 1.3), move('2026-02-05', 'withdrawal', -10_000, rate)])
        .years.get(2026)
        ?.countedGain.toString()
    expect([1.35, 1.32, 1.28, 1.25].map(countedOf)).toEqual(['300', '0', '0', '-300'])
  })

  it('gives what was spent beyond what had come in no gain, and says so', () => {
    const { years, balance } = foreignCashOf([
      move('2026-01-05', 'deposit', 100, 1.3),
      move('2026-02-05', 'trade', -400, 1.4),
    ])
    expect(years.get(2026)).toMatchObject({ gain: decimal(10), uncovered: decimal(300) })
    expect(balance.eq(ZERO)).toBe(true)
  })

  it('counts a day in its order, not in that of entry: what is exchanged pays for the purchases of the day', () => {
    const moves = [
      move('2026-01-05', 'trade', -1000, 1.4),
      move('2026-01-05', 'currencyExchange', 1000, 1.3),
      move('2026-01-06', 'deposit', 50, 1.2),
    ]
    expect(foreignCashOf(moves)).toEqual(foreignCashOf(moves.toReversed()))
    expect(String(foreignCashOf(moves).years.get(2026)?.gain)).toBe('100')
  })

  it('keeps gains equal to worth less cost, whatever comes and goes', () => {
    const anyMove = fc.record({
      day: fc.integer({ min: 10, max: 28 }),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
      rate: fc.integer({ min: 900, max: 1700 }),
      isOut: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (drawn) => {
        let [held, spent] = [0, 0]
        const moves = drawn
          .toSorted((one, other) => one.day - other.day)
          .map(({ day, cents, rate, isOut }) => {
            const amount = isOut ? -Math.min(cents, held) : cents
            held += amount
            if (isOut) spent += amount
            return {
              ...move(`2026-01-${day}`, 'deposit', amount, rate / 1000),
              amount: decimal(amount).div(100),
              worth: decimal(amount).times(rate).div(100_000),
            }
          })
        const { years, balance, cost } = foreignCashOf(moves)
        const net = moves.reduce((sum, { worth }) => sum.plus(worth), ZERO)
        expect(balance.times(100).toNumber()).toBe(held)
        // Worth in less worth out, and the gains: the cost of what is left.
        expect(
          net
            .plus(years.get(2026)?.gain ?? ZERO)
            .minus(cost)
            .abs()
            .lt('1e-15'),
        ).toBe(true)
        expect(years.get(2026)?.uncovered.toNumber() ?? 0).toBe(0)
        expect(spent).toBeLessThanOrEqual(0)
      }),
    )
  })
})
