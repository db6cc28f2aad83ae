// Whether a book of 100,000 events in four accounts keeps its times: its import, every call that a screen makes of it,
// what is entered today, and what is entered before the 10,000 lots of one stock while 20 people read and write.
// node --import tsx bench/events/measure.ts [pglite|postgres …]; ROWS gives another size. What is asked again and again is
// judged by how long the server takes to answer. Fails where a limit is not kept: they are those of a machine that does
// nothing else. Beside others' work the median and the processor's time of an answer (`cpu`) still say something; of the
// second engine without what the database itself takes.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { catalogue } from '@palier/contract/catalogue'
import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import type { BookRowGroup } from '@palier/contract/portfolios/bookEventCalls'
import { gatherCrowd } from '../../tests/support/load/crowd.ts'
import { type LoneApi, startLoneApi } from '../../tests/support/kills/killsApi.ts'
import { projectRoot } from '../../tests/support/sources.ts'
import { measuresOf, spreadOf } from '../portfolios/measures.ts'
import { dayAfter, firstDayOf, YEARS } from './book.ts'
import { type EnteredBook, enterBook, type Person } from './enterBook.ts'

const ROWS = Number(process.env.ROWS ?? 100_000)
const PEOPLE = 20
const PAUSE_MILLISECONDS = 500
const WARMING = 5
const READS = 40
const READS_AFTER_WRITES = 40
const WRITES = 100
const ROUNDS = 4
/** After the first row: something is held by then. */
const EARLY_DAYS = 20
const MEGABYTE = 1024 * 1024
const IDLE_MILLISECONDS = 10_000
/** What the dashboard asks of the return. */
const OF_DASHBOARD = { days: 366, isBesideMarket: true, recentDays: 90, withNextIncome: true } as const
const LIMITS = { screen: 300, today: 50, early: 1_000, report: 3_000, others: 500, grown: 300 * MEGABYTE }

type Book = EnteredBook & { api: LoneApi }

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['pglite', 'postgres']
const broken: string[] = []
let figures: Record<string, object> = {}

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  if (!wanted.includes(engine === 'PGlite' ? 'pglite' : 'postgres')) continue
  figures = {}
  const preload = pathToFileURL(join(projectRoot, 'bench/portfolios/withinServer.mjs')).href
  const api = await startLoneApi(engine, { environment: { NODE_OPTIONS: `--import=${preload}` } })
  await measure(api).finally(async () => {
    console.log(engine)
    console.table(figures)
    await api.stop()
  })
}
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measure(api: LoneApi): Promise<void> {
  tellMemory(api, 'idle before')
  const started = performance.now()
  const book = { api, ...(await enterBook(api.url, ROWS)) }
  figures['import of the book'] = { 'took ms': Math.round(performance.now() - started) }
  tellMemory(api, 'after the import')
  await readScreens(book)
  tellMemory(api, 'after the screens')
  await readReport(book)
  tellMemory(api, 'after the report')
  await writeToday(book)
  await readAfterWrites(book)
  await writeEarly(book)
  tellMemory(api, 'at the end')
  await pause(IDLE_MILLISECONDS)
  tellMemory(api, 'idle after')
}

function tellMemory(api: LoneApi, name: string): void {
  const { resident, peak } = api.takeMemory()
  figures[`memory ${name}`] = { MB: Math.round(resident / MEGABYTE), 'at most': Math.round(peak / MEGABYTE) }
}

/** The calls that the bff makes for the screens that show a book. */
async function readScreens({ api, person, stocks, accounts, now }: Book): Promise<void> {
  const [first, , , spouse] = accounts
  const [heavy, other] = stocks
  const american = stocks.at(-1)
  if (!first || !spouse || !heavy || !other || !american) throw new Error('The book is not whole.')
  const { portfolioId } = first
  const place = { portfolioId, stockId: heavy.stockId }
  const ask =
    <C extends Call>(call: C, input: SentInputOf<C>) =>
    () =>
      answered(person, call, input)
  const screens: Record<string, () => Promise<unknown>> = {
    'dashboard: overview': ask(catalogue.getOverview, {
      top: { first: 5, kinds: ['buy', 'sell'] },
      withToday: true,
      withSplits: true,
    }),
    'dashboard: holdings': ask(catalogue.getUserDataPackage, { lots: 'none', transactionsFirst: 6 }),
    'dashboard: return': ask(catalogue.getPerformance, OF_DASHBOARD),
    'dashboard: value': ask(catalogue.getValueOverTime, { days: 365 }),
    'portfolio: holdings': ask(catalogue.getUserDataPackage, { lots: 'none', transactionsFirst: 0 }),
    'portfolio: value of a year': ask(catalogue.getValueOverTime, { portfolioId, days: 365 }),
    'portfolio: value of five years': ask(catalogue.getValueOverTime, { portfolioId, days: 1_830 }),
    'portfolio: return of a year': ask(catalogue.getPerformance, { portfolioId, days: 365 }),
    'portfolio: return of five years': ask(catalogue.getPerformance, {
      portfolioId,
      days: 1_830,
      benchmarkStockId: american.stockId,
    }),
    'all: return of five years': ask(catalogue.getPerformance, { days: 1_830 }),
    'position: return of five years': ask(catalogue.getPerformance, {
      portfolioId,
      stockId: heavy.stockId,
      days: 1_830,
    }),
    'portfolio: income': ask(catalogue.getIncome, { portfolioId }),
    'all: income': ask(catalogue.getIncome, {}),
    'position: lots': ask(catalogue.getPortfolioStockLots, { ...place, first: 100 }),
    'position: purchases': ask(catalogue.getPortfolioStockLots, { ...place, first: 1, kind: 'buy' }),
    'position: events': ask(catalogue.getBookEvents, { ...place, trades: false, first: 20 }),
    transactions: ask(catalogue.getTransactions, { first: 50 }),
    'stock: superficial losses, the heavy one': ask(catalogue.checkSuperficialLoss, { stockId: heavy.stockId }),
    'stock: superficial losses': ask(catalogue.checkSuperficialLoss, { stockId: other.stockId }),
    'sale: superficial losses, the heavy one': ask(catalogue.checkSuperficialLoss, {
      stockId: heavy.stockId,
      trade: {
        portfolioId,
        transactionType: 'Sell',
        transactionDate: `${dayAfter(now, 0)}T00:00:00Z`,
        stockQty: 1,
        averageCostByShare: 1,
      },
    }),
    ledger: ask(catalogue.getBookEvents, { portfolioId, trades: true, first: 50 }),
    'ledger of a stock': ask(catalogue.getBookEvents, { ...place, trades: true, first: 50 }),
  }
  for (const group of ['trades', 'income', 'cash', 'splits', 'transfers'] satisfies BookRowGroup[]) {
    screens[`ledger: ${group}`] = ask(catalogue.getBookEvents, { portfolioId, trades: true, first: 50, group })
  }
  const middle = await cursorOfMiddle(person, portfolioId)
  screens['ledger, far down'] = ask(catalogue.getBookEvents, { portfolioId, trades: true, first: 50, after: middle })
  for (const [name, read] of Object.entries(screens)) {
    const { took } = await timed(read)
    figures[name] = { first: Math.round(took), ...(await measured(api, name, READS, LIMITS.screen, read)) }
  }
}

/** Several pages down, as far as somebody scrolls. */
async function cursorOfMiddle(person: Person, portfolioId: string): Promise<string | undefined> {
  let after: string | undefined
  for (let page = 0; page < 20; page += 1) {
    const asked = { portfolioId, trades: true, first: 500, ...(after !== undefined && { after }) }
    const { nextCursor } = await person.send(catalogue.getBookEvents, asked)
    if (nextCursor === null) break
    after = nextCursor
  }
  return after
}

async function readReport({ api, person, now }: Book): Promise<void> {
  const last = now.getUTCFullYear()
  for (const year of [last, last - 1, last - YEARS + 1]) {
    await measuresOf(api.child())
    await answered(person, catalogue.getCostBaseReport, { year })
    const { answers, cpu, longest } = await measuresOf(api.child())
    const took = Math.round(answers[0] ?? 0)
    figures[`report of ${year}`] = { p50: took, most: took, cpu: Math.round(cpu), 'loop longest': longest }
    keepTo(api, `the report of ${year}`, took, LIMITS.report)
  }
}

/** What is entered today, at the end of the ledger with most lots and of another one. */
async function writeToday({ api, person, stocks, accounts, now }: Book): Promise<void> {
  for (const [at, name] of ['the heavy stock', 'another stock'].entries()) {
    const place = { portfolioId: accounts[0]?.portfolioId ?? '', stockId: stocks[at]?.stockId ?? '' }
    const date = dayAfter(now, 0)
    const trade = {
      ...place,
      transactionDate: `${date}T00:00:00Z`,
      stockQty: 2,
      averageCostByShare: 80.5,
      lots: 'none' as const,
    }
    const event = { ...place, date, gross: 12.5 }
    const writes: Record<string, () => Promise<unknown>> = {
      'a purchase': () => answered(person, catalogue.addBuyLot, trade),
      'a sale': () => answered(person, catalogue.addSellLot, { ...trade, stockQty: 1 }),
      'a dividend': () => answered(person, catalogue.addBookEvent, { ...event, kind: 'income' }),
      'a reinvestment': () => answered(person, catalogue.addBookEvent, { ...event, kind: 'reinvestment', quantity: 1 }),
      'returned capital': () => answered(person, catalogue.addBookEvent, { ...event, kind: 'returnOfCapital' }),
      'a deposit': () => answered(person, catalogue.addBookEvent, { ...event, stockId: null, kind: 'deposit' }),
    }
    for (const [what, write] of Object.entries(writes)) {
      const full = `today, ${name}: ${what}`
      figures[full] = await measured(api, full, WRITES, LIMITS.today, write)
    }
  }
}

/** What was kept of the book does not hold any more after a write: the next reading counts what has changed. */
async function readAfterWrites({ api, person, stocks, accounts, now }: Book): Promise<void> {
  const { portfolioId = '' } = accounts[0] ?? {}
  const stockId = stocks.at(-1)?.stockId ?? ''
  const transactionDate = `${dayAfter(now, 0)}T00:00:00Z`
  const trade = { portfolioId, stockId, transactionDate, stockQty: 1, averageCostByShare: 10, lots: 'none' as const }
  const reads = {
    'dashboard: return': () => answered(person, catalogue.getPerformance, OF_DASHBOARD),
    'dashboard: value': () => answered(person, catalogue.getValueOverTime, { days: 365 }),
    'dashboard: holdings': () => answered(person, catalogue.getUserDataPackage, { lots: 'none', transactionsFirst: 6 }),
    'portfolio: return of a year': () => answered(person, catalogue.getPerformance, { portfolioId, days: 365 }),
    'portfolio: return of five years': () => answered(person, catalogue.getPerformance, { portfolioId, days: 1_830 }),
  }
  for (const [name, read] of Object.entries(reads)) {
    const [times, used]: [number[], number[]] = [[], []]
    for (let run = 0; run < READS_AFTER_WRITES; run += 1) {
      await answered(person, catalogue.addBuyLot, trade)
      await measuresOf(api.child())
      await read()
      const { answers, cpu } = await measuresOf(api.child())
      times.push(...answers)
      used.push(cpu)
    }
    const full = `${name}, after a purchase`
    const spread = spreadOf(times)
    figures[full] = { ...spread, cpu: spreadOf(used).p50, load: loadavg()[0]?.toFixed(1) }
    keepTo(api, `p95 of ${full}`, spread.p95, LIMITS.screen)
  }
}

/** What is entered before the lots of the stock that has most, and taken back, while others read and write. */
async function writeEarly(book: Book): Promise<void> {
  const { api, person, stocks, accounts, now } = book
  const { portfolioId = '' } = accounts[0] ?? {}
  const place = { portfolioId, stockId: stocks[0]?.stockId ?? '' }
  const date = dayAfter(now, EARLY_DAYS - YEARS * 365)
  const events = {
    'a split': { kind: 'split', numerator: 3, denominator: 1 },
    'a dividend': { kind: 'income', gross: 3.1 },
    'a reinvestment': { kind: 'reinvestment', gross: 50, quantity: 1 },
    'returned capital': { kind: 'returnOfCapital', gross: 1.5 },
    'a transfer to the spouse': { kind: 'transfer', quantity: 1, otherPortfolioId: accounts[3]?.portfolioId ?? '' },
  } as const
  const times = new Map<string, number[]>()
  async function time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now()
    const result = await work()
    times.set(name, [...(times.get(name) ?? []), performance.now() - started])
    return result
  }
  async function enterAndUndo() {
    for (const [name, event] of Object.entries(events)) {
      const written = await time(name, () => person.send(catalogue.addBookEvent, { ...place, ...event, date }))
      const undone = { portfolioId, eventId: written.event?.eventId ?? '' }
      await time(`the undo of ${name}`, () => person.send(catalogue.deleteBookEvent, undone))
    }
    const trade = { ...place, transactionDate: `${firstDayOf(now)}T00:00:00Z`, stockQty: 2, averageCostByShare: 80.5 }
    await time('a purchase', () => person.send(catalogue.addBuyLot, { ...trade, lots: 'none' }))
    const lotId = await oldestLotOf(person, place)
    await time('the undo of a purchase', () => person.send(catalogue.deleteLot, { ...place, lotId, lots: 'none' }))
  }

  await enterAndUndo()
  times.clear()
  const crowd = await gatherCrowd(api.url, PEOPLE, PAUSE_MILLISECONDS)
  await crowd.during(() => pause(3_000))
  const { waits } = await crowd.during(async () => {
    for (let round = 0; round < ROUNDS; round += 1) await enterAndUndo()
  })
  for (const [name, all] of times) {
    const { p50, most } = spreadOf(all)
    figures[`early: ${name}`] = { p50, most, load: loadavg()[0]?.toFixed(1) }
    keepTo(api, `early: ${name}`, most, LIMITS.early)
  }
  const { answers, p50, p99, longest: most, refused } = waits
  figures['others meanwhile'] = { answers, p50, p99, most }
  keepTo(api, 'p99 of others beside what is entered early', p99, LIMITS.others)
  for (const [outcome, count] of refused) broken.push(`${api.engine}: others were refused ${count} × ${outcome}`)
}

/** Of the day of the first row, the lot that was entered last. */
async function oldestLotOf(person: Person, place: { portfolioId: string; stockId: string }): Promise<string> {
  for (let after: string | undefined; ;) {
    const asked = { ...place, kind: 'buy' as const, first: 500, ...(after !== undefined && { after }) }
    const { lots, nextCursor } = await person.send(catalogue.getPortfolioStockLots, asked)
    const day = lots.at(-1)?.dateOfTransaction
    if (nextCursor === null) return lots.find((lot) => lot.dateOfTransaction === day)?.lotId ?? ''
    after = nextCursor
  }
}

/** How often the server answers, and how long that takes it, in milliseconds. */
async function measured(api: LoneApi, name: string, runs: number, limit: number, work: () => Promise<unknown>) {
  // A process that has done it some times is what people meet: the first ones run code that was never run.
  for (let run = 0; run < WARMING; run += 1) await work()
  await measuresOf(api.child())
  for (let run = 0; run < runs; run += 1) await work()
  const { answers, cpu } = await measuresOf(api.child())
  if (answers.length !== runs) throw new Error(`${answers.length} answers were measured, not ${runs}.`)
  const spread = spreadOf(answers)
  keepTo(api, `p95 of ${name}`, spread.p95, limit)
  return { ...spread, cpu: Math.round((cpu / runs) * 10) / 10, load: loadavg()[0]?.toFixed(1) }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const started = performance.now()
  const result = await work()
  return { result, took: performance.now() - started }
}

function keepTo({ engine }: LoneApi, name: string, milliseconds: number, limit: number): void {
  if (milliseconds > limit) broken.push(`${engine}: ${name}: ${milliseconds} ms, over the limit of ${limit} ms`)
}

/** What an answer is made of, without taking it apart. */
async function answered<C extends Call>(person: Person, call: C, input: SentInputOf<C>): Promise<OutputOf<C>> {
  const answer = await person.post({ call, input })
  if (!answer.body.success) throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
  return answer.body.data as OutputOf<C>
}
