/**
 * Ten tasks at the REST service, by a client whose types are generated from docs/openapi.json and by nothing else of
 * the project. It reads where the service is and who asks from the environment, and prints a line for each task done.
 */
import { setTimeout as pause } from 'node:timers/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/contract.ts'

const { PALIER_API_URL = '', PALIER_TOKEN = '' } = process.env
const client = createClient<paths>({
  baseUrl: PALIER_API_URL,
  headers: { authorization: `Bearer ${PALIER_TOKEN}`, 'app-language': 'en' },
})

type Failure = components['schemas']['Failure']

/** The data of an answer; throws what was refused. */
function dataOf<Data>({ data, error }: { data?: { data: Data }; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data.data
}

/** The status and the code of an answer that must be a refusal. */
function refusalOf({ error, response }: { error?: Failure; response: Response }): string {
  return `${response.status} ${error?.errors[0]?.errorCode ?? 'nothing was refused'}`
}

function done(task: string, what: string): void {
  console.log(`${task}: ${what}`)
}

const prices = { T200: 50, T400: 40, T600: 30, T800: 20 }

// Come in by token.
const caller = dataOf(await client.POST('/api/authentication/TestToken', { body: {} }))
if (caller.userId === undefined) throw new Error('The token is nobody’s.')
const { userId } = caller
done('come in', `a token to ${caller.apiTokenScope}`)

// Read lists.
const { lists } = dataOf(await client.POST('/api/UserBuyStockList/V2/GetAllListWithEntries', { body: { userId } }))
done('read lists', `${lists.length} buy lists`)

// Add an entry.
const list = dataOf(
  await client.POST('/api/UserBuyStockList/V2/CreateNewList', {
    body: { userId, listName: 'Generated', listDescription: '' },
  }),
)
const { results } = dataOf(await client.POST('/api/Stocks/Search', { body: { searchText: 'SHOP' } }))
const symbol = results[0]?.ticker.normalizedTicker
if (symbol === undefined) throw new Error('Nothing was found.')
const stock = dataOf(await client.POST('/api/Stocks/Get', { body: { symbol } }))
const { stockId } = stock
const entry = dataOf(
  await client.POST('/api/UserBuyStockList/V2/AddEntry', {
    body: { listId: list.id, newEntry: { stockId, ...prices } },
  }),
)
done('add an entry', `${entry.symbol} at ${entry.t200}, ${entry.t400}, ${entry.t600}, ${entry.t800}`)

// Change prices under a version: the second writer is refused.
const change = { ...prices, stockId, id: entry.id, listId: list.id, T200: 45 }
const version = entry.version ?? 0
const changed = dataOf(
  await client.POST('/api/UserBuyStockList/V2/UpdateEntry', { body: { updatedListEntry: { ...change, version } } }),
)
const late = await client.POST('/api/UserBuyStockList/V2/UpdateEntry', {
  body: { updatedListEntry: { ...change, version } },
})
done('change under a version', `${changed.t200}, then ${refusalOf(late)}`)

// Page through lots.
const portfolio = dataOf(
  await client.POST('/api/Portfolio/AddPortfolio', {
    body: { portfolioName: 'Generated', portfolioDescription: '', currency: 'CAD' },
  }),
)
const ofStock = { portfolioId: portfolio.id, stockId }
dataOf(await client.POST('/api/Portfolio/AddPortfolioStock', { body: { ...ofStock, lots: 'none' } }))
for (const day of ['05', '06', '07']) {
  const lot = { transactionDate: `2026-01-${day}T00:00:00Z`, stockQty: 10, averageCostByShare: 100.25, note: day }
  dataOf(await client.POST('/api/Portfolio/AddPortfolioStockBuyLot', { body: { ...ofStock, ...lot, lots: 'none' } }))
}
const notes: string[] = []
let after: string | undefined
do {
  const page = dataOf(
    await client.POST('/api/Extensions/Portfolio/GetPortfolioStockLots', {
      body: { ...ofStock, first: 2, ...(after !== undefined && { after }) },
    }),
  )
  notes.push(page.lots.map(({ note }) => note).join('+'))
  after = page.nextCursor ?? undefined
} while (after !== undefined)
done('page through lots', notes.join(', '))

// Repeat a write: it is made once. Another one under the same key is refused.
const repeated = (listName: string) =>
  client.POST('/api/UserBuyStockList/V2/CreateNewList', {
    params: { header: { 'idempotency-key': 'generated-1' } },
    body: { userId, listName, listDescription: '' },
  })
const [first, second] = [dataOf(await repeated('Once')), dataOf(await repeated('Once'))]
done('repeat a write', `${first.id === second.id ? 'once' : 'twice'}, then ${refusalOf(await repeated('Other'))}`)

// Import a file.
const csv = `Date,Type,Symbol,Exchange,Quantity,Price\n2025-02-03,Buy,${stock.symbol},${stock.exchange},12,100.50\n2025-02-04,Buy,NOSUCH,XTSE,1,2\n`
const { importPortfolioResult } = dataOf(
  await client.POST('/api/Portfolio/ImportPortfolio', {
    body: { portfolioInfo: { portfolioId: portfolio.id }, csvFile: csv },
    bodySerializer: ({ portfolioInfo, csvFile }) => {
      const form = new FormData()
      form.append('portfolioInfo', new Blob([JSON.stringify(portfolioInfo)], { type: 'application/json' }))
      form.append('csvFile', new Blob([csvFile], { type: 'text/csv' }), 'trades.csv')
      return form
    },
  }),
)
const held = importPortfolioResult.portfolio.stocks.find((row) => row.stockId === stockId)
const told = importPortfolioResult.exceptions.map(({ line, errorCode }) => `line ${line} ${errorCode}`)
done('import a file', `${held?.statistics.remainingStockShareCount} shares, ${told.join()}`)

// Follow prices: the service has no push, so a script asks again until one has moved.
const priceNow = async () =>
  dataOf(await client.POST('/api/Stocks/GetMany', { body: { stockIds: [stockId] } })).stocks[0]
const before = await priceNow()
let now = before
for (let asked = 0; asked < 60 && now?.lastPriceDateTime === before?.lastPriceDateTime; asked += 1) {
  await pause(250)
  now = await priceNow()
}
done('follow prices', now?.lastPriceDateTime === before?.lastPriceDateTime ? 'nothing moved' : 'moved')

// Meet a limit.
let opened = 0
let limit = ''
while (limit === '' && opened < 200) {
  const answer = await client.POST('/api/UserSellStockList/V2/CreateNewList', {
    body: { userId, listName: `Generated ${opened + 1}`, listDescription: '' },
  })
  if (answer.data) opened += 1
  else limit = `${refusalOf(answer)} of ${answer.error.errors[0]?.params?.n}`
}
done('meet a limit', `${opened} lists, then ${limit}`)

// Meet a refusal.
const refused = await client.POST('/api/UserBuyStockList/V2/AddEntry', {
  body: { listId: first.id, newEntry: { stockId, ...prices, T200: 10 } },
})
done('meet a refusal', refusalOf(refused))
