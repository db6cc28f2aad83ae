import { expect, test } from 'vitest'
import { Misconfigured, readConfig } from './config.ts'

const NEEDED = { TOKEN_SECRET: 't'.repeat(32), SERVICE_KEY: 's'.repeat(32) }

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
    tokenSecret: NEEDED.TOKEN_SECRET,
    serviceKey: NEEDED.SERVICE_KEY,
    market: { seed: 1, session: 'always' },
    tickSeconds: 5,
    preproductionKey: null,
    invitationRequired: false,
    trustedProxies: [],
    requestsPerMinute: 3000,
    guestsPerHour: 20,
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
  })
  const names = sentences.map((sentence) => sentence.split(' ', 1)[0]).sort()
  expect(names).toEqual([
    'API_PORT',
    'DATABASE_URL',
    'GUESTS_PER_HOUR',
    'INVITATION_REQUIRED',
    'LOG_LEVEL',
    'MARKET_DATA',
    'NODE_ENV',
    'PREPRODUCTION_KEY',
    'REQUESTS_PER_MINUTE',
    'SERVICE_KEY',
    'SIM_SEED',
    'SIM_SESSION',
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

test('GEN-09 invitations are asked for by a server with a database of its own, unless it says otherwise', () => {
  const server = { ...NEEDED, DATABASE_URL: 'postgres://localhost/palier' }
  expect(readConfig(server).invitationRequired).toBe(true)
  expect(readConfig({ ...server, INVITATION_REQUIRED: 'false' }).invitationRequired).toBe(false)
  expect(readConfig({ ...NEEDED, INVITATION_REQUIRED: 'true' }).invitationRequired).toBe(true)
})

test('trusted proxies are addresses and ranges', () => {
  expect(readConfig({ ...NEEDED, TRUSTED_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})
