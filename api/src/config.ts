import { z } from 'zod'

export type Config = {
  port: number
  host: string
  /** Where the embedded database and other kept files live. */
  dataDirectory: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  tokenSecret: string
  /** What our own services prove themselves with. */
  serviceKey: string
  market: { seed: number; session: 'always' | 'exchange' }
  tickSeconds: number
  /** Null: the site is open. */
  preproductionKey: string | null
  invitationRequired: boolean
  /** Addresses or ranges whose forwarding headers are believed. */
  trustedProxies: string[]
  /** How many calls one address may make a minute, and how many guests it may sign in an hour. */
  requestsPerMinute: number
  guestsPerHour: number
  logLevel: LogLevel
  environment: 'development' | 'test' | 'production'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const ADDRESS_OR_RANGE = /^[0-9a-fA-F.:]+(\/\d{1,3})?$/

const variables = z.object({
  API_PORT: whole('API_PORT', 0, 65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.')
    .optional(),
  TOKEN_SECRET: secret('TOKEN_SECRET'),
  SERVICE_KEY: secret('SERVICE_KEY'),
  MARKET_DATA: z
    .literal('simulated', { error: 'MARKET_DATA must be "simulated": there is no other source of prices.' })
    .default('simulated'),
  SIM_SEED: whole('SIM_SEED', 0, 4_294_967_295).default(1),
  SIM_SESSION: oneOf('SIM_SESSION', ['always', 'exchange']).default('always'),
  TICK_SECONDS: whole('TICK_SECONDS', 1, 3600).default(5),
  PREPRODUCTION_KEY: z.string().min(16, 'PREPRODUCTION_KEY must have at least 16 characters.').optional(),
  INVITATION_REQUIRED: oneOf('INVITATION_REQUIRED', ['true', 'false']).optional(),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => ADDRESS_OR_RANGE.test(part)), {
      error: 'TRUSTED_PROXY must be addresses or ranges separated by commas, such as 10.0.0.0/8.',
    }),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 1, 1_000_000_000).default(3000),
  GUESTS_PER_HOUR: whole('GUESTS_PER_HOUR', 1, 1_000_000_000).default(20),
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
    port: values.API_PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    tokenSecret: values.TOKEN_SECRET,
    serviceKey: values.SERVICE_KEY,
    market: { seed: values.SIM_SEED, session: values.SIM_SESSION },
    tickSeconds: values.TICK_SECONDS,
    preproductionKey: values.PREPRODUCTION_KEY ?? null,
    // A trial on embedded defaults is open; a server that was set up asks for invitations unless told otherwise.
    invitationRequired: (values.INVITATION_REQUIRED ?? String(values.DATABASE_URL !== undefined)) === 'true',
    trustedProxies: values.TRUSTED_PROXY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    guestsPerHour: values.GUESTS_PER_HOUR,
    logLevel: values.LOG_LEVEL,
    environment: values.NODE_ENV,
  }
}

function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start makes one and keeps it with the data.`
  return z.string({ error }).min(32, { error })
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
