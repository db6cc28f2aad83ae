import { oneOf, webAddress } from '@palier/service/variables'
import { z } from 'zod'
import { SELLER_VARIABLES } from './sellerEnvironment.ts'

type StripeConfig = {
  kind: 'stripe'
  secretKey: string
  publicKey: string
  webhookSecret: string
  /** `rates`: GST and QST as separate lines. `automatic`: computed by Stripe from the address. */
  taxes: 'rates' | 'automatic'
  /** Overrides Stripe's URL in tests. */
  baseUrl?: string
  allowInsecure: boolean
}

export type PaymentConfig = { kind: 'sandbox' } | StripeConfig

export const PAYMENT_VARIABLES = {
  PAYMENTS: oneOf('PAYMENTS', ['sandbox', 'stripe']).default('sandbox'),
  ALLOW_SANDBOX_IN_PRODUCTION: oneOf('ALLOW_SANDBOX_IN_PRODUCTION', ['0', '1']).default('0'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe: it begins with pk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must be the secret of a webhook endpoint: it begins with whsec_.')
    .optional(),
  STRIPE_TAX_MODE: oneOf('STRIPE_TAX_MODE', ['rates', 'automatic']).default('rates'),
  STRIPE_BASE_URL: webAddress('STRIPE_BASE_URL').optional(),
  ...SELLER_VARIABLES,
}

type Values = z.output<z.ZodObject<typeof PAYMENT_VARIABLES>>

export function paymentConfigOf(values: Values, allowInsecure: boolean): PaymentConfig {
  if (values.PAYMENTS === 'sandbox') return { kind: 'sandbox' }
  return {
    kind: 'stripe',
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    publicKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    taxes: values.STRIPE_TAX_MODE,
    allowInsecure,
    ...(values.STRIPE_BASE_URL !== undefined && { baseUrl: values.STRIPE_BASE_URL }),
  }
}

/** Missing combinations, one sentence each. */
export function paymentContradictions(values: Values, isProduction: boolean): string[] {
  const { PAYMENTS: kind, STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publicKey } = values
  const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const ofSeller = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_NUMBERS'] as const
  const sentences: [boolean, string][] = [
    [
      kind === 'sandbox' && isProduction && values.ALLOW_SANDBOX_IN_PRODUCTION === '0',
      'PAYMENTS must be stripe in production: the sandbox takes no money, unless ALLOW_SANDBOX_IN_PRODUCTION is 1.',
    ],
    ...needed.map((name): [boolean, string] => [
      kind === 'stripe' && values[name] === undefined,
      `${name} must be set for PAYMENTS=stripe.`,
    ]),
    ...ofSeller.map((name): [boolean, string] => [
      kind === 'stripe' && isProduction && values[name] === undefined,
      `${name} must be set for PAYMENTS=stripe in production: every invoice names its seller.`,
    ]),
    [
      secretKey !== undefined && publicKey !== undefined && isLive(secretKey) !== isLive(publicKey),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.',
    ],
  ]
  return sentences.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))
}

function isLive(key: string): boolean {
  return /^(sk|rk|pk)_live_/.test(key)
}
