import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { TRACE_VARIABLES, type TraceProtocol, traceProtocolOf } from './traceVariables.ts'
import { oneOf, type Secrets, secrets, whole } from './variables.ts'

const ADDRESS_OR_RANGE = /^[0-9a-fA-F.:]+(\/\d{1,3})?$/

export const PROCESS_VARIABLES = {
  HOST: z.string().default('127.0.0.1'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'REDIS_URL must be an address such as redis://host:6379.')
    .optional(),
  SERVICE_KEY: secrets('SERVICE_KEY'),
  TICK_SECONDS: whole('TICK_SECONDS', 1, 3600).default(5),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => ADDRESS_OR_RANGE.test(part)), {
      error: 'TRUSTED_PROXY must be addresses or ranges separated by commas, such as 10.0.0.0/8.',
    }),
  METRICS_PORT: whole('METRICS_PORT', 0, 65_535).optional(),
  ...TRACE_VARIABLES,
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).default('info'),
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production']).default('development'),
}

export type ProcessConfig = {
  host: string
  /** Shared by processes. Null: each process works alone. */
  redisUrl: string | null
  /** Keys that our services accept from each other; they send the first. */
  serviceKeys: Secrets
  tickSeconds: number
  trustedProxies: string[]
  /** Null if metrics are not served. */
  metricsPort: number | null
  /** Null if traces are not exported. */
  traceProtocol: TraceProtocol | null
  logLevel: LogLevel
  environment: 'development' | 'test' | 'production'
}

export function processConfigOf(values: z.output<z.ZodObject<typeof PROCESS_VARIABLES>>): ProcessConfig {
  return {
    host: values.HOST,
    redisUrl: values.REDIS_URL ?? null,
    serviceKeys: values.SERVICE_KEY,
    tickSeconds: values.TICK_SECONDS,
    trustedProxies: values.TRUSTED_PROXY,
    metricsPort: values.METRICS_PORT ?? null,
    traceProtocol: traceProtocolOf(values),
    logLevel: values.LOG_LEVEL,
    environment: values.NODE_ENV,
  }
}
