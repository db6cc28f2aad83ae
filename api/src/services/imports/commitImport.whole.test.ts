import { confirmImport, previewImport, undoImport, uploadImport } from '@palier/contract/imports/importCalls'
import {
  addBuyLot,
  deletePortfolio,
  exportPortfolio,
  getPortfolioStockLots,
  getTransactions,
  getUserDataPackage,
  movePortfolioStock,
} from '@palier/contract/portfolios/portfolioCalls'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../database/connect.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { EmbeddedClient } from '../../database/embedded/embeddedClient.ts'
import { Paged } from '../../kernel/paged.ts'
import { readAllOf } from '../../database/queries/accounts/accountExportQueries.ts'
import { imports, lots, visibleLots } from '../../database/schema/portfolios.ts'
import { openTestEngine, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { mortalClient } from '../../database/testing/mortalClient.ts'
import { sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { AAPL, addInvestor, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'
import { createFileThreads } from './fileThreads.ts'
import { cleanUpImports } from './importQueue.ts'
import { createImportLimiter, createImports } from './imports.ts'
import type { Viewer } from '../kernel/viewer.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note'
// Seven lots: four blocks of two.
const SEVEN = [
  '2026-01-05,buy,RY,XTSE,10,100,',
  '2026-01-06,buy,AAPL,XNAS,10,200,',
  '2026-01-07,sell,RY,XTSE,4,110,',
  '2026-01-08,buy,RY,XTSE,5,90,',
  '2026-01-08,buy,AAPL,XNAS,1,201,',
  '2026-01-09,sell,RY,XTSE,6,95,',
  '2026-01-12,sell,AAPL,XNAS,3,210,',
]
const LOTS_A_BLOCK = 2
const threads = createFileThreads()

async function makePerson(testDatabase: TestDatabase, api: TestApi) {
  const own = await addInvestor(testDatabase, api)
  const { id: portfolioId } = await own.makePortfolio()
  const { preferences } = (await own.send(getUserDataPackage, {})) && {
    preferences: {
      ...{ language: 'fr', currency: 'CAD', hasCrossingDigest: false, crossingMail: 'daily', version: 1 },
      buyListBasis: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
    },
  }
  const viewer = { userId: own.userId, preferences } as unknown as Viewer
  async function staged(rows: readonly string[] = SEVEN): Promise<string> {
    const { data } = await sendFile(api, own.token, uploadImport, portfolioId, [HEADER, ...rows].join('\n'))
    const { importId } = uploadImport.output.parse(data)
    await own.send(previewImport, { importId })
    return importId
  }
  return { ...own, portfolioId, viewer, staged }
}

type Person = Awaited<ReturnType<typeof makePerson>>

/** What one process does with imports, over its own connection. */
function importsOver(database: Database) {
  const parts = [sampleMarket(), createImportLimiter(), threads, LOTS_A_BLOCK] as const
  const whole = createImports(database, ...parts)
  return {
    ...whole,
    async confirmAll(
      { viewer }: Person,
      importId: string,
      now: Date,
      between: () => Promise<unknown> = async () => {},
    ) {
      const { signal } = new AbortController()
      const entering = await whole.begin(viewer, importId, false, { now, signal })
      try {
        await between()
        return await database.transaction((transaction) =>
          createImports(transaction, ...parts).confirm(viewer, entering, { withLots: false }, now),
        )
      } finally {
        await whole.end(entering)
      }
    },
    async undoAll({ viewer }: Person, importId: string, now: Date, between: () => Promise<unknown> = async () => {}) {
      const leaving = await whole.beginUndo(viewer, importId)
      try {
        await between()
        return await database.transaction((transaction) =>
          createImports(transaction, ...parts).undo(viewer, leaving, now),
        )
      } finally {
        await whole.endUndo(leaving)
      }
    },
  }
}

async function stateOf(database: Database, importId: string) {
  const [row] = await database.select().from(imports).where(eq(imports.id, importId))
  return {
    status: row?.status ?? null,
    seen: await database.$count(visibleLots, eq(visibleLots.importId, importId)),
    kept: await database.$count(lots, eq(lots.importId, importId)),
  }
}

/** As time does that passes after a process was killed. */
async function letLeasesEnd(database: Database): Promise<void> {
  await database.execute(sql`update imports set lease_until = now() - interval '1 second' where lease_id is not null`)
}

describeOnOneEngine('imports in blocks', (open) => {
  let testDatabase: TestDatabase
  let database: Database
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    database = testDatabase.database
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  test('nothing of a file is seen before it is whole, nor of one that was taken out', async () => {
    const own = await makePerson(testDatabase, api)
    await own.addStock(own.portfolioId)
    await own.buy(own.portfolioId, '2026-01-06', 3, 80)
    const all = async () => {
      const { portfolioId } = own
      const {
        profile: _profile,
        sessions: _sessions,
        imports: _imports,
        idempotency_keys: _keys,
        ...tables
      } = await readAllOf(database, own.userId)
      const kept: Record<string, unknown> = {}
      for (const [table, rows] of Object.entries(tables)) {
        const read: unknown[] = []
        if (rows instanceof Paged) for await (const page of rows.pages()) read.push(...page)
        kept[table] = rows instanceof Paged ? read : rows
      }
      return {
        whole: await own.send(getUserDataPackage, {}),
        lots: await own.send(getPortfolioStockLots, { portfolioId, stockId: RY, first: 50 }),
        trades: await own.send(getTransactions, { first: 50 }),
        file: await own.send(exportPortfolio, { portfolioId }),
        kept,
      }
    }
    const before = await all()
    const importId = await own.staged()
    const own2 = importsOver(database)
    await own2.confirmAll(own, importId, api.now(), async () => {
      expect(await stateOf(database, importId)).toEqual({ status: 'entering', seen: 0, kept: 7 })
      expect(await all()).toEqual(before)
      await expectFreshBook(database)
    })
    expect(await stateOf(database, importId)).toEqual({ status: 'done', seen: 7, kept: 7 })
    expect((await own.send(getTransactions, { first: 50 })).totalCount).toBe(8)
    await expectFreshBook(database)

    expect((await own2.undoAll(own, importId, api.now())).removedCount).toBe(7)
    expect(await stateOf(database, importId)).toEqual({ status: 'undone', seen: 0, kept: 0 })
    const after = await all()
    expect([after.lots, after.file]).toEqual([before.lots, before.file])
    await expectFreshBook(database)
  })

  test('what is written between the blocks and the last transaction is counted in', async () => {
    const own = await makePerson(testDatabase, api)
    const place = { portfolioId: own.portfolioId, stockId: RY }
    await own.addStock(own.portfolioId)
    await own.buy(own.portfolioId, '2026-01-02', 2, 50)
    const importId = await own.staged()
    const { importedCount } = await importsOver(database).confirmAll(own, importId, api.now(), async () => {
      await own.send(addBuyLot, { ...place, ...trade('2026-01-08', 7, 91) })
      await own.sell(own.portfolioId, '2026-01-09', 2, 96)
      // A twin of a row of the file: the row stays out, as where the lot had been there before.
      await own.addStock(own.portfolioId, AAPL)
      await own.buy(own.portfolioId, '2026-01-06', 10, 200, AAPL)
      await own.addStock(own.portfolioId, TD)
    })
    expect(importedCount).toBe(6)
    expect(await stateOf(database, importId)).toEqual({ status: 'done', seen: 6, kept: 6 })
    await expectFreshBook(database)
  })

  test('a sale of the file that finds too few shares at the end stays out', async () => {
    const own = await makePerson(testDatabase, api)
    await own.addStock(own.portfolioId)
    const { stocks } = await own.buy(own.portfolioId, '2026-01-02', 6, 50)
    const importId = await own.staged(['2026-01-09,sell,RY,XTSE,5,95,', '2026-01-10,buy,TD,XTSE,5,95,'])
    const { importedCount } = await importsOver(database).confirmAll(own, importId, api.now(), () =>
      own.sell(own.portfolioId, '2026-01-05', 4, 60),
    )
    expect([stocks.length, importedCount]).toEqual([1, 1])
    await expectFreshBook(database)
  })

  test('an undo counts in what was written meanwhile, and is refused where a later sale needs a lot', async () => {
    const own = await makePerson(testDatabase, api)
    const other = await own.makePortfolio()
    const importId = await own.staged()
    const own2 = importsOver(database)
    await own2.confirmAll(own, importId, api.now())
    const needed = own2.undoAll(own, importId, api.now(), () => own.sell(own.portfolioId, '2026-02-02', 5, 99))
    await expect(needed).rejects.toMatchObject({ code: 'invalidLotQuantity' })
    expect(await stateOf(database, importId)).toEqual({ status: 'done', seen: 7, kept: 7 })
    await own.buy(own.portfolioId, '2026-01-02', 20, 40)
    const { removedCount } = await own2.undoAll(own, importId, api.now(), async () => {
      const move = { fromPortfolioId: own.portfolioId, toPortfolioId: other.id, stockId: AAPL }
      await own.send(movePortfolioStock, move)
      await own.buy(own.portfolioId, '2026-01-03', 1, 41)
    })
    expect(removedCount).toBe(7)
    await expectFreshBook(database)
    expect((await own.read()).portfolios.map(({ stocks }) => stocks.map(({ stockId }) => stockId))).toEqual([[RY], []])
  })

  test('two confirmations at once enter it once, and one key is told one answer', async () => {
    const own = await makePerson(testDatabase, api)
    const importId = await own.staged()
    const key = { 'idempotency-key': 'one-confirmation' }
    const [first, again] = await Promise.all([
      own.send(confirmImport, { importId }, key),
      own.send(confirmImport, { importId }, key),
    ])
    expect(again).toEqual(first)
    expect((await refusalOf(own.send(confirmImport, { importId }))).code).toBe('DuplicateKey')

    const files = [await own.staged(), await own.staged()]
    await own.send(undoImport, { importId })
    const counts = await Promise.all(files.map((id) => own.send(confirmImport, { importId: id })))
    // The second is judged by a book that has the first.
    expect(counts.map(({ importedCount }) => importedCount).toSorted()).toEqual([0, 7])
    await expectFreshBook(database)
  })

  test('an import ends with its portfolio, and lots that leave do not come back', async () => {
    const own = await makePerson(testDatabase, api)
    const importId = await own.staged()
    const gone = importsOver(database).confirmAll(own, importId, api.now(), () =>
      own.send(deletePortfolio, { portfolioId: own.portfolioId }),
    )
    await expect(gone).rejects.toMatchObject({ code: 'resource_missing' })
    expect(await stateOf(database, importId)).toEqual({ status: null, seen: 0, kept: 0 })

    const more = await makePerson(testDatabase, api)
    const other = await more.makePortfolio()
    const file = await more.staged()
    await more.send(confirmImport, { importId: file })
    const move = { fromPortfolioId: more.portfolioId, toPortfolioId: other.id, stockId: AAPL }
    await more.send(movePortfolioStock, move)
    await database.update(imports).set({ status: 'leaving' }).where(eq(imports.id, file))
    await more.send(deletePortfolio, { portfolioId: more.portfolioId })
    const left = eq(lots.portfolioId, other.id)
    expect(await database.$count(lots, left)).toBe(0)
  })
})

describe('imports of a process that is killed', () => {
  let client: EmbeddedClient
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    client = await openTestEngine()
    testDatabase = { ...connectEmbedded(client), statements: [] }
    api = await startTestApi(testDatabase)
    return async () => {
      await api.close()
      await client.close()
    }
  })

  test('killed between any two statements, a confirmation is whole or absent, and can be sent again', async () => {
    const { database } = testDatabase
    const own = await makePerson(testDatabase, api)
    const importId = await own.staged()
    const kept = new Set<number>()
    for (let statements = 1, isOver = false; !isOver; statements += 1) {
      const mortal = mortalClient(client, statements)
      await importsOver(connectEmbedded(mortal).database)
        .confirmAll(own, importId, api.now())
        .catch(() => {})
      const killed = await stateOf(database, importId)
      kept.add(killed.kept)
      isOver = killed.status === 'done'
      expect(killed.seen).toBe(isOver ? 7 : 0)
      await letLeasesEnd(database)
      await cleanUpImports(database)
      expect(await stateOf(database, importId)).toEqual(
        isOver ? { status: 'done', seen: 7, kept: 7 } : { status: 'staged', seen: 0, kept: 0 },
      )
    }
    await expectFreshBook(database)
    // It was killed after each of the four blocks.
    expect([...kept].toSorted((one, other) => one - other)).toEqual([0, 2, 4, 6, 7])
  })

  test('killed between any two statements, an undo is whole or absent', async () => {
    const { database } = testDatabase
    const own = await makePerson(testDatabase, api)
    const importId = await own.staged()
    await own.send(confirmImport, { importId })
    for (let statements = 1, isOver = false; !isOver; statements += 1) {
      const mortal = mortalClient(client, statements)
      await importsOver(connectEmbedded(mortal).database)
        .undoAll(own, importId, api.now())
        .catch(() => {})
      const killed = await stateOf(database, importId)
      isOver = killed.status !== 'done'
      expect(killed.seen).toBe(isOver ? 0 : 7)
      await letLeasesEnd(database)
      await cleanUpImports(database)
      expect(await stateOf(database, importId)).toEqual(
        isOver ? { status: 'undone', seen: 0, kept: 0 } : { status: 'done', seen: 7, kept: 7 },
      )
    }
    await expectFreshBook(database)
  })
})
