import { createMeter } from '@palier/service/meter'

/** Seconds, from a cached read to the longest wait. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type MetricSources = {
  /** Waiting time of the oldest due job, in seconds. */
  jobLag: () => Promise<number>
  /** Passwords waiting to be hashed. */
  waitingHashes: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of this service. Labels are names of calls and jobs, never user input. */
export function createMetrics({ jobLag, waitingHashes }: MetricSources) {
  const meter = createMeter('palier_api')
  const requests = meter.histogram(
    'request_seconds',
    'Calls of the contract by path and status.',
    ['call', 'status'],
    DURATIONS,
  )
  const jobs = meter.histogram('job_seconds', 'Jobs by name and outcome.', ['job', 'outcome'], DURATIONS)
  const refusedPushes = meter.counter(
    'push_refused_total',
    'Pushes that a push service refused for good, by its status.',
    ['status'],
  )
  meter.gauge('job_lag_seconds', 'How long the oldest due job has waited.', jobLag)
  meter.gauge('password_hash_queue', 'Passwords that wait to be hashed.', waitingHashes)
  return {
    registry: meter.registry,
    /** Gauge of the shared Redis. */
    watchRedis(isUp: () => boolean): void {
      meter.gauge('redis_up', '1 while Redis answers; without it each process counts for itself.', () => Number(isUp()))
    },
    onAnswer: (call: string, status: number, seconds: number) => requests.observe({ call, status }, seconds),
    countRefusedPush: (status: number) => refusedPushes.inc({ status }),
    /** Runs a job and records its duration and outcome. */
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
