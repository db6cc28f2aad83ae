import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { startRedis as startServer } from '../../../scripts/lib/redis.mjs'

export type TestRedis = Awaited<ReturnType<typeof startRedis>>

/** A Redis of its own on a free port, which keeps nothing. */
export async function startRedis() {
  let server = await startServer()
  const { url, port } = server
  const client = new Redis(url, { lazyConnect: true })
  client.on('error', () => {})

  return {
    /** To look at what is there. */
    client,
    /** Another way to it, which can be cut. */
    line: () => startLine(port),
    kill: () => server.stop(),
    async restart(): Promise<void> {
      server = await startServer({ port })
    },
    async stop(): Promise<void> {
      client.disconnect()
      await server.stop()
    },
  }
}

async function startLine(port: number) {
  const pairs = new Set<[Socket, Socket]>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (piece) => {
        if (!isCut) other.write(piece)
      })
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on nothing gets through, and neither end is told. */
    cut: () => void (isCut = true),
    mend(): void {
      isCut = false
      for (const [near] of pairs) near.destroy()
    },
    stop(): void {
      server.close()
      for (const [near] of pairs) near.destroy()
    },
  }
}
