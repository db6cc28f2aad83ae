import { randomUUID } from 'node:crypto'
import { catalogue } from '@palier/contract/catalogue'
import { usageEnvelope } from '@palier/contract/billing/planSchemas'
import type { WireLot, WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import { type LotContent, modelLots } from './modelLots.ts'
import { statisticsOfModel } from './modelStatistics.ts'
import { createRandom, type Random } from '../random.ts'
import { type Caller, enterAsGuest, outcomeOf } from '../restCaller.ts'

export type ModelPlan = { url: string; clients: number; operations: number; seed: number }

export type ModelReport = {
  seed: number
  /** How often each act had each outcome: `move 200`, `sell 400 invalidLotQuantity`. */
  outcomes: Map<string, number>
  breaches: string[]
  /** How many figures of the wire were compared with the model's, and how many lots there were in the end. */
  figures: number
  lots: number
  milliseconds: number
}

/** What may be refused, and with which word: anything else is a failure. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  buy: ['404 resource_missing'],
  sell: ['404 resource_missing', '400 invalidLotQuantity'],
  change: ['404 resource_missing', '400 invalidLotQuantity', '409 VersionConflict'],
  remove: ['404 resource_missing', '400 invalidLotQuantity', '409 VersionConflict'],
  cash: ['409 VersionConflict'],
  move: ['404 resource_missing', '400 invalidLotQuantity'],
  addStock: ['409 DuplicateKey'],
}
const WEIGHTS = { buy: 32, sell: 26, change: 12, remove: 9, cash: 8, move: 7, addStock: 6 }
const NEWEST = 12

/**
 * Lets several clients of one person do whatever comes, all at once, on the same two portfolios: trades, changes,
 * removals, cash, stocks moved to and fro. Afterwards every lot must be where and what its last acknowledged write made
 * it, once, and every figure of the wire must be what the rules of the subject make of those lots.
 */
export async function actAtOnce({ url, clients, operations, seed }: ModelPlan): Promise<ModelReport> {
  const started = performance.now()
  const person = await enterAsGuest(url)
  const { portfolios: demonstrated } = await person.send(catalogue.getPortfolios, { lots: 'none' })
  for (const { id } of demonstrated) await person.send(catalogue.deletePortfolio, { portfolioId: id })
  const { stocks } = await person.send(catalogue.searchStocksLocally, { searchText: 'a', maxCount: 50 })
  const inBoth = (currency: string) => stocks.filter((stock) => stock.currency === currency).slice(0, 2)
  const stockIds = [...inBoth('CAD'), ...inBoth('USD')].map(({ stockId }) => stockId)
  const portfolioIds: string[] = []
  for (const currency of ['CAD', 'USD'] as const) {
    const words = { portfolioName: `En ${currency}`, portfolioDescription: '', currency }
    const { id } = await person.send(catalogue.addPortfolio, words)
    portfolioIds.push(id)
    for (const stockId of stockIds) await person.send(catalogue.addPortfolioStock, { portfolioId: id, stockId })
  }

  const book = modelLots()
  const cash = new Map(portfolioIds.map((id) => [id, new Map<number, number>()]))
  const outcomes = new Map<string, number>()
  const breaches: string[] = []

  async function client(number: number): Promise<void> {
    const random = createRandom(seed + 7919 * number)
    for (let operation = 0; operation < operations; operation += 1) {
      const act = random.weighted(WEIGHTS)
      const outcome = await acts[act](random)
      if (outcome === null) continue
      const name = `${act} ${outcome}`
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
      if (outcome !== '200' && !OUTCOMES[act]?.includes(outcome)) breaches.push(name)
    }
  }

  const place = (random: Random) => ({ portfolioId: random.oneOf(portfolioIds), stockId: random.oneOf(stockIds) })

  async function trade(random: Random, kind: 'buy' | 'sell'): Promise<string> {
    const [call, input] = [kind === 'buy' ? catalogue.addBuyLot : catalogue.addSellLot, place(random)]
    const content = contentOf(random, kind)
    const note = randomUUID()
    const answered = await person.post({ call, input: { ...input, ...written(content, note), lots: 'none' } })
    if (answered.status === 200) book.added(note, input.stockId, content)
    return outcomeOf(answered)
  }

  /** One of the newest lots of a stock as somebody reads it, who then has it changed by others meanwhile. */
  async function readLot(random: Random) {
    const input = place(random)
    const answered = await person.post({ call: catalogue.getPortfolioStockLots, input: { ...input, first: NEWEST } })
    if (answered.status !== 200) return null
    const { lots } = catalogue.getPortfolioStockLots.output.parse(answered.body.data)
    return lots.length === 0 ? null : { ...input, lot: random.oneOf<WireLot>(lots) }
  }

  const acts: Record<keyof typeof WEIGHTS, (random: Random) => Promise<string | null>> = {
    buy: (random) => trade(random, 'buy'),
    sell: (random) => trade(random, 'sell'),
    async change(random) {
      const read = await readLot(random)
      if (!read) return null
      const { lot, ...where } = read
      const { lotId, version = 0, note } = lot
      const kind = lot.portfolioStockTransationType
      const content = contentOf(random, kind)
      const transactionType = kind === 'buy' ? ('Buy' as const) : ('Sell' as const)
      const input = { ...where, lotId, version, transactionType, ...written(content, note), lots: 'none' }
      const answered = await person.post({ call: catalogue.updateLot, input })
      if (answered.status === 200) book.changed(note, version, content)
      return outcomeOf(answered)
    },
    async remove(random) {
      const read = await readLot(random)
      if (!read) return null
      const { lot, ...where } = read
      const input = { ...where, lotId: lot.lotId, version: lot.version, lots: 'none' }
      const answered = await person.post({ call: catalogue.deleteLot, input })
      if (answered.status === 200) book.removed(lot.note)
      return outcomeOf(answered)
    },
    async cash(random) {
      const portfolioId = random.oneOf(portfolioIds)
      const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none', transactionsFirst: 0 })
      const { version = 0 } = portfolios.find(({ id }) => id === portfolioId) ?? {}
      const amountOfMoney = random.between(0, 1e9) / 10_000
      const input = { portfolioId, version, amountOfMoney, lots: 'none' }
      const answered = await person.post({ call: catalogue.setAmountOfMoney, input })
      const amounts = cash.get(portfolioId)
      if (answered.status === 200 && amounts?.has(version)) breaches.push('two writes of cash over one version')
      if (answered.status === 200) amounts?.set(version, amountOfMoney)
      return outcomeOf(answered)
    },
    async move(random) {
      const isThere = random.next() < 0.5
      const [fromPortfolioId, toPortfolioId] = isThere ? portfolioIds : portfolioIds.toReversed()
      const input = { fromPortfolioId, toPortfolioId, stockId: random.oneOf(stockIds), lots: 'none' }
      return outcomeOf(await person.post({ call: catalogue.movePortfolioStock, input }))
    },
    async addStock(random) {
      const input = { ...place(random), lots: 'none' }
      return outcomeOf(await person.post({ call: catalogue.addPortfolioStock, input }))
    },
  }

  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))

  const whole = await person.send(catalogue.getUserDataPackage, { lots: 'all', transactionsFirst: 500 })
  const { differences, figures } = statisticsOfModel(whole)
  const lots = whole.portfolios.flatMap(({ stocks }) =>
    stocks.flatMap(({ stockId, lots }) => lots.map((lot) => ({ stockId, lot }))),
  )
  breaches.push(...differences, ...book.differencesTo(lots), ...cashDifferences(whole.portfolios, cash))
  breaches.push(...(await usageDifferences(person, whole.portfolios)))
  return { seed, outcomes, breaches, figures, lots: lots.length, milliseconds: performance.now() - started }
}

function contentOf(random: Random, kind: 'buy' | 'sell'): LotContent {
  // Few days, so that orders within a day and replays of earlier lots happen; sales large enough to be refused at times.
  const date = `2026-0${random.between(1, 9)}-0${random.between(1, 9)}`
  const quantity = kind === 'buy' ? random.between(1, 100) : random.between(1, 140)
  return { kind, date, quantity, price: random.between(1, 5_000_000) / 10_000 }
}

function written({ date, quantity, price }: LotContent, note: string) {
  return { transactionDate: `${date}T00:00:00Z`, stockQty: quantity, averageCostByShare: price, note }
}

function cashDifferences(portfolios: readonly WirePortfolio[], cash: ReadonlyMap<string, Map<number, number>>) {
  return portfolios.flatMap(({ id, version = 0, amountOfMoney }) => {
    const written = cash.get(id)
    const expected = written?.get(version - 1) ?? 0
    const isWhole = written?.size === version - 1 && expected === amountOfMoney
    return isWhole ? [] : [`cash ${amountOfMoney} at version ${version}, ${expected} by ${written?.size} writes`]
  })
}

async function usageDifferences(person: Caller, portfolios: readonly WirePortfolio[]): Promise<string[]> {
  const { body } = await person.post({ call: catalogue.getPortfolios, input: { lots: 'none' } })
  const { usage } = usageEnvelope.parse(body.additionalData).subscriptionInfo
  const stocks = portfolios.reduce((sum, { stocks }) => sum + stocks.length, 0)
  const { portfolioCount, portfolioCombineEntrieCount } = usage
  const isRight = portfolioCount === portfolios.length && portfolioCombineEntrieCount === stocks
  return isRight ? [] : [`${portfolioCount} portfolios and ${portfolioCombineEntrieCount} stocks are counted`]
}
