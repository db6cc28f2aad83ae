import { PROCESS_VARIABLES, type ProcessConfig, processConfigOf } from '@palier/service/processVariables'
import {
  type Environment,
  Misconfigured,
  oneOf,
  readVariables,
  type Secrets,
  secrets,
  webAddress,
  whole,
} from '@palier/service/variables'
import { z } from 'zod'
import {
  MARKET_ADDRESSES,
  MARKET_VARIABLES,
  marketConfigOf,
  marketContradictions,
  type MarketConfig,
} from './marketEnvironment.ts'
import { PAYMENT_VARIABLES, type PaymentConfig, paymentConfigOf, paymentContradictions } from './paymentEnvironment.ts'
import { type Seller, sellerOf } from './sellerEnvironment.ts'
import { withoutTrailingSlash } from '../kernel/withoutTrailingSlash.ts'
import { type Pepper, peppers } from './peppers.ts'

export type Config = ProcessConfig & {
  port: number
  /** Directory of the embedded database and other files. */
  dataDirectory: string
  /** Null: embedded database. */
  databaseUrl: string | null
  tokenSecrets: Secrets
  /** Current pepper first, then those required by older hashes. */
  peppers: Pepper[]
  market: { seed: number; session: 'always' | 'exchange' }
  marketSources: MarketConfig
  /** Null: the site is open. */
  preproductionKey: string | null
  /** Key that authorizes a synchronization request. Null: requests are refused. */
  syncAuthKey: string | null
  invitationRequired: boolean
  /** Created on the first start, with a generated password if none is given. Null: not created. */
  administrator: { email: string; password: string | null } | null
  /** Without a server, mails are written to files. `from`: `Name <address>`. */
  mail: { smtpUrl: string | null; from: string }
  humanCheck: HumanCheckConfig
  payments: PaymentConfig
  seller: Seller | null
  /** Null: sign-in with Google is disabled. */
  googleClientId: string | null
  /** Null: push is disabled. */
  push: { publicKey: string; privateKey: string; allowInsecure: boolean } | null
  /** Operator's address; null if none. */
  contactEmail: string | null
  /** Overrides Google's issuers and URL in tests. */
  googleIssuer: { issuers?: string[]; keysUrl?: string; allowInsecure: boolean }
  /** Public URL of the site without a trailing slash. Prefix of all links in mails. */
  publicUrl: string
  /** Limits per network address: calls a minute, and guests an hour. */
  requestsPerMinute: number
  guestsPerHour: number
  invitationRequestsPerHour: number
  registrationsPerHour: number
  /** Sign-ins, resets and activations together. */
  signInsPerHour: number
}

/** `verifyUrl` overrides the service's URL in tests. */
export type HostedCheck = {
  siteKey: string
  secret: string
  /** Host on which the check must be passed. Null on localhost. */
  hostname: string | null
  verifyUrl?: string
  allowInsecure: boolean
}
export type HumanCheckConfig = { kind: 'altcha' | 'off' } | ({ kind: 'turnstile' | 'recaptcha' } & HostedCheck)

const variables = z.object({
  ...PROCESS_VARIABLES,
  API_PORT: whole('API_PORT', 0, 65_535).default(4001),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.')
    .optional(),
  TOKEN_SECRET: secrets('TOKEN_SECRET'),
  PASSWORD_PEPPER: peppers(),
  ...MARKET_VARIABLES,
  ...PAYMENT_VARIABLES,
  SIM_SEED: whole('SIM_SEED', 0, 4_294_967_295).default(1),
  SIM_SESSION: oneOf('SIM_SESSION', ['always', 'exchange']).default('always'),
  PREPRODUCTION_KEY: z.string().min(16, 'PREPRODUCTION_KEY must have at least 16 characters.').optional(),
  SYNC_AUTH_KEY: z.string().min(16, 'SYNC_AUTH_KEY must have at least 16 characters.').optional(),
  ADMIN_EMAIL: z.email({ error: 'ADMIN_EMAIL must be an e-mail address.' }).toLowerCase().default('admin@palier.test'),
  ADMIN_PASSWORD: z.string().min(12, 'ADMIN_PASSWORD must have at least 12 characters.').max(128).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'SMTP_URL must be an address such as smtp://user:password@host:587.')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$/, 'MAIL_FROM must be a name and an address: Palier <hello@example.com>.')
    .default('Palier <no-reply@palier.test>'),
  HUMAN_CHECK: oneOf('HUMAN_CHECK', ['altcha', 'turnstile', 'recaptcha', 'off']).default('altcha'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_VERIFY_URL: webAddress('TURNSTILE_VERIFY_URL').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: webAddress('RECAPTCHA_VERIFY_URL').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  CONTACT_EMAIL: z.email({ error: 'CONTACT_EMAIL must be an e-mail address.' }).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'VAPID_PUBLIC_KEY must be an uncompressed P-256 point in base64url.')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'VAPID_PRIVATE_KEY must be 32 bytes in base64url.')
    .optional(),
  GOOGLE_ISSUERS: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .optional(),
  GOOGLE_JWKS_URL: webAddress('GOOGLE_JWKS_URL').optional(),
  ALLOW_INSECURE_ENDPOINTS: oneOf('ALLOW_INSECURE_ENDPOINTS', ['0', '1']).default('0'),
  PORT: whole('PORT', 0, 65_535).default(4000),
  PUBLIC_URL: webAddress('PUBLIC_URL').transform(withoutTrailingSlash).optional(),
  INVITATION_REQUIRED: oneOf('INVITATION_REQUIRED', ['true', 'false']).optional(),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 1, 1_000_000_000).default(3000),
  GUESTS_PER_HOUR: whole('GUESTS_PER_HOUR', 1, 1_000_000_000).default(20),
  INVITATION_REQUESTS_PER_HOUR: whole('INVITATION_REQUESTS_PER_HOUR', 1, 1_000_000_000).default(20),
  REGISTRATIONS_PER_HOUR: whole('REGISTRATIONS_PER_HOUR', 1, 1_000_000_000).default(5),
  SIGN_INS_PER_HOUR: whole('SIGN_INS_PER_HOUR', 1, 1_000_000_000).default(1000),
})

export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape)

/** Throws Misconfigured with all problems at once. */
export function readConfig(environment: Environment = process.env): Config {
  const values = readVariables(variables, environment)
  const contradictions = contradictionsOf(values)
  if (contradictions.length > 0) throw new Misconfigured(contradictions)
  return {
    ...processConfigOf(values),
    port: values.API_PORT,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    tokenSecrets: values.TOKEN_SECRET,
    peppers: values.PASSWORD_PEPPER,
    market: { seed: values.SIM_SEED, session: values.SIM_SESSION },
    marketSources: marketConfigOf(values, mayBeInsecure(values)),
    preproductionKey: values.PREPRODUCTION_KEY ?? null,
    syncAuthKey: values.SYNC_AUTH_KEY ?? null,
    // Registration is open with the embedded database. On a server, invitations are required by
    // default.
    invitationRequired: (values.INVITATION_REQUIRED ?? String(values.DATABASE_URL !== undefined)) === 'true',
    administrator: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD ?? null },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    humanCheck: humanCheckOf(values),
    payments: paymentConfigOf(values, mayBeInsecure(values)),
    seller: sellerOf(values),
    googleClientId: values.GOOGLE_CLIENT_ID ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    push: pushOf(values),
    googleIssuer: {
      ...(values.GOOGLE_ISSUERS && { issuers: values.GOOGLE_ISSUERS }),
      ...(values.GOOGLE_JWKS_URL && { keysUrl: values.GOOGLE_JWKS_URL }),
      allowInsecure: mayBeInsecure(values),
    },
    publicUrl: publicUrlOf(values),
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    guestsPerHour: values.GUESTS_PER_HOUR,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    signInsPerHour: values.SIGN_INS_PER_HOUR,
    invitationRequestsPerHour: values.INVITATION_REQUESTS_PER_HOUR,
  }
}

type Values = z.output<typeof variables>

function publicUrlOf({ PUBLIC_URL, PORT }: Values): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

function pushOf(values: Values): Config['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values
  return publicKey && privateKey ? { publicKey, privateKey, allowInsecure: mayBeInsecure(values) } : null
}

// On localhost the services' public test keys are used, which name other hosts.
function checkedHostOf(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? null : hostname
}

function humanCheckOf(values: Values): HumanCheckConfig {
  function hosted(name: 'TURNSTILE' | 'RECAPTCHA'): HostedCheck {
    const verifyUrl = values[`${name}_VERIFY_URL`]
    return {
      siteKey: values[`${name}_SITE_KEY`] ?? '',
      secret: values[`${name}_SECRET`] ?? '',
      hostname: checkedHostOf(publicUrlOf(values)),
      allowInsecure: mayBeInsecure(values),
      ...(verifyUrl !== undefined && { verifyUrl }),
    }
  }

  switch (values.HUMAN_CHECK) {
    case 'turnstile':
      return { kind: 'turnstile', ...hosted('TURNSTILE') }
    case 'recaptcha':
      return { kind: 'recaptcha', ...hosted('RECAPTCHA') }
    default:
      return { kind: values.HUMAN_CHECK }
  }
}

const ENDPOINT_VARIABLES = [
  'GOOGLE_JWKS_URL',
  'TURNSTILE_VERIFY_URL',
  'RECAPTCHA_VERIFY_URL',
  'STRIPE_BASE_URL',
  ...MARKET_ADDRESSES,
] as const

/** True if providers may be called over http. */
function mayBeInsecure({ NODE_ENV, ALLOW_INSECURE_ENDPOINTS }: Values): boolean {
  return NODE_ENV !== 'production' || ALLOW_INSECURE_ENDPOINTS === '1'
}

/** Checks combinations of variables. One sentence a problem. */
function contradictionsOf(values: Values): string[] {
  const check = humanCheckOf(values)
  const isProduction = values.NODE_ENV === 'production'
  const name = check.kind.toUpperCase()
  const sentences: [boolean, string][] = [
    [
      'secret' in check && (check.siteKey === '' || check.secret === ''),
      `HUMAN_CHECK must come with ${name}_SITE_KEY and ${name}_SECRET for ${check.kind}.`,
    ],
    ...ENDPOINT_VARIABLES.map((variable): [boolean, string] => [
      !mayBeInsecure(values) && values[variable]?.startsWith('http:') === true,
      `${variable} must be an https address in production, unless ALLOW_INSECURE_ENDPOINTS is 1.`,
    ]),
    [
      (values.VAPID_PUBLIC_KEY === undefined) !== (values.VAPID_PRIVATE_KEY === undefined),
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together, or neither.',
    ],
    [isProduction && check.kind === 'off', 'HUMAN_CHECK must not be off in production.'],
    [
      isProduction && values.PUBLIC_URL === undefined,
      'PUBLIC_URL must be set in production: links in mails begin with it.',
    ],
  ]
  const asked = [...marketContradictions(values), ...paymentContradictions(values, isProduction)]
  return [...asked, ...sentences.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))]
}
