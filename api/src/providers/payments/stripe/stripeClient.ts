import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'

export type StripeOptions = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  /** `rates`: GST and QST as separate lines. `automatic`: computed by Stripe from the address. */
  taxes: 'rates' | 'automatic'
  /** Overrides Stripe's URL in tests. */
  baseUrl?: string
  allowInsecure?: boolean
  /** Retries of a lost request, with the same idempotency key. */
  retries?: number
}

// Three attempts with one retry each must end before callers time out after a minute.
const TIMEOUT_MILLISECONDS = 8_000

/** Imported on demand: the package is large and unused without Stripe. */
export async function createStripeClient(options: StripeOptions): Promise<Stripe> {
  const { secretKey, baseUrl, allowInsecure, retries = 1 } = options
  const place = baseUrl === undefined ? {} : placeOf(secureEndpoint(baseUrl, allowInsecure))
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: TIMEOUT_MILLISECONDS,
    ...place,
  })
}

function placeOf({ protocol, hostname: host, port }: URL) {
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host, ...(port !== '' && { port }) }
}

const LONGEST_KEY = 255

/** Idempotency key of one step of an action. Deterministic. */
export function keyOf(step: string, key: string): { idempotencyKey: string } {
  const whole = `${step}:${key}`
  if (whole.length <= LONGEST_KEY) return { idempotencyKey: whole }
  return { idempotencyKey: `${step}:${createHash('sha256').update(key).digest('hex')}` }
}

/** Stripe uses whole seconds. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

export function instantOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** The customer's test clock if it has one, in seconds; else real time. */
export function nowOf({ test_clock: clock }: Stripe.Customer): number {
  return typeof clock === 'object' && clock ? clock.frozen_time : Math.floor(Date.now() / 1000)
}
