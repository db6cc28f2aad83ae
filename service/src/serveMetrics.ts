import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, type Registry } from 'prom-client'

/**
 * Serves `/metrics` on a separate, non-public port. Node's default metrics are collected only here,
 * since they wake the process a hundred times a second.
 */
export async function serveMetrics(registry: Registry, host: string, port: number) {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
