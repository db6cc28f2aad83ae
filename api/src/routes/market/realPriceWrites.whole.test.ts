import { catalogue } from '@palier/contract/catalogue'
import { confirmImport, importPortfolio, undoImport, uploadImport } from '@palier/contract/imports/importCalls'
import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import * as events from '@palier/contract/portfolios/bookEventCalls'
import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { createIncomeCalendar, deleteIncomeCalendar } from '@palier/contract/portfolios/incomeCalendarCalls'
import { dismissIncompleteEvent } from '@palier/contract/portfolios/incompleteEventCalls'
import * as portfolios from '@palier/contract/portfolios/portfolioCalls'
import { answerSplit } from '@palier/contract/portfolios/splitCalls'
import { buyListWrites, otherListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { AAPL, addInvestor, type Investor, NONE, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { SOURCES, startRealPrices } from '../../testing/startRealPrices.ts'
import { START, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const P95_MILLISECONDS = 300
const PRICED_WITHIN_MILLISECONDS = 30_000
const ROUNDS = 5

const KINDS = [
  [buyListWrites, { T200: 60, T400: 50, T600: 40, T800: 30 }],
  [sellListWrites, { T200: 30, T400: 40, T600: 500, T800: 600 }],
  [otherListWrites, { T200: 0, T400: 0, T600: 0, T800: 0 }],
] as const

const FILE = 'date,type,symbol,quantity,price\n2026-03-02,buy,ENB,10,50\n'
const HELD = ['BMO', 'BNS', 'CM', 'CNR', 'CP', 'ENB', 'NA', 'RY', 'SHOP', 'SU', 'TD', 'TRP']

/** Sends every write that reads or values prices, and records how long each takes. */
class Writer {
  readonly milliseconds: number[] = []
  readonly sent = new Set<Call>()
  readonly #person: Investor
  readonly #api: TestApi

  constructor(person: Investor, api: TestApi) {
    this.#person = person
    this.#api = api
  }

  async measure<Answer>(call: Call, send: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now()
    const answer = await send()
    this.milliseconds.push(performance.now() - began)
    this.sent.add(call)
    return answer
  }

  write<C extends Call>(call: C, input: SentInputOf<C>) {
    return this.measure(call, () => this.#person.send(call, input))
  }

  async upload<C extends Call>(call: C, portfolioId: string) {
    const { status, data, error } = await this.measure(call, () =>
      sendFile(this.#api, this.#person.token, call, portfolioId, FILE),
    )
    expect([status, error]).toEqual([200, undefined])
    return data
  }
}

async function writeLists({ userId }: Investor, writer: Writer): Promise<void> {
  for (const [writes, levels] of KINDS) {
    const words = { listName: 'Banques', listDescription: '' }
    const { id: listId } = await writer.write(writes.createList, { userId, ...words })
    const { id } = await writer.write(writes.addEntry, { listId, newEntry: { stockId: RY, ...levels } })
    await writer.write(writes.updateEntry, { updatedListEntry: { id, listId, stockId: RY, ...levels } })
    await writer.write(writes.updateList, { listId, newListName: 'Autres', newListDescription: '' })
    await writer.write(writes.deleteEntry, { entryId: id, listId })
    await writer.write(writes.deleteList, { listId })
  }
}

async function writePortfolios(writer: Writer): Promise<void> {
  const words = { portfolioName: 'Retraite', portfolioDescription: '', currency: 'CAD' } as const
  const { id: portfolioId } = await writer.write(portfolios.addPortfolio, words)
  const { id: toPortfolioId } = await writer.write(portfolios.addPortfolio, { ...words, portfolioName: 'Autre' })
  await writer.write(portfolios.updatePortfolio, { portfolioId, ...words, currency: 'USD' })
  for (const stockId of [RY, AAPL, TD]) await writer.write(portfolios.addPortfolioStock, { portfolioId, stockId })
  const of = { portfolioId, stockId: RY }
  const bought = await writer.write(portfolios.addBuyLot, { ...of, ...trade('2026-03-02', 10, 50) })
  await writer.write(portfolios.addBuyLot, { portfolioId, stockId: TD, ...trade('2026-03-02', 10, 50) })
  await writer.write(portfolios.addSellLot, { ...of, ...trade('2026-04-02', 5, 60) })
  const lotId = bought.updatedPortfolio.stocks.flatMap(({ lots }) => lots)[0]?.lotId ?? ''
  const changed = { ...trade('2026-03-03', 12, 51), transactionType: 'Buy' as const }
  await writer.write(portfolios.updateLot, { ...of, lotId, ...changed })
  await writeEvents(writer, portfolioId)
  await writeObjective(writer)
  await writer.write(portfolios.setAmountOfMoney, { portfolioId, amountOfMoney: 1000 })
  await writer.write(setCashMode, { portfolioId, cashMode: 'ledger' })
  const { deleteLot, movePortfolioStock, deletePortfolio } = portfolios
  const spare = await writer.write(portfolios.addBuyLot, { ...of, ...trade('2026-05-02', 1, 50) })
  const lots = spare.updatedPortfolio.stocks.flatMap((stock) => stock.lots)
  const spareId = lots.find(({ quantity }) => quantity === 1)?.lotId
  await writer.write(deleteLot, { ...of, lotId: spareId ?? '' })
  await writer.write(movePortfolioStock, { fromPortfolioId: portfolioId, toPortfolioId, stockId: TD, ...NONE })
  await writeImports(writer, portfolioId)
  for (const id of [portfolioId, toPortfolioId]) await writer.write(deletePortfolio, { portfolioId: id })
}

async function writeEvents(writer: Writer, portfolioId: string): Promise<void> {
  const income = { date: '2026-05-01', gross: 12, incomeKind: 'eligible', currency: 'CAD', note: '' } as const
  const added = await writer.write(events.addBookEvent, { portfolioId, stockId: RY, kind: 'income', ...income })
  const eventId = added.event?.eventId ?? ''
  await writer.write(events.updateBookEvent, { portfolioId, eventId, ...income, gross: 13 })
  await writer.write(events.deleteBookEvent, { portfolioId, eventId })
}

async function writeObjective(writer: Writer): Promise<void> {
  const details = {
    version: 1,
    totalTargetedValue: null,
    totalInvestmentTargetedAmount: null,
    totalTargetedShareCount: 100,
    percentageOfTotalInvestmentValue: null,
  }
  const primary = { primaryObjective: 'totalTargetedShareCount', primaryObjectiveValue: 100 } as const
  const stockObjective = { stockId: RY, ...primary, stockObjectiveDetails: details }
  await writer.write(portfolios.saveObjective, { stockObjective })
  await writer.write(portfolios.deleteObjective, { stockId: RY })
}

async function writeImports(writer: Writer, portfolioId: string): Promise<void> {
  const { importId } = uploadImport.output.parse(await writer.upload(uploadImport, portfolioId))
  await writer.write(confirmImport, { importId })
  await writer.write(undoImport, { importId })
  await writer.upload(importPortfolio, portfolioId)
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

// What these two answer is not there without a split or an incomplete import: their own tests run with the guard.
const ELSEWHERE: ReadonlySet<Call> = new Set([answerSplit, dismissIncompleteEvent])

describe.each(SOURCES)('every write with prices of %s on the embedded database', (name) => {
  let testDatabase: TestDatabase
  let real: Awaited<ReturnType<typeof startRealPrices>>
  let person: Investor

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite')
    const began = Date.now()
    const now = () => new Date(START.getTime() + Date.now() - began)
    real = await startRealPrices(testDatabase, name, { now, jobPollMilliseconds: 200 })
    person = await addInvestor(testDatabase, real.api)
  })
  afterAll(async () => {
    await real.close()
    await testDatabase.close()
  })

  it('stocks have a price within half a minute of being added [SVC-23]', async () => {
    const { id } = await person.makePortfolio()
    for (const ticker of HELD) await person.addStock(id, stockIdOf(`${ticker}:XTSE`))
    const began = performance.now()
    await expect
      .poll(
        async () => {
          const { portfolios: held } = await person.read()
          return held.flatMap(({ stocks }) => stocks).filter(({ statistics }) => statistics.hasPrice === true).length
        },
        { timeout: PRICED_WITHIN_MILLISECONDS, interval: 250 },
      )
      .toBe(HELD.length)
    process.stdout.write(`${name}: ${HELD.length} stocks priced in ${Math.round(performance.now() - began)} ms\n`)
  })

  it('every write on lists, portfolios and imports succeeds, 95 % of them within 300 ms [SVC-23]', async () => {
    const writer = new Writer(person, real.api)
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeLists(person, writer)
      await writePortfolios(writer)
    }
    await writer.write(createIncomeCalendar, { hasAmounts: false })
    await writer.write(deleteIncomeCalendar, {})
    const expected = Object.values<Call>(catalogue).filter(
      ({ write, path }) => write === true && /\/(?:Portfolio|User\w+StockList)\//.test(path),
    )
    const missing = expected.filter((call) => !writer.sent.has(call) && !ELSEWHERE.has(call)).map(({ path }) => path)
    expect(missing).toEqual([])
    const p95 = percentile(writer.milliseconds, 0.95)
    process.stdout.write(`${name}: ${writer.milliseconds.length} writes, p95 ${Math.round(p95)} ms\n`)
    expect(p95).toBeLessThanOrEqual(P95_MILLISECONDS)
  })
})
