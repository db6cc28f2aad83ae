import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { NO_TRACING, startTracing } from '@palier/service/tracing'
import type { TraceProtocol } from '@palier/service/traceVariables'
import { expect, test, vi } from 'vitest'
import { SourceError } from '../providers/kernel/callSource.ts'
import { createEodhdClient } from '../providers/marketData/eodhd/eodhdClient.ts'
import { createEodhdMarketData } from '../providers/marketData/eodhd/eodhdMarketData.ts'
import { traceCalls } from './traceCalls.ts'

/** What a collector receives of one call of a source that is away. */
async function toldOf(protocol: TraceProtocol): Promise<{ type: string | undefined; body: Buffer }> {
  const received: { type: string | undefined; body: Buffer }[] = []
  const collector = createServer(async (request, response) => {
    received.push({ type: request.headers['content-type'], body: await buffer(request) })
    response.end()
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const tracing = await startTracing({ protocol, service: 'proof', log: () => console as never })
  const client = createEodhdClient({
    token: 'a-secret-token',
    baseUrl: 'http://127.0.0.1:9',
    allowInsecure: true,
    pause: async () => {},
  })
  const source = traceCalls('EODHD', createEodhdMarketData(client, []), tracing)
  try {
    await expect(source.search('what somebody looks for', 5, new Date())).rejects.toThrow(SourceError)
    expect(source.name).toBe('eodhd')
    await tracing.close()
  } finally {
    vi.unstubAllEnvs()
    collector.closeAllConnections()
    collector.close()
  }
  const [first] = received
  if (!first) throw new Error('Nothing was told.')
  return first
}

test('a call of an outside service is a span, without what was asked', async () => {
  const { type, body } = await toldOf('http/json')
  expect(type).toBe('application/json')
  const told = body.toString()
  for (const part of ['"EODHD search"', '"peer.service"', '"SourceError"']) expect(told).toContain(part)
  for (const secret of ['a-secret-token', 'somebody']) expect(told).not.toContain(secret)
})

test('in the other protocol the same is told in its bytes', async () => {
  const { type, body } = await toldOf('http/protobuf')
  expect(type).toBe('application/x-protobuf')
  expect(body.includes('EODHD search')).toBe(true)
})

test('where nothing is traced a service is left as it is', () => {
  const port = { ask: async () => 1 }
  expect(traceCalls('x', port, NO_TRACING)).toBe(port)
})
