import { beforeEach, describe, expect, test } from 'vitest'
import { factsOfStock, type StockFacts } from '../cache/stockFacts.ts'
import { PRICE_AT, sampleStock } from '../testing/wireSamples.ts'
import { createPriceTicks, type PriceTicks } from './priceTicks.ts'
import type { Tick, TickStream } from './latestSubscriber.ts'

const PERIOD = 5000

const fact = (stockId: string, price = 10, at = PRICE_AT) => factsOfStock(sampleStock(stockId, price, at), 'fr')
const at = (seconds: number) => new Date(Date.parse(PRICE_AT) + seconds * 1000).toISOString()

let market: Map<string, StockFacts>
let reads: string[][]
let failures: unknown[]
let answer: (stockIds: string[]) => Promise<StockFacts[]>
let now: number
let timers: Set<{ run: () => void; due: number }>
let ticks: PriceTicks

beforeEach(() => {
  market = new Map(['a', 'b', 'c'].map((id) => [id, fact(id)]))
  reads = []
  failures = []
  now = 0
  timers = new Set()
  answer = async (stockIds) => stockIds.flatMap((id) => market.get(id) ?? [])
  ticks = createPriceTicks({
    read: (stockIds) => {
      reads.push(stockIds)
      return answer(stockIds)
    },
    periodMilliseconds: PERIOD,
    clock: {
      now: () => now,
      schedule(run, milliseconds) {
        const timer = { run, due: now + milliseconds }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    onFailure: (error) => failures.push(error),
  })
})

/** Lets the time pass, and what it sets off come to its end. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  for (const timer of [...timers].filter(({ due }) => due <= now)) {
    timers.delete(timer)
    timer.run()
  }
  await settle()
}
const settle = () => new Promise((done) => setImmediate(done))

function follow(stockIds: string[], isCongested = () => false): TickStream {
  return ticks.follow({ stockIds, token: null, isCongested })
}

/** The next event, when it has come already. */
async function taken(event: Promise<IteratorResult<Tick>>) {
  const late = Symbol('late')
  const result = await Promise.race([event, settle().then(() => late)])
  if (typeof result === 'symbol') return null
  return result.done ? 'ended' : result.value.stocks.map(({ stockId, lastPrice }) => [stockId, lastPrice])
}

describe('what a subscriber gets', () => {
  test('first what is known of its stocks, by one read for all that come at the same time', async () => {
    const one = follow(['a'])
    const two = follow(['a', 'b'])
    const three = follow(['b'])
    expect(await taken(one.next())).toEqual([['a', 10]])
    expect(await taken(two.next())).toEqual([
      ['a', 10],
      ['b', 10],
    ])
    expect(await taken(three.next())).toEqual([['b', 10]])
    expect(reads).toEqual([['a'], ['a', 'b']])
  })

  test('nothing is read for what was read within a period', async () => {
    ticks.remember([fact('a')])
    now = PERIOD
    expect(await taken(follow(['a']).next())).toEqual([['a', 10]])
    expect(reads).toEqual([])
    now = PERIOD + 1
    follow(['a'])
    expect(reads).toEqual([['a']])
  })

  test('what a holding does not tell is not told as unknown: the range of a year stays, or is read', async () => {
    const held = (stockId: string, price: number, instant = PRICE_AT): StockFacts => ({
      ...fact(stockId, price, instant),
      exchange: null,
      yearLow: null,
      yearHigh: null,
      sector: null,
      tags: null,
    })
    const rangeOf = ({ value }: IteratorResult<Tick>) =>
      value.stocks.map((stock: StockFacts) => [stock.lastPrice, stock.yearLow])
    market.set('a', { ...fact('a'), yearLow: 7 })
    ticks.remember([held('a', 10)])
    const stream = follow(['a'])
    expect(rangeOf(await stream.next())).toEqual([[10, 7]])
    expect(reads).toEqual([['a']])
    ticks.remember([held('a', 11, at(5))])
    expect(rangeOf(await stream.next())).toEqual([[11, 7]])
  })

  test('then what changes, and nothing where nothing does', async () => {
    const stream = follow(['a', 'b'])
    await stream.next()
    const event = stream.next()
    await pass(PERIOD)
    expect(await taken(event)).toBeNull()
    market.set('b', fact('b', 11, at(5)))
    await pass(PERIOD)
    expect(await taken(event)).toEqual([['b', 11]])
  })

  test('the newest of each and no backlog, however late it is taken', async () => {
    const stream = follow(['a', 'b'])
    await stream.next()
    for (const second of [1, 2, 3]) {
      market.set('a', fact('a', 20 + second, at(second)))
      if (second === 1) market.set('b', fact('b', 30, at(1)))
      await pass(PERIOD)
    }
    const { value } = await stream.next()
    expect(value.sequence).toBe(2)
    expect(value.stocks.map((stock: StockFacts) => [stock.stockId, stock.lastPrice])).toEqual([
      ['a', 23],
      ['b', 30],
    ])
  })

  test('nothing while what was sent before still waits, then the newest', async () => {
    let isCongested = true
    const stream = follow(['a'], () => isCongested)
    const event = stream.next()
    await pass(PERIOD)
    market.set('a', fact('a', 12, at(5)))
    await pass(PERIOD)
    expect(await taken(event)).toBeNull()
    isCongested = false
    await pass(PERIOD)
    expect(await taken(event)).toEqual([['a', 12]])
  })

  test('who follow the same stocks and have had the same get one array, whoever comes later gets all', async () => {
    const one = follow(['a', 'b'])
    const two = follow(['a', 'b'])
    await Promise.all([one.next(), two.next()])
    const late = follow(['a', 'b'])
    const other = follow(['a'])
    await Promise.all([late.next(), other.next()])
    const events = [one, two, late].map((stream) => stream.next())
    const alone = other.next()
    market.set('a', fact('a', 20, at(5)))
    await pass(PERIOD)
    const [first, second, third] = await Promise.all(events)
    expect(first?.value.stocks).toEqual([fact('a', 20, at(5))])
    expect(second?.value.stocks).toBe(first?.value.stocks)
    expect(third?.value.stocks).toBe(first?.value.stocks)
    expect(await taken(alone)).toEqual([['a', 20]])
    await Promise.all([one.return(), two.return()])
    const last = late.next()
    market.set('b', fact('b', 30, at(6)))
    await pass(PERIOD)
    expect(await taken(last)).toEqual([['b', 30]])
  })

  test('prices read for another purpose reach who follows them, older ones nobody [D20]', async () => {
    const stream = follow(['a'])
    await stream.next()
    const event = stream.next()
    ticks.remember([fact('a', 9, at(-60))])
    expect(await taken(event)).toBeNull()
    ticks.remember([fact('a', 13, at(1)), fact('c', 5, at(1))])
    expect(await taken(event)).toEqual([['a', 13]])
  })
})

describe('one reader for all', () => {
  test('one read a period for all subscribers, each stock once', async () => {
    const streams = [follow(['a', 'b']), follow(['b', 'c']), follow(['a'])]
    await Promise.all(streams.map((stream) => stream.next()))
    reads.length = 0
    await pass(PERIOD)
    expect(reads).toEqual([['a', 'b', 'c']])
    expect(timers.size).toBe(1)
  })

  test('it stops with the last subscriber and starts again with the next', async () => {
    const one = follow(['a'])
    const two = follow(['a'])
    await one.return()
    expect(timers.size).toBe(1)
    await two.return()
    expect(timers.size).toBe(0)
    expect(ticks.load()).toEqual({ subscribers: 0, stocks: 0, isPolling: false })
    follow(['b'])
    expect(timers.size).toBe(1)
  })

  test('a reader who leaves and one who comes during a read leave one clock running', async () => {
    const stream = follow(['a'])
    await stream.next()
    let release = () => {}
    answer = () => new Promise((done) => (release = () => done([])))
    await pass(PERIOD)
    await stream.return()
    answer = async () => []
    follow(['b'])
    release()
    await settle()
    expect(timers.size).toBe(1)
  })

  test('a failure is told and the next period tries again', async () => {
    answer = () => Promise.reject(new Error('away'))
    const stream = follow(['a'])
    const event = stream.next()
    await settle()
    expect(failures).toHaveLength(1)
    answer = async () => [fact('a')]
    await pass(PERIOD)
    expect(await taken(event)).toEqual([['a', 10]])
  })
})

describe('the end of a subscription', () => {
  test('settles at once what is awaited, and gives nothing afterwards', async () => {
    const stream = follow(['a'])
    await stream.next()
    const event = stream.next()
    await stream.return()
    expect(await taken(event)).toBe('ended')
    market.set('a', fact('a', 99, at(9)))
    await pass(PERIOD)
    expect(await taken(stream.next())).toBe('ended')
    expect(await stream.return()).toEqual({ done: true, value: undefined })
  })

  test('closing ends them all', async () => {
    const events = [follow(['a']), follow(['b'])].map((stream) => stream.next())
    ticks.close()
    expect(await Promise.all(events.map(taken))).toEqual(['ended', 'ended'])
    expect(timers.size).toBe(0)
  })
})
