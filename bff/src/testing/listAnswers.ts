import type { buyListWrites, getWatchList } from '@palier/contract/watchlists/watchListCalls'
import type { getOverview } from '@palier/contract/shell/overviewCalls'
import type { InputOf } from '@palier/contract/kernel/call'
import type { WireUsageEnvelope, WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { levelCountsOf } from '@palier/domain/watchlists/ranking'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import { todayOfLists } from '../loaders/dashboard/loadToday.ts'
import { sampleLimit, samplePlans } from './planSamples.ts'
import { sampleEntry } from './wireSamples.ts'

type Lists = Map<WireListType, WireWatchList[]>
export type ListState = {
  lists: Lists
  /** How much the small server says of the usage beside lists. */
  tells: 'all' | 'counts' | 'nothing'
  planName: string
}
type Told = { data: unknown; additionalData?: unknown }
type Write = typeof buyListWrites
type Sent<Name extends keyof Write> = InputOf<Write[Name]>

const KINDS = [
  ['buy', 'Buy'],
  ['sell', 'Sell'],
  ['others', 'Other'],
] as const

/** What the small server answers to the calls on lists and plans, by their names; undefined for what it does not have. */
export function createListAnswers(state: ListState) {
  const answers = new Map<string, (input: never) => Told | undefined>()
  let created = 0

  function usage(): WireUsageEnvelope['subscriptionInfo']['usage'] {
    const lists = (kind: WireListType) => state.lists.get(kind) ?? []
    const entries = (kind: WireListType) => lists(kind).reduce((sum, list) => sum + list.entries.length, 0)
    return {
      buyListCount: lists('buy').length,
      sellListCount: lists('sell').length,
      combinedListCount: lists('buy').length + lists('sell').length,
      combinedListCombinedEntriesCount: entries('buy') + entries('sell'),
      buyListCombineEntriesCount: entries('buy'),
      sellListCombineEntriesCount: entries('sell'),
      portfolioCount: 1,
      portfolioCombineEntrieCount: 7,
    }
  }

  function withUsage(data: unknown): Told {
    if (state.tells === 'nothing') return { data }
    const plan = { planName: state.planName, limit: sampleLimit, aiDataActiveKeys: ['questions'] }
    const more = state.tells === 'all' ? plan : {}
    return { data, additionalData: { subscriptionInfo: { usage: usage(), ...more } } }
  }

  for (const [kind, name] of KINDS) {
    const find = (listId: string) => state.lists.get(kind)?.find(({ id }) => id === listId)
    const replace = (list: WireWatchList) =>
      state.lists.set(
        kind,
        (state.lists.get(kind) ?? []).map((other) => (other.id === list.id ? list : other)),
      )

    answers.set(`get${name}Lists`, () => withUsage({ lists: state.lists.get(kind) }))
    answers.set(`create${name}List`, ({ listName, listDescription }: Sent<'createList'>) => {
      created += 1
      const id = `new-${created}`
      const list = {
        id,
        name: listName,
        description: listDescription,
        type: kind,
        currency: null,
        entries: [],
        version: 1,
      }
      state.lists.set(kind, [...(state.lists.get(kind) ?? []), list])
      return withUsage(list)
    })
    answers.set(`update${name}List`, ({ listId, newListName, newListDescription }: Sent<'updateList'>) => {
      const list = find(listId)
      if (!list) return undefined
      const changed = { ...list, name: newListName, description: newListDescription, version: (list.version ?? 0) + 1 }
      replace(changed)
      return withUsage(changed)
    })
    answers.set(`delete${name}List`, ({ listId }: Sent<'deleteList'>) => {
      if (!find(listId)) return undefined
      state.lists.set(kind, state.lists.get(kind)?.filter(({ id }) => id !== listId) ?? [])
      return withUsage({ listId })
    })
    answers.set(`add${name}Entry`, ({ listId, newEntry }: Sent<'addEntry'>) => {
      const list = find(listId)
      if (!list) return undefined
      const entry = changedEntry(sampleEntry(listId, newEntry.stockId), newEntry)
      replace({ ...list, entries: [...list.entries, entry] })
      return withUsage(entry)
    })
    answers.set(`update${name}Entry`, ({ updatedListEntry }: Sent<'updateEntry'>) => {
      const list = find(updatedListEntry.listId)
      const entry = list?.entries.find(({ id }) => id === updatedListEntry.id)
      if (!list || !entry) return undefined
      const changed = changedEntry(entry, updatedListEntry)
      replace({ ...list, entries: list.entries.map((other) => (other === entry ? changed : other)) })
      return withUsage(changed)
    })
    answers.set(`delete${name}Entry`, ({ listId, entryId }: Sent<'deleteEntry'>) => {
      const list = find(listId)
      if (!list?.entries.some(({ id }) => id === entryId)) return undefined
      replace({ ...list, entries: list.entries.filter(({ id }) => id !== entryId) })
      return withUsage({ listId, entryId })
    })
  }

  const allLists = () => KINDS.flatMap(([kind]) => state.lists.get(kind) ?? [])
  answers.set('getWatchList', ({ listId }: InputOf<typeof getWatchList>) =>
    withUsage({ list: allLists().find(({ id }) => id === listId) ?? null }),
  )
  answers.set('getOverview', ({ top, stockId, withToday }: InputOf<typeof getOverview>) =>
    withUsage({
      lists: allLists().map(({ entries, ...list }) => ({
        ...list,
        entryCount: entries.length,
        topEntries: top?.kinds.includes(list.type) ? strongestOf(entries).slice(0, top.first) : [],
        ...(top?.kinds.includes(list.type) && { levelCounts: levelCountsOf(entries.map(({ score }) => score)) }),
      })),
      stockEntries: allLists().flatMap(({ entries }) => entries.filter((entry) => entry.stockId === stockId)),
      ...(withToday && {
        today: todayOfLists(
          allLists().filter(({ type }) => type !== 'others'),
          DEFAULT_SCORE_BASIS,
        ),
      }),
    }),
  )
  answers.set('getPublicPlans', () => ({ data: { plans: samplePlans } }))
  const subscription = (): WireUserSubscriptionInfo => ({
    status: 'active',
    planName: state.planName,
    planDefinition: { planName: state.planName, limit: sampleLimit, price: 999, priceId: 'price-standard' },
    isFreePlan: false,
    usage: usage(),
    defaultPaymentMethod: null,
    currentCycleInfo: { renewalDate: null, endDate: null },
    terminationInfo: { isCancel: false, terminationDate: null, endOfGracePeriodDate: null },
    plannedChangeOfPlan: { planName: null, date: '0001-01-01T00:00:00' },
    defaultOfPayment: null,
  })
  return { answers, subscription }
}

type SentThresholds = { T200: number; T400: number; T600: number; T800: number }

function changedEntry(entry: WireWatchListEntry, { T200, T400, T600, T800 }: SentThresholds): WireWatchListEntry {
  return { ...entry, t200: T200, t400: T400, t600: T600, t800: T800, version: (entry.version ?? 0) + 1 }
}

function strongestOf(entries: readonly WireWatchListEntry[]): WireWatchListEntry[] {
  return entries
    .filter(({ marketRegularPrice }) => marketRegularPrice.value > 0)
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score))
}
