import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { Attributes, Span } from '@opentelemetry/api'
import { withTimeout } from './flow/timeout.ts'
import type { Log } from './log.ts'
import type { TraceProtocol } from './traceVariables.ts'

const LAST_WORDS_MILLISECONDS = 1000
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

type SpanWish = {
  /** Constant name, without user input. */
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Attributes
  /** Headers of a request, which may continue a trace. */
  headers?: IncomingHttpHeaders
}

export type OpenSpan = {
  /** Runs work whose spans become children of this one. */
  enter(work: () => void): void
  end(attributes: Attributes, hasFailed: boolean): void
}

export type Tracing = {
  open(wish: SpanWish): OpenSpan
  /** Records only the type of a failure: messages may contain user input. */
  run<Result>(wish: SpanWish, work: () => Promise<Result>): Promise<Result>
  note(attributes: Attributes, name?: string): void
  count(attribute: string): void
  headers(): Record<string, string>
  fields(): { traceId?: string }
  close(): Promise<void>
}

export const NO_TRACING: Tracing = {
  open: () => ({ enter: (work) => work(), end() {} }),
  run: (_wish, work) => work(),
  note() {},
  count() {},
  headers: () => ({}),
  fields: () => ({}),
  async close() {},
}

type Options = {
  /** Null if nothing is traced. */
  protocol: TraceProtocol | null
  /** Service name unless OTEL_SERVICE_NAME is set. */
  service: string
  /** A function, since log lines themselves contain the trace id. */
  log: () => Log
}

/**
 * Configures OpenTelemetry by its variables (OTEL_*), which its library reads. The library is not
 * loaded without tracing.
 */
export async function startTracing({ protocol, service, log }: Options): Promise<Tracing> {
  if (!protocol) return NO_TRACING
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
  const ending = new AbortController()
  // Aborts a connection to a silent collector, which would keep the process alive.
  const httpAgentOptions = { keepAlive: true, signal: ending.signal }
  const exporter = new OTLPTraceExporter({ httpAgentOptions })
  let isReached = true
  // Logs each outage and recovery once.
  const tell = (hasArrived: boolean) => {
    if (hasArrived && !isReached) log().info('trace collector reachable again')
    if (!hasArrived && isReached) log().warn('trace collector unreachable: spans dropped')
    isReached = hasArrived
  }
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': service }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        export: (spans, done) =>
          exporter.export(spans, ({ code }) => {
            if (!ending.signal.aborted) tell(code === 0)
            done({ code })
          }),
        shutdown: () => exporter.shutdown(),
      }),
    ],
  })
  const tracer = provider.getTracer(service)
  const current = new AsyncLocalStorage<Current>()

  function parentIn({ traceparent, tracestate }: IncomingHttpHeaders) {
    const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(traceparent)) ?? []
    const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    if (!api.isSpanContextValid(parent)) return null
    return typeof tracestate === 'string' ? { ...parent, traceState: api.createTraceState(tracestate) } : parent
  }

  function begin({ name, kind, attributes = {}, headers = {} }: SpanWish): Current {
    const parent = current.getStore()?.span.spanContext() ?? parentIn(headers)
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return { span: tracer.startSpan(name, { kind: kinds[kind], attributes }, context), counts: {} }
  }

  function end({ span, counts }: Current, attributes: Attributes, hasFailed: boolean): void {
    span.setAttributes({ ...counts, ...attributes })
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  return {
    open(wish) {
      const opened = begin(wish)
      return {
        enter: (work) => current.run(opened, work),
        end: (attributes, hasFailed) => end(opened, attributes, hasFailed),
      }
    },
    async run(wish, work) {
      const begun = begin(wish)
      try {
        const result = await current.run(begun, work)
        end(begun, {}, false)
        return result
      } catch (error) {
        end(begun, { 'error.type': error instanceof Error ? error.name : typeof error }, true)
        throw error
      }
    },
    note(attributes, name) {
      const span = current.getStore()?.span
      span?.setAttributes(attributes)
      if (name !== undefined) span?.updateName(name)
    },
    count(attribute) {
      const counts = current.getStore()?.counts
      if (counts) counts[attribute] = (counts[attribute] ?? 0) + 1
    },
    headers() {
      const context = current.getStore()?.span.spanContext()
      if (!context) return {}
      const { traceId, spanId, traceFlags, traceState } = context
      const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
      return { traceparent, ...(traceState && { tracestate: traceState.serialize() }) }
    },
    fields() {
      const traceId = current.getStore()?.span.spanContext().traceId
      return traceId === undefined ? {} : { traceId }
    },
    async close() {
      await withTimeout(LAST_WORDS_MILLISECONDS, provider.shutdown()).catch(() => {})
      ending.abort()
    },
  }
}

type Current = { span: Span; counts: Record<string, number> }
