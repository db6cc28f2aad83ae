import { catalogue } from '@palier/contract/catalogue'
import { type Caller, enterAsGuest } from '../restCaller.ts'

/** One thing in one state: its version, and what was written into it last. */
type State = { version: number; value: number }

/** Something with a version that two people at once may change. */
export type Edited = {
  name: string
  /** What it can say that stands for this number. */
  valueOf(number: number): number
  read(): Promise<State>
  /** The version that the write made; null where it was refused, because it was based on another one. */
  write(basedOn: number, value: number): Promise<number | null>
}

type Accepted = { basedOn: number; became: number; value: number }

export type EditsReport = { name: string; accepted: number; refused: number; breaches: string[] }

/** Two clients write into the same thing, each what it has read; answers every write that hid another. */
export async function editAtOnce(thing: Edited, edits: number): Promise<EditsReport> {
  const first = await thing.read()
  const accepted: Accepted[] = []
  let refused = 0

  async function client(number: number): Promise<void> {
    let known = first
    for (let edit = 0; edit < edits / 2; edit += 1) {
      const value = thing.valueOf(2 * edit + number)
      const became = await thing.write(known.version, value)
      if (became === null) {
        refused += 1
        known = await thing.read()
      } else {
        accepted.push({ basedOn: known.version, became, value })
        known = { version: became, value }
      }
    }
  }
  await Promise.all([client(1), client(2)])
  return {
    name: thing.name,
    accepted: accepted.length,
    refused,
    breaches: breachesOf(first, accepted, await thing.read()),
  }
}

/** Each accepted write follows the newest one before it, and the last of them is what stands there. */
function breachesOf(first: State, accepted: Accepted[], last: State): string[] {
  const breaches: string[] = []
  let newest = first
  for (const { basedOn, became, value } of accepted.toSorted((one, other) => one.became - other.became)) {
    if (basedOn !== newest.version || became !== newest.version + 1) {
      breaches.push(`a write on version ${basedOn} became ${became} over version ${newest.version}`)
    }
    newest = { version: became, value }
  }
  if (last.version !== newest.version || last.value !== newest.value) {
    breaches.push(`it ends with ${last.value} in version ${last.version}, not ${newest.value} in ${newest.version}`)
  }
  return breaches
}

/** One thing of each kind that has a version, all of one fresh guest. */
export async function thingsToEdit(url: string): Promise<Edited[]> {
  const person = await enterAsGuest(url)
  const { stocks } = await person.send(catalogue.searchStocksLocally, { searchText: 'a', maxCount: 1 })
  const stockId = stocks[0]?.stockId ?? ''
  const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none' })
  for (const { id } of portfolios) await person.send(catalogue.deletePortfolio, { portfolioId: id })
  const words = { portfolioName: 'Partagé', portfolioDescription: '', currency: 'CAD' as const }
  const { id: portfolioId } = await person.send(catalogue.addPortfolio, words)
  return [
    await anEntry(person, stockId),
    await aLot(person, { portfolioId, stockId }),
    aPortfolio(person, portfolioId, words),
    anObjective(person, stockId),
    thePreferences(person),
  ]
}

/** Null for a conflict; anything else that is no success is a failure of the test. */
async function orNull(person: Caller, sent: Parameters<Caller['post']>[0]): Promise<unknown> {
  const { body, code } = await person.post(sent)
  if (body.success) return body.data
  if (code === 'VersionConflict') return null
  throw new Error(`${sent.call.path} answered ${code}`)
}

async function anEntry(person: Caller & { userId: string }, stockId: string): Promise<Edited> {
  const { userId } = person
  // What is read anew after each refusal stays small.
  const { lists } = await person.send(catalogue.getBuyLists, { userId })
  for (const { id } of lists) await person.send(catalogue.deleteBuyList, { listId: id })
  const list = await person.send(catalogue.createBuyList, { userId, listName: 'Partagée', listDescription: '' })
  const prices = (T200: number) => ({ stockId, T200, T400: 0, T600: 0, T800: 0 })
  const { id } = await person.send(catalogue.addBuyEntry, { listId: list.id, newEntry: prices(1) })
  const call = catalogue.updateBuyEntry
  return {
    name: 'an entry',
    valueOf: (number) => number,
    async read() {
      const { lists } = await person.send(catalogue.getBuyLists, { userId })
      const entry = lists.flatMap(({ entries }) => entries).find((each) => each.id === id)
      return { version: entry?.version ?? 0, value: entry?.t200 ?? 0 }
    },
    async write(version, value) {
      const updatedListEntry = { id, listId: list.id, ...prices(value), version }
      const data = await orNull(person, { call, input: { updatedListEntry } })
      return data === null ? null : (call.output.parse(data).version ?? 0)
    },
  }
}

async function aLot(person: Caller, place: { portfolioId: string; stockId: string }): Promise<Edited> {
  const trade = { transactionDate: '2026-01-05T00:00:00', stockQty: 1, note: '' }
  await person.send(catalogue.addPortfolioStock, place)
  await person.send(catalogue.addBuyLot, { ...place, ...trade, averageCostByShare: 1 })
  const read = async () => (await person.send(catalogue.getPortfolioStockLots, place)).lots[0]
  const lotId = (await read())?.lotId ?? ''
  return {
    name: 'a lot',
    valueOf: (number) => number,
    async read() {
      const lot = await read()
      return { version: lot?.version ?? 0, value: lot?.averageTransactionPrice ?? 0 }
    },
    async write(version, value) {
      const change = { ...place, ...trade, lotId, transactionType: 'Buy', averageCostByShare: value, version }
      const data = await orNull(person, { call: catalogue.updateLot, input: { ...change, lots: 'none' } })
      return data === null ? null : version + 1
    },
  }
}

function aPortfolio(person: Caller, portfolioId: string, words: object): Edited {
  const call = catalogue.updatePortfolio
  return {
    name: 'a portfolio',
    valueOf: (number) => number,
    async read() {
      const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none' })
      const portfolio = portfolios.find(({ id }) => id === portfolioId)
      return { version: portfolio?.version ?? 0, value: Number(portfolio?.description) }
    },
    async write(version, value) {
      const change = { ...words, portfolioId, portfolioDescription: String(value), version, lots: 'none' }
      const data = await orNull(person, { call, input: change })
      return data === null ? null : (call.output.parse(data).version ?? 0)
    },
  }
}

function anObjective(person: Caller, stockId: string): Edited {
  const call = catalogue.saveObjective
  const aimedAt = (value: number) => ({
    stockId,
    primaryObjective: 'totalTargetedShareCount' as const,
    primaryObjectiveValue: value,
    stockObjectiveDetails: {
      version: 1,
      totalTargetedValue: null,
      totalInvestmentTargetedAmount: null,
      totalTargetedShareCount: value,
      percentageOfTotalInvestmentValue: null,
    },
  })
  return {
    name: 'an objective',
    valueOf: (number) => number,
    async read() {
      const { stockObjectives } = await person.send(catalogue.getPortfolios, { lots: 'none' })
      const [objective] = stockObjectives.filter((each) => each.stockId === stockId)
      return { version: objective?.version ?? 0, value: objective?.primaryObjectiveValue ?? 0 }
    },
    async write(version, value) {
      const stockObjective = { ...aimedAt(value), version }
      const data = await orNull(person, { call, input: { stockObjective } })
      return data === null ? null : (call.output.parse(data).stockObjective.version ?? 0)
    },
  }
}

const ODD = 1
const EVEN = 2

/** They can say little: of each number only whether it is odd. */
function thePreferences(person: Caller): Edited {
  const call = catalogue.savePreferences
  return {
    name: 'the preferences',
    valueOf: (number) => (number % 2 === 1 ? ODD : EVEN),
    async read() {
      const { version = 0, preferredCurrency } = await person.send(catalogue.getPreferences, {})
      return { version, value: preferredCurrency === 'USD' ? ODD : EVEN }
    },
    async write(version, value) {
      const preferredCurrency = value === ODD ? ('USD' as const) : ('CAD' as const)
      const scoreCalculation = {
        buyList: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
      }
      const userPreference = { preferredLanguage: 'fr', preferredCurrency, scoreCalculation, version }
      const data = await orNull(person, { call, input: { userPreference } })
      return data === null ? null : (call.output.parse(data).version ?? 0)
    },
  }
}
