import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, ZERO, type Decimal } from '../kernel/decimal.ts'
import { replayLots } from './testing/replayLots.ts'
import { lotGainOf, stockStatisticsOf, transactionAmountsOf } from './holdingStatistics.ts'
import { book, positionOf, possibleLots } from './testing/anyLots.ts'

const aPrice = fc.integer({ min: 0, max: 1_000_000_000 }).map((parts) => decimal(parts).div(10_000))

function texts(figures: object) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]: [string, Decimal | null]) => [name, value && value.toString()]),
  )
}

function isNear(one: Decimal, other: Decimal): boolean {
  return one.minus(other).abs().lt('1e-9')
}

describe('the figures of a position [PORT-20] [DATA-13]', () => {
  test('each by its formula', () => {
    const { buy, sell } = book()
    const position = positionOf([buy('2026-01-05', 4, 100), sell('2026-01-06', 1, 150), buy('2026-01-07', 1, 180)])
    expect(texts(stockStatisticsOf(position, { price: decimal(130), change: decimal('-2.5') }))).toEqual({
      purchasedShareCount: '5',
      soldShareCount: '1',
      shareCount: '4',
      purchaseCost: '580',
      soldCost: '100',
      remainingCost: '480',
      averageBuyPrice: '120',
      realizedProfit: '50',
      realizedPercentage: '50',
      proceeds: '150',
      marketValue: '520',
      unrealizedProfit: '40',
      unrealizedPercentage: '8.33333333333333333333',
      totalProfit: '90',
      totalPercentage: '15.51724137931034482759',
      grossValue: '670',
      dayChange: '-10',
    })
  })

  test('the percentage in all is the mean of both others, weighted by their cost', () => {
    const { buy, sell } = book()
    // 300 spent gaining 80 %, 200 spent gaining 110 %: 92 % of the 500.
    const position = positionOf([buy('2026-01-05', 5, 100), sell('2026-01-06', 3, 180)])
    const figures = stockStatisticsOf(position, { price: decimal(210), change: ZERO })
    expect([figures.realizedPercentage, figures.unrealizedPercentage, figures.totalPercentage].map(String)).toEqual([
      '80',
      '110',
      '92',
    ])
  })

  test('without lots all is 0, at any price and at none', () => {
    const figures = [decimal(5), null].map((price) => stockStatisticsOf(positionOf([]), { price, change: price }))
    for (const all of figures) expect(new Set(Object.values(texts(all)))).toEqual(new Set(['0']))
  })

  test('a price that is not known is not taken for 0', () => {
    const { buy, sell } = book()
    const position = positionOf([buy('2026-01-05', 4, 100), sell('2026-01-06', 1, 150)])
    const figures = stockStatisticsOf(position, { price: null, change: null })
    expect(texts(figures)).toMatchObject({
      realizedProfit: '50',
      averageBuyPrice: '100',
      marketValue: null,
      totalProfit: null,
    })
    expect(texts(figures)).toMatchObject({
      unrealizedProfit: null,
      totalPercentage: null,
      grossValue: null,
      dayChange: null,
    })
  })

  test('shares that cost nothing gain no percentage', () => {
    const { buy } = book()
    const figures = stockStatisticsOf(positionOf([buy('2026-01-05', 4, 0)]), { price: decimal(3), change: null })
    expect(texts(figures)).toMatchObject({
      unrealizedProfit: '12',
      unrealizedPercentage: '0',
      totalPercentage: '0',
      dayChange: null,
    })
  })
})

describe('identities [PORT-20]', () => {
  test('gross value less purchases is the total profit, and both profits add up to it', () => {
    fc.assert(
      fc.property(possibleLots, aPrice, (lots, price) => {
        const figures = stockStatisticsOf(positionOf(lots), { price, change: ZERO })
        const { totalProfit, unrealizedProfit, marketValue } = figures
        if (totalProfit === null || unrealizedProfit === null || marketValue === null)
          throw new Error('The price is known.')
        expect(figures.realizedProfit.plus(unrealizedProfit).eq(totalProfit)).toBe(true)
        expect(figures.proceeds.plus(marketValue).minus(figures.purchaseCost).eq(totalProfit)).toBe(true)
        expect(figures.remainingCost.plus(figures.soldCost).eq(figures.purchaseCost)).toBe(true)
        expect(isNear(figures.averageBuyPrice.times(figures.shareCount), figures.remainingCost)).toBe(true)
      }),
    )
  })

  test('a sale at the market price leaves the total percentage where it is', () => {
    fc.assert(
      fc.property(possibleLots, aPrice, fc.integer({ min: 1, max: 100 }), (lots, price, parts) => {
        const held = stockStatisticsOf(positionOf(lots), { price, change: ZERO })
        fc.pre(held.shareCount.gt(0))
        const quantity = held.shareCount.times(parts).div(100).round(6)
        fc.pre(quantity.gt(0))
        const sale = {
          id: 'last',
          kind: 'sell',
          tradeDate: '2026-04-01',
          tradeOrder: 0,
          entryOrder: 99,
          quantity,
          price,
        } as const
        const after = stockStatisticsOf(positionOf([...lots, sale]), { price, change: ZERO })
        expect(String(after.totalPercentage)).toBe(String(held.totalPercentage))
      }),
    )
  })

  test('the gains of the sales add up to the realized profit [LOT-13]', () => {
    fc.assert(
      fc.property(possibleLots, aPrice, (lots, price) => {
        const replay = replayLots(lots)
        if (replay.kind === 'refused') throw new Error('These lots are possible.')
        const byId = new Map(lots.map((lot) => [lot.id, lot]))
        const gains = replay.effects.flatMap(({ lotId, soldCost }) => {
          const lot = byId.get(lotId)
          return lot && soldCost !== null ? [lotGainOf(lot, soldCost, price)?.gain ?? ZERO] : []
        })
        const sum = gains.reduce((total, gain) => total.plus(gain), ZERO)
        expect(sum.eq(stockStatisticsOf(replay.position, { price, change: ZERO }).realizedProfit)).toBe(true)
      }),
    )
  })
})

describe('what one lot has gained [LOT-13] [DATA-14]', () => {
  test('a purchase against the last price', () => {
    const lot = { quantity: decimal(10), price: decimal(8) }
    expect(texts(lotGainOf(lot, null, decimal(10)) ?? {})).toEqual({ gain: '20', percentage: '25' })
    expect(texts(lotGainOf({ ...lot, price: ZERO }, null, decimal(10)) ?? {})).toEqual({ gain: '100', percentage: '0' })
    expect(lotGainOf(lot, null, null)).toBeNull()
  })

  test('a sale against what its shares had cost, whatever the price is today', () => {
    const lot = { quantity: decimal(10), price: decimal(8) }
    expect(texts(lotGainOf(lot, decimal(100), null) ?? {})).toEqual({ gain: '-20', percentage: '-20' })
    expect(texts(lotGainOf(lot, ZERO, null) ?? {})).toEqual({ gain: '80', percentage: '0' })
  })
})

test('a transaction says its cost and what stands after it at its own price [LOT-15] [DATA-15]', () => {
  const { buy, sell } = book()
  const lots = [buy('2026-01-05', 10, '12.5'), sell('2026-01-06', 4, 20)]
  const replay = replayLots(lots)
  if (replay.kind === 'refused') throw new Error('These lots are possible.')
  const amounts = replay.effects.map((effect, index) =>
    texts(transactionAmountsOf(lots[index] ?? lots[0] ?? buy('', 1, 1), effect)),
  )
  expect(amounts).toEqual([
    { totalCost: '125', shareCountAfter: '10', marketValueAfter: '125' },
    { totalCost: '80', shareCountAfter: '6', marketValueAfter: '120' },
  ])
})
