import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountedCall = {
  path: string
  /** The answers that had ended when this call began: 0 for all of a screen's calls means that they started at once. */
  endedBefore: number
}

/** Stands between the bff and the api and writes down every call that passes. */
export async function startCountingProxy(target: string) {
  const upstream = new URL(target)
  let calls: CountedCall[] = []
  let ended = 0

  function forward(incoming: IncomingMessage, answer: ServerResponse) {
    const path = incoming.url ?? ''
    const isCounted = path.startsWith('/api/')
    if (isCounted) calls.push({ path, endedBefore: ended })
    const outgoing = request(
      { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers: incoming.headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(answer)
        if (isCounted) received.on('end', () => (ended += 1))
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer(forward)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** The calls since the last time this was asked. */
    take(): CountedCall[] {
      const taken = calls
      calls = []
      ended = 0
      return taken
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
