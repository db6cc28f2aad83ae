import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds: from a cached read to the longest wait. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type MetricSources = {
  /** Wait of the longest overdue job in seconds. */
  jobLag: () => Promise<number>
  waitingHashes: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** Labels are names of calls and jobs, never user input. */
export function createMetrics({ jobLag, waitingHashes }: MetricSources) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'palier_api_request_seconds',
    help: 'Calls of the contract by path and status.',
    labelNames: ['call', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const jobs = new Histogram({
    name: 'palier_api_job_seconds',
    help: 'Jobs by name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: DURATIONS,
    registers,
  })
  const refusedPushes = new Counter({
    name: 'palier_api_push_refused_total',
    help: 'Pushes that a push service refused for good, by its status.',
    labelNames: ['status'],
    registers,
  })
  new Gauge({
    name: 'palier_api_job_lag_seconds',
    help: 'How long the oldest due job has waited.',
    registers,
    async collect() {
      this.set(await jobLag())
    },
  })
  new Gauge({
    name: 'palier_api_password_hash_queue',
    help: 'Passwords that wait to be hashed.',
    registers,
    collect() {
      this.set(waitingHashes())
    },
  })
  return {
    registry,
    watchRedis(isUp: () => boolean): void {
      new Gauge({
        name: 'palier_api_redis_up',
        help: '1 while Redis answers; without it each process counts for itself.',
        registers,
        collect() {
          this.set(isUp() ? 1 : 0)
        },
      })
    },
    onAnswer: (call: string, status: number, seconds: number) => requests.observe({ call, status }, seconds),
    countRefusedPush: (status: number) => refusedPushes.inc({ status }),
    async watchJob(job: string, work: () => Promise<void>): Promise<void> {
      const end = jobs.startTimer({ job })
      try {
        await work()
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }
}
