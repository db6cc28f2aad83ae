import { catalogue } from '@palier/contract/catalogue'
import { NO_TRACING, type OpenSpan, type Tracing } from '@palier/service/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEALTH_PATHS } from './health.ts'

// Health checks and long polls would be noise in traces.
const longPolls = Object.values(catalogue).filter(({ duration }) => duration === 'untilEvent')
const UNTRACED: readonly string[] = [...HEALTH_PATHS, ...longPolls.map(({ path }) => path)]

/**
 * Opens a span for each call in the caller's trace. Must be mounted first, so that spans of other
 * hooks are its children.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (tracing === NO_TRACING) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  const within = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) span.enter(done)
    else done()
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (UNTRACED.includes(route)) return done()
    const { id, method, headers } = request
    const attributes = { 'http.request.method': method, 'http.route': route, 'palier.request_id': id }
    spans.set(request, tracing.open({ name: `${method} ${route}`, kind: 'server', attributes, headers }))
    within(request, done)
  })
  // Reading the body loses the async context.
  app.addHook('preHandler', (request, _reply, done) => within(request, done))
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
    within(request, done)
  })
}
