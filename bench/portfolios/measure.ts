// What a book of 50 stocks with 2,000 lots each costs: its import, its screens, a lot more, wherever it stands. `pglite`
// (default) or `postgres`: node --import tsx bench/portfolios/measure.ts [engine]. What is asked again and again is judged
// by how long the server takes to answer; the caller's own time stands beside it. Ends with a word and another exit code
// where a limit is not kept: they are those of a machine that does nothing else.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../tests/support/sources.ts'
import { measuresOf, spreadOf } from './measures.ts'

const [engine = 'pglite'] = process.argv.slice(2)
const STOCKS = 50
const LOTS_A_STOCK = 2_000
const READS = 40
const WRITES = 60
const WARMING = 40
const LIMITS = { screen: 300, write: 50, confirmation: 10_000, loop: 100, otherCaller: 1_000 }

const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-bench-'))
const postgres = engine === 'postgres' ? await startPostgres() : null
const port = await freePort()
const child = fork(join(projectRoot, 'api/src/main.ts'), {
  execArgv: ['--import', 'tsx', '--import', join(projectRoot, 'bench/portfolios/withinServer.mjs')],
  env: {
    ...process.env,
    API_PORT: String(port),
    DATA_DIR: dataDirectory,
    ...(postgres && { DATABASE_URL: postgres.addressOf('postgres') }),
    TICK_SECONDS: '600',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    REQUESTS_PER_MINUTE: '1000000',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
    PUBLIC_URL: 'https://palier.example',
    TOKEN_SECRET: 'a-token-secret-of-the-bench-0123456789',
    SERVICE_KEY: 'a-service-key-of-the-bench-0123456789',
    PASSWORD_PEPPER: '1:a-pepper-of-the-bench-0123456789-0123456789',
  },
})

const url = `http://127.0.0.1:${port}`
const figures: Record<string, unknown> = {}
const broken: string[] = []

try {
  await ready()
  const { token } = await signIn()
  const portfolioId = await makePortfolio(token)
  const stocks = await listStocks(token)
  await measureImport(token, portfolioId, stocks)
  await measureBook(token, portfolioId, stocks)
  console.table(figures)
  for (const sentence of broken) console.error(sentence)
  if (broken.length > 0) process.exitCode = 1
} finally {
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await postgres?.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}

type Stock = { stockId: string; symbol: string; exchange: string }

async function measureImport(token: string, portfolioId: string, stocks: Stock[]) {
  const rows = Array.from({ length: LOTS_A_STOCK }, (_, lot) =>
    stocks.map(({ symbol, exchange }) => {
      const date = new Date(Date.UTC(2020, 0, 1 + lot)).toISOString().slice(0, 10)
      return `${date},${lot % 5 === 4 ? 'sell' : 'buy'},${symbol},${exchange},${1 + (lot % 7)},${50 + (lot % 90)}.25,`
    }),
  ).flat()
  const body = new FormData()
  body.append('portfolioInfo', JSON.stringify({ portfolioId }))
  body.append('csvFile', new Blob([['date,type,symbol,exchange,quantity,price,note', ...rows].join('\n')]), 'lots.csv')
  await delayOf(child)
  const upload = await timed(() => send('/api/Extensions/Portfolio/UploadImport', body, token))
  figures['upload of 100,000 rows'] = { ms: upload.ms, ...(await delayOf(child)) }
  const { importId } = upload.data as { importId: string }
  const preview = await timed(() => send('/api/Extensions/Portfolio/PreviewImport', { importId }, token))
  figures['preview'] = { ms: preview.ms, ...(await delayOf(child)) }
  const { token: other } = await signIn()
  const work = timed(() => send('/api/Extensions/Portfolio/ConfirmImport', { importId }, token))
  const waits = await askUntil(work, () => send('/api/Portfolio/GetUserPortfoliosInfo', { lots: 'none' }, other))
  const confirm = await work
  const delays = await delayOf(child)
  figures['confirmation'] = { ms: confirm.ms, ...delays }
  figures['another caller meanwhile'] = { most: waits }
  keepTo('confirmation', confirm.ms, LIMITS.confirmation)
  keepTo('loop during the confirmation', delays['loop longest'], LIMITS.loop)
  keepTo('another caller during the confirmation', waits, LIMITS.otherCaller)
  const { importedCount } = confirm.data as { importedCount: number }
  if (importedCount !== STOCKS * LOTS_A_STOCK) throw new Error(`Only ${importedCount} lots came in.`)
}

async function measureBook(token: string, portfolioId: string, stocks: Stock[]) {
  const screens = {
    GetUserPortfoliosInfo: ['/api/Portfolio/GetUserPortfoliosInfo', { lots: 'none', transactionsFirst: 20 }],
    GetDefaultUserDataPackage: [
      '/api/UserDataPackage/GetDefaultUserDataPackage',
      { lots: 'none', transactionsFirst: 20 },
    ],
    GetPortfolioStockLots: [
      '/api/Extensions/Portfolio/GetPortfolioStockLots',
      { portfolioId, stockId: stocks[0]?.stockId, first: 50 },
    ],
    GetTransactions: ['/api/Extensions/Portfolio/GetTransactions', { first: 50 }],
  } as const
  for (const [name, [path, input]] of Object.entries(screens)) {
    figures[name] = await percentiles(name, READS, LIMITS.screen, () => send(path, input, token))
  }
  await measureWrites(token, { portfolioId, stockId: stocks[1]?.stockId })
  const values = '/api/Extensions/Portfolio/GetValueOverTime'
  const first = await timed(() => send(values, { portfolioId, days: 365 }, token))
  figures['a year of values, the first time'] = { ms: first.ms }
  figures['a year of values'] = await percentiles('a year of values', 20, LIMITS.screen, () =>
    send(values, { portfolioId, days: 365 }, token),
  )
  const trade = { transactionType: 'Sell', transactionDate: '2026-01-05T00:00:00Z', stockQty: 1, averageCostByShare: 1 }
  const measured = {
    'the return of a year': ['GetPerformance', { portfolioId, days: 365 }],
    'the income of a year': ['GetIncome', { portfolioId }],
    'a sale checked for superficial losses': [
      'CheckSuperficialLoss',
      { stockId: stocks[2]?.stockId, trade: { portfolioId, ...trade } },
    ],
  } as const
  for (const [name, [verb, input]] of Object.entries(measured)) {
    const ask = () => send(`/api/Extensions/Portfolio/${verb}`, input, token)
    figures[name] = await percentiles(name, 20, LIMITS.screen, ask)
  }
  const report = await timed(() => send('/api/Extensions/Portfolio/GetCostBaseReport', { year: 2024 }, token))
  figures['adjusted cost base of a year'] = { ms: report.ms, ...(await delayOf(child)) }
}

async function measureWrites(token: string, place: { portfolioId: string; stockId: string | undefined }) {
  const trade = { ...place, averageCostByShare: 80.5, stockQty: 2, lots: 'none' }
  const buy = (transactionDate: string) => () =>
    send('/api/Portfolio/AddPortfolioStockBuyLot', { ...trade, transactionDate }, token)
  const measure = async (name: string, work: () => Promise<unknown>) => {
    figures[name] = await percentiles(name, WRITES, LIMITS.write, work)
  }
  await measure('the newest lot', buy('2026-01-05T00:00:00Z'))
  await measure('a lot in the midst', buy('2022-10-05T00:00:00Z'))
  await measure('the oldest lot', buy('2020-01-01T00:00:00Z'))
  const sales = await listSales(token, place)
  let next = 0
  const sale = () => ({ ...place, lotId: sales[next++], lots: 'none' })
  const edit = { ...trade, transactionType: 'Sell', stockQty: 1, transactionDate: '2020-06-01T00:00:00Z' }
  await measure('the edit of a lot', () => {
    return send('/api/Portfolio/UpdatePortfolioStockLot', { ...edit, ...sale() }, token)
  })
  await measure('the deletion of a lot', () => send('/api/Portfolio/DeletePortfolioStockLot', sale(), token))
}

/** The ids of all sales of a stock, the oldest first. */
async function listSales(token: string, place: object): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | undefined; ;) {
    const input = { ...place, kind: 'sell', first: 100, after }
    const page = (await send('/api/Extensions/Portfolio/GetPortfolioStockLots', input, token)) as LotPage
    ids.push(...page.lots.map(({ lotId }) => lotId))
    if (page.nextCursor === null) return ids.toReversed()
    after = page.nextCursor
  }
}

type LotPage = { lots: { lotId: string }[]; nextCursor: string | null }

/** How long the longest question took, asked again and again while some work goes on. */
async function askUntil(work: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  let most = 0
  while (!isOver) {
    const { ms, data } = await timed(() => ask().catch((error: unknown) => error))
    most = Math.max(most, ms)
    if (data instanceof Error) broken.push(`another caller was refused after ${ms} ms: ${data.message}`)
  }
  return most
}

async function ready() {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The service ended.')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
}

async function signIn() {
  const { tokenInfo } = (await send('/api/authentication/loginAsGuest', {})) as { tokenInfo: { rawToken: string } }
  return { token: tokenInfo.rawToken }
}

async function makePortfolio(token: string) {
  const input = { portfolioName: 'Large', portfolioDescription: '', currency: 'CAD' }
  return ((await send('/api/Portfolio/AddPortfolio', input, token)) as { id: string }).id
}

async function listStocks(token: string): Promise<Stock[]> {
  const path = '/api/Stocks/SearchLocally'
  const found = new Map<string, Stock>()
  for (const searchText of ['a', 'e', 'o', 'i', 'corp', 'inc', 'bank']) {
    const data = (await send(path, { searchText, maxCount: 50 }, token)) as { stocks: Stock[] }
    for (const stock of data.stocks) found.set(stock.stockId, stock)
  }
  return [...found.values()].slice(0, STOCKS)
}

async function send(path: string, input: unknown, token?: string): Promise<unknown> {
  const isForm = input instanceof FormData
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    },
    body: isForm ? input : JSON.stringify(input),
  })
  const body = (await answer.json()) as { success: boolean; data: unknown }
  if (!body.success) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.data
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  const data = await work()
  return { data, ms: Math.round(performance.now() - started) }
}

async function percentiles(name: string, runs: number, limit: number, work: () => Promise<unknown>) {
  // A process that has done it some times is what people meet: the first ones run code that was never run.
  for (let run = 0; run < WARMING; run += 1) await work()
  await measuresOf(child)
  const heard: number[] = []
  for (let run = 0; run < runs; run += 1) heard.push((await timed(work)).ms)
  const { answers } = await measuresOf(child)
  if (answers.length !== runs) throw new Error(`${answers.length} answers were measured, not ${runs}.`)
  const { p50, p95, most } = spreadOf(answers)
  keepTo(`p95 of ${name}`, p95, limit)
  return { p50, p95, most, 'p95 at the caller': spreadOf(heard).p95 }
}

function keepTo(name: string, milliseconds: number, limit: number): void {
  if (milliseconds > limit) broken.push(`${name}: ${milliseconds} ms, over the limit of ${limit} ms.`)
}

async function delayOf(process: ChildProcess) {
  const { p99, longest } = await measuresOf(process)
  return { 'loop p99': p99, 'loop longest': longest }
}
