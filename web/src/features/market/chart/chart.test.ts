import { describe, expect, test } from 'vitest'
import { decimal } from '@palier/domain/kernel/decimal'
import { apart } from '../../../kit/chart/apart.ts'
import { dividendMarks } from './points/dividends.ts'
import { moveOf } from './points/chartMove.ts'
import { isDaily } from './chartLabels.ts'
import { downsample } from './points/downsample.ts'
import { tradeMarks, type OwnTrade } from './points/ownTrades.ts'
import { plotScales } from '../../../kit/chart/scales.ts'
import { labelPlaces, stairPlace } from '../../../kit/stair/stairPlace.ts'
import { spreadLabels } from '../../../kit/chart/spreadLabels.ts'
import { tickDecimals, valueTicks } from '../../../kit/chart/valueTicks.ts'
import { pointsThatShow, priceFrame } from './priceFrame.ts'
import { plotPoints, sinceJanuary, type PlotPoint } from './points/pricePoint.ts'
import { spanOf } from './priceScale.ts'
import { priceView } from './points/priceView.ts'
import { stairSteps } from '../../../kit/stair/stairSteps.ts'

const line = (...prices: number[]): PlotPoint[] => prices.map((price, place) => ({ place, at: place * 1000, price }))

const WIDE = { width: 848, height: 404, isSmall: false }
const TORONTO = { timeZone: 'America/Toronto', isLatest: true }

describe('the sign of a chart', () => {
  test.each([
    ['below the previous close', 100, 99, 'down'],
    ['above the previous close', 100, 101, 'up'],
    ['at the previous close', 100, 100, 'flat'],
  ] as const)('a last price %s [CHART-04]', (_case, previousClose, last, direction) => {
    expect(moveOf(line(50, last), previousClose).direction).toBe(direction)
  })

  test.each([
    [10, 9, 'down'],
    [10, 11, 'up'],
    [10, 10, 'flat'],
  ] as const)('without a previous close, from %d to %d [CHART-04]', (first, last, direction) => {
    expect(moveOf(line(first, 12, last), null)).toMatchObject({ direction })
  })

  test('the move is a percent of what it began with', () => {
    expect(moveOf(line(80, 100), null).percent).toBe(25)
    expect(moveOf(line(0, 1), null).percent).toBeNull()
  })
})

describe('how many points are drawn', () => {
  const many = line(...Array.from({ length: 5000 }, (_, index) => Math.sin(index / 40) * 10 + 100))

  test('one point for two pixels of the line, the first and the last among them', () => {
    const drawn = downsample(many, pointsThatShow(priceFrame(WIDE, true)))
    expect(drawn).toHaveLength((848 - 52 - (128 + 3 * 18 + 14)) / 2)
    expect(drawn[0]).toBe(many[0])
    expect(drawn.at(-1)).toBe(many.at(-1))
    expect(drawn.every(({ at }, index) => index === 0 || at > (drawn[index - 1]?.at ?? 0))).toBe(true)
  })

  test('a stair and its grips have room at the right, less on a phone, and none is kept where there is no stair', () => {
    const rightOf = (width: number, hasStair: boolean) =>
      priceFrame({ width, height: 404, isSmall: width < 600 }, hasStair).margin.right
    expect([rightOf(848, true), rightOf(568, true), rightOf(358, true)]).toEqual([196, 136, 136])
    expect(rightOf(848, false)).toBeLessThan(20)
  })

  test('a peak of one point stays', () => {
    const peaked = many.map((point, index) => (index === 2345 ? { ...point, price: 500 } : point))
    expect(Math.max(...downsample(peaked, 100).map(({ price }) => price))).toBe(500)
  })

  test('few points are all drawn', () => {
    const few = line(1, 2, 3)
    expect(downsample(few, 10)).toBe(few)
  })

  test('the live price is the last point, whatever the chart was read with', () => {
    const points = [{ at: '2026-11-20T15:00:00Z', price: '10' }]
    expect(plotPoints(points, { at: '2026-11-20T15:01:00Z', price: '11' })).toHaveLength(2)
    expect(plotPoints(points, { at: '2026-11-20T14:59:00Z', price: '11' })).toMatchObject([{ place: 0, price: 11 }])
    expect(plotPoints(points, { at: null, price: '11' })).toHaveLength(1)
    expect(plotPoints(points, { at: '2026-11-20T15:00:00Z', price: '11' })).toMatchObject([{ place: 0, price: 11 }])
  })
})

describe('what a plot shows', () => {
  test('levels near the line stretch it, far ones are told at its edge', () => {
    const { low, high } = spanOf([100, 110], [95, 50])
    expect(low).toBeLessThan(95)
    expect(low).toBeGreaterThan(90)
    expect(high).toBeGreaterThan(110)
    const [near, far] = stairSteps('buy', { t200: decimal(95), t400: null, t600: null, t800: decimal(50) }, 110, {
      low,
      high,
    })
    expect(near?.outside).toBeNull()
    expect(far?.outside).toBe('below')
  })

  test('a few round ticks, told apart by their decimals', () => {
    for (const span of [
      { low: 117, high: 151 },
      { low: 0.12, high: 0.19 },
      { low: 99.98, high: 100.11 },
      { low: 4, high: 4000 },
    ]) {
      const ticks = valueTicks(span, 5)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(6)
      const decimals = tickDecimals(ticks)
      expect(new Set(ticks.map((tick) => tick.toFixed(decimals))).size).toBe(ticks.length)
    }
  })

  test('places and prices find each other again', () => {
    const places = plotScales(priceFrame(WIDE, true), { from: 0, to: 100 }, { low: 0, high: 10 })
    expect(places.x(0)).toBe(places.left)
    expect(places.x(100)).toBe(places.right)
    expect(places.xScale.invert(places.x(37) - places.left)).toBeCloseTo(37)
    expect(places.y(10)).toBe(places.top)
    expect(places.y(0)).toBe(places.bottom)
  })
})

describe('dividends', () => {
  const at = (instant: string, place: number): PlotPoint => ({ place, at: Date.parse(instant), price: 10 })
  const points = [at('2026-11-18T20:00:00Z', 0), at('2026-11-19T20:00:00Z', 1), at('2026-11-23T20:00:00Z', 2)]
  const paid = (exDate: string) => ({ exDate, amount: '0.8875', currency: 'CAD' })
  const placesOf = (...dates: string[]) =>
    dividendMarks(points, dates.map(paid), 'America/Toronto').map(({ place }) => place)

  test('one stands at the first point without it, never before the line nor after it', () => {
    expect(placesOf('2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-24')).toEqual([0, 1, 2])
  })

  test('marks that would touch are left out, the newest stay', () => {
    expect(apart([0, 10, 20, 40, 50], (x) => x, 18)).toEqual([0, 20, 50])
  })
})

describe('thresholds as steps', () => {
  const prices = { t200: decimal(142), t400: decimal(135), t600: decimal(129.5), t800: decimal(122) }
  const span = { low: 118, high: 150 }

  test('a buy list descends: each step ends where the next one begins, lit as far as the price has come', () => {
    const steps = stairSteps('buy', prices, 128.36, span)
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [142, 135],
      [135, 129.5],
      [129.5, 122],
      [122, 118],
    ])
    expect(steps.map(({ treads }) => treads)).toEqual([1, 2, 3, 4])
    expect(steps.map(({ litTo }) => litTo)).toEqual([135, 129.5, 128.36, null])
  })

  test('a sell list leaves its middle both ways', () => {
    const own = { t200: decimal(120), t400: decimal(125), t600: decimal(140), t800: decimal(145) }
    const steps = stairSteps('sell', own, 130, span)
    expect(steps.map(({ from, to, level }) => [from, to, level])).toEqual([
      [120, 118, 21],
      [125, 120, 22],
      [140, 145, 2],
      [145, 150, 1],
    ])
    expect(steps.every(({ litTo }) => litTo === null)).toBe(true)
    expect(stairSteps('sell', own, 142, span).map(({ litTo }) => litTo)).toEqual([null, null, 142, null])
    expect(stairSteps('sell', own, 123, span).map(({ litTo }) => litTo)).toEqual([null, 123, null, null])
  })

  test('a label stands under the edge of its step, or under the price that cuts a low lit part', () => {
    const place = stairPlace({ width: 848, isSmall: false }, { left: 52, right: 652, top: 0, bottom: 320 }, span)
    const at = (price: number) =>
      labelPlaces(stairSteps('buy', prices, price, span), place, price).map((y, index) =>
        Math.round(y - place.y([142, 135, 129.5, 122][index] ?? 0)),
      )
    expect(at(150)).toEqual([15, 15, 15, 15])
    expect(at(128.36)).toEqual([15, 15, 26, 15])
    expect([place.priceAt(place.y(123)), place.inside(200), place.inside(1)]).toEqual([123, 0, 320])
  })

  test('labels never touch and keep their order', () => {
    const spread = spreadLabels([50, 52, 51, 198], 14, 0, 200)
    const sorted = [...spread].sort((one, other) => one - other)
    expect(sorted.every((place, index) => index === 0 || place - (sorted[index - 1] ?? 0) >= 14)).toBe(true)
    expect(spread[0]).toBeLessThan(spread[2] ?? 0)
    expect(spread[2]).toBeLessThan(spread[1] ?? 0)
    expect(Math.max(...spreadLabels([199, 200, 200], 14, 0, 200))).toBe(200)
  })
})

describe('own purchases and sales', () => {
  // A Friday, and the Monday and Tuesday after it.
  const days = ['2026-11-13', '2026-11-16', '2026-11-17'].map((day, place) => ({
    place,
    at: Date.parse(`${day}T21:00:00Z`),
    price: 10,
  }))
  const trade = (kind: OwnTrade['kind'], date: string, quantity = '10', price = '100') => ({
    kind,
    date,
    quantity,
    price,
  })
  const places = (...trades: OwnTrade[]) => tradeMarks(days, trades, TORONTO).map(({ place, kind }) => [place, kind])

  test('each stands at its day, or at the last one before it that has a price [STOCK-05]', () => {
    expect(places(trade('buy', '2026-11-16'), trade('sell', '2026-11-14'), trade('buy', '2026-11-20'))).toEqual([
      [0, 'sell'],
      [1, 'buy'],
      [2, 'buy'],
    ])
  })

  test('those from before the line are left out', () => {
    expect(places(trade('buy', '2026-11-12'), trade('buy', '2026-11-13'))).toEqual([[0, 'buy']])
    expect(tradeMarks([], [trade('buy', '2026-11-12')], TORONTO)).toEqual([])
  })

  test('an hour of a session is of its day: the mark stands where the day ends', () => {
    const hours = [14, 15, 16].map((hour, place) => ({ place, at: Date.parse(`2026-11-16T${hour}:30:00Z`), price: 10 }))
    expect(tradeMarks(hours, [trade('sell', '2026-11-16')], TORONTO)[0]?.place).toBe(2)
  })

  test('several at one point are one mark: their sum, at what a share was on average', () => {
    const marks = tradeMarks(
      days,
      [
        trade('buy', '2026-11-16', '30', '10'),
        trade('buy', '2026-11-16', '10', '14.4'),
        trade('sell', '2026-11-16', '5', '15'),
      ],
      TORONTO,
    )
    expect(
      marks.map(({ kind, count, quantity, price }) => [kind, count, String(quantity), String(price)], TORONTO),
    ).toEqual([
      ['buy', 2, '40', '11.1'],
      ['sell', 1, '5', '15'],
    ])
  })
})

test('days without a second point are told without an hour, the present price aside', () => {
  const closes = ['2026-11-19T21:00:00Z', '2026-11-20T15:04:00Z'].map((at) => Date.parse(at))
  expect(isDaily(closes, 'America/Toronto')).toBe(true)
  expect(isDaily([...closes, Date.parse('2026-11-21T04:30:00Z')], 'America/Toronto')).toBe(true)
  const intraday = [Date.parse('2026-11-20T15:00:00Z'), ...closes.slice(1), Date.parse('2026-11-20T15:09:00Z')]
  expect(isDaily(intraday, 'America/Toronto')).toBe(false)
  expect(isDaily(intraday.slice(1), 'America/Toronto')).toBe(false)
})

test('a part of a line marks no trade that came after it', () => {
  const days = ['2026-11-16', '2026-11-17'].map((day, place) => ({
    place,
    at: Date.parse(`${day}T21:00:00Z`),
    price: 10,
  }))
  const later = [{ kind: 'buy' as const, date: '2026-11-18', quantity: '1', price: '10' }]
  expect(tradeMarks(days, later, { ...TORONTO, isLatest: false })).toEqual([])
  expect(tradeMarks(days, later, TORONTO)).toHaveLength(1)
})

test('the year up to now begins with the last price of the year before', () => {
  const points = ['2025-12-30', '2025-12-31', '2026-01-02', '2026-11-20'].map((day, place) => ({
    place,
    at: Date.parse(`${day}T21:00:00Z`),
    price: place,
  }))
  const cut = sinceJanuary(points, (at) => new Date(at).getUTCFullYear())
  expect(cut.map(({ price }) => price)).toEqual([1, 2, 3])
  expect(cut.map(({ place }) => place)).toEqual([0, 1, 2])
})

test('a part of a line has its own points, and knows what was before', () => {
  const all = line(...Array.from({ length: 1_000 }, (_, index) => index))
  const whole = priceView(all, null, 100)
  expect([whole.isPart, whole.isLatest, whole.points.length, whole.before]).toEqual([false, true, 100, undefined])
  const part = priceView(all, { from: 500, to: 549 }, 100)
  expect(part.points.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, index) => 500 + index))
  expect([part.isPart, part.isLatest, part.before]).toEqual([true, false, all[499]?.at])
})
