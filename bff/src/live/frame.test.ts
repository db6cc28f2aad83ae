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

describe('frames', () => {
  test('moves that come close together reach their follower as one, the newest of each', async () => {
    const stream = follow(['a', 'b'])
    await stream.next()
    await (ticks.remember([fact('a', 20, at(1))]), stream.next())
    const event = stream.next()
    ticks.remember([fact('a', 21, at(2))])
    now += 100
    ticks.remember([fact('a', 22, at(3)), fact('b', 30, at(3))])
    expect(await taken(event)).toBeNull()
    await pass(50)
    expect(await taken(event)).toEqual([
      ['a', 22],
      ['b', 30],
    ])
  })

  test('after a quiet time they do not wait, and the first prices of a follower never do', async () => {
    const stream = follow(['a'])
    await stream.next()
    const event = stream.next()
    ticks.remember([fact('a', 20, at(1))])
    expect(await taken(event)).toEqual([['a', 20]])
    const late = follow(['c'])
    expect(await taken(late.next())).toEqual([['c', 10]])
  })

  test('who prepares for the moves hears of each once a frame, before their followers', async () => {
    const heard: unknown[] = []
    const stop = ticks.onMoves((stocks) => {
      heard.push(stocks.map(({ stockId, lastPrice }) => [stockId, lastPrice]))
      return null
    })
    const stream = follow(['a'])
    void stream.next().then(() => heard.push('followed'))
    await settle()
    expect(heard).toEqual([[['a', 10]], 'followed'])
    for (const price of [20, 21, 22]) ticks.remember([fact('a', price, at(price)), fact('c', price, at(price))])
    await pass(150)
    expect(heard.slice(2)).toEqual([[['a', 20]], [['a', 22]]])
    stop()
    ticks.remember([fact('a', 30, at(30))])
    await pass(150)
    expect(heard).toHaveLength(4)
  })

  test('the followers wait until the moves are prepared, and then hear all at once', async () => {
    let release = () => {}
    ticks.onMoves(() => new Promise<void>((done) => (release = done)))
    const [one, two] = [follow(['a']), follow(['a'])].map((stream) => stream.next())
    if (!one || !two) throw new Error('nobody follows')
    expect([await taken(one), await taken(two)]).toEqual([null, null])
    release()
    await settle()
    expect([await taken(one), await taken(two)]).toEqual([[['a', 10]], [['a', 10]]])
  })

  test('the round that read the moves does not hand them out before they are prepared', async () => {
    const stream = follow(['a'])
    await stream.next()
    const event = stream.next()
    let release = () => {}
    ticks.onMoves(() => new Promise<void>((done) => (release = done)))
    market.set('a', fact('a', 20, at(1)))
    await pass(PERIOD)
    expect(await taken(event)).toBeNull()
    release()
    await settle()
    expect(await taken(event)).toEqual([['a', 20]])
  })

  test('a frame ends with its last follower', async () => {
    const stream = follow(['a'])
    await stream.next()
    for (const price of [20, 21]) ticks.remember([fact('a', price, at(price))])
    expect(timers.size).toBe(2)
    await stream.return()
    expect(timers.size).toBe(0)
  })
})
