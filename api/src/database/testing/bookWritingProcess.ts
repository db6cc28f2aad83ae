// Opens the database given and writes on one portfolio until it is killed: so many lots, acknowledging each, and then
// one import after another. The first time it makes the person and the portfolio.
import process from 'node:process'
import { decimal } from '@palier/domain/kernel/decimal'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import { sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { seedDatabase } from '../../setup/seedDatabase.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { inBlocks } from '../../services/imports/importBlocks.ts'
import { createFileThreads } from '../../services/imports/fileThreads.ts'
import { createImportLimiter, createImports } from '../../services/imports/imports.ts'
import { createLotWrites } from '../../services/portfolios/lotWrites.ts'
import type { Viewer } from '../../services/kernel/viewer.ts'
import { connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'
import { preferences, users } from '../schema/accounts.ts'
import { portfolios, portfolioStocks } from '../schema/portfolios.ts'
import { storedText } from '../kernel/storedJson.ts'

const ROWS = 3_000
const NOW = new Date('2026-11-20T15:00:00.000Z')
const USER = '00000000-0000-4000-8000-000000000001'
const PORTFOLIO = '00000000-0000-4000-8000-000000000002'
const stockId = stockIdOf('RY:XTSE')

const [place = '', lotCount = ''] = process.argv.slice(2)
const isServer = place.startsWith('postgres:')
const { database } = await connectDatabase(
  isServer ? { databaseUrl: place, dataDirectory: '' } : { dataDirectory: place },
)
const market = sampleMarket()
await migrateDatabase(database)
await seedDatabase(database, market)
await makePerson()

const viewer: Viewer = {
  userId: USER,
  sessionId: USER,
  sessionExpiresAt: NOW,
  apiToken: null,
  roles: {},
  tokenRoles: {},
  acceptedTermsVersion: null,
  preferences: {
    language: 'fr',
    currency: 'CAD',
    buyListBasis: DEFAULT_SCORE_BASIS,
    hasCrossingDigest: false,
    crossingMail: 'daily',
    version: 1,
  },
}

process.send?.({ opened: true })
for (let number = 0; ; number += 1) {
  if (number < Number(lotCount)) await writeLot(number)
  else await importFile()
}

async function writeLot(number: number): Promise<void> {
  const id = await database.transaction(async (transaction) => {
    const written = await createLotWrites(transaction, market).add(
      viewer,
      { portfolioId: PORTFOLIO, stockId },
      {
        kind: number % 4 === 3 ? 'sell' : 'buy',
        // Not always the newest, so that others have to be counted anew.
        tradeDate: `2026-0${(number % 9) + 1}-1${number % 10}`,
        tradeOrder: 0,
        quantity: decimal(number % 4 === 3 ? 1 : 10),
        price: decimal(100 + number / 7).round(8),
        note: '',
        fee: null,
        fxRateToCad: null,
      },
      { withLots: true },
      NOW,
    )
    return written.portfolios[0]?.stocks[0]?.lots.toSorted((one, other) => other.entryOrder - one.entryOrder)[0]?.id
  })
  process.send?.({ acknowledged: id, count: number + 1 })
}

async function importFile(): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, line) => ({
    line,
    cells: ['2026-02-02', 'buy', 'RY', 'XTSE', '3', '100', ''],
  }))
  const header = ['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note']
  const [gate, threads] = [createImportLimiter(), createFileThreads()]
  const imports = createImports(database, market, gate, threads)
  const blocks = inBlocks(rows).map(storedText)
  const file = { header, headerKey: 'key', rowCount: rows.length, remainder: { headerLine: 1, blankCount: 0 }, blocks }
  const asking = { now: NOW, signal: new AbortController().signal }
  const importId = await imports.stage(viewer, PORTFOLIO, file, NOW)
  process.send?.({ importing: importId })
  const entering = await imports.begin(viewer, importId, true, asking)
  await database.transaction((transaction) =>
    createImports(transaction, market, gate, threads).confirm(viewer, entering, { withLots: false }, NOW),
  )
  await imports.end(entering)
  process.send?.({ imported: importId })
}

async function makePerson(): Promise<void> {
  const dates = { createdAt: NOW, updatedAt: NOW }
  await database
    .insert(users)
    .values({
      ...{ id: USER, firstName: 'Ada', lastName: '', roles: {}, planName: 'vip', createdAt: NOW },
      firstAuthenticationMethod: 'password',
    })
    .onConflictDoNothing()
  await database
    .insert(preferences)
    .values({
      ...{ userId: USER, language: 'fr', currency: 'CAD', updatedAt: dates.updatedAt },
      ...{ scoreFallback: 'none', scoreFiftyTwoWeeks: 0, scoreThresholds: 1 },
    })
    .onConflictDoNothing()
  await database
    .insert(portfolios)
    .values({
      ...{ id: PORTFOLIO, userId: USER, name: 'Retraite', description: '', currency: 'CAD' },
      ...{ amountOfMoney: '0', createdAt: NOW },
    })
    .onConflictDoNothing()
  await database
    .insert(portfolioStocks)
    .values({ portfolioId: PORTFOLIO, stockId, note: '', addedAt: NOW })
    .onConflictDoNothing()
}
