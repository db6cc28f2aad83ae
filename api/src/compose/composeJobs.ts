import type { Log } from '@palier/service/log'
import type { Tracing } from '@palier/service/tracing'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/kernel/database.ts'
import { vacuumTables } from '../database/kernel/planStatistics.ts'
import { CLEANING_SCHEDULES, cleaningJobs } from '../jobs/cleaning.ts'
import { paymentJobs } from '../jobs/payments.ts'
import { type MailPorts, sendMail } from '../jobs/sendMail.ts'
import { startJobs, type JobHandler, type Jobs } from '../jobs/startJobs.ts'
import { SYNCHRONIZE_DUE, SYNCHRONIZE_DUE_SECONDS, synchronizationJobs } from '../jobs/synchronize.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Services } from '../services/services.ts'
import { PRICE_NEW_LISTINGS, PRICE_NEW_LISTINGS_SECONDS } from '../services/market/newListings.ts'
import { FIND_CROSSINGS } from '../services/watchlists/crossings.ts'
import { SEND_CROSSING_MAILS, SEND_DIGESTS } from '../services/notifications/digests.ts'
import { SEND_PUSHES } from '../services/notifications/pushes.ts'
import { SEND_MAIL } from '../services/notifications/mailQueue.ts'
import { PREPARE_RESET } from '../services/accounts/passwordReset.ts'
import { FORGET_CUSTOMER } from '../services/billing/payments.ts'
import { SYNC_PRICES } from '../services/billing/planPrices.ts'
import { RECONCILE_DUE } from '../services/billing/reconcile.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const VACUUM_TABLES = 'tendTables'
// About a dozen attempts in the first hour, then hourly: three days.
const MAIL_ATTEMPTS = 84
// Retries for a month: a failure would leave a closed account paying.
const FORGETTING_ATTEMPTS = 750
const RECONCILE_SECONDS = 60

type WorkPorts = {
  config: Config
  database: Database
  isEmbedded: boolean
  services: Services
  mail: Pick<MailPorts, 'sender' | 'encryption'>
  isSynchronized: boolean
  metrics: Metrics
  tracing: Tracing
  log: Log
  clock: () => Date
  pollMilliseconds: number | undefined
}

export function composeJobs(ports: WorkPorts): Promise<Jobs> {
  const { config, database, isEmbedded, services, isSynchronized, log, clock, pollMilliseconds } = ports
  const mailPorts = {
    ...ports.mail,
    publicUrl: config.publicUrl,
    onRefused: (error: Error) => log.warn({ err: error }, 'mail permanently rejected'),
  }
  return startJobs({
    database,
    handlers: watched(ports, {
      ...cleaningJobs(database),
      ...(isEmbedded && { [VACUUM_TABLES]: () => vacuumTables(database) }),
      ...synchronizationJobs(services.synchronization),
      [PRICE_NEW_LISTINGS]: (_data, { now, signal }) => services.newListings.price(now, signal),
      ...paymentJobs(services.payments),
      [PREPARE_RESET]: (data, { now }) => services.passwordReset.prepare(data, now),
      [FIND_CROSSINGS]: (_data, { now }) => services.crossings.check(now),
      [SEND_PUSHES]: (data, { now }) => services.pushes.send(data, now),
      [SEND_DIGESTS]: (_data, { now }) => services.digests.sendDue(now),
      [SEND_CROSSING_MAILS]: (_data, { now }) => services.digests.sendAtOnce(now),
      [SEND_MAIL]: (data, { now }) => sendMail(data, now, mailPorts),
    }),
    schedules: {
      ...CLEANING_SCHEDULES,
      ...(isEmbedded && { [VACUUM_TABLES]: { repeatSeconds: HOUR_SECONDS } }),
      [FIND_CROSSINGS]: { repeatSeconds: config.tickSeconds },
      [SEND_DIGESTS]: { repeatSeconds: HOUR_SECONDS },
      [SEND_CROSSING_MAILS]: { repeatSeconds: MINUTE_SECONDS },
      [RECONCILE_DUE]: { repeatSeconds: RECONCILE_SECONDS },
      [SYNC_PRICES]: { repeatSeconds: HOUR_SECONDS },
      ...(isSynchronized && {
        [SYNCHRONIZE_DUE]: { repeatSeconds: SYNCHRONIZE_DUE_SECONDS },
        [PRICE_NEW_LISTINGS]: { repeatSeconds: PRICE_NEW_LISTINGS_SECONDS },
      }),
    },
    maximumAttempts: { [SEND_MAIL]: MAIL_ATTEMPTS, [FORGET_CUSTOMER]: FORGETTING_ATTEMPTS },
    clock,
    onError: (error, job) => log.error({ err: error, job }, 'job failed'),
    ...(pollMilliseconds !== undefined && { pollMilliseconds }),
  })
}

function watched(
  { metrics, tracing }: Pick<WorkPorts, 'metrics' | 'tracing'>,
  handlers: Record<string, JobHandler>,
): Record<string, JobHandler> {
  const watch = (name: string, handle: JobHandler): JobHandler => {
    const span = { name: `job ${name}`, kind: 'internal' } as const
    return (data, context) => metrics.watchJob(name, () => tracing.run(span, () => handle(data, context)))
  }
  return Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, watch(name, handle)]))
}
