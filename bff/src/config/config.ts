import { PROCESS_VARIABLES, type ProcessConfig, processConfigOf } from '@palier/service/processVariables'
import {
  type Environment,
  oneOf,
  readVariables,
  type Secrets,
  secrets,
  webAddress,
  whole,
} from '@palier/service/variables'
import { z } from 'zod'

export type Config = ProcessConfig & {
  port: number
  /** URL of the REST API: ours, or any other server that implements the contract. */
  apiUrl: string
  sessionSecrets: Secrets
  /**
   * GraphQL points per second for each viewer, or for each address without a session. Up to 20
   * seconds' worth accumulates.
   */
  pointsPerSecond: number
  /** Public URL of the site. Null means the URL of the request. */
  publicUrl: string | null
  /** Email address of the operator. */
  contactEmail: string | null
  /** Third-party services whose scripts pages may load. */
  outsideServices: OutsideService[]
}

export type OutsideService = 'google' | 'recaptcha' | 'stripe' | 'turnstile'

const variables = z.object({
  ...PROCESS_VARIABLES,
  PORT: whole('PORT', 0, 65_535).default(4000),
  API_URL: webAddress('API_URL').default('http://127.0.0.1:4001'),
  SESSION_SECRET: secrets('SESSION_SECRET'),
  POINTS_PER_SECOND: whole('POINTS_PER_SECOND', 1, 1_000_000).default(50),
  PUBLIC_URL: webAddress('PUBLIC_URL').optional(),
  CONTACT_EMAIL: z.email({ error: 'CONTACT_EMAIL must be an e-mail address.' }).optional(),
  HUMAN_CHECK: oneOf('HUMAN_CHECK', ['altcha', 'turnstile', 'recaptcha', 'off']).default('altcha'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  PAYMENTS: oneOf('PAYMENTS', ['sandbox', 'stripe']).default('sandbox'),
})

/** Names of all environment variables of this service. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape)

/** Throws Misconfigured with all errors at once. */
export function readConfig(environment: Environment = process.env): Config {
  const values = readVariables(variables, environment)
  return {
    ...processConfigOf(values),
    port: values.PORT,
    apiUrl: values.API_URL,
    sessionSecrets: values.SESSION_SECRET,
    pointsPerSecond: values.POINTS_PER_SECOND,
    publicUrl: values.PUBLIC_URL ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    outsideServices: outsideServicesOf(values),
  }
}

function outsideServicesOf({ HUMAN_CHECK, GOOGLE_CLIENT_ID, PAYMENTS }: z.output<typeof variables>): OutsideService[] {
  return [
    ...(GOOGLE_CLIENT_ID === undefined ? [] : (['google'] as const)),
    ...(HUMAN_CHECK === 'recaptcha' || HUMAN_CHECK === 'turnstile' ? [HUMAN_CHECK] : []),
    ...(PAYMENTS === 'stripe' ? [PAYMENTS] : []),
  ]
}
