// What a book of 50 stocks with 2,000 lots each costs: its import, its screens, a lot more. `pglite` (default) or
// `postgres`: node --import tsx bench/portfolios/measure.ts [engine]. Timings report, they do not gate.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../tests/support/sources.ts'

const [engine = 'pglite'] = process.argv.slice(2)
const STOCKS = 50
const LOTS_A_STOCK = 2_000
const READS = 40
const WRITES = 60

const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-bench-'))
const postgres = engine === 'postgres' ? await startPostgres() : null
const port = await freePort()
const child = fork(join(projectRoot, 'api/src/main.ts'), {
  execArgv: ['--import', 'tsx', '--import', join(projectRoot, 'bench/portfolios/eventLoopDelay.mjs')],
  env: {
    ...process.env,
    API_PORT: String(port),
    DATA_DIR: dataDirectory,
    ...(postgres && { DATABASE_URL: postgres.addressOf('postgres') }),
    TICK_SECONDS: '600',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TOKEN_SECRET: 'a-token-secret-of-the-bench-0123456789',
    SERVICE_KEY: 'a-service-key-of-the-bench-0123456789',
    PASSWORD_PEPPER: '1:a-pepper-of-the-bench-0123456789-0123456789',
  },
})

const url = `http://127.0.0.1:${port}`
const figures: Record<string, unknown> = {}

try {
  await ready()
  const { token } = await signIn()
  const portfolioId = await makePortfolio(token)
  const stocks = await listStocks(token)
  await measureImport(token, portfolioId, stocks)
  await measureBook(token, portfolioId, stocks)
  console.table(figures)
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
  const confirm = await timed(() => send('/api/Extensions/Portfolio/ConfirmImport', { importId }, token))
  figures['confirmation'] = { ms: confirm.ms, ...(await delayOf(child)) }
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
    figures[name] = await percentiles(READS, () => send(path, input, token))
  }
  const place = { portfolioId, stockId: stocks[1]?.stockId, averageCostByShare: 80.5, stockQty: 2, lots: 'none' }
  const buy = (transactionDate: string) =>
    send('/api/Portfolio/AddPortfolioStockBuyLot', { ...place, transactionDate }, token)
  figures['a newest lot'] = await percentiles(WRITES, () => buy('2026-01-05T00:00:00Z'))
  figures['an older lot'] = await percentiles(20, () => buy('2021-01-05T00:00:00Z'))
  const values = '/api/Extensions/Portfolio/GetValueOverTime'
  const first = await timed(() => send(values, { portfolioId, days: 365 }, token))
  figures['a year of values, the first time'] = { ms: first.ms }
  figures['a year of values'] = await percentiles(20, () => send(values, { portfolioId, days: 365 }, token))
  const report = await timed(() => send('/api/Extensions/Portfolio/GetCostBaseReport', { year: 2024 }, token))
  figures['adjusted cost base of a year'] = { ms: report.ms, ...(await delayOf(child)) }
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

async function percentiles(runs: number, work: () => Promise<unknown>) {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push((await timed(work)).ms)
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(runs / 2)], p95: times[Math.floor(runs * 0.95)], most: times.at(-1) }
}

async function delayOf(process: ChildProcess) {
  const heard = once(process, 'message')
  process.send('eventLoopDelay')
  const [{ p99, longest }] = (await heard) as [{ p99: number; longest: number }]
  return { 'loop p99': p99, 'loop longest': longest }
}
