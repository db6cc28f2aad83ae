import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue } from '@palier/contract/catalogue'

export type Read = { at: number; stockIds: string[] }
type Priced = { stockId: string; lastPriceDateTime?: string | null }

export type PriceProxy = Awaited<ReturnType<typeof startPriceProxy>>

/**
 * Stands between the bff and the api, passes everything on at once, and writes down when each price went by: what a
 * page hears later than that is the delivery. Times are those of `performance.now()`.
 */
export async function startPriceProxy(target: string) {
  const upstream = new URL(target)
  const passedAt = new Map<string, number>()
  let calls = new Map<string, number>()
  let reads: Read[] = []
  let opened = Promise.resolve()
  let waiting = 0

  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? ''
    calls.set(path, (calls.get(path) ?? 0) + 1)
    const outgoing = request(
      { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers: incoming.headers },
      async (received) => {
        waiting += 1
        await opened
        waiting -= 1
        answer.writeHead(received.statusCode ?? 502, received.headers)
        if (path !== catalogue.getStocks.path) return received.pipe(answer)
        const pieces: Buffer[] = []
        received.on('data', (piece: Buffer) => pieces.push(piece))
        received.on('end', () => {
          const body = Buffer.concat(pieces)
          // Of an answer that the bff has already nothing is sent: no price is newer.
          if (body.length > 0) note(JSON.parse(String(body)) as { data?: { stocks?: Priced[] } })
          answer.end(body)
        })
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })

  function note({ data }: { data?: { stocks?: Priced[] } }): void {
    const at = performance.now()
    const stocks = data?.stocks ?? []
    reads.push({ at, stockIds: stocks.map(({ stockId }) => stockId) })
    for (const { stockId, lastPriceDateTime } of stocks) {
      const key = keyOf(stockId, lastPriceDateTime ?? '')
      if (!passedAt.has(key)) passedAt.set(key, at)
    }
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** When this price of a stock first went by; undefined where it never did. */
    passedAt: (stockId: string, lastPriceAt: string) => passedAt.get(keyOf(stockId, lastPriceAt)),
    /** Answers wait from now on until the function it answers is called. */
    hold(): () => void {
      let release = () => {}
      opened = new Promise((done) => (release = done))
      return release
    },
    waiting: () => waiting,
    /** How often each call was made since the last time. */
    takeCalls(): Map<string, number> {
      const taken = calls
      calls = new Map()
      return taken
    },
    /** The reads of prices since the last time. */
    takeReads(): Read[] {
      const taken = reads
      reads = []
      return taken
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function keyOf(stockId: string, instant: string): string {
  return `${stockId} ${Date.parse(instant)}`
}
