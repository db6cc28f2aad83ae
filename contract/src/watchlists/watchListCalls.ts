import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { usageEnvelope } from '../billing/planSchemas.ts'
import { boundedText, empty, identifier } from '../kernel/scalars.ts'
import {
  eitherSpelling,
  versionRead as version,
  watchList,
  watchListEntry,
  watchListEntryChange,
  watchListEntryInput,
} from './watchListSchemas.ts'

const MAXIMUM_NAME_LENGTH = 50
const MAXIMUM_DESCRIPTION_LENGTH = 1_000

const LIST_KINDS = { UserBuyStockList: 'buy', UserSellStockList: 'sell', UserPortfolioStockList: 'other' } as const
type ListArea = keyof typeof LIST_KINDS

/** Calls on lists are served with and without `/V2/`. */
function pathsOf(area: ListArea, verb: string) {
  return { path: `/api/${area}/V2/${verb}`, aliases: [`/api/${area}/${verb}`] }
}

function getAllListsWithEntries(area: ListArea) {
  return call({
    item: 'API-51',
    summary: `Reads all ${LIST_KINDS[area]} lists with their entries`,
    ...pathsOf(area, 'GetAllListWithEntries'),
    access: 'user',
    scripts: true,
    input: z.object({ userId: identifier }),
    output: z.object({ lists: z.array(watchList) }),
    additional: usageEnvelope,
    errors: ['resource_missing'],
  })
}

export const getBuyLists = getAllListsWithEntries('UserBuyStockList')
export const getSellLists = getAllListsWithEntries('UserSellStockList')
export const getOtherLists = getAllListsWithEntries('UserPortfolioStockList')

const listName = boundedText(MAXIMUM_NAME_LENGTH, 1)
const listDescription = boundedText(MAXIMUM_DESCRIPTION_LENGTH)
export const entryToAdd = z.object({ listId: identifier, newEntry: eitherSpelling(watchListEntryInput) })
export const entryToChange = z.object({ updatedListEntry: eitherSpelling(watchListEntryChange) })

function listWrites(area: ListArea) {
  const write = { access: 'user', scripts: true, write: true, additional: usageEnvelope } as const
  const kind = LIST_KINDS[area]
  return {
    addEntry: call({
      item: 'API-48',
      summary: `Adds a stock with its four prices to one of the ${kind} lists`,
      ...pathsOf(area, 'AddEntry'),
      ...write,
      input: entryToAdd,
      output: watchListEntry,
      errors: [
        'DuplicateKey',
        'invalidFloorThresholds',
        'invalidCeilThresholds',
        'noSellCeilOrSellFloor',
        'resource_missing',
        'operationsLimitReached',
        'BeyondPlan',
      ],
    }),
    updateEntry: call({
      item: 'API-49',
      summary: `Changes the four prices of an entry of one of the ${kind} lists`,
      ...pathsOf(area, 'UpdateEntry'),
      ...write,
      input: entryToChange,
      output: watchListEntry,
      errors: [
        'invalidFloorThresholds',
        'invalidCeilThresholds',
        'noSellCeilOrSellFloor',
        'resource_missing',
        'VersionConflict',
        'BeyondPlan',
      ],
    }),
    deleteEntry: call({
      item: 'API-50',
      summary: `Removes an entry from one of the ${kind} lists`,
      ...pathsOf(area, 'DeleteEntry'),
      ...write,
      input: z.object({ entryId: identifier, listId: identifier, version }),
      output: z.object({ entryId: z.string(), listId: z.string() }),
      errors: ['resource_missing', 'VersionConflict'],
    }),
    createList: call({
      item: 'API-52',
      summary: `Creates one of the ${kind} lists`,
      ...pathsOf(area, 'CreateNewList'),
      ...write,
      input: z.object({ userId: identifier, listName, listDescription }),
      output: watchList,
      errors: ['listLimitReached'],
    }),
    updateList: call({
      item: 'API-53',
      summary: `Changes the name and description of one of the ${kind} lists`,
      ...pathsOf(area, 'UpdateListInfo'),
      ...write,
      input: z.object({ listId: identifier, newListName: listName, newListDescription: listDescription, version }),
      output: watchList,
      errors: ['listLimitReached', 'resource_missing', 'VersionConflict', 'BeyondPlan'],
    }),
    deleteList: call({
      item: 'API-54',
      summary: `Deletes one of the ${kind} lists`,
      ...pathsOf(area, 'DeleteList'),
      ...write,
      input: z.object({ listId: identifier, version }),
      output: z.object({ listId: z.string() }),
      errors: ['resource_missing', 'VersionConflict'],
    }),
  }
}

export const buyListWrites = listWrites('UserBuyStockList')
export const sellListWrites = listWrites('UserSellStockList')
export const otherListWrites = listWrites('UserPortfolioStockList')

/** Null if the caller has no such list. */
export const getWatchList = call({
  item: 'D17',
  summary: 'Reads one list with its entries',
  path: '/api/Extensions/WatchLists/Get',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({ listId: identifier }),
  output: z.object({ list: watchList.nullable() }),
  additional: usageEnvelope,
})

export const getShowcase = call({
  item: 'D17',
  summary: 'Reads the demonstration buy list',
  path: '/api/Extensions/Showcase/Get',
  access: 'open',
  extension: true,
  input: empty,
  output: z.object({ list: watchList }),
})
