import { Misconfigured } from '@palier/service/variables'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secrets = { SESSION_SECRET: 's'.repeat(32), SERVICE_KEY: 'k'.repeat(32) }

test('only the secrets must be set; an empty variable is like an absent one', () => {
  expect(readConfig({ ...secrets, PORT: '', PUBLIC_URL: '' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:4001',
    redisUrl: null,
    sessionSecrets: [secrets.SESSION_SECRET],
    serviceKeys: [secrets.SERVICE_KEY],
    tickSeconds: 5,
    pointsPerSecond: 50,
    publicUrl: null,
    contactEmail: null,
    trustedProxies: [],
    outsideServices: [],
    metricsPort: null,
    traceProtocol: null,
    logLevel: 'info',
    environment: 'development',
  })
})

test('the pages may load the scripts of the services that were chosen, and of no others', () => {
  const outsideServicesOf = (environment: Record<string, string>) =>
    readConfig({ ...secrets, ...environment }).outsideServices
  expect(outsideServicesOf({ HUMAN_CHECK: 'off' })).toEqual([])
  expect(outsideServicesOf({ HUMAN_CHECK: 'turnstile' })).toEqual(['turnstile'])
  expect(outsideServicesOf({ HUMAN_CHECK: 'recaptcha', GOOGLE_CLIENT_ID: 'x' })).toEqual(['google', 'recaptcha'])
  expect(outsideServicesOf({ PAYMENTS: 'sandbox' })).toEqual([])
  expect(outsideServicesOf({ PAYMENTS: 'stripe' })).toEqual(['stripe'])
})

test('all that is wrong is told at once, one sentence a variable', () => {
  const wrong = {
    PORT: '70000',
    API_URL: 'ftp://x',
    REDIS_URL: 'http://x',
    SESSION_SECRET: 'short',
    TICK_SECONDS: 'soon',
    POINTS_PER_SECOND: '0',
    PUBLIC_URL: 'palier',
    TRUSTED_PROXY: 'my proxy',
    HUMAN_CHECK: 'eyes',
    PAYMENTS: 'coins',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'prod',
  }
  let sentences: readonly string[] = []
  try {
    readConfig(wrong)
  } catch (error) {
    if (error instanceof Misconfigured) sentences = error.sentences
  }
  for (const name of [...Object.keys(wrong), 'SERVICE_KEY']) {
    expect(
      sentences.filter((sentence) => sentence.startsWith(name)),
      name,
    ).toHaveLength(1)
  }
  expect(sentences).toHaveLength(13)
  expect(sentences.join()).not.toContain('short')
})

test('of two service keys the first is sent and both are known [SEC-13]', () => {
  const keys = ['n'.repeat(32), 'o'.repeat(32)]
  expect(readConfig({ ...secrets, SERVICE_KEY: keys.join(',') }).serviceKeys).toEqual(keys)
})
