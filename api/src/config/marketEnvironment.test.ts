import { Misconfigured } from '@palier/service/variables'
import { expect, it, test } from 'vitest'
import { readConfig } from './config.ts'

const NEEDED = {
  TOKEN_SECRET: 't'.repeat(32),
  SERVICE_KEY: 's'.repeat(32),
  PASSWORD_PEPPER: `1:${'p'.repeat(32)}`,
}

function sentencesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...NEEDED, ...environment })
  } catch (error) {
    if (error instanceof Misconfigured) return error.sentences
    throw error
  }
  return []
}

test('prices come from the simulated exchange unless another source is named with its key [D7]', () => {
  expect(readConfig(NEEDED).marketSources.source).toEqual({ kind: 'simulated' })
  expect(readConfig({ ...NEEDED, MARKET_DATA: 'yahoo' }).marketSources.source).toEqual({
    kind: 'yahoo',
    allowInsecure: true,
  })
  expect(sentencesOf({ MARKET_DATA: 'eodhd' })).toEqual(['EODHD_API_TOKEN must be set for MARKET_DATA=eodhd.'])
  expect(readConfig({ ...NEEDED, MARKET_DATA: 'eodhd', EODHD_API_TOKEN: 'demo' }).marketSources.source).toMatchObject({
    kind: 'eodhd',
    token: 'demo',
  })
})

it('the user agent for Yahoo is a setting, in characters that a header takes [SVC-8]', () => {
  const environment = { ...NEEDED, MARKET_DATA: 'yahoo', YAHOO_USER_AGENT: 'Mozilla/5.0 (X11) Firefox/140' }
  expect(readConfig(environment).marketSources.source).toMatchObject({ userAgent: 'Mozilla/5.0 (X11) Firefox/140' })
  expect(sentencesOf({ YAHOO_USER_AGENT: 'two\nlines' })).toEqual([
    'YAHOO_USER_AGENT must be 1 to 300 printable ASCII characters.',
  ])
})

test('a language model has an address and a name [AI-01]', () => {
  expect(sentencesOf({ AI_BASE_URL: 'https://model.example/v1' })).toEqual(['AI_MODEL must be set with AI_BASE_URL.'])
  const given = { ...NEEDED, AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'small', AI_TOKENS_A_DAY: '5000' }
  expect(readConfig(given).marketSources.model).toMatchObject({ name: 'small', apiKey: '', tokensADay: 5000 })
})

test('in production an outside service is reached over https', () => {
  const addresses = ['EODHD_BASE_URL', 'YAHOO_BASE_URL', 'VALET_BASE_URL', 'AI_BASE_URL']
  const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://palier.example', ALLOW_SANDBOX_IN_PRODUCTION: '1' }
  const production = { ...site, AI_MODEL: 'm' }
  const plain = Object.fromEntries(addresses.map((name) => [name, 'http://127.0.0.1:9']))
  expect(sentencesOf({ ...production, ...plain }).map((sentence) => sentence.split(' ', 1)[0])).toEqual(addresses)
  expect(sentencesOf({ ...production, ...plain, ALLOW_INSECURE_ENDPOINTS: '1' })).toEqual([])
})
