import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Attributes = { key: string; value: Value }[]
type WireSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attributes
  status: { code?: number }
}
type Body = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: WireSpan[] }[] }[]
}

export type CollectedSpan = Omit<WireSpan, 'attributes'> & {
  /** Of the service. */
  resource: Record<string, unknown>
  attributes: Record<string, unknown>
}

/** A small receiver of traces, as OTLP says them in JSON. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const texts: string[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Body
    headers.push(request.headers)
    texts.push(JSON.stringify(body))
    for (const { resource, scopeSpans } of body.resourceSpans) {
      const of = { resource: valuesOf(resource.attributes) }
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, ...of, attributes: valuesOf(span.attributes) })
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that was received, word for word. */
    texts,
    headers,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function valuesOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
