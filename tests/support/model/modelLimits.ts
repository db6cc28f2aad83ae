import { randomUUID } from 'node:crypto'
import type { Call } from '@palier/contract/kernel/call'
import { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import { usageEnvelope, type WireUsage } from '@palier/contract/billing/planSchemas'
import { type Answered, type Caller, outcomeOf, type Sent } from '../restCaller.ts'

export type Person = Caller & { userId: string }
type Stock = { stockId: string; symbol: string; exchange: string }

/** What came of many creations at once: how many were made, the refusals, and what is wrong with that. */
export type AtOnce = { name: string; made: number; refused: Map<string, number>; breaches: string[] }

const AT_ONCE = 50
const TWINS = 20
const NO_THRESHOLDS = { T200: 0, T400: 0, T600: 0, T800: 0 }

/** Many creations at once where there is room for so many: exactly those are made, the others hear of the limit. */
async function createAtOnce(
  name: string,
  works: readonly (() => Promise<Answered>)[],
  { room, refusal, count, limit }: { room: number; refusal: string; count: () => Promise<number>; limit: number },
): Promise<AtOnce> {
  const answers = await Promise.all(works.map((work) => work()))
  const made = answers.filter(({ status }) => status === 200).length
  const refused = new Map<string, number>()
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    const outcome = outcomeOf(answer)
    refused.set(outcome, (refused.get(outcome) ?? 0) + 1)
  }
  const breaches: string[] = []
  const wanted = Math.min(room, works.length)
  if (made !== wanted) breaches.push(`${name}: ${made} were made where there was room for ${wanted}`)
  for (const outcome of refused.keys()) if (outcome !== refusal) breaches.push(`${name}: refused with ${outcome}`)
  const there = await count()
  if (there > limit) breaches.push(`${name}: there are ${there}, and the plan allows ${limit}`)
  return { name, made, refused, breaches }
}

async function usageOf({ post, userId }: Person): Promise<WireUsage> {
  const { body } = await post({ call: getBuyLists, input: { userId } })
  return usageEnvelope.parse(body.additionalData).subscriptionInfo.usage
}

/** Buy lists: `limit` is how many the plan allows of them. */
export async function listsAtLimit(name: string, person: Person, limit: number): Promise<AtOnce> {
  const { userId, post } = person
  const count = async () => (await usageOf(person)).buyListCount
  const create = (_: unknown, number: number) => () =>
    post({ call: buyListWrites.createList, input: { userId, listName: `Liste ${number}`, listDescription: '' } })
  const works = Array.from({ length: AT_ONCE }, create)
  return createAtOnce(name, works, { room: limit - (await count()), refusal: '401 listLimitReached', count, limit })
}

export async function portfoliosAtLimit(name: string, person: Person, limit: number): Promise<AtOnce> {
  const count = async () => (await usageOf(person)).portfolioCount
  const create = (_: unknown, number: number) => () => {
    const input = { portfolioName: `Portefeuille ${number}`, portfolioDescription: '', currency: 'CAD' }
    return person.post({ call: catalogue.addPortfolio, input })
  }
  const works = Array.from({ length: AT_ONCE }, create)
  return createAtOnce(name, works, {
    room: limit - (await count()),
    refusal: '401 portfolioLimitReached',
    count,
    limit,
  })
}

/** Entries of buy lists, filled until a few places are left. */
export async function entriesAtLimit(name: string, person: Person, limit: number): Promise<AtOnce> {
  const { userId, post } = person
  const count = async () => (await usageOf(person)).combinedListCombinedEntriesCount
  const stocks = await allStocks(person)
  const { lists } = await person.send(getBuyLists, { userId })
  const free = lists.flatMap(({ id: listId, entries }) => {
    const there = new Set(entries.map(({ stockId }) => stockId))
    return stocks.filter(({ stockId }) => !there.has(stockId)).map(({ stockId }) => ({ listId, stockId }))
  })
  const works = free.map(({ listId, stockId }) => () => {
    return post({ call: buyListWrites.addEntry, input: { listId, newEntry: { stockId, ...NO_THRESHOLDS } } })
  })
  const filling = works.splice(0, Math.max(0, limit - (await count()) - 7))
  await inTurns(filling, 8)
  const room = limit - (await count())
  return createAtOnce(name, works.slice(0, AT_ONCE), { room, refusal: '429 operationsLimitReached', count, limit })
}

/** Stocks of portfolios, filled by files until a few places are left. The person has portfolios. */
export async function portfolioStocksAtLimit(name: string, person: Person, limit: number): Promise<AtOnce> {
  const count = async () => (await usageOf(person)).portfolioCombineEntrieCount
  const stocks = await allStocks(person)
  const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none' })
  const free = portfolios.flatMap(({ id: portfolioId, stocks: held }) => {
    const there = new Set(held.map(({ stockId }) => stockId))
    return stocks.filter(({ stockId }) => !there.has(stockId)).map((stock) => ({ portfolioId, stock }))
  })
  const filling = free.splice(0, Math.max(0, limit - (await count()) - 7))
  for (const portfolioId of new Set(filling.map((place) => place.portfolioId))) {
    const lines = filling
      .filter((place) => place.portfolioId === portfolioId)
      .map(({ stock }) => `2026-01-05,buy,${stock.symbol},${stock.exchange},1,10,`)
    const csv = ['date,type,symbol,exchange,quantity,price,note', ...lines].join('\n')
    const { status, body } = await person.post({ call: catalogue.importPortfolio, portfolioId, csv })
    if (status !== 200) throw new Error(`The file was refused: ${JSON.stringify(body)}`)
  }
  const works = free.slice(0, AT_ONCE).map(({ portfolioId, stock }) => () => {
    return person.post({ call: catalogue.addPortfolioStock, input: { portfolioId, stockId: stock.stockId } })
  })
  const room = limit - (await count())
  return createAtOnce(name, works, { room, refusal: '429 operationsLimitReached', count, limit })
}

/** One unique thing, made many times at once with keys of their own: once, and the others hear that it is there. */
export async function uniqueAtOnce(name: string, person: Person, sent: Sent): Promise<AtOnce> {
  const answers = await Promise.all(Array.from({ length: TWINS }, () => person.post(sent)))
  const outcomes = answers.map(outcomeOf).sort()
  const refused = new Map([['409 DuplicateKey', outcomes.filter((outcome) => outcome === '409 DuplicateKey').length]])
  const made = outcomes.filter((outcome) => outcome === '200').length
  const isRight = made === 1 && refused.get('409 DuplicateKey') === TWINS - 1
  return { name, made, refused, breaches: isRight ? [] : [`${name}: ${outcomes.join(', ')}`] }
}

/** One write sent many times at once under one key: done once, answered alike; for another body the key is refused. */
export async function sameKeyAtOnce(
  name: string,
  person: Person,
  { call, input, other }: { call: Call; input: unknown; other: unknown },
  count: () => Promise<number>,
): Promise<AtOnce> {
  const key = randomUUID()
  const before = await count()
  const answers = await Promise.all(Array.from({ length: TWINS }, () => person.post({ call, input }, key)))
  const reused = await person.post({ call, input: other }, key)
  const texts = new Set(answers.map(({ status, body }) => JSON.stringify([status, inOrder(body)])))
  const made = (await count()) - before
  const breaches: string[] = []
  if (made !== 1) breaches.push(`${name}: it was made ${made} times`)
  if (texts.size !== 1 || answers[0]?.status !== 200) breaches.push(`${name}: ${texts.size} different answers`)
  if (outcomeOf(reused) !== '422 IdempotencyKeyReused') breaches.push(`${name}: reused with ${outcomeOf(reused)}`)
  return { name, made, refused: new Map([[outcomeOf(reused), 1]]), breaches }
}

export async function allStocks({ send }: Caller): Promise<Stock[]> {
  const found = new Map<string, Stock>()
  for (const searchText of ['a', 'e', 'i', 'o', 'u', 'corp', 'inc']) {
    const { stocks } = await send(catalogue.searchStocksLocally, { searchText, maxCount: 50 })
    for (const { stockId, symbol, exchange } of stocks) found.set(stockId, { stockId, symbol, exchange })
  }
  return [...found.values()]
}

async function inTurns(works: readonly (() => Promise<Answered>)[], atOnce: number): Promise<void> {
  let next = 0
  async function worker() {
    for (let work = works[next++]; work; work = works[next++]) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** A kept answer comes back with its names in another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, own]) => [name, inOrder(own)])
}
