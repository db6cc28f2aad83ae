import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { proposalsFor } from './proposals.ts'
import { faultsOf, type Thresholds } from './thresholds.ts'

const known = (price: number, yearLow: number | null, yearHigh: number | null, forecast: number | null = null) => ({
  price: decimal(price),
  forecast: forecast === null ? null : decimal(forecast),
  yearLow: yearLow === null ? null : decimal(yearLow),
  yearHigh: yearHigh === null ? null : decimal(yearHigh),
})
const texts = ({ t200, t400, t600, t800 }: Thresholds) => [t200, t400, t600, t800].map(String)
const pricesOf = (kind: 'buy' | 'sell', ...figures: Parameters<typeof known>) =>
  Object.fromEntries(proposalsFor(kind, known(...figures)).map(({ name, thresholds }) => [name, texts(thresholds)]))

describe('proposed prices', () => {
  it('a purchase: discounts of the price, of the high, quarters down to the low [D36]', () => {
    expect(pricesOf('buy', 58.2, 51.1, 63.8)).toEqual({
      ladder: ['55.5', '52.5', '49.5', '46.5'],
      high: ['57.5', '54', '51', '48'],
      low: ['56.5', '54.5', '53', '51'],
    })
  })

  it('a sale: up to the high, down to the low, or a step to each side [EDIT-18] [D36]', () => {
    expect(pricesOf('sell', 58.2, 51.1, 63.8)).toEqual({
      ladder: ['52.5', '55.5', '61', '64'],
      high: ['52.5', '55.5', '61', '64'],
      low: ['51', '54.5', '61', '64'],
    })
  })

  it('what analysts expect, less ten to a quarter, where it is known and below the price; for a sale up to it [D36]', () => {
    expect(pricesOf('buy', 58.2, null, null, 61.75)['analysts']).toEqual(['55.5', '52.5', '49.5', '46.5'])
    expect(Object.keys(pricesOf('buy', 58.2, 51.1, 63.8, 61.75))).toEqual(['ladder', 'high', 'low', 'analysts'])
    expect(pricesOf('buy', 58.2, null, null, 90)['analysts']).toBeUndefined()
    expect(pricesOf('sell', 58.2, null, null, 70)['analysts']).toEqual(['52.5', '55.5', '64', '70'])
    expect(pricesOf('sell', 58.2, null, null, 50)['analysts']).toBeUndefined()
  })

  it('without a figure, or where four prices do not fit below the price, there is no proposal', () => {
    expect(Object.keys(pricesOf('buy', 58.2, null, null))).toEqual(['ladder'])
    expect(Object.keys(pricesOf('buy', 50, 49.5, 100))).toEqual(['ladder'])
    expect(pricesOf('buy', 0.03, 0.02, 0.04)).toEqual({})
    expect(proposalsFor('buy', { ...known(1, 1, 2), price: null })).toEqual([])
    expect(proposalsFor('others', known(58.2, 51.1, 63.8))).toEqual([])
  })

  it('the order never breaks, and all four stand on their side of the price [EDIT-24]', () => {
    const cents = fc.integer({ min: 1, max: 500_000 }).map((count) => count / 100)
    fc.assert(
      fc.property(
        fc.constantFrom('buy' as const, 'sell' as const),
        cents,
        cents,
        cents,
        cents,
        (kind, price, low, high, goal) => {
          for (const { thresholds } of proposalsFor(kind, known(price, low, high, goal))) {
            expect(faultsOf(kind, thresholds)).toEqual([])
            const { t200, t400, t600, t800 } = thresholds
            expect([t200, t400, t600, t800].every((one) => one?.gt(0))).toBe(true)
            if (kind === 'buy') expect(t200?.lt(price)).toBe(true)
            else expect([t400?.lt(price), t600?.gt(price)]).toEqual([true, true])
          }
        },
      ),
    )
  })
})
