import { Misconfigured } from '@palier/service/variables'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRETS = {
  TOKEN_SECRET: 't'.repeat(32),
  SERVICE_KEY: 's'.repeat(32),
  PASSWORD_PEPPER: `1:${'p'.repeat(32)}`,
}
const STRIPE = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const SELLER = {
  SELLER_NAME: 'Palier inc.',
  SELLER_ADDRESS: '100, rue de l’Escalier | Québec (Québec) G1R 0A0',
  SELLER_TAX_NUMBERS: '12345 6789 rt0001, 1234567890 TQ0001',
}
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://palier.example' }

test('without a word the embedded sandbox takes the payments [D12]', () => {
  expect(readConfig(SECRETS).payments).toEqual({ kind: 'sandbox' })
})

test('the sandbox is refused in production unless it is allowed by name [D12]', () => {
  expect(refusalOf(PRODUCTION)).toContain('the sandbox takes no money')
  const allowed = readConfig({ ...SECRETS, ...PRODUCTION, ALLOW_SANDBOX_IN_PRODUCTION: '1' })
  expect(allowed.payments.kind).toBe('sandbox')
})

test('Stripe comes with its three keys, of the right kinds [PAY-26]', () => {
  expect(readConfig({ ...SECRETS, ...PRODUCTION, ...STRIPE, ...SELLER }).payments).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_1',
    publicKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    taxes: 'rates',
    allowInsecure: false,
  })
  expect(refusalOf({ PAYMENTS: 'stripe' }).match(/must be set for PAYMENTS=stripe/g)).toHaveLength(3)
  expect(refusalOf({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' })).toContain('STRIPE_SECRET_KEY')
  expect(refusalOf({ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1' })).toContain('both be live keys or both be test keys')
})

test('in production Stripe is not spoken to over plain http, unless that is allowed [D12]', () => {
  const address = { STRIPE_BASE_URL: 'http://127.0.0.1:9' }
  expect(refusalOf({ ...PRODUCTION, ...STRIPE, ...address })).toContain('STRIPE_BASE_URL must be an https address')
  const allowed = readConfig({
    ...SECRETS,
    ...PRODUCTION,
    ...STRIPE,
    ...SELLER,
    ...address,
    ALLOW_INSECURE_ENDPOINTS: '1',
  })
  expect(allowed.payments).toMatchObject({ baseUrl: 'http://127.0.0.1:9', allowInsecure: true })
  expect(readConfig({ ...SECRETS, ...STRIPE, ...address }).payments).toMatchObject({ allowInsecure: true })
})

test('the seller has a name, an address in lines and the numbers of its taxes; Stripe in production needs all three [D37]', () => {
  expect(readConfig({ ...SECRETS, ...SELLER }).seller).toEqual({
    name: 'Palier inc.',
    address: ['100, rue de l’Escalier', 'Québec (Québec) G1R 0A0'],
    gstNumber: '12345 6789 RT0001',
    qstNumber: '1234567890 TQ0001',
  })
  expect(readConfig({ ...SECRETS, SELLER_NAME: 'Palier' }).seller).toMatchObject({ address: [], gstNumber: null })
  for (const wrong of ['12345', '123456789 RT0001, 123456789 RT0002', '123456789 RT0001,'])
    expect(refusalOf({ SELLER_TAX_NUMBERS: wrong })).toContain(
      'SELLER_TAX_NUMBERS must be a GST number and a QST number',
    )
  expect(refusalOf({ ...PRODUCTION, ...STRIPE }).match(/SELLER_\w+ must be set/g)).toHaveLength(3)
  expect(readConfig({ ...SECRETS, ...STRIPE }).seller).toBeNull()
})

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig({ ...SECRETS, ...environment })
  } catch (error) {
    if (error instanceof Misconfigured) return error.message
  }
  return ''
}
