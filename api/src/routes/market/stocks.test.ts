import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { getStock, getStocks } from '@palier/contract/market/stockCalls'
import { dayStockEvolution, stock as wireStock } from '@palier/contract/market/stockSchemas'
import { beforeAll, expect, test } from 'vitest'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { type Guest, keysOf, KEYS, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const ENB = stockIdOf('ENB:XTSE')
// Fields of a stock that come with thresholds, dividends, companies and suffixes: none of them is known here.
const UNKNOWN_HERE = [
  'symbolSuffix',
  'dividendInfo',
  'companyInfo',
  'score',
  'scoreDetailsInfo',
  't200',
  't400',
  't600',
  't800',
]

describeOnOneEngine('stocks', (open) => {
  let api: TestApi
  let guest: Guest

  beforeAll(async () => {
    api = await startTestApi(await open())
    guest = await api.signIn()
    return () => api.close()
  })

  test('a stock is read by its id with the course of its day [API-70] [DATA-02]', async () => {
    const stock = await guest.send(getStock, { stockId: ENB })
    const expected = Object.keys(wireStock.shape).filter((key) => !UNKNOWN_HERE.includes(key))
    expect(keysOf(stock)).toEqual(expected.sort())
    expect(stock).toMatchObject({
      stockId: ENB,
      symbol: 'ENB',
      companyName: 'Enbridge Inc.',
      currency: 'CAD',
      exchange: 'XTSE',
    })
    expect(keysOf(stock.dayStockEvolution)).toEqual(Object.keys(dayStockEvolution.shape).sort())

    const { previousClose = 0, dayLow = 0, dayHigh = 0, stockEvolutionPITList = [] } = stock.dayStockEvolution ?? {}
    expect(stock.change).toBeCloseTo(stock.lastPrice - previousClose, 8)
    expect(stock.changePercent).toBeCloseTo((100 * (stock.lastPrice - previousClose)) / previousClose, 3)
    expect(stock.lastPrice).toBeGreaterThanOrEqual(dayLow)
    expect(stock.lastPrice).toBeLessThanOrEqual(dayHigh)
    expect(stockEvolutionPITList.at(-1)).toEqual({ dateTime: stock.lastPriceDateTime, price: stock.lastPrice })
  })

  test('a stock is read by its symbol; one that several exchanges list means the Canadian listing [API-70]', async () => {
    expect(await guest.send(getStock, { symbol: 'enb' })).toMatchObject({ stockId: ENB })
    expect(await guest.send(getStock, { symbol: 'T' })).toMatchObject({ companyName: 'TELUS Corporation' })
    expect(await guest.send(getStock, { stockId: stockIdOf('T:XNYS') })).toMatchObject({ currency: 'USD' })
  })

  test('what does not exist is missing, whatever its id looks like [API-70]', async () => {
    for (const wanted of [{ stockId: crypto.randomUUID() }, { stockId: 'enbridge' }, { symbol: 'NOSUCH' }]) {
      expect(await refusalOf(guest.send(getStock, wanted))).toMatchObject({ code: 'resource_missing', status: 404 })
    }
  })

  test('a request without a stock, or for too many, is refused [API-70] [API-84] [ERR-33]', async () => {
    const tooMany = { stockIds: Array.from({ length: 501 }, () => ENB) }
    for (const [path, body] of [
      [getStock.path, {}],
      [getStock.path, { symbol: 'a b' }],
      [getStocks.path, { stockIds: [] }],
      [getStocks.path, tooMany],
      [getStocks.path, { stockIds: [7] }],
    ] as const) {
      const { status, body: answer } = await api.post(path, body, { token: guest.token })
      expect([status, answer]).toMatchObject([400, { errors: [{ errorCode: 'parameter_invalid_empty' }] }])
    }
  })

  test('a stock requested by id and by symbol at once is refused [SPEC-25]', async () => {
    const both = { stockId: ENB, symbol: 'ENB' }
    const { status, body } = await api.post(getStock.path, both, { token: guest.token })
    expect([status, body]).toMatchObject([400, { errors: [{ errorCode: 'parameter_invalid_empty' }] }])
  })

  test('many stocks come in one call, in any order, each once, unknown ids left out [API-84]', async () => {
    const { lists } = await guest.send(getBuyLists, { userId: guest.userId })
    const ids = [...new Set(lists.flatMap(({ entries }) => entries.map(({ stockId }) => stockId)))]
    const asked = [...ids, ...ids, crypto.randomUUID(), 'no id']
    const { stocks } = await guest.send(getStocks, { stockIds: asked })
    expect(stocks.map(({ stockId }) => stockId).sort()).toEqual(ids.sort())

    const entry = lists[0]?.entries[0]
    const same = stocks.find(({ stockId }) => stockId === entry?.stockId)
    expect([same?.lastPrice, same?.change]).toEqual([entry?.marketRegularPrice.value, entry?.change.value])
  })

  test('our own services read it with their key, and nothing else [API-84] [D8]', async () => {
    const service = api.clientOf({ token: KEYS.SERVICE_KEY })
    expect((await service.send(getStocks, { stockIds: [ENB] })).stocks).toHaveLength(1)
    expect((await refusalOf(service.send(getStock, { stockId: ENB }))).code).toBe('notAuthenticated')
    const wrong = api.clientOf({ token: `${KEYS.SERVICE_KEY}x` })
    expect((await refusalOf(wrong.send(getStocks, { stockIds: [ENB] }))).status).toBe(401)
  })

  test('one statement beside the session check, however many stocks [API-70] [API-84]', async () => {
    const stockIds = [ENB, stockIdOf('T:XTSE'), stockIdOf('RY:XTSE')]
    expect(await api.countStatements(() => guest.send(getStock, { stockId: ENB }))).toBe(2)
    expect(await api.countStatements(() => guest.send(getStocks, { stockIds }))).toBe(2)
    const service = api.clientOf({ token: KEYS.SERVICE_KEY })
    expect(await api.countStatements(() => service.send(getStocks, { stockIds }))).toBe(1)
  })
})
