import { Counter, Gauge, Histogram, Registry } from 'prom-client'
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
  const registry = new Registry()
  const registers = [registry]
  const operations = new Histogram({
    name: 'palier_bff_operation_seconds',
    help: 'GraphQL operations by name and whether they brought errors.',
    labelNames: ['operation', 'outcome'],
    buckets: DURATIONS,
    registers,
  })
  const upstream = new Histogram({
    name: 'palier_bff_upstream_seconds',
    help: 'Calls to the api by path and status; status none where no answer came.',
    labelNames: ['call', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const retries = new Counter({
    name: 'palier_bff_retries_total',
    help: 'Calls to the api that failed and were sent again, or were not because too many were.',
    labelNames: ['outcome'],
    registers,
  })
  const refused = new Counter({
    name: 'palier_bff_upstream_refused_total',
    help: 'Calls that were not sent to the api: it was spared, or too many waited for the same.',
    labelNames: ['reason'],
    registers,
  })
  const batches = new Histogram({
    name: 'palier_bff_loader_batch_size',
    help: 'How many objects a loader was asked for at once, and how many of them it had to read.',
    labelNames: ['loader', 'kind'],
    buckets: BATCH_SIZES,
    registers,
  })
  return {
    registry,
    onOperation: (operation: string, outcome: 'done' | 'failed', milliseconds: number) =>
      operations.observe({ operation, outcome }, milliseconds / MILLISECONDS),
    onCall: ({ path, status, milliseconds }: FinishedCall) =>
      upstream.observe({ call: path, status: status ?? 'none' }, milliseconds / MILLISECONDS),
    onRetry: (isSent: boolean) => retries.inc({ outcome: isSent ? 'sent' : 'overBudget' }),
    onBatch: (loader: 'stocks', kind: 'asked' | 'read', size: number) => batches.observe({ loader, kind }, size),
    onRefused: (reason: 'breaker' | 'crowded') => refused.inc({ reason }),
    /** A gauge read on each scrape. */
    watch(name: Figure, help: string, read: () => number): void {
      new Gauge({
        name: `palier_bff_${name}`,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}
