import { buyListWrites, otherListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { Refusal } from '../../kernel/refusal.ts'
import { withUsage } from '../../wire/billing/plan.ts'
import { entryChangeFromWire, entryFromWire, entryToWire, watchListToWire } from '../../wire/watchlists/watchList.ts'
import { forUser } from '../kernel/route.ts'

const SYMBOL = /^[A-Za-z0-9.-]+$/

const buy = listWriteRoutes(buyListWrites, 'buy')
const sell = listWriteRoutes(sellListWrites, 'sell')
const other = listWriteRoutes(otherListWrites, 'others')

export const watchListWriteRoutes = {
  addBuyEntry: buy.addEntry,
  updateBuyEntry: buy.updateEntry,
  deleteBuyEntry: buy.deleteEntry,
  createBuyList: buy.createList,
  updateBuyList: buy.updateList,
  deleteBuyList: buy.deleteList,
  addSellEntry: sell.addEntry,
  updateSellEntry: sell.updateEntry,
  deleteSellEntry: sell.deleteEntry,
  createSellList: sell.createList,
  updateSellList: sell.updateList,
  deleteSellList: sell.deleteList,
  addOtherEntry: other.addEntry,
  updateOtherEntry: other.updateEntry,
  deleteOtherEntry: other.deleteEntry,
  createOtherList: other.createList,
  updateOtherList: other.updateList,
  deleteOtherList: other.deleteList,
}

function listWriteRoutes(calls: typeof buyListWrites, kind: ListKind) {
  const options = { rules: ['acceptedTerms'] } as const

  return {
    addEntry: forUser(
      calls.addEntry,
      async ({ input: { listId, newEntry }, viewer, language, now, services: { listWrites, tagNames } }) => {
        assertSymbol(newEntry.symbol, 'newEntry.symbol')
        const { entry, planAndUsage } = await listWrites.addEntry(viewer, kind, listId, entryFromWire(newEntry), now)
        return withUsage(entryToWire(entry, { tagNames, language }), planAndUsage)
      },
      options,
    ),

    updateEntry: forUser(
      calls.updateEntry,
      async ({ input: { updatedListEntry }, viewer, language, now, services: { listWrites, tagNames } }) => {
        assertSymbol(updatedListEntry.symbol, 'updatedListEntry.symbol')
        const change = entryChangeFromWire(updatedListEntry)
        const { entry, planAndUsage } = await listWrites.updateEntry(viewer, kind, change, now)
        return withUsage(entryToWire(entry, { tagNames, language }), planAndUsage)
      },
      options,
    ),

    deleteEntry: forUser(
      calls.deleteEntry,
      async ({ input: { entryId, listId, version }, viewer, now, services: { listWrites } }) => {
        const planAndUsage = await listWrites.deleteEntry(viewer, kind, listId, { id: entryId, version }, now)
        return withUsage({ entryId, listId }, planAndUsage)
      },
      options,
    ),

    createList: forUser(
      calls.createList,
      async ({ input, viewer, language, now, services: { listWrites, tagNames } }) => {
        const text = { name: input.listName, description: input.listDescription }
        const { list, planAndUsage } = await listWrites.createList(viewer, kind, text, now)
        return withUsage(watchListToWire(list, { tagNames, language }), planAndUsage)
      },
      options,
    ),

    updateList: forUser(
      calls.updateList,
      async ({ input, viewer, language, now, services: { listWrites, tagNames } }) => {
        const { listId: id, version, newListName: name, newListDescription: description } = input
        const { list, closures, planAndUsage } = await listWrites.updateList(
          viewer,
          kind,
          { id, version, name, description },
          now,
        )
        return withUsage(watchListToWire(list, { tagNames, language }, closures), planAndUsage)
      },
      options,
    ),

    deleteList: forUser(
      calls.deleteList,
      async ({ input: { listId, version }, viewer, now, services: { listWrites } }) => {
        const planAndUsage = await listWrites.deleteList(viewer, kind, { id: listId, version }, now)
        return withUsage({ listId }, planAndUsage)
      },
      options,
    ),
  }
}

/** The stock's id identifies it. A symbol, if sent, only has to be well-formed. */
function assertSymbol(symbol: string | undefined, field: string): void {
  if (symbol !== undefined && !SYMBOL.test(symbol)) throw new Refusal('parameter_invalid_empty', { field })
}
