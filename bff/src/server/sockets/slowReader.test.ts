import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { factsOfStock } from '../../cache/stockFacts.ts'
import type { Browser } from '../../testing/browser.ts'
import { idsOf, signedIn } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleStock } from '../../testing/wireSamples.ts'

const STOCKS = Array.from({ length: 200 }, (_, place) => `moving${place}`)
// Two megabytes a move: the connection itself takes some before it is full.
const LONG_NAME = 'x'.repeat(10_000)
const MOVES = 20
const QUERY = 'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { stocks { lastPrice companyName } } }'

let bff: TestBff
afterEach(() => bff.stop())

/** One who follows all stocks, and the prices of the first one as they came. */
async function read(browser: Browser) {
  const socket = new WebSocket(`${bff.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: browser.cookie },
    perMessageDeflate: false,
  })
  const prices: (string | undefined)[] = []
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  socket.on('message', (data) => prices.push(/"lastPrice":"([\d.]+)"/.exec(String(data))?.[1]))
  socket.send(
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY, variables: { ids: idsOf(...STOCKS) } } }),
  )
  return { socket, prices }
}

test('one who stops reading is kept the newest prices of, not a queue, and the others hear every move', async () => {
  bff = await startTestBff({ tickSeconds: 1 })
  const browser = await signedIn(bff.url)
  const stopped = await read(browser)
  const other = await read(browser)
  const move = (price: number) => {
    const at = new Date(Date.UTC(2026, 10, 20, 15, 0, price)).toISOString()
    const named = (stockId: string) => ({ ...sampleStock(stockId, price, at), companyName: LONG_NAME })
    bff.services.ticks.remember(STOCKS.map((stockId) => factsOfStock(named(stockId), 'fr')))
  }
  await expect.poll(() => bff.services.ticks.load().subscribers).toBe(2)
  move(1)
  for (const { prices } of [stopped, other]) await expect.poll(() => prices).toEqual(['1'])

  stopped.socket.pause()
  for (let price = 2; price <= MOVES; price += 1) {
    move(price)
    await expect.poll(() => other.prices.at(-1)).toBe(String(price))
  }
  expect(other.prices).toHaveLength(MOVES)

  stopped.socket.resume()
  await expect.poll(() => stopped.prices.at(-1), { timeout: 10_000 }).toBe(String(MOVES))
  // What the connection itself had taken before it was full, then the newest.
  expect(stopped.prices.length).toBeLessThan(MOVES / 2)
  for (const { socket } of [stopped, other]) socket.terminate()
}, 30_000)
