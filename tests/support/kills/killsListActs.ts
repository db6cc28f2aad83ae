import { buyListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import type { Hand, KeptList } from './killsKept.ts'

const MOST_LISTS = 8

/** What somebody does with a few lists and their entries. */
export function listActs({ userId, kept, random, settle, newNote, stocks }: Hand) {
  const writesOf = (kind: 'buy' | 'sell') => (kind === 'buy' ? buyListWrites : sellListWrites)

  function thresholds(kind: 'buy' | 'sell') {
    const first = random.between(10_000, 90_000) / 100
    const steps = [0, 1, 2, 3].map((step) => Math.round((first + (kind === 'buy' ? -step : step)) * 100) / 100)
    const [T200 = 0, T400 = 0, T600 = 0, T800 = 0] = steps
    return { T200, T400, T600, T800 }
  }

  const acts = {
    async addList(): Promise<void> {
      if (kept.lists.size >= MOST_LISTS) return acts.removeList()
      const list: KeptList = { kind: random.oneOf(['buy', 'sell']), name: newNote(), description: 'Une liste' }
      const input = { userId, listName: list.name, listDescription: list.description }
      const { id } = await settle({ call: writesOf(list.kind).createList, input })
      kept.lists.set(id, list)
    },
    async changeList() {
      const [listId, list] = random.oneOf([...kept.lists])
      const changed = { ...list, name: newNote(), description: newNote() }
      const input = { listId, newListName: changed.name, newListDescription: changed.description }
      await settle({ call: writesOf(list.kind).updateList, input })
      kept.lists.set(listId, changed)
    },
    async removeList(): Promise<void> {
      if (kept.lists.size <= 2) return acts.addList()
      const [listId, { kind }] = random.oneOf([...kept.lists])
      await settle({ call: writesOf(kind).deleteList, input: { listId } })
      kept.lists.delete(listId)
      for (const [id, entry] of kept.entries) if (entry.listId === listId) kept.entries.delete(id)
    },
    async addEntry() {
      const [listId, { kind }] = random.oneOf([...kept.lists])
      const { stockId } = random.oneOf(stocks)
      const isThere = [...kept.entries.values()].some((entry) => entry.listId === listId && entry.stockId === stockId)
      const newEntry = { stockId, ...thresholds(kind) }
      const expected = isThere ? '409 DuplicateKey' : undefined
      const added = await settle({ call: writesOf(kind).addEntry, input: { listId, newEntry } }, expected)
      if (!isThere) kept.entries.set(added.id, { listId, ...newEntry })
    },
    async changeEntry() {
      if (kept.entries.size === 0) return acts.addEntry()
      const [id, entry] = random.oneOf([...kept.entries])
      const { kind } = kept.lists.get(entry.listId) ?? { kind: 'buy' }
      const changed = { ...entry, ...thresholds(kind) }
      await settle({ call: writesOf(kind).updateEntry, input: { updatedListEntry: { id, ...changed } } })
      kept.entries.set(id, changed)
    },
    async removeEntry() {
      if (kept.entries.size === 0) return acts.addEntry()
      const [entryId, { listId }] = random.oneOf([...kept.entries])
      const { kind } = kept.lists.get(listId) ?? { kind: 'buy' }
      await settle({ call: writesOf(kind).deleteEntry, input: { entryId, listId } })
      kept.entries.delete(entryId)
    },
  }
  return acts
}
