import { beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../marketData/testing/sampleMarket.ts'
import { type Answer, startJsonServer } from '../marketData/testing/startJsonServer.ts'
import { createBankOfCanada } from './bankOfCanada.ts'
import { describeExchangeRates } from './conformance.ts'

let standIn: Awaited<ReturnType<typeof startJsonServer>>
let answer: Answer

const GOOD: Answer = {
  body: {
    terms: { url: 'https://www.bankofcanada.ca/terms/' },
    seriesDetail: { FXUSDCAD: { label: 'USD/CAD' } },
    observations: [
      { d: '2026-11-19', FXUSDCAD: { v: '1.4064' } },
      { d: '2026-11-18', FXUSDCAD: { v: '1.4011' } },
      { d: '2026-11-20', FXUSDCAD: { v: '1.9999' } },
      { d: '2026-11-17' },
    ],
  },
}

beforeAll(async () => {
  standIn = await startJsonServer(async () => answer)
  answer = GOOD
  return () => standIn.close()
})

function create() {
  return createBankOfCanada({ baseUrl: standIn.url, allowInsecure: true, pause: async () => undefined })
}

describeExchangeRates('the Bank of Canada', () => ({ rates: create(), now: NOW }))

describe('the Bank of Canada', () => {
  test('the newest published rate counts, exactly as it is written [SHELL-03]', async () => {
    answer = GOOD
    const { rate, asOf } = await create().latest(NOW)
    expect([rate.toString(), asOf.toISOString()]).toEqual(['1.4064', '2026-11-19T21:30:00.000Z'])
    expect(standIn.requests.at(-1)?.pathname).toBe('/observations/FXUSDCAD/json')
  })

  test('past days have the rates that were published for them, and holidays none [PORT-20]', async () => {
    answer = GOOD
    const days = await create().since('2026-11-16', NOW)
    expect(days.map(({ date, rate }) => `${date} ${rate}`)).toEqual(['2026-11-18 1.4011', '2026-11-19 1.4064'])
    expect(standIn.requests.at(-1)?.search).toBe('?start_date=2026-11-16')
  })

  test.for([
    ['no observation', { body: { observations: [] } }],
    ['an unknown series', { status: 404, body: { message: 'Series not found' } }],
    ['another shape', { body: { observations: [{ d: 'yesterday' }] } }],
    ['a word', { body: { observations: [{ d: '2026-11-19', FXUSDCAD: { v: 'Bank holiday' } }] } }],
    ['no answer', { status: 503, body: 'Service Unavailable' }],
  ] as const)('a rate is never made up: %s is an error [SHELL-03]', async ([name, wrong]) => {
    answer = wrong
    await expect(create().latest(NOW)).rejects.toThrow('No response from Bank of Canada')
    if ('observations' in Object(wrong.body) && name !== 'another shape') return
    await expect(create().since('2026-11-16', NOW)).rejects.toThrow('No response from Bank of Canada')
  })
})
