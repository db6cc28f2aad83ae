import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'

export type StripeOptions = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  /** `rates`: GST and QST as lines of their own. `automatic`: what Stripe works out by the address. */
  taxes: 'rates' | 'automatic'
  /** Where it is not Stripe's own, such as a stand-in of a test. */
  baseUrl?: string
  allowInsecure?: boolean
  /** How often a request that was lost is sent again, with the same key. */
  retries?: number
}

// Three attempts with one retry each must end before our callers time out after a minute.
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

/** The key of one step of an act. The same act has the same keys, however often it is asked. */
export function keyOf(step: string, key: string): { idempotencyKey: string } {
  const whole = `${step}:${key}`
  if (whole.length <= LONGEST_KEY) return { idempotencyKey: whole }
  return { idempotencyKey: `${step}:${createHash('sha256').update(key).digest('hex')}` }
}

/** Stripe counts in whole seconds. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** An instant of Stripe, in seconds since 1970, as a Date. */
export function instantOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** The clock of a customer, read with it; else the real one. */
export function nowOf({ test_clock: clock }: Stripe.Customer): number {
  return typeof clock === 'object' && clock ? clock.frozen_time : Math.floor(Date.now() / 1000)
}
