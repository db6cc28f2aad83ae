import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FinishedCall } from './rest/transport.ts'

/** In seconds: from what memory answers to the longest that a page waits. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MILLISECONDS = 1000

export type Metrics = ReturnType<typeof createMetrics>

/** What an operator watches of this service. Labels are names of ours: what people make up is counted as one. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
  return {
    registry,
    onOperation: (operation: string, outcome: 'done' | 'failed', milliseconds: number) =>
      operations.observe({ operation, outcome }, milliseconds / MILLISECONDS),
    onCall: ({ path, status, milliseconds }: FinishedCall) =>
      upstream.observe({ call: path, status: status ?? 'none' }, milliseconds / MILLISECONDS),
    /** A figure that is read when somebody looks. */
    watch(name: 'price_followers' | 'followed_stocks' | 'price_age_seconds', help: string, read: () => number): void {
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
