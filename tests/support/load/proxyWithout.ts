import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between the bff and the api as a server of the contract that does not know this header. */
export async function startProxyWithout(header: string, target: string) {
  const upstream = new URL(target)

  function forward(incoming: IncomingMessage, answer: ServerResponse) {
    const { [header]: _, ...headers } = incoming.headers
    const { method, url: path } = incoming
    const outgoing = request({ host: upstream.hostname, port: upstream.port, path, method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer(forward)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
