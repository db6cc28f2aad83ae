import { z } from 'zod'
import { isTraced, TRACE_VARIABLES } from './traceVariables.ts'

export type Config = {
  port: number
  host: string
  /** The server that owns the data: ours, or any other that speaks the contract. */
  apiUrl: string
  sessionSecret: string
  /** What several processes of this service share. Null: each goes on alone. */
  redisUrl: string | null
  /** What this service proves itself with before the api. */
  serviceKey: string
  tickSeconds: number
  /** What each viewer, and each address without one, may ask of GraphQL in a second; 20 seconds of it can be saved up. */
  pointsPerSecond: number
  /** Where people reach the site; null: wherever they address it. */
  publicUrl: string | null
  /** Addresses or ranges whose forwarding headers are believed. */
  trustedProxies: string[]
  /** Whose scripts the pages may load. */
  outsideServices: OutsideService[]
  /** Where metrics are told. Null: nowhere. */
  metricsPort: number | null
  /** Whether traces are told to a collector, by the variables of OpenTelemetry. */
  isTraced: boolean
  logLevel: LogLevel
  environment: 'development' | 'test' | 'production'
}

export type OutsideService = 'google' | 'recaptcha' | 'stripe' | 'turnstile'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const ADDRESS_OR_RANGE = /^[0-9a-fA-F.:]+(\/\d{1,3})?$/

const variables = z.object({
  PORT: whole('PORT', 0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: httpUrl('API_URL').default('http://127.0.0.1:4001'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'REDIS_URL must be an address such as redis://host:6379.')
    .optional(),
  SESSION_SECRET: secret('SESSION_SECRET'),
  SERVICE_KEY: secret('SERVICE_KEY'),
  TICK_SECONDS: whole('TICK_SECONDS', 1, 3600).default(5),
  POINTS_PER_SECOND: whole('POINTS_PER_SECOND', 1, 1_000_000).default(50),
  PUBLIC_URL: httpUrl('PUBLIC_URL').optional(),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => ADDRESS_OR_RANGE.test(part)), {
      error: 'TRUSTED_PROXY must be addresses or ranges separated by commas, such as 10.0.0.0/8.',
    }),
  HUMAN_CHECK: oneOf('HUMAN_CHECK', ['altcha', 'turnstile', 'recaptcha', 'off']).default('altcha'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  PAYMENTS: oneOf('PAYMENTS', ['sandbox', 'stripe']).default('sandbox'),
  METRICS_PORT: whole('METRICS_PORT', 0, 65_535).optional(),
  ...TRACE_VARIABLES,
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).default('info'),
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production']).default('development'),
})

/** What is wrong with the environment: one sentence a variable. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Reads the environment, an empty variable like an absent one. Throws Misconfigured with all that is wrong at once. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new Misconfigured(parsed.error.issues.map(({ message }) => message))

  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: values.API_URL,
    redisUrl: values.REDIS_URL ?? null,
    sessionSecret: values.SESSION_SECRET,
    serviceKey: values.SERVICE_KEY,
    tickSeconds: values.TICK_SECONDS,
    pointsPerSecond: values.POINTS_PER_SECOND,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUSTED_PROXY,
    outsideServices: outsideServicesOf(values),
    metricsPort: values.METRICS_PORT ?? null,
    isTraced: isTraced(values),
    logLevel: values.LOG_LEVEL,
    environment: values.NODE_ENV,
  }
}

function outsideServicesOf({ HUMAN_CHECK, GOOGLE_CLIENT_ID, PAYMENTS }: z.output<typeof variables>): OutsideService[] {
  return [
    ...(GOOGLE_CLIENT_ID === undefined ? [] : (['google'] as const)),
    ...(HUMAN_CHECK === 'recaptcha' || HUMAN_CHECK === 'turnstile' ? [HUMAN_CHECK] : []),
    ...(PAYMENTS === 'stripe' ? [PAYMENTS] : []),
  ]
}

function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start makes one and keeps it with the data.`
  return z.string({ error }).min(32, { error })
}

function httpUrl(name: string) {
  const error = `${name} must be an address that begins with http:// or https://.`
  return z.url({ protocol: /^https?$/, error })
}

function whole(name: string, minimum: number, maximum: number) {
  const error = `${name} must be a whole number from ${minimum} to ${maximum}.`
  return z
    .string()
    .regex(/^\d{1,10}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, { error })
}

function oneOf<const Word extends string>(name: string, words: readonly Word[]) {
  return z.enum(words, { error: `${name} must be one of ${words.join(', ')}.` })
}
