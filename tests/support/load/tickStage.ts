import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocketServer } from 'ws'

/** How many ticks a second, how many in all, and how many stocks each of them moves. */
export type TickPlan = { perSecond: number; count: number; stocks: number }

export type PricedStock = {
  id: string
  lastPrice?: string | null
  yearHigh?: string | null
  yearLow?: string | null
}

/**
 * Moving prices without a market: speaks the protocol of the pages, tells ready texts when it is asked to. A page that
 * follows it says "drawn" once it has drawn what it was told: on a busy machine ticks come later, and none is left out.
 */
export async function startTickStage() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const tellers = new Set<(stocks: object[]) => void>()
  const drawings = new EventEmitter()
  server.on('connection', (socket) => {
    const ends = new Map<string | undefined, () => void>()
    socket.on('message', (data) => {
      const { type, id, payload } = JSON.parse(String(data)) as Frame
      if (type === 'drawn') return drawings.emit('drawn')
      if (type === 'connection_init') return socket.send('{"type":"connection_ack"}')
      if (type === 'complete') return ends.get(id)?.()
      if (type !== 'subscribe') return
      // Only the prices: whoever follows anything else is told that there is nothing.
      if (!payload?.variables?.stockIds) return socket.send(JSON.stringify({ id, type: 'complete' }))
      let sequence = 0
      const tell = (stocks: object[]) => {
        sequence += 1
        socket.send(JSON.stringify({ id, type: 'next', payload: { data: { pricesChanged: { sequence, stocks } } } }))
      }
      tellers.add(tell)
      const end = () => tellers.delete(tell)
      ends.set(id, end)
      socket.on('close', end)
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `ws://127.0.0.1:${port}`,
    isFollowed: () => tellers.size > 0,
    /** Tells the plan to the page that follows prices; the same stocks move whichever it is. */
    async run(known: readonly PricedStock[], { perSecond, count, stocks }: TickPlan): Promise<void> {
      for (let tick = 0; tick < count; tick += 1) {
        const moved = Array.from({ length: stocks }, (_, place) => known[(tick * 7 + place * 20) % known.length])
          .filter((stock) => stock !== undefined)
          .map((stock) => movedStock(stock, tick))
        const drawn = once(drawings, 'drawn')
        for (const tell of tellers) tell(moved)
        await Promise.all([drawn, delay(1000 / perSecond)])
      }
    },
    async stop() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((done) => server.close(done))
    },
  }
}

type Frame = { type: string; id?: string; payload?: { variables?: { stockIds?: string[] } } }

function movedStock({ id, lastPrice, yearHigh, yearLow }: PricedStock, tick: number) {
  const before = Number(lastPrice ?? 100)
  // As much as prices move in a moment: some rows change places, most do not. A stock has its turn every 20 ticks,
  // and 7 divides no 20: it never comes back at the price that it had.
  const price = before * (1 + ((tick % 7) - 3) / 5000)
  return {
    __typename: 'Stock',
    id,
    lastPrice: price.toFixed(2),
    lastPriceAt: new Date().toISOString(),
    change: (price - before).toFixed(2),
    changePercent: ((price / before - 1) * 100).toFixed(2),
    isIntraday: true,
    marketCap: '100000000000',
    // A price that moves within its year leaves the year as it was.
    yearHigh: yearHigh ?? (before * 1.2).toFixed(2),
    yearLow: yearLow ?? (before * 0.8).toFixed(2),
  }
}
