import { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import {
  allStocks,
  type AtOnce,
  entriesAtLimit,
  listsAtLimit,
  portfoliosAtLimit,
  portfolioStocksAtLimit,
  sameKeyAtOnce,
  uniqueAtOnce,
} from './modelLimits.ts'
import { enterAsGuest, enterAsMember } from '../restCaller.ts'

/** A guest's plan and the smallest one, as they are sold at first. */
const GUEST = { buyLists: 20, entries: 1_000, portfolios: 10, portfolioStocks: 500 }
const BASE = { buyLists: 1, entries: 20, portfolios: 0 }

/** What a guest may have, and 50 creations at once. Filling the largest takes long: only where `isLong`. */
export async function guestAtLimits(url: string, isLong: boolean): Promise<AtOnce[]> {
  const guest = await enterAsGuest(url)
  const results = [
    await listsAtLimit('buy lists of a guest', guest, GUEST.buyLists),
    await portfoliosAtLimit('portfolios of a guest', guest, GUEST.portfolios),
  ]
  if (!isLong) return results
  results.push(await portfolioStocksAtLimit('portfolio stocks of a guest', guest, GUEST.portfolioStocks))
  results.push(await entriesAtLimit('entries of a guest', guest, GUEST.entries))
  return results
}

export async function memberAtLimits(url: string): Promise<AtOnce[]> {
  const member = await enterAsMember(url, `limite-${process.pid}@exemple.ca`)
  const { lists } = await member.send(getBuyLists, { userId: member.userId })
  for (const { id: listId } of lists) await member.send(buyListWrites.deleteList, { listId })
  return [
    await listsAtLimit('buy lists on base', member, BASE.buyLists),
    await entriesAtLimit('entries on base', member, BASE.entries),
    await portfoliosAtLimit('portfolios on base', member, BASE.portfolios),
  ]
}

/** One unique thing 20 times at once: with a key each, and all under one. */
export async function uniqueThings(url: string): Promise<AtOnce[]> {
  const guest = await enterAsGuest(url)
  const { userId } = guest
  const stocks = await allStocks(guest)
  const { id: listId } = await guest.send(buyListWrites.createList, { userId, listName: 'Une', listDescription: '' })
  const words = { portfolioName: 'Un', portfolioDescription: '', currency: 'CAD' as const }
  const { id: portfolioId } = await guest.send(catalogue.addPortfolio, words)
  const [first, second, third] = stocks.map(({ stockId }) => stockId)
  const entry = (stockId: string | undefined) => ({
    listId,
    newEntry: { stockId, T200: 0, T400: 0, T600: 0, T800: 0 },
  })
  const list = (listName: string) => ({ userId, listName, listDescription: '' })
  const countLists = async () => (await guest.send(getBuyLists, { userId })).lists.length
  const countEntries = async () => {
    const { lists } = await guest.send(getBuyLists, { userId })
    return lists.find(({ id }) => id === listId)?.entries.length ?? 0
  }
  const countStocks = async () => {
    const { portfolios } = await guest.send(catalogue.getPortfolios, { lots: 'none' })
    return portfolios.find(({ id }) => id === portfolioId)?.stocks.length ?? 0
  }
  const { addEntry, createList } = buyListWrites
  const addStock = catalogue.addPortfolioStock
  const place = (stockId: string | undefined) => ({ portfolioId, stockId, lots: 'none' })
  return [
    await uniqueAtOnce('an entry, a key each', guest, { call: addEntry, input: entry(first) }),
    await uniqueAtOnce('a portfolio stock, a key each', guest, { call: addStock, input: place(first) }),
    await sameKeyAtOnce('a list, one key', guest, { call: createList, input: list('A'), other: list('B') }, countLists),
    await sameKeyAtOnce(
      'an entry, one key',
      guest,
      { call: addEntry, input: entry(second), other: entry(third) },
      countEntries,
    ),
    await sameKeyAtOnce(
      'a portfolio stock, one key',
      guest,
      { call: addStock, input: place(second), other: place(third) },
      countStocks,
    ),
  ]
}
