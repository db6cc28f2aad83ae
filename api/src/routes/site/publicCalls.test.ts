import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAppVersion, getPublicMainInfos, getSystemDateTime } from '@palier/contract/site/siteCalls'
import { getShowcase } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import { HEADERS } from '@palier/contract/kernel/headers'
import { publicMainInfos } from '@palier/contract/site/siteSchemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { keysOf, START, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

test('the version is that of the project [API-81] [HELP-02]', async () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'))
  expect(await api.clientOf().send(getAppVersion, {})).toEqual({ version: manifest.version })
})

test('the time is that of the service [API-82]', async () => {
  expect(await api.clientOf().send(getSystemDateTime, {})).toEqual({ systemDateTime: START.toISOString() })
})

test('rates of every pair, whether invitations are asked for, and that prices are simulated [API-83] [DATA-31] [GEN-09]', async () => {
  const infos = await api.clientOf().send(getPublicMainInfos, {})
  expect(keysOf(infos)).toEqual(Object.keys(publicMainInfos.shape).sort())
  expect(keysOf(infos.currencyExchangeRates)).toEqual(['CADCAD', 'CADUSD', 'USDCAD', 'USDUSD'])
  const { CADUSD = 0, USDCAD = 0, CADCAD, USDUSD } = infos.currencyExchangeRates
  expect(USDCAD).toBeGreaterThan(1)
  expect(CADUSD * USDCAD).toBeCloseTo(1, 4)
  expect([CADCAD, USDUSD]).toEqual([1, 1])
  expect(infos).toMatchObject({ invitationRequired: false, isMarketDataSimulated: true, exchangeRateSource: null })
})

test('the one call by GET is no POST, and the others are no GET [GEN-17]', async () => {
  expect((await api.post(getPublicMainInfos.path, {})).status).toBe(404)
  expect((await api.post(getAppVersion.path, '', { method: 'GET' })).status).toBe(404)
})

test('the demonstration list is open, in both languages, with seven prices and no statement [HOME-02] [D17]', async () => {
  const read = (language: string) => api.clientOf({ headers: { [HEADERS.language]: language } }).send(getShowcase, {})
  const [{ list: french }, { list: english }] = [await read('fr'), await read('en')]
  expect([french.name, english.name]).toEqual(['Qualité à bon prix', 'Quality at a good price'])
  expect(french.entries.map(({ symbol }) => symbol)).toEqual(['BCE', 'CNR', 'COST', 'ENB', 'SHOP', 'RY', 'MSFT'])
  expect(english.entries.map(({ marketRegularPrice }) => marketRegularPrice)).toEqual(
    french.entries.map(({ marketRegularPrice }) => marketRegularPrice),
  )
  expect(await api.countStatements(() => read('fr'))).toBe(0)
})

test('its prices move from tick to tick while its levels stand still all day [HOME-02]', async () => {
  const read = async () => (await api.clientOf().send(getShowcase, {})).list.entries
  const before = await read()
  api.pass(1000)
  expect(await read()).toEqual(before)
  api.pass(60_000)
  const after = await read()
  const pricesOf = (entries: typeof before) => entries.map(({ marketRegularPrice }) => marketRegularPrice.value)
  const levelsOf = (entries: typeof before) => entries.map(({ t200, t400, t600, t800 }) => [t200, t400, t600, t800])
  expect(pricesOf(after)).not.toEqual(pricesOf(before))
  expect(levelsOf(after)).toEqual(levelsOf(before))
})

test('the service tells that it lives and that it is ready', async () => {
  const read = async (path: string) =>
    fetch(api.url + path).then(async (answer) => [answer.status, await answer.json()])
  expect(await read('/healthz')).toEqual([200, { status: 'alive' }])
  expect(await read('/readyz')).toEqual([200, { status: 'ready', database: 'ready' }])
})

test('the printed contract is served [GEN-21]', async () => {
  const document = (await fetch(`${api.url}/api/openapi.json`).then((answer) => answer.json())) as { paths: object }
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.values(catalogue).map(({ path }) => path)))
})
