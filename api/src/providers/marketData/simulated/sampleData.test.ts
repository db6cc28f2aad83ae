import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { readConcepts } from '../concepts.ts'
import { readOtherNames } from '../otherNames.ts'
import { readSecurities } from './readSecurities.ts'

const folder = join(import.meta.dirname, '../../../../data')
const file = join(folder, 'securities.csv')
const rows = parse<Record<string, string>>(readFileSync(file), { bom: true, columns: true })
const securities = readSecurities(file)
const concepts = readConcepts(join(folder, 'concepts.csv'))

test('every line of the sample is complete', () => {
  expect(rows.length).toBeGreaterThanOrEqual(223)
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) expect(value.trim(), `${row['symbol']} ${column}`).toBe(value)
    expect(Object.values(row), row['symbol']).not.toContain('')
  }
})

test('a ticker may be listed twice, a ticker and exchange code once [STOCK-19]', () => {
  const keys = securities.map(({ security }) => security.key)

  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(expect.arrayContaining(['T:XTSE', 'T:XNYS']))
})

test('a listing has the currency, the country and the venue of its exchange', () => {
  const exchanges: Record<string, { currency: string; country: string; mics: string[] }> = {
    XTSE: { currency: 'CAD', country: 'CA', mics: ['XTSE'] },
    XTSX: { currency: 'CAD', country: 'CA', mics: ['XTSX'] },
    CSE: { currency: 'CAD', country: 'CA', mics: ['XCNQ'] },
    XNAS: { currency: 'USD', country: 'US', mics: ['XNAS'] },
    XNYS: { currency: 'USD', country: 'US', mics: ['XNYS', 'ARCX'] },
    OTCQX: { currency: 'USD', country: 'US', mics: ['OTCQX'] },
  }
  for (const { security } of securities) {
    const { key, exchangeCode, currency, country, mic } = security
    const exchange = exchanges[exchangeCode]
    expect(exchange, key).toMatchObject({ currency, country })
    expect(exchange?.mics, key).toContain(mic)
  }
})

test('twin listings share their company and what it does, at the price that the rate gives', () => {
  const twins = ['RY', 'TD', 'ENB', 'CNR', 'SHOP', 'BCE', 'FTS', 'AEM'].map((ticker) => {
    const home = securities.find(({ security }) => security.key === `${ticker}:XTSE`)
    const twin = securities.find(({ security }) => {
      return security.companyKey === home?.security.companyKey && security.currency === 'USD'
    })
    return { ticker, home, twin }
  })

  for (const { ticker, home, twin } of twins) {
    expect(twin?.security, ticker).toMatchObject({
      name: home?.security.name,
      sector: home?.security.sector,
      industry: home?.security.industry,
      subIndustry: home?.security.subIndustry,
    })
    expect((home?.referencePrice ?? 0) / (twin?.referencePrice ?? 1), ticker).toBeCloseTo(1.4, 2)
  }
})

test('the kind of a security is what its ticker and name say', () => {
  const kinds = Object.fromEntries(securities.map(({ security }) => [security.key, security.kind]))

  expect(kinds).toMatchObject({ 'RY:XTSE': 'commonStock', 'BEP-UN:XTSE': 'unit', 'RHHBY:OTCQX': 'depositaryReceipt' })
  for (const { security } of securities) {
    expect(security.kind === 'unit', security.key).toBe(security.ticker.endsWith('-UN'))
    expect(security.kind === 'etf', security.key).toBe(security.sector === 'funds')
  }
})

test('what pays no dividend has no payout, and what pays has one to twelve a year', () => {
  for (const row of rows) {
    const pays = Number(row['dividend_yield_pct_order']) > 0
    expect(pays ? ['1', '2', '4', '12'] : ['0'], row['symbol']).toContain(row['payouts_per_year'])
  }
})

describe('concepts', () => {
  const kinds = ['sector', 'industry', 'subIndustry'] as const

  test.each(kinds)('every %s of the sample has its words in both languages, and none is unused', (kind) => {
    const named = concepts.filter((concept) => concept.kind === kind).map(({ key }) => key)
    const used = new Set(securities.map(({ security }) => security[kind]))

    expect(named.toSorted()).toEqual([...used].toSorted())
  })

  test('one concept has one spelling', () => {
    for (const kind of kinds) {
      const ofKind = concepts.filter((concept) => concept.kind === kind)
      for (const language of ['en', 'fr'] as const) {
        const names = ofKind.map((concept) => concept[language].toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
        expect(new Set(names).size, `${kind} ${language}`).toBe(names.length)
      }
    }
  })

  test('a key that several kinds share has the same words in each', () => {
    for (const { key, en, fr } of concepts) {
      const namesakes = concepts.filter((concept) => concept.key === key)
      expect(
        namesakes.every((concept) => concept.en === en && concept.fr === fr),
        key,
      ).toBe(true)
    }
  })
})

test('every other name is that of a company of the sample [API-71]', () => {
  const companies = new Set(securities.map(({ security }) => security.companyKey))
  const names = readOtherNames(join(folder, 'other-names.csv'))
  expect(names.filter(({ companyKey }) => !companies.has(companyKey))).toEqual([])
  expect(names.length).toBeGreaterThan(35)
})
