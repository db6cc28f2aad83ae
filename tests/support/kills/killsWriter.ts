import { buyListWrites, getBuyLists, getSellLists, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import type { WireUserPreference } from '@palier/contract/accounts/userSchemas'
import { bookActs } from './killsBookActs.ts'
import type { Kept } from './killsKept.ts'
import { listActs } from './killsListActs.ts'
import { createSettle, type WriterPorts } from './killsSettle.ts'
import { enterAsGuest } from '../restCaller.ts'

const WEIGHTS = {
  buy: 26,
  sell: 12,
  oversell: 2,
  changeLot: 8,
  removeLot: 6,
  cash: 14,
  addEntry: 10,
  changeEntry: 6,
  removeEntry: 5,
  addList: 4,
  changeList: 4,
  removeList: 3,
  preferences: 5,
  importAtOnce: 2,
  importInSteps: 2,
  undoImport: 1,
}
const LISTS = 3

/**
 * A guest who writes one thing after the other and remembers what was acknowledged. Whatever gets no answer is sent
 * again under its key until it gets one. Nobody else writes on what is theirs.
 */
export async function createWriter(url: string, ports: WriterPorts) {
  const { random } = ports
  const person = await enterAsGuest(url)
  const { userId } = person
  const kept: Kept = { lists: new Map(), entries: new Map(), lots: new Map(), cash: new Map(), preferences: null }
  const { settle, recent } = createSettle(person, ports)
  const { stocks } = await person.send(catalogue.searchStocksLocally, { searchText: 'a', maxCount: 12 })
  let count = 0
  const newNote = () => `${userId.slice(0, 8)}-${(count += 1)}`
  const hand = { userId, kept, random, settle, newNote, stocks }
  const book = bookActs(hand)
  const lists = listActs(hand)

  const acts: Record<keyof typeof WEIGHTS, () => Promise<void>> = {
    ...book.acts,
    ...lists,
    async preferences() {
      const isByThresholds = random.next() < 0.5
      const userPreference: WireUserPreference = {
        preferredLanguage: random.oneOf(['fr', 'en']),
        preferredCurrency: random.oneOf(['CAD', 'USD']),
        scoreCalculation: {
          buyList: {
            fallbackStrategyName: 'none',
            distribution: { fiftyTwoWeeks: isByThresholds ? 0 : 1, thresholds: isByThresholds ? 1 : 0 },
          },
        },
      }
      await settle({ call: catalogue.savePreferences, input: { userPreference } })
      kept.preferences = userPreference
    },
  }

  await cleanUpImport()
  await book.makeBook()
  for (let made = 0; made < LISTS; made += 1) await lists.addList()

  /** Their copy of the demonstration, so that only what is written here counts. */
  async function cleanUpImport() {
    for (const [call, writes] of [
      [getBuyLists, buyListWrites],
      [getSellLists, sellListWrites],
    ] as const) {
      const { lists } = await person.send(call, { userId })
      for (const { id } of lists) await settle({ call: writes.deleteList, input: { listId: id } })
    }
    const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none' })
    for (const { id } of portfolios) await settle({ call: catalogue.deletePortfolio, input: { portfolioId: id } })
  }

  return {
    person,
    kept,
    recent,
    learn: book.learn,
    /** One write, until it is answered. */
    act: () => acts[random.weighted(WEIGHTS)](),
  }
}

export type Writer = Awaited<ReturnType<typeof createWriter>>
