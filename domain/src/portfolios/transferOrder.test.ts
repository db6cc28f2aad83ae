import { describe, expect, it } from 'vitest'
import { AFTER_TRADES, BEFORE_TRADES } from './lot.ts'
import { transferOrdersOf } from './transferOrder.ts'

const ordersOf = (...pairs: string[]) =>
  [
    ...transferOrdersOf(
      pairs.map((pair, at) => ({ id: `${at}`, from: pair[0] ?? '', to: pair[1] ?? '', entryOrder: at })),
    ),
  ].map(([, order]) => [order.in, order.out].map((one) => (one === BEFORE_TRADES ? 'before' : one - AFTER_TRADES)))

describe('transfers of one day', () => {
  it('arrive before the trades and leave after them, along a chain as well', () => {
    expect(ordersOf('ab', 'bc', 'ac')).toEqual([
      ['before', 0],
      ['before', 0],
      ['before', 0],
    ])
  })

  it('that come back arrive after the trades, in the order in which they were entered', () => {
    expect(ordersOf('ab', 'ba')).toEqual([
      ['before', 1],
      [2, 2],
    ])
    expect(ordersOf('ab', 'bc', 'ca', 'ab')).toEqual([
      ['before', 1],
      ['before', 2],
      [3, 3],
      [4, 4],
    ])
  })
})
