import { decimal } from '@palier/domain/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { NOW } from '../../providers/marketData/testing/sampleMarket.ts'
import { acceptQuote } from './acceptQuote.ts'

const MINUTE = 60_000

describe('whether a tick is believed [D7]', () => {
  const last = { price: '100', at: NOW, doubtfulPrice: null }
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

  test.for([
    ['the first one', null, 500, 1, 'accept'],
    ['an ordinary move', last, 110, 1, 'accept'],
    ['a crash by a quarter', last, 75, 1, 'accept'],
    ['a crash by half', last, 50, 1, 'doubt'],
    ['a tenfold price', last, 1000, 1, 'doubt'],
    ['the same tenfold price again', { ...last, doubtfulPrice: '1010' }, 1000, 2, 'accept'],
    ['another wild price', { ...last, doubtfulPrice: '1000' }, 300, 2, 'doubt'],
    ['an older one', last, 100, -1, 'ignore'],
  ] as const)('%s', ([, stored, price, minutes, belief]) => {
    expect(acceptQuote(stored, { price: decimal(price), at: at(minutes) })).toBe(belief)
  })
})
