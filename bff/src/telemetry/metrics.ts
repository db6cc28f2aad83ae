import { createMeter } from '@palier/service/meter'
import type { FinishedCall } from '../rest/callAttempt.ts'

/** In seconds: from a cache hit to the longest timeout. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MILLISECONDS = 1000
/** Up to the longest possible list. */
const BATCH_SIZES = [1, 5, 20, 50, 100, 250, 500, 1000, 5000]

type Figure =
  | 'breaker_state'
  | 'price_followers'
  | 'followed_stocks'
  | 'price_age_seconds'
  | 'sockets'
  | 'socket_subscriptions'
  | 'is_leader'
  | 'redis_up'

export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus metrics of this service. Labels are a fixed set; names chosen by clients count as one. */
export function createMetrics() {
  const meter = createMeter('palier_bff')
  const operations = meter.histogram(
    'operation_seconds',
    'GraphQL operations by name and whether they brought errors.',
    ['operation', 'outcome'],
    DURATIONS,
  )
  const upstream = meter.histogram(
    'upstream_seconds',
    'Calls to the api by path and status; status none where no answer came.',
    ['call', 'status'],
    DURATIONS,
  )
  const retries = meter.counter(
    'retries_total',
    'Calls to the api that failed and were sent again, or were not because too many were.',
    ['outcome'],
  )
  const refused = meter.counter(
    'upstream_refused_total',
    'Calls that were not sent to the api: it was spared, or too many waited for the same.',
    ['reason'],
  )
  const batches = meter.histogram(
    'loader_batch_size',
    'How many objects a loader was asked for at once, and how many of them it had to read.',
    ['loader', 'kind'],
    BATCH_SIZES,
  )
  return {
    registry: meter.registry,
    onOperation: (operation: string, outcome: 'done' | 'failed', milliseconds: number) =>
      operations.observe({ operation, outcome }, milliseconds / MILLISECONDS),
    onCall: ({ path, status, milliseconds }: FinishedCall) =>
      upstream.observe({ call: path, status: status ?? 'none' }, milliseconds / MILLISECONDS),
    onRetry: (isSent: boolean) => retries.inc({ outcome: isSent ? 'sent' : 'overBudget' }),
    onBatch: (loader: 'stocks', kind: 'asked' | 'read', size: number) => batches.observe({ loader, kind }, size),
    onRefused: (reason: 'breaker' | 'crowded') => refused.inc({ reason }),
    /** A gauge read on each scrape. */
    watch: (name: Figure, help: string, read: () => number): void => meter.gauge(name, help, read),
  }
}
