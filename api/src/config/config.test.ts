import { Misconfigured } from '@palier/service/variables'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const PEPPER = 'p'.repeat(32)
const NEEDED = { TOKEN_SECRET: 't'.repeat(32), SERVICE_KEY: 's'.repeat(32), PASSWORD_PEPPER: `1:${PEPPER}` }

function sentencesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof Misconfigured) return error.sentences
    throw error
  }
  return []
}

test('the secrets are all that must be given', () => {
  expect(readConfig(NEEDED)).toEqual({
    port: 4001,
    host: '127.0.0.1',
    dataDirectory: '.data',
    databaseUrl: null,
    redisUrl: null,
    tokenSecrets: [NEEDED.TOKEN_SECRET],
    serviceKeys: [NEEDED.SERVICE_KEY],
    peppers: [{ version: 1, secret: PEPPER }],
    market: { seed: 1, session: 'always' },
    marketSources: { source: { kind: 'simulated' }, bankOfCanada: { allowInsecure: true }, model: null },
    tickSeconds: 5,
    preproductionKey: null,
    invitationRequired: false,
    administrator: { email: 'admin@palier.test', password: null },
    mail: { smtpUrl: null, from: 'Palier <no-reply@palier.test>' },
    humanCheck: { kind: 'altcha' },
    payments: { kind: 'sandbox' },
    seller: null,
    googleClientId: null,
    contactEmail: null,
    push: null,
    googleIssuer: { allowInsecure: true },
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
    requestsPerMinute: 3000,
    guestsPerHour: 20,
    registrationsPerHour: 5,
    signInsPerHour: 1000,
    invitationRequestsPerHour: 20,
    metricsPort: null,
    traceProtocol: null,
    syncAuthKey: null,
    logLevel: 'info',
    environment: 'development',
  })
})

test('everything that is wrong is said at once, one sentence a variable', () => {
  const sentences = sentencesOf({
    TOKEN_SECRET: 'short',
    API_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    MARKET_DATA: 'crystal ball',
    SIM_SESSION: 'sometimes',
    TICK_SECONDS: 'soon',
    TRUSTED_PROXY: 'my proxy',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
    INVITATION_REQUIRED: 'yes',
    PREPRODUCTION_KEY: 'abc',
    SIM_SEED: '-1',
    REQUESTS_PER_MINUTE: '0',
    GUESTS_PER_HOUR: '1.5',
    PASSWORD_PEPPER: 'no version',
    ADMIN_EMAIL: 'somebody',
    ADMIN_PASSWORD: 'short',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'hello@example.com',
    HUMAN_CHECK: 'captcha',
    PORT: 'x',
    PUBLIC_URL: 'palier.example',
    REDIS_URL: 'localhost:6379',
    REGISTRATIONS_PER_HOUR: '0',
    SIGN_INS_PER_HOUR: '0',
    INVITATION_REQUESTS_PER_HOUR: '0',
  })
  const names = sentences.map((sentence) => sentence.split(' ', 1)[0]).sort()
  expect(names).toEqual([
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'API_PORT',
    'DATABASE_URL',
    'GUESTS_PER_HOUR',
    'HUMAN_CHECK',
    'INVITATION_REQUESTS_PER_HOUR',
    'INVITATION_REQUIRED',
    'LOG_LEVEL',
    'MAIL_FROM',
    'MARKET_DATA',
    'NODE_ENV',
    'PASSWORD_PEPPER',
    'PORT',
    'PREPRODUCTION_KEY',
    'PUBLIC_URL',
    'REDIS_URL',
    'REGISTRATIONS_PER_HOUR',
    'REQUESTS_PER_MINUTE',
    'SERVICE_KEY',
    'SIGN_INS_PER_HOUR',
    'SIM_SEED',
    'SIM_SESSION',
    'SMTP_URL',
    'TICK_SECONDS',
    'TOKEN_SECRET',
    'TRUSTED_PROXY',
  ])
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ must .+\.$/)
  expect(sentences.join()).toContain('npm start')
})

test('a sentence never repeats a secret', () => {
  expect(sentencesOf({ ...NEEDED, TOKEN_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
})

test('an empty variable is like an absent one', () => {
  expect(readConfig({ ...NEEDED, DATABASE_URL: '', API_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4001 })
})

test('invitations are asked for by a server with a database of its own, unless it says otherwise [GEN-09]', () => {
  const server = { ...NEEDED, DATABASE_URL: 'postgres://localhost/palier' }
  expect(readConfig(server).invitationRequired).toBe(true)
  expect(readConfig({ ...server, INVITATION_REQUIRED: 'false' }).invitationRequired).toBe(false)
  expect(readConfig({ ...NEEDED, INVITATION_REQUIRED: 'true' }).invitationRequired).toBe(true)
})

test('trusted proxies are addresses and ranges', () => {
  expect(readConfig({ ...NEEDED, TRUSTED_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test('the pepper is a list, the current one first', () => {
  const old = 'o'.repeat(32)
  expect(readConfig({ ...NEEDED, PASSWORD_PEPPER: `2:${PEPPER}, 1:${old}` }).peppers).toEqual([
    { version: 2, secret: PEPPER },
    { version: 1, secret: old },
  ])
  for (const wrong of [`2:${PEPPER},2:${old}`, '1:short', PEPPER, `1:${PEPPER},`]) {
    const [sentence, ...others] = sentencesOf({ ...NEEDED, PASSWORD_PEPPER: wrong })
    expect([sentence?.startsWith('PASSWORD_PEPPER must'), sentence?.includes(PEPPER), others]).toEqual([
      true,
      false,
      [],
    ])
  }
})

test('a hosted check needs its keys', () => {
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  expect(readConfig({ ...NEEDED, HUMAN_CHECK: 'turnstile', ...keys }).humanCheck).toEqual({
    kind: 'turnstile',
    siteKey: 'site',
    secret: 'secret',
    hostname: null,
    allowInsecure: true,
  })
  const site = { PUBLIC_URL: 'https://Palier.example:8443/' }
  expect(readConfig({ ...NEEDED, ...site, HUMAN_CHECK: 'turnstile', ...keys }).humanCheck).toMatchObject({
    hostname: 'palier.example',
  })
  expect(sentencesOf({ ...NEEDED, HUMAN_CHECK: 'recaptcha', ...keys })).toEqual([
    'HUMAN_CHECK must come with RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET for recaptcha.',
  ])
})

test('in production the human check is on and the public address is known [D9]', () => {
  const production = {
    ...NEEDED,
    NODE_ENV: 'production',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
    PUBLIC_URL: 'https://palier.example/',
  }
  expect(readConfig(production).publicUrl).toBe('https://palier.example')
  const { PUBLIC_URL: _missing, ...without } = production
  const sentences = sentencesOf({ ...without, HUMAN_CHECK: 'off' })
  expect(sentences.map((sentence) => sentence.split(' ', 1)[0])).toEqual(['HUMAN_CHECK', 'PUBLIC_URL'])
})

test('in production a service is asked over https, unless it is allowed otherwise', () => {
  const production = {
    ...NEEDED,
    NODE_ENV: 'production',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
    PUBLIC_URL: 'https://palier.example',
  }
  const keys = { HUMAN_CHECK: 'turnstile', TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  const plain = { ...production, ...keys, TURNSTILE_VERIFY_URL: 'http://127.0.0.1:1/' }
  expect(sentencesOf(plain)).toEqual([
    'TURNSTILE_VERIFY_URL must be an https address in production, unless ALLOW_INSECURE_ENDPOINTS is 1.',
  ])
  expect(readConfig({ ...plain, ALLOW_INSECURE_ENDPOINTS: '1' }).humanCheck).toMatchObject({
    verifyUrl: 'http://127.0.0.1:1/',
    allowInsecure: true,
  })
})

test('links of a trial lead to its own port', () => {
  expect(readConfig({ ...NEEDED, PORT: '4321' }).publicUrl).toBe('http://localhost:4321')
})

test('another issuer of identities is reached by https in production, unless told otherwise', () => {
  const issuer = { GOOGLE_ISSUERS: 'https://one.test, https://two.test', GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs' }
  const production = {
    ...NEEDED,
    ...issuer,
    NODE_ENV: 'production',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
    PUBLIC_URL: 'https://palier.example',
  }
  expect(sentencesOf(production)).toEqual([
    'GOOGLE_JWKS_URL must be an https address in production, unless ALLOW_INSECURE_ENDPOINTS is 1.',
  ])
  expect(readConfig({ ...production, ALLOW_INSECURE_ENDPOINTS: '1' }).googleIssuer).toEqual({
    issuers: ['https://one.test', 'https://two.test'],
    keysUrl: issuer.GOOGLE_JWKS_URL,
    allowInsecure: true,
  })
})
